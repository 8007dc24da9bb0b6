export { composeInvoice, saleOf, type ComposedInvoice } from './issue/compose-invoice';
export type { Goods } from './issue/read-goods';
export { keptByTill } from './kept-of-customers.repo';
