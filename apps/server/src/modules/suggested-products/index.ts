export { countSellingSalons, suggestedProductJobs } from './count-selling.job';
export {
  activeCatalogueProducts,
  CATALOGUE_KEY,
  catalogueByBarcodes,
  findOffered,
  insertCatalogueProducts,
  isDefined,
} from './suggested-products.repo';
export { changeProduct, takeOverProduct } from './take-over-product';
