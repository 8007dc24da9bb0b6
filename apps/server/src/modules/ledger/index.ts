export {
  addToDays,
  findJournal,
  journalOfAccountInvoice,
  journalsOfInvoice,
  paymentJournalOfAccountInvoice,
  type Bookkeeper,
} from './ledger.repo';
export { dayRows, journalRow, postingRows, type Entry } from './ledger-rows';
export {
  journalLinesOf,
  journalLinesOfAccountInvoice,
  journalLinesOfExpense,
  standingJournals,
  type JournalLines,
} from './journal-lines.query';
export { ledgerSums } from './ledger-days.query';
export { owedBy } from './balances.query';
export { entriesOf, post, record, type Posted } from './post';
