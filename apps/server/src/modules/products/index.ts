export { assertProducts } from './assert-products';
export {
  addedProductRows,
  editedProductRows,
  insertProductRequest,
  lockProductRequest,
  setRequestDecision,
} from './product-requests.repo';
export { insertProducts, productOptions as listProducts } from './products.repo';
export { tellRequests } from './tell-requests';
export { productChoices } from './product-choices';
