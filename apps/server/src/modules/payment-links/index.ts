export { closePaymentLinks } from './close-payment-link';
export { canTakePayments, openPaymentLink } from './open-payment-link';
export { installPayPages } from './pay-pages';
export { paymentLinkJobs } from './payment-links.job';
export { paymentOfAppointment } from './payment-state';
export { returnDeposit } from './return-deposit';
export { settlePaymentsOf } from './settle-payment-link';
