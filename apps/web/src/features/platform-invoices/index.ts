/** What other features may embed: the package and the invoices of the own account. */
export { OwnInvoices } from './components/own-invoices';
