export { isBilled, insertCommissions, reserveInvoice, type CommissionRow, type LineRow } from './invoices.repo';
export { isSealed, issuePaper, paperRow, type IssuedPaper, type NewPaper, type PaperCustomer } from './issue-paper';
export { readSellingSalon, type SellerFacts, type SellingSalon } from './seller';
export { keptByInvoices } from './kept-of-customers.repo';
export { salesDaysOf } from './sales-days';
export { sellerId } from './seller';
