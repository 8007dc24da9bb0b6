import { auditContract, auditList } from '@rawnaq/domain/audit/audit.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { auditRows } from './audit.repo';
import { getHistory } from './get-history';
import { namesIn } from './names.repo';

const list = listUseCases(auditList, auditRows, { search: ['actor_name', 'real_actor_name', 'entity_id', 'action'] });

const useCases: UseCases<typeof auditContract> = {
  get_records: async (ctx, ...asked) => {
    const page = await list.page(ctx, ...asked);
    const names = await namesIn(ctx.tx, ctx.accountId, ctx.language, page.records);
    return { ...page, records: page.records.map((record) => ({ ...record, names })) };
  },
  export: list.file,
  get_history: getHistory,
};

export const auditRoutes = { contract: auditContract, useCases };
