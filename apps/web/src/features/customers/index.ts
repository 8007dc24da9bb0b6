/** What other features may embed: finding somebody. */
export { CustomerPicker } from './components/customer-picker';
