/** What other features may embed: what one customer wrote. */
export { CustomerComplaints } from './components/customer-complaints';
export { useComplaintsCount } from './use-complaints-count';
