export { loadInvoicePage } from './load-invoice-page';
export { LINK_VISITS, rateByLink } from './rate-invoice';
