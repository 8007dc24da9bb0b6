export { countSellingSalons, productJobs } from './count-selling.job';
export { assertProducts } from './assert-products';
export {
  addedProductRows,
  editedProductRows,
  lockProductRequest,
  productRequestsHolding,
  setRequestDecision,
} from './product-requests.repo';
export { insertProducts, productOptions as listProducts } from './products.repo';
export type { ProductFollower } from './product-follower';
export { productChoices } from './product-choices';
