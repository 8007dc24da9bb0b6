/** What other features may embed: adding somebody without leaving the page, and finding somebody. */
export { CustomerDrawer } from './components/customer-drawer';
export { CustomerPicker } from './components/customer-picker';
