import { AppError } from '@rawnaq/domain/kernel/app-error';
import { move } from '@rawnaq/domain/kernel/state-machine';
import { platformUpdateStates } from '@rawnaq/domain/platform-updates/platform-update.states';
import type { platformUpdatesContract } from '@rawnaq/domain/platform-updates/platform-updates.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { insertUpdate, lockUpdate, updateStatus, updateTexts } from './platform-updates.repo';

type Contract = typeof platformUpdatesContract;

export const addUpdate: UseCase<Contract['add']> = async (ctx, texts) => {
  const id = await insertUpdate(ctx, texts);
  await audit(ctx, { action: 'platform-updates.add', entity: 'platform_updates', entity_id: id, after: texts });
  return { id };
};

export const editUpdate: UseCase<Contract['edit']> = async (ctx, { id, ...texts }) => {
  const before = await lockUpdate(ctx.tx, id);
  if (!before) throw new AppError('NOT_FOUND');
  await updateTexts(ctx, id, texts);
  const { status: _status, published_at: _published, ...said } = before;
  await audit(ctx, {
    action: 'platform-updates.edit',
    entity: 'platform_updates',
    entity_id: id,
    before: said,
    after: texts,
  });
  return { done: true };
};

export const setUpdateStatus: UseCase<Contract['set_status']> = async (ctx, { id, status }) => {
  const before = await lockUpdate(ctx.tx, id);
  if (!before) throw new AppError('NOT_FOUND');
  move(platformUpdateStates, before.status, status);
  await updateStatus(ctx, id, status);
  await audit(ctx, {
    action: 'platform-updates.set-status',
    entity: 'platform_updates',
    entity_id: id,
    before: { status: before.status },
    after: { status },
  });
  return { done: true };
};
