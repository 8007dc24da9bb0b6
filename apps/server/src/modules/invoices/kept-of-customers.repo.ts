import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

export const keptByInvoices: readonly KeptOfCustomer[] = [keptRows('invoices')];
