import { productRequestsContract, productRequestsList } from '@rawnaq/domain/products/product-requests.contract';
import { toProductSearch } from '@rawnaq/domain/products/product.rules';
import { productsContract, productsList } from '@rawnaq/domain/products/products.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { activateProducts } from './activate-products';
import { addProductRequest } from './add-product-request';
import { askForCorrection } from './ask-for-correction';
import { editProduct } from './edit-product';
import { findOfferedProducts } from './find-offered-products';
import type { ProductFollower } from './product-follower';
import { productRequestRows } from './product-requests.repo';
import { productRows } from './products.repo';
import { setProductStatus } from './set-product-status';
import { withdrawProductRequest } from './withdraw-product-request';

const requests = listUseCases(productRequestsList, productRequestRows, {
  search: ['search_key'],
  fold: toProductSearch,
});

const productUseCases = (follower: ProductFollower): UseCases<typeof productsContract> => {
  const list = listUseCases(
    productsList,
    productRows((accountId) => follower.quantity(accountId, 'p')),
    {
      search: ['search_key'],
      fold: toProductSearch,
    },
  );
  return {
    get_records: list.page,
    export: list.file,
    get_catalogue: findOfferedProducts,
    activate: activateProducts(follower),
    edit: editProduct(follower),
    set_status: setProductStatus,
  };
};
const requestUseCases: UseCases<typeof productRequestsContract> = {
  get_records: requests.page,
  export: requests.file,
  find: findOfferedProducts,
  add: addProductRequest,
  correct: askForCorrection,
  withdraw: withdrawProductRequest,
};

export const productsRoutes = (follower: ProductFollower) => ({
  contract: productsContract,
  useCases: productUseCases(follower),
});
export const productRequestsRoutes = { contract: productRequestsContract, useCases: requestUseCases };
