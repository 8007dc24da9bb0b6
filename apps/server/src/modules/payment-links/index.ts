export { openAccountLink } from './accounts/ask-for-account-invoice';
export { canTakePayments, openPaymentLink } from './open-payment-link';
export { paymentsOfVisits } from './follow-visits';
export { installPayPages } from './pay-pages';
export { paymentLinkJobs } from './payment-links.job';
export { moneyByLink, type LinkMoney } from './refunds/link-money';
export { paymentOfAppointment } from './payment-state';
export { depositsOfStays } from './stays/deposits-of-stays';
export { returnDeposit } from './refunds/return-deposit';
