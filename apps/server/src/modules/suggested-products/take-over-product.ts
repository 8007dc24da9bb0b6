import { AppError } from '@rawnaq/domain/kernel/app-error';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { ProductFacts } from '@rawnaq/domain/products/product.rules';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import {
  insertUnlessThere,
  lockByBarcode,
  lockCatalogueProduct,
  updateCatalogueProduct,
  updateCatalogueStatus,
} from './suggested-products.repo';

const { active } = recordStates.codes;

/**
 * What a salon asked for becomes a product of the catalogue. When one with that barcode is there by now, it is that
 * one, and it is offered again if it was not.
 */
export async function takeOverProduct(ctx: Ctx, product: ProductFacts): Promise<number> {
  const id = await insertUnlessThere(ctx.tx, product);
  if (id !== undefined) {
    await audit(ctx, {
      action: 'suggested-products.take-over',
      entity: 'catalogue_products',
      entity_id: id,
      after: product,
    });
    return id;
  }
  const known = (await lockByBarcode(ctx.tx, product.barcode))!;
  if (known.status !== active) {
    await updateCatalogueStatus(ctx, known.id, active);
    await audit(ctx, {
      action: 'suggested-products.set-status',
      entity: 'catalogue_products',
      entity_id: known.id,
      before: { status: known.status },
      after: { status: active },
    });
  }
  return known.id;
}

/** For all salons at once: they share what a product is. */
export async function changeProduct(
  ctx: Ctx,
  id: number,
  product: ProductFacts,
  action: 'correct' | 'edit',
): Promise<void> {
  const before = await lockCatalogueProduct(ctx.tx, id);
  if (!before) throw new AppError('NOT_FOUND');
  await updateCatalogueProduct(ctx, id, product);
  const { status: _, ...facts } = before;
  await audit(ctx, {
    action: `suggested-products.${action}`,
    entity: 'catalogue_products',
    entity_id: id,
    before: facts,
    after: product,
  });
}
