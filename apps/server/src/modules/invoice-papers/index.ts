export { countPapers, drawnPapers, yearsOfPapers } from './file-papers';
export { loadInvoicePage } from './load-invoice-page';
export { LINK_VISITS, rateByLink } from './rate-invoice';
