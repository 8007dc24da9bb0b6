export { addToDays, findJournal, journalsOfInvoice, type Bookkeeper } from './ledger.repo';
export { dayRows, journalRow, postingRows, type Entry } from './ledger-rows';
export { entriesOf, post, record, type Posted } from './post';
