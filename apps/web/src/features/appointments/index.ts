/** What other features may embed: finding a customer, or adding her on the spot. */
export { CustomerSearch } from './components/booking/customer-search';
