import { expenseStates } from '@rawnaq/domain/expenses/expense.states';
import type { AddExpenseInput } from '@rawnaq/domain/expenses/expense-input';
import type { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { formatDecimal, sumMinor } from '@rawnaq/domain/kernel/money';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { audit } from '../audit';
import type { SellingSalon } from '../invoices';
import { post, type Entry } from '../ledger';
import { moveSupplierBalance } from '../suppliers';
import { assertOwnFile } from '../uploads';
import { numberText } from './expenses.query';
import { insertExpense, insertFiles, insertPayment, takeNumber } from './expenses.repo';
import { judgeExpense } from './judge-expense';
import { entriesOfExpense, entriesOfPayment } from './post-expense';

/** A bill and what was paid of it at once. */
export const addExpense: UseCase<(typeof expensesContract)['add']> = async (ctx, input) => {
  const { upload_ids, payments, ...facts } = input;
  const created_by = sessionOf(ctx).user.id;
  const number = await takeNumber(ctx);
  const { salon, columns } = await judgeExpense(ctx, facts);
  const open_amount = leftOf(columns.total, payments, salon);
  for (const upload of upload_ids) await assertOwnFile(ctx, upload, 'upload_ids');
  const id = await insertExpense(ctx, {
    ...columns,
    number,
    status: expenseStates.codes.recorded,
    open_amount,
    created_by,
  });
  if (id === undefined) throw new Error(`Expense ${number} was there already`);
  await insertFiles(ctx, id, upload_ids);
  await moveSupplierBalance(ctx, columns.supplier_id, open_amount);
  const paid = await payNow(ctx, id, payments, salon);
  const { number_key: _key, repeat_day: _day, vat_rate: _rate, total: _total, ...after } = columns;
  await audit(ctx, {
    action: 'expenses.add',
    entity: 'expenses',
    entity_id: id,
    after: { number: numberText(number), ...after },
  });
  await post(ctx, [...entriesOfExpense(id, columns, { created_by }), ...paid]);
  return { id, number: numberText(number) };
};

type Payments = AddExpenseInput['payments'];

/** Nobody pays more than the bill. */
export function leftOf(total: number, payments: Payments, { currency }: SellingSalon): number {
  const open = total - sumMinor(payments.map(({ amount }) => amount));
  if (open < 0)
    throw new AppError('EXPENSE_PAYMENT_TOO_HIGH', {
      field: 'payments.0.amount',
      values: { open: formatDecimal(total, currency) },
    });
  return open;
}

/** What is paid with the bill itself, today. */
export async function payNow(
  ctx: Ctx,
  expense_id: number,
  payments: Payments,
  { day }: SellingSalon,
): Promise<Entry[]> {
  const created_by = sessionOf(ctx).user.id;
  const entries: Entry[] = [];
  for (const { method, amount, reference_number } of payments) {
    const payment = { expense_id, method, amount, day, created_by };
    const id = await insertPayment(ctx, { ...payment, reference_number: reference_number ?? null, note: null });
    await audit(ctx, {
      action: 'expenses.pay',
      entity: 'expenses',
      entity_id: expense_id,
      after: { method, amount, day },
    });
    entries.push(...entriesOfPayment(id, payment));
  }
  return entries;
}
