export {
  activeCatalogueProducts,
  CATALOGUE_KEY,
  catalogueByBarcodes,
  insertCatalogueProducts,
  isDefined,
  storeSelling,
  type Selling,
} from './suggested-products.repo';
export { changeProduct, takeOverProduct } from './take-over-product';
