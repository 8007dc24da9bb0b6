import { AppError } from '@rawnaq/domain/kernel/app-error';
import {
  platformUpdatesContract,
  platformUpdatesList,
} from '@rawnaq/domain/platform-updates/platform-updates.contract';
import type { UseCases } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { listUseCases } from '../../http/lists/list-use-cases';
import { addUpdate, editUpdate, setUpdateStatus } from './change-updates';
import { insertRead, newsFor, platformUpdateRows } from './platform-updates.repo';

const list = listUseCases(platformUpdatesList, platformUpdateRows, { search: ['english_title', 'arabic_title'] });

const useCases: UseCases<typeof platformUpdatesContract> = {
  get_records: list.page,
  export: list.file,
  add: addUpdate,
  edit: editUpdate,
  set_status: setUpdateStatus,
  get_news: async (ctx) => ({ records: await newsFor(ctx, sessionOf(ctx).user.id) }),
  mark_read: async (ctx, { id }) => {
    if (!(await insertRead(ctx, sessionOf(ctx).user.id, id))) throw new AppError('NOT_FOUND');
    return { done: true };
  },
};

export const platformUpdatesRoutes = { contract: platformUpdatesContract, useCases };
