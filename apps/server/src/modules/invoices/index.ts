export {
  commissionsOf,
  creditsOfInvoice,
  findInvoice,
  hasNotes,
  lastInvoiceOn,
  linesOfInvoice,
  lockInvoice,
  markCancelled,
  takeFromSales,
  type CorrectedInvoice,
  type CorrectedLine,
} from './corrected.repo';
export { isBilled, insertCommissions, reserveInvoice, type CommissionRow, type LineRow } from './invoices.repo';
export { issuePaper, paperRow, type IssuedPaper, type NewPaper, type PaperCustomer } from './issue-paper';
export { payCommissions } from './pay-commissions';
export { numberSql } from './number.query';
export { businessDay, readSellingSalon, type SellerFacts, type SellingSalon } from './seller';
export { salesSums, type SalesSum } from './sales-sums.query';
export { soldByDay } from './sold-by-day';
export { keptByInvoices } from './kept-of-customers.repo';
export { salesDaysOf } from './sales-days';
export { sellerId } from './seller';
