export { assertSupplier, moveSupplierBalance } from './suppliers.repo';
export { supplierChoices } from './suppliers.routes';
