export { addToDays, findJournal, journalsOfInvoice, type Bookkeeper, type Entry } from './ledger.repo';
export { entriesOf, post, record, type Posted } from './post';
