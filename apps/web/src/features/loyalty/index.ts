/** What other features may embed: the points of one customer, and turning them into a voucher. */
export { CustomerLoyalty } from './components/customer-loyalty';
