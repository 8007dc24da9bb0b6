import { invoiceNumberKey, mostVat } from '@rawnaq/domain/expenses/expense.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { formatDecimal, type Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { SellingSalon } from '../invoices';
import type { Bookkeeper } from '../ledger';
import { assertSupplier } from '../suppliers';
import { twinsOf } from './expenses.query';
import type { BillColumns } from './expenses.repo';

type Bill = {
  supplier_id?: number | null | undefined;
  supplier_invoice_number?: string | undefined;
  invoice_date: LocalDate;
  net: Minor;
  vat: Minor;
  due_on?: LocalDate | undefined;
  save_duplicate: boolean;
};

/**
 * A bill that may be written down, whatever it is for. The supplier it had before it may keep, disabled or not. Whoever
 * comes here holds the salon's numbers of expenses, so that of two alike the second is asked.
 */
export async function judgeBill(
  ctx: Bookkeeper,
  salon: SellingSalon,
  { supplier_invoice_number: number, invoice_date, net, vat, save_duplicate, ...bill }: Bill,
  known?: { id: number; supplier_id: number | null },
): Promise<BillColumns> {
  if (invoice_date > salon.day) throw new AppError('EXPENSE_DATE_AHEAD', { field: 'invoice_date' });
  const due_on = bill.due_on ?? invoice_date;
  if (due_on < invoice_date) throw new AppError('EXPENSE_DUE_TOO_EARLY', { field: 'due_on' });
  const most = mostVat(net, salon.vat_rate);
  if (vat > most)
    throw new AppError('EXPENSE_VAT_TOO_HIGH', { field: 'vat', values: { most: formatDecimal(most, salon.currency) } });
  const supplier_id = bill.supplier_id ?? null;
  if (supplier_id !== null && supplier_id !== known?.supplier_id) await assertSupplier(ctx, supplier_id);
  if (number && !save_duplicate && (await twinsOf(ctx, { number, date: invoice_date, except: known?.id })).length > 0)
    throw new AppError('EXPENSE_DUPLICATE');
  return {
    supplier_id,
    supplier_invoice_number: number ?? null,
    number_key: number ? invoiceNumberKey(number) : null,
    invoice_date,
    net,
    vat,
    total: net + vat,
    vat_rate: vat > 0 ? salon.vat_rate : 0,
    due_on,
  };
}
