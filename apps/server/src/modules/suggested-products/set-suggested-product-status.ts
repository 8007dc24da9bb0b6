import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { move } from '@rawnaq/domain/kernel/state-machine';
import type { suggestedProductsContract } from '@rawnaq/domain/suggested-products/suggested-products.contract';
import { announce } from '../../db/announce';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { lockCatalogueProduct, updateCatalogueStatus } from './suggested-products.repo';

/** Salons that sell it go on; it is only no longer, or again, offered. */
export const setSuggestedProductStatus: UseCase<(typeof suggestedProductsContract)['set_status']> = async (ctx, { id, status }) => {
  const before = await lockCatalogueProduct(ctx.tx, id);
  if (!before) throw new AppError('NOT_FOUND');
  move(recordStates, before.status as typeof status, status);
  await updateCatalogueStatus(ctx, id, status);
  await audit(ctx, { action: 'suggested-products.set-status', entity: 'catalogue_products', entity_id: id, before: { status: before.status }, after: { status } });
  await announce(ctx.tx, { channel: 'event', account_id: ctx.accountId, topic: 'suggested_products', id });
  return { done: true };
};
