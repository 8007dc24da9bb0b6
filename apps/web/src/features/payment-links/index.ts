/** What other features may embed. */
export { PaymentLinks } from './components/payment-links';
