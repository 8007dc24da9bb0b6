import type { ExpenseFields } from '@rawnaq/domain/expenses/expense-input';
import { invoiceNumberKey, mostVat } from '@rawnaq/domain/expenses/expense.rules';
import { expenseRepeats } from '@rawnaq/domain/expenses/expense.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { formatDecimal } from '@rawnaq/domain/kernel/money';
import { partsOf } from '@rawnaq/domain/kernel/time/local-date';
import { activeExpenseTypes } from '../expense-types';
import { readSellingSalon, type SellingSalon } from '../invoices';
import type { Bookkeeper } from '../ledger';
import { assertSupplier } from '../suppliers';
import { twinsOf } from './expenses.query';
import type { ExpenseColumns } from './expenses.repo';

type Judged = { salon: SellingSalon; columns: ExpenseColumns };
type Known = { id: number; supplier_id: number | null; type_id: number };

/**
 * An expense that may be written down. What it had before it may keep, disabled or not. Whoever comes here holds the
 * salon's numbers of expenses, so that of two alike the second is asked.
 */
export async function judgeExpense(
  ctx: Bookkeeper,
  { save_duplicate, ...input }: ExpenseFields & { save_duplicate: boolean },
  known?: Known,
): Promise<Judged> {
  const salon = await readSellingSalon(ctx);
  if (input.invoice_date > salon.day) throw new AppError('EXPENSE_DATE_AHEAD', { field: 'invoice_date' });
  const most = mostVat(input.net, salon.vat_rate);
  if (input.vat > most)
    throw new AppError('EXPENSE_VAT_TOO_HIGH', { field: 'vat', values: { most: formatDecimal(most, salon.currency) } });
  const supplier_id = input.supplier_id ?? null;
  if (supplier_id !== null && supplier_id !== known?.supplier_id) await assertSupplier(ctx, supplier_id);
  if (input.type_id !== known?.type_id && !(await activeExpenseTypes(ctx)).some(({ id }) => id === input.type_id))
    throw new AppError('EXPENSE_TYPE_UNKNOWN', { field: 'type_id' });
  const { supplier_invoice_number: number, invoice_date } = input;
  if (number && !save_duplicate && (await twinsOf(ctx, { number, date: invoice_date, except: known?.id })).length > 0)
    throw new AppError('EXPENSE_DUPLICATE');
  const repeats = input.repeat_months !== expenseRepeats.codes.never;
  return {
    salon,
    columns: {
      supplier_id,
      supplier_invoice_number: number ?? null,
      number_key: number ? invoiceNumberKey(number) : null,
      invoice_date,
      type_id: input.type_id,
      net: input.net,
      vat: input.vat,
      total: input.net + input.vat,
      vat_rate: input.vat > 0 ? salon.vat_rate : 0,
      due_on: input.due_on ?? invoice_date,
      bill_from: input.bill_from ?? null,
      bill_to: input.bill_to ?? null,
      note: input.note ?? null,
      repeat_months: input.repeat_months,
      repeat_by_itself: repeats && input.repeat_by_itself,
      repeat_day: repeats ? partsOf(invoice_date).day : null,
    },
  };
}
