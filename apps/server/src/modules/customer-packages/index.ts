export {
  insertPackage,
  lockPackages,
  packagesOfCustomer,
  takeFromPackage,
  type NewPackage,
  type PackageRow,
} from './customer-packages.repo';
export { keptByCustomerPackages } from './kept-of-customers.repo';
