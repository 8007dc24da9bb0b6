/** What other features may embed. */
export { InvoiceLink } from './components/invoice-link';
