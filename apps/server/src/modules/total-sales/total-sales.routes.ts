import { invoicesContract, totalSalesList } from '@rawnaq/domain/invoices/invoices.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { getInvoice } from './get-invoice';
import { invoiceRows, invoicesMeant } from './invoice-rows.query';

const list = listUseCases(totalSalesList, invoiceRows, { search: [], find: invoicesMeant, counts: 'counts' });

const useCases: UseCases<typeof invoicesContract> = {
  get_records: list.page,
  export: list.file,
  get_record: getInvoice,
};

export const totalSalesRoutes = { contract: invoicesContract, useCases };
