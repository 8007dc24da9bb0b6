/** What other features may embed: the packages of one customer. */
export { CustomerPackages } from './components/customer-packages';
