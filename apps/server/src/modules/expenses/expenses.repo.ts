import { expensePaymentStates, expenseRepeats, expenseStates } from '@rawnaq/domain/expenses/expense.states';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Bookkeeper } from '../ledger';

type Reader = Pick<Bookkeeper, 'tx' | 'accountId'>;

/** A supplier's bill as it is written down. */
export type BillColumns = {
  supplier_id: number | null;
  supplier_invoice_number: string | null;
  number_key: string | null;
  invoice_date: LocalDate;
  net: Minor;
  vat: Minor;
  vat_rate: number;
  total: Minor;
  due_on: LocalDate;
};
/** An expense: a bill with its type and its months. */
export type ExpenseColumns = BillColumns & {
  type_id: number | null;
  bill_from: LocalDate | null;
  bill_to: LocalDate | null;
  note: string | null;
  repeat_months: Code<'expenses.repeat_months'>;
  repeat_by_itself: boolean;
  repeat_day: number | null;
};
type NewExpense = ExpenseColumns & {
  number: number;
  status: Code<'expenses.status'>;
  open_amount: Minor;
  repeated_from?: number | null;
  salary_month?: LocalDate | null;
  stock_document_id?: number | null;
  created_by: number | null;
};

/** The next number of the salon. Whoever has it is the only one who records an expense, until the commit. */
export async function takeNumber({ tx, accountId }: Reader): Promise<number> {
  const { last_number } = await tx
    .insertInto('expense_numbers')
    .values({ account_id: accountId, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ last_number: sql`expense_numbers.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

/** Undefined where the same one was made before: the next of what repeats, the salaries of a month. */
export async function insertExpense(
  { tx, accountId, now }: Bookkeeper,
  expense: NewExpense,
): Promise<number | undefined> {
  const at = now.toISOString();
  const row = await tx
    .insertInto('expenses')
    .values({ account_id: accountId, ...expense, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

const COLUMNS = [
  'id',
  'number',
  'status',
  'supplier_id',
  'supplier_invoice_number',
  'number_key',
  'invoice_date',
  'type_id',
  'net',
  'vat',
  'vat_rate',
  'total',
  'open_amount',
  'due_on',
  'bill_from',
  'bill_to',
  'note',
  'repeat_months',
  'repeat_by_itself',
  'repeat_day',
  'salary_month',
  'stock_document_id',
] as const;

export const lockExpense = ({ tx, accountId }: Reader, id: number) =>
  tx
    .selectFrom('expenses')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
export type LockedExpense = NonNullable<Awaited<ReturnType<typeof lockExpense>>>;

export async function findGoodsBill({ tx, accountId }: Reader, stockDocumentId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('expenses')
    .select('id')
    .where('account_id', '=', accountId)
    .where('stock_document_id', '=', stockDocumentId)
    .executeTakeFirst();
  return row?.id;
}

type Changes = Partial<ExpenseColumns> & {
  status?: Code<'expenses.status'>;
  open_amount?: Minor;
  cancelled_at?: string;
  cancelled_by?: number | null;
  cancel_reason?: string | null;
  due_told?: boolean;
};
export async function updateExpense({ tx, accountId, now }: Bookkeeper, id: number, changes: Changes): Promise<void> {
  await tx
    .updateTable('expenses')
    .set({ ...changes, updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export type NewPayment = {
  expense_id: number;
  method: Code<'expense_payments.method'>;
  amount: Minor;
  day: LocalDate;
  reference_number: string | null;
  note: string | null;
  created_by: number | null;
};
export async function insertPayment({ tx, accountId, now }: Bookkeeper, payment: NewPayment): Promise<number> {
  const { id } = await tx
    .insertInto('expense_payments')
    .values({ account_id: accountId, ...payment, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findPayment = ({ tx, accountId }: Reader, id: number) =>
  tx
    .selectFrom('expense_payments')
    .select(['id', 'expense_id', 'method', 'amount', 'day'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Once: of two who cancel, one does. */
export async function markPaymentCancelled(
  { tx, accountId, now }: Bookkeeper,
  id: number,
  { by, reason }: { by: number | null; reason: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('expense_payments')
    .set({
      status: expensePaymentStates.codes.cancelled,
      cancelled_at: now.toISOString(),
      cancelled_by: by,
      cancel_reason: reason,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', '=', expensePaymentStates.codes.paid)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function insertFiles(
  { tx, accountId }: Reader,
  expense_id: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insertInto('expense_files')
    .values([...new Set(ids)].map((upload_id) => ({ account_id: accountId, expense_id, upload_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFile({ tx, accountId }: Reader, id: number) {
  return tx
    .deleteFrom('expense_files')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['expense_id', 'upload_id'])
    .executeTakeFirst();
}

export async function insertSalaries(
  { tx, accountId }: Reader,
  expense_id: number,
  people: readonly { employee_id: number; salary: Minor; commission: Minor }[],
): Promise<void> {
  await tx
    .insertInto('expense_salaries')
    .values(people.map((person) => ({ account_id: accountId, expense_id, ...person })))
    .execute();
}

/** What comes again on a day or before, and has not yet: the oldest first, a few at a time. */
export const dueRepeats = ({ tx, accountId }: Reader, today: LocalDate) =>
  tx
    .selectFrom('expenses as e')
    .select(COLUMNS.map((name) => `e.${name}` as const))
    .where('e.account_id', '=', accountId)
    .where('e.repeat_months', '<>', expenseRepeats.codes.never)
    .where('e.status', '<>', expenseStates.codes.cancelled)
    .where(sql<boolean>`(e.invoice_date + make_interval(months => e.repeat_months::int))::date <= ${today}::date`)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('expenses as n')
            .select('n.id')
            .where('n.account_id', '=', accountId)
            .whereRef('n.repeated_from', '=', 'e.id'),
        ),
      ),
    )
    .orderBy('e.invoice_date')
    .limit(50)
    .execute();

const DUE_DAYS = 3;
/** Unpaid bills whose day is near and nobody was told of. */
export const dueUntold = ({ tx, accountId }: Reader, today: LocalDate) =>
  tx
    .selectFrom('expenses')
    .select(['id', 'due_on'])
    .where('account_id', '=', accountId)
    .where('open_amount', '>', 0)
    .where('status', '=', expenseStates.codes.recorded)
    .where('due_told', '=', false)
    .where('due_on', '<=', addDays(today, DUE_DAYS))
    .orderBy('due_on')
    .limit(100)
    .execute();

/** What an expense is called in a notice: like its supplier, else like its type. */
export const nameOfExpense = ({ tx, accountId }: Reader, id: number) =>
  tx
    .selectFrom('expenses as e')
    .leftJoin('expense_types as t', (join) =>
      join.onRef('t.account_id', '=', 'e.account_id').onRef('t.id', '=', 'e.type_id'),
    )
    .leftJoin('suppliers as s', (join) =>
      join.onRef('s.account_id', '=', 'e.account_id').onRef('s.id', '=', 'e.supplier_id'),
    )
    .select(['s.name as supplier', 't.english_name', 't.arabic_name'])
    .select(['e.open_amount', 'e.total', 'e.invoice_date', 'e.due_on'])
    .where('e.account_id', '=', accountId)
    .where('e.id', '=', id)
    .executeTakeFirstOrThrow();
