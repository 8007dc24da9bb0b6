/** What other features may embed. */
export { InvoiceLink } from './components/invoice-link';
export { PaymentLinks } from './components/payment-links';
