/** What other features may embed. */
export { InvoiceLink } from './components/invoice-link';
export { PaymentLinkList } from './components/payment-link-list';
export { RefundDialog } from './components/refund-dialog';
