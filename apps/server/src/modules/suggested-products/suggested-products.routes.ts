import { toProductSearch } from '@rawnaq/domain/products/product.rules';
import {
  suggestedProductsContract,
  suggestedProductsList,
} from '@rawnaq/domain/suggested-products/suggested-products.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { addSuggestedProduct } from './add-suggested-product';
import { editSuggestedProduct } from './edit-suggested-product';
import { setSuggestedProductStatus } from './set-suggested-product-status';
import { suggestedProductRows } from './suggested-products.repo';

const list = listUseCases(suggestedProductsList, suggestedProductRows, {
  search: ['search_key'],
  fold: toProductSearch,
});

const useCases: UseCases<typeof suggestedProductsContract> = {
  get_records: list.page,
  export: list.file,
  add: addSuggestedProduct,
  edit: editSuggestedProduct,
  set_status: setSuggestedProductStatus,
};

export const suggestedProductsRoutes = { contract: suggestedProductsContract, useCases };
