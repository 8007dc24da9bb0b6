/** What other features may embed: finding a customer, or adding her on the spot. */
export { CustomerSearch } from './components/booking/customer-search';
/** What she had last, for whoever sells to her. */
export { useCustomerFacts } from './use-customer-facts';
