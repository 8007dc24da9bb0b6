export { PaymentNow } from './components/payment-now';
export { useSuggestedVat } from './components/use-suggested-vat';
