/** What other features may embed: what the books say about a document. */
export { InvoiceJournal } from './components/invoice-journal';
