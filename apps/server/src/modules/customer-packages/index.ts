export { customerPackageJobs } from './customer-packages.job';
export { unusedPackageFacts, unusedPackages } from './customer-packages.query';
export {
  insertPackage,
  lockPackages,
  packagesOfCustomer,
  takeFromPackage,
  type NewPackage,
  type PackageRow,
} from './customer-packages.repo';
export { keptByCustomerPackages } from './kept-of-customers.repo';
export { giveUseBack, lockPackagesOf, takePackageBack, type HeldPackage } from './returned-packages.repo';
