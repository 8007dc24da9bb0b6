import { expenseStandings } from '@rawnaq/domain/expenses/expense.states';
import { GOODS, type ExpenseRow } from '@rawnaq/domain/expenses/expenses.contract';
import { invoiceNumberKey } from '@rawnaq/domain/expenses/expense.rules';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { TillDifference } from '@rawnaq/domain/ledger/ledger-sums.rules';
import { sql, type RawBuilder } from 'kysely';
import { expensePaymentState, expenseState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { employeeName } from '../employees';
import { businessDay } from '../invoices';
import type { Bookkeeper } from '../ledger';

type Reader = Pick<Bookkeeper, 'tx' | 'accountId'>;
const { codes } = expenseStandings;

/** As people say it: E-0042. */
export const numberText = (number: number): string => `E-${String(number).padStart(4, '0')}`;

/** The same in the database. */
export const expenseNumber = (alias: string): RawBuilder<string> => {
  const number = sql.ref(`${alias}.number`);
  return sql<string>`'E-' || lpad(${number}::text, greatest(4, length(${number}::text)), '0')`;
};

/** How each stands on a day. */
const standingSql = (today: LocalDate) => sql<ExpenseRow['standing']>`
  case e.status when ${expenseState.cancelled} then ${sql.lit(codes.cancelled)}::text
    when ${expenseState.dismissed} then ${sql.lit(codes.dismissed)}
    when ${expenseState.proposed} then ${sql.lit(codes.proposed)}
    else case when e.open_amount = 0 then ${sql.lit(codes.paid)}
      when e.due_on < ${today}::date then ${sql.lit(codes.overdue)}
      when e.open_amount < e.total then ${sql.lit(codes.partially_paid)}
      else ${sql.lit(codes.not_paid)} end end`;

/** What an expense was for, of a type called `t`; goods have none. */
export const expenseTypeName = (language: Ctx['language']): RawBuilder<string> => {
  const name = sql.ref(language === 'ar' ? 't.arabic_name' : 't.english_name');
  return sql<string>`coalesce(${name}, ${sql.lit(GOODS[language])})`;
};

export async function expenseRows(ctx: Ctx) {
  const { tx, accountId, language } = ctx;
  const today = await businessDay(ctx);
  const isRecorded = sql<boolean>`e.status = ${expenseState.recorded}`;
  return tx
    .selectFrom('expenses as e')
    .leftJoin('expense_types as t', (join) =>
      join.onRef('t.account_id', '=', 'e.account_id').onRef('t.id', '=', 'e.type_id'),
    )
    .leftJoin('suppliers as s', (join) =>
      join.onRef('s.account_id', '=', 'e.account_id').onRef('s.id', '=', 'e.supplier_id'),
    )
    .where('e.account_id', '=', accountId)
    .select([
      'e.id',
      expenseNumber('e').as('number'),
      'e.invoice_date',
      'e.supplier_id',
      's.name as supplier',
      'e.supplier_invoice_number',
      'e.type_id',
      expenseTypeName(language).as('type'),
      'e.note',
      'e.due_on',
      'e.repeat_months',
      standingSql(today).as('standing'),
      'e.net',
      'e.vat',
      'e.total',
      sql<number>`case when ${isRecorded} then e.total - e.open_amount else 0 end`.as('paid'),
      sql<number>`case when ${isRecorded} then e.open_amount else 0 end`.as('open'),
      isRecorded.as('counts'),
      sql<string>`coalesce(s.name_key, '')`.as('supplier_key'),
    ]);
}

/** The rest of one, beside its row. */
export async function expenseFacts({ tx, accountId }: Reader, id: number) {
  return tx
    .selectFrom('expenses as e')
    .leftJoin('expense_types as t', (join) =>
      join.onRef('t.account_id', '=', 'e.account_id').onRef('t.id', '=', 'e.type_id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'e.account_id').onRef('u.id', '=', 'e.created_by'),
    )
    .leftJoin('users as c', (join) =>
      join.onRef('c.account_id', '=', 'e.account_id').onRef('c.id', '=', 'e.cancelled_by'),
    )
    .leftJoin('expenses as n', (join) =>
      join.onRef('n.account_id', '=', 'e.account_id').onRef('n.repeated_from', '=', 'e.id'),
    )
    .select([
      'e.bill_from',
      'e.bill_to',
      'e.status',
      'e.vat_rate',
      'e.repeat_by_itself',
      'e.salary_month',
      'e.stock_document_id',
      'e.created_at',
      'u.name as created_by',
      'e.cancelled_at',
      'c.name as cancelled_by',
      'e.cancel_reason',
      't.english_name',
      't.arabic_name',
      sql<boolean>`n.id is not null`.as('is_repeated'),
    ])
    .where('e.account_id', '=', accountId)
    .where('e.id', '=', id)
    .executeTakeFirst();
}

export const paymentsOf = ({ tx, accountId }: Reader, expenseId: number) =>
  tx
    .selectFrom('expense_payments as p')
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'p.account_id').onRef('u.id', '=', 'p.created_by'),
    )
    .select(['p.id', 'p.method', 'p.amount', 'p.day', 'p.reference_number', 'p.note', 'p.status', 'p.cancel_reason'])
    .select('u.name as created_by')
    .where('p.account_id', '=', accountId)
    .where('p.expense_id', '=', expenseId)
    .orderBy('p.day')
    .orderBy('p.id')
    .execute();

export const filesOf = ({ tx, accountId }: Reader, expenseId: number) =>
  tx
    .selectFrom('expense_files as f')
    .innerJoin('uploads as u', (join) =>
      join.onRef('u.account_id', '=', 'f.account_id').onRef('u.id', '=', 'f.upload_id'),
    )
    .select(['f.id', 'u.unique_id', 'u.file_name', 'u.mime', 'u.bytes'])
    .where('f.account_id', '=', accountId)
    .where('f.expense_id', '=', expenseId)
    .orderBy('f.id')
    .execute();

export async function salariesOf({ tx, accountId, language }: Ctx, expenseId: number) {
  const { rows } = await sql<{ employee_id: number; employee: string; salary: number; commission: number }>`
    select x.employee_id, ${employeeName(language)} as employee, x.salary, x.commission
    from expense_salaries x
    join employees e on e.account_id = x.account_id and e.id = x.employee_id
    where x.account_id = ${accountId} and x.expense_id = ${expenseId}
    order by x.salary + x.commission desc, x.employee_id`.execute(tx);
  return rows;
}

/** Those of the same supplier invoice number and date that still count. */
export async function twinsOf(
  { tx, accountId }: Reader,
  { number, date, except }: { number: string; date: LocalDate; except?: number | undefined },
) {
  const rows = await tx
    .selectFrom('expenses as e')
    .leftJoin('suppliers as s', (join) =>
      join.onRef('s.account_id', '=', 'e.account_id').onRef('s.id', '=', 'e.supplier_id'),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'e.account_id').onRef('u.id', '=', 'e.created_by'),
    )
    .select(['e.id', 'e.number', 'e.total', 's.name as supplier', 'e.created_at', 'u.name as created_by'])
    .where('e.account_id', '=', accountId)
    .where('e.number_key', '=', invoiceNumberKey(number))
    .where('e.invoice_date', '=', date)
    .where('e.status', '=', expenseState.recorded)
    .where('e.id', '<>', except ?? 0)
    .orderBy('e.id')
    .limit(5)
    .execute();
  return rows.map(({ number: taken, ...row }) => ({ ...row, number: numberText(taken) }));
}

/** What employees earned in a month and had as their salary in it. */
export async function earnedIn({ tx, accountId }: Reader, { from, to }: DateSpan) {
  const { rows } = await sql<{
    employee_id: number;
    salary: number;
    joined_on: LocalDate | null;
    left_on: LocalDate | null;
    commission: number;
  }>`
    select e.id as employee_id, coalesce(e.salary, 0) as salary, e.joined_on, e.left_on,
      coalesce(c.commission, 0)::bigint as commission
    from employees e
    left join (
      select employee_id, sum(amount) filter (where not is_absorbed) as commission
      from commission_entries
      where account_id = ${accountId} and day between ${from}::date and ${to}::date
      group by employee_id
    ) c on c.employee_id = e.id
    where e.account_id = ${accountId} and (coalesce(e.salary, 0) > 0 or coalesce(c.commission, 0) <> 0)
      and (e.left_on is null or e.left_on >= ${from}::date)
    order by e.id`.execute(tx);
  return rows;
}

/**
 * What went to suppliers by day and method, and what of it was cancelled again: in the books it moved on the same
 * accounts as customers' money, and is none of it.
 */
export async function supplierMoney(
  { tx, accountId }: Reader,
  { from, to }: DateSpan,
): Promise<(TillDifference & { day: LocalDate })[]> {
  const { rows } = await sql<TillDifference & { day: LocalDate }>`
    select day, method, sum(amount)::bigint as missing,
      coalesce(sum(amount) filter (where status = ${expensePaymentState.cancelled}), 0)::bigint as surplus
    from expense_payments
    where account_id = ${accountId} and day between ${from}::date and ${to}::date
    group by day, method
    order by day, method`.execute(tx);
  return rows;
}

/** What is open or proposed, by how it stands. */
export async function waitingSums({ tx, accountId }: Reader, today: LocalDate) {
  const { rows } = await sql<{ standing: ExpenseRow['standing']; count: number; amount: number }>`
    select ${standingSql(today)} as standing, count(*)::int as count, sum(e.open_amount)::bigint as amount
    from expenses e
    where e.account_id = ${accountId} and e.open_amount > 0
    group by 1`.execute(tx);
  return rows;
}
