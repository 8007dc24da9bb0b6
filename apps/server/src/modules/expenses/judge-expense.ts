import type { ExpenseFields } from '@rawnaq/domain/expenses/expense-input';
import { expenseRepeats } from '@rawnaq/domain/expenses/expense.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { partsOf } from '@rawnaq/domain/kernel/time/local-date';
import { activeExpenseTypes } from '../expense-types';
import { readSellingSalon, type SellingSalon } from '../invoices';
import type { Bookkeeper } from '../ledger';
import type { ExpenseColumns } from './expenses.repo';
import { judgeBill } from './judge-bill';

type Judged = { salon: SellingSalon; columns: ExpenseColumns };
type Known = { id: number; supplier_id: number | null; type_id: number | null };

/** An expense that may be written down. What it had before it may keep, disabled or not. */
export async function judgeExpense(ctx: Bookkeeper, input: ExpenseFields, known?: Known): Promise<Judged> {
  const salon = await readSellingSalon(ctx);
  const bill = await judgeBill(ctx, salon, input, known);
  if (input.type_id !== known?.type_id && !(await activeExpenseTypes(ctx)).some(({ id }) => id === input.type_id))
    throw new AppError('EXPENSE_TYPE_UNKNOWN', { field: 'type_id' });
  const repeats = input.repeat_months !== expenseRepeats.codes.never;
  return {
    salon,
    columns: {
      ...bill,
      type_id: input.type_id,
      bill_from: input.bill_from ?? null,
      bill_to: input.bill_to ?? null,
      note: input.note ?? null,
      repeat_months: input.repeat_months,
      repeat_by_itself: repeats && input.repeat_by_itself,
      repeat_day: repeats ? partsOf(bill.invoice_date).day : null,
    },
  };
}
