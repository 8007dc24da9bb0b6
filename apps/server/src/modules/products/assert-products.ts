import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { productsById, type Writer } from './products.repo';

/** Refuses at the field what is not the salon's, and what it no longer sells unless it was `kept` from before. */
export async function assertProducts(
  ctx: Writer,
  ids: readonly number[],
  kept: readonly number[] = [],
  field = 'products',
): Promise<void> {
  if (ids.length === 0) return;
  const usable = (await productsById(ctx, ids))
    .filter(({ id, status }) => status === recordStates.codes.active || kept.includes(id))
    .map(({ id }) => id);
  if (ids.some((id) => !usable.includes(id))) throw new AppError('PRODUCT_NOT_EXIST', { field });
}
