/** What other features may embed: finding whom one buys from, or adding them. */
export { SupplierField } from './components/supplier-field';
