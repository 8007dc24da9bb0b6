import { statementLines, type supplierStatementReport } from '@rawnaq/domain/reports/books/supplier-reports';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { expensePaymentState, expenseState } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';
import { expenseNumber } from '../expenses';
import type { Asked, PagedServer } from './report-server';

type Row = z.output<(typeof supplierStatementReport)['record']>;
const { opening, bill, payment } = statementLines.codes;

export const supplierStatementServer: PagedServer<typeof supplierStatementReport> = {
  rows: (ctx, asked) => statement(ctx, asked),
  async around(ctx, { from, to, subject }) {
    const { rows } = await sql<{ older: boolean; opening: number; lines: number; billed: number; paid: number }>`
      select count(*) filter (where m.day < ${from}::date) > 0 as older,
        coalesce(sum(coalesce(m.billed, -m.paid)) filter (where m.day < ${from}::date), 0)::bigint as opening,
        count(*) filter (where m.day >= ${from}::date)::int as lines,
        coalesce(sum(m.billed) filter (where m.day >= ${from}::date), 0)::bigint as billed,
        coalesce(sum(m.paid) filter (where m.day >= ${from}::date), 0)::bigint as paid
      from ${moves(ctx, subject, sql`x.day <= ${to}::date`)} m`.execute(ctx.tx);
    const { older, lines, billed, paid, ...told } = rows[0]!;
    return {
      figures: { opening: told.opening, billed, paid, owed: told.opening + billed - paid },
      whole: { total: lines + (older ? 1 : 0), sums: { billed, paid } },
    };
  },
};

/** What was owed before, when there is anything before, and each line with what is owed after it. */
const statement = (
  ctx: Ctx,
  { from, to, subject }: Pick<Asked<typeof supplierStatementReport>, 'from' | 'to' | 'subject'>,
): RawBuilder<Row> => sql<Row>`
  (select case m.kind when ${sql.lit(opening)} then m.kind else m.kind || '-' || m.id end as id, m.day, m.kind,
      case m.kind when ${sql.lit(opening)} then '' else ${expenseNumber('m')} end as number, m.document, m.due_on,
      m.billed, m.paid, (sum(m.adds) over line)::bigint as balance,
      case m.kind when ${sql.lit(opening)} then '' else 'open=' || m.expense_id end as query,
      (row_number() over line)::int as place
    from (
      select 0 as rank, 0 as id, 0 as expense_id, 0 as number, ${sql.lit(opening)} as kind, ${from}::date as day,
        null as document, null::date as due_on, null::bigint as billed, null::bigint as paid,
        coalesce(sum(coalesce(o.billed, -o.paid)), 0) as adds
      from ${moves(ctx, subject, sql`x.day < ${from}::date`)} o
      having count(*) > 0
      union all
      select 1, o.id, o.expense_id, o.number, o.kind, o.day, o.document, o.due_on, o.billed, o.paid,
        coalesce(o.billed, -o.paid)
      from ${moves(ctx, subject, sql`x.day between ${from}::date and ${to}::date`)} o) m
    window line as (order by m.rank, m.day, m.kind, m.id rows unbounded preceding))`;

/** Every bill that stands and every payment for one, of some days `x.day`. */
const moves = (
  { accountId }: Ctx,
  supplierId: number | undefined,
  days: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  (select x.* from (
      select e.id, e.id as expense_id, e.number, ${sql.lit(bill)} as kind, e.invoice_date as day,
        e.supplier_invoice_number as document, e.due_on, e.total as billed, null::bigint as paid
      from expenses e
      where e.account_id = ${accountId} and e.supplier_id = ${supplierId ?? 0} and e.status = ${expenseState.recorded}
      union all
      select p.id, e.id, e.number, ${sql.lit(payment)}, p.day, p.reference_number, null, null, p.amount
      from expenses e
      join expense_payments p on p.account_id = e.account_id and p.expense_id = e.id
      where e.account_id = ${accountId} and p.account_id = ${accountId} and e.supplier_id = ${supplierId ?? 0}
        and p.status = ${expensePaymentState.paid}) x
    where ${days})`;
