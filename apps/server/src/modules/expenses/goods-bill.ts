import type { AddExpenseInput } from '@rawnaq/domain/expenses/expense-input';
import { expenseRepeats, expenseStates } from '@rawnaq/domain/expenses/expense.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { postStockAdded } from '@rawnaq/domain/ledger/post-customer-money';
import { sessionOf, type Ctx } from '../../http/context';
import { audit } from '../audit';
import { readSellingSalon } from '../invoices';
import { entriesOf, type Entry } from '../ledger';
import { moveSupplierBalance } from '../suppliers';
import { leftOf, payNow } from './add-expense';
import { numberText } from './expenses.query';
import { findGoodsBill, insertExpense, lockExpense, takeNumber, updateExpense } from './expenses.repo';
import { judgeBill } from './judge-bill';
import { billEntry, entriesBack } from './post-expense';

type GoodsInput = Pick<AddExpenseInput, 'supplier_id' | 'supplier_invoice_number' | 'vat' | 'due_on' | 'payments'> & {
  invoice_date?: LocalDate | undefined;
  net: Minor;
  save_duplicate: boolean;
};
export type GoodsBill = Awaited<ReturnType<typeof judgeGoodsBill>>;

/** The bill goods came with, before anything is held on the shelves. */
export async function judgeGoodsBill(ctx: Ctx, { payments, ...input }: GoodsInput) {
  const number = await takeNumber(ctx);
  const salon = await readSellingSalon(ctx);
  const columns = await judgeBill(ctx, salon, { ...input, invoice_date: input.invoice_date ?? salon.day });
  return { number, salon, columns, payments, open_amount: leftOf(columns.total, payments, salon) };
}

/**
 * An expense like any other for whoever is owed it. Its cost goes onto the shelf on the day the goods are there, and
 * into no month. Whoever asks posts the entries.
 */
export async function writeGoodsBill(
  ctx: Ctx,
  { number, salon, columns, payments, open_amount }: GoodsBill,
  stock_document_id: number,
): Promise<Entry[]> {
  const created_by = sessionOf(ctx).user.id;
  const id = await insertExpense(ctx, {
    ...columns,
    number,
    status: expenseStates.codes.recorded,
    open_amount,
    stock_document_id,
    type_id: null,
    bill_from: null,
    bill_to: null,
    note: null,
    repeat_months: expenseRepeats.codes.never,
    repeat_by_itself: false,
    repeat_day: null,
    created_by,
  });
  if (id === undefined) throw new Error(`The receipt ${stock_document_id} has a bill already`);
  await moveSupplierBalance(ctx, columns.supplier_id, open_amount);
  const paid = await payNow(ctx, id, payments, salon);
  const { number_key: _key, vat_rate: _rate, total: _total, ...after } = columns;
  await audit(ctx, {
    action: 'expenses.add',
    entity: 'expenses',
    entity_id: id,
    after: { number: numberText(number), ...after },
  });
  const shelved = { journal: postStockAdded(columns.net, 'prepaid'), expense_id: id, stock_document_id };
  return [...billEntry(id, columns, { created_by }), ...entriesOf([shelved], { day: salon.day, created_by }), ...paid];
}

/**
 * The bill of a receipt that was a slip: out of the books on its own day, like any bill. The goods leave the shelf
 * today, which is a day of their own.
 */
export async function takeGoodsBillBack(
  ctx: Ctx,
  of: { receipt_id: number; cancelled_by: number; reason: string; day: LocalDate },
): Promise<Entry[]> {
  const created_by = sessionOf(ctx).user.id;
  const id = await findGoodsBill(ctx, of.receipt_id);
  const found = id === undefined ? undefined : await lockExpense(ctx, id);
  if (!found) return [];
  if (found.open_amount !== found.total) throw new AppError('EXPENSE_HAS_PAYMENTS');
  const back = await entriesBack(ctx, { expense_id: found.id, expense_payment_id: null }, { created_by });
  await updateExpense(ctx, found.id, {
    status: expenseStates.codes.cancelled,
    open_amount: 0,
    cancelled_at: ctx.now.toISOString(),
    cancelled_by: created_by,
    cancel_reason: of.reason,
  });
  await moveSupplierBalance(ctx, found.supplier_id, -found.total);
  await audit(ctx, {
    action: 'expenses.cancel',
    entity: 'expenses',
    entity_id: found.id,
    after: { reason: of.reason },
  });
  return back.map((entry) =>
    entry.journal.event === 'stock_taken_back' ? { ...entry, day: of.day, stock_document_id: of.cancelled_by } : entry,
  );
}
