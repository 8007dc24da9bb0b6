import { productsList } from '@rawnaq/domain/products/products.contract';
import { toProductSearch } from '@rawnaq/domain/products/product.rules';
import { sql } from 'kysely';
import { choicesOf } from '../../http/lists/record-choices.query';
import { productRows } from './products.repo';

export const productChoices = choicesOf({
  list: productsList,
  // Nobody picks by what there is.
  rows: productRows(() => sql<number>`0`),
  options: { search: ['search_key'], fold: toProductSearch },
  note: ({ barcode }) => barcode,
});
