import { statusUseCase } from '../records';
import { lockCatalogueProduct, updateCatalogueStatus } from './suggested-products.repo';

/** Salons that sell it go on; it is only no longer, or again, offered. */
export const setSuggestedProductStatus = statusUseCase({
  entity: 'catalogue_products',
  action: 'suggested-products.set-status',
  lock: ({ tx }, id) => lockCatalogueProduct(tx, id),
  update: updateCatalogueStatus,
});
