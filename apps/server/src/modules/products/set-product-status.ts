import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { productsContract } from '@rawnaq/domain/products/products.contract';
import { announce } from '../../db/announce';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockProduct, updateProductStatus } from './products.repo';

export const setProductStatus: UseCase<(typeof productsContract)['set_status']> = async (ctx, { id, status }) => {
  const before = await lockProduct(ctx, id);
  if (!before) throw new AppError('NOT_FOUND');
  move(recordStates, before.status as typeof status, status);
  await updateProductStatus(ctx, id, status);
  await audit(ctx, { action: 'products.set-status', entity: 'products', entity_id: id, before: { status: before.status }, after: { status } });
  await announce(ctx.tx, { channel: 'event', account_id: ctx.accountId, topic: 'products', id });
  return { done: true };
};
