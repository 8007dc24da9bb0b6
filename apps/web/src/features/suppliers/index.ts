/** What other features may embed: finding whom one buys from, or adding them. */
export { SupplierPicker, type SupplierBrief } from './components/supplier-picker';
