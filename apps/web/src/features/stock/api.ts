import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { useRead } from '../../lib/query';

export type ShelfProduct = OutputOf<typeof stockContract.get_shelves>['products'][number];
export type Movement = OutputOf<typeof stockContract.get_records>['records'][number];
export type ReorderLine = OutputOf<typeof stockContract.get_reorder>['records'][number];

export const useShelves = () => useRead(stockContract.get_shelves, {}, { ownFailure: true });
/** The words of one product, so that a label or an order says its name in the reader's language. */
export const nameIn = (language: 'en' | 'ar', product: Pick<ShelfProduct, 'english_name' | 'arabic_name'>): string =>
  language === 'ar' ? product.arabic_name : product.english_name;
