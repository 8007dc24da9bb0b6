export { addToDays, findJournal, journalsOfInvoice, type Bookkeeper, type Entry } from './ledger.repo';
export { ledgerSums } from './ledger-days.query';
export { entriesOf, post, record, type Posted } from './post';
