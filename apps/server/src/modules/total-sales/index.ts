export { invoicesMeant, numberTextOf } from './invoice-rows.query';
