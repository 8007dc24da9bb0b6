import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { statementLines, type supplierStatementReport } from '@rawnaq/domain/reports/definitions/supplier-reports';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { expensePaymentState, expenseState } from '../../../db/sql-codes';
import type { Ctx } from '../../../http/context';
import { expenseNumber } from '../../expenses';
import type { Asked, PagedServer } from '../report-server';

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
      from ${moves(ctx, subject, to)} m`.execute(ctx.tx);
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
  (with lines as materialized (select * from ${moves(ctx, subject, to)} x)
    select case m.rank when 0 then m.kind else m.kind || '-' || m.id end as id, m.day, m.kind,
      case m.rank when 0 then '' else ${expenseNumber('m')} end as number, m.document, m.due_on, m.billed, m.paid,
      m.balance, case m.rank when 0 then '' else 'open=' || m.expense_id end as query, m.place
    from (
      select n.*, (sum(n.adds) over line)::bigint as balance, (row_number() over line)::int as place
      from (
        select 0 as rank, 0 as id, 0 as expense_id, 0 as number, ${sql.lit(opening)} as kind, ${from}::date as day,
          null as document, null::date as due_on, null::bigint as billed, null::bigint as paid,
          coalesce(sum(coalesce(o.billed, -o.paid)), 0)::bigint as adds
        from lines o
        where o.day < ${from}::date
        having count(*) > 0
        union all
        select o.rank, o.id, o.expense_id, o.number, o.kind, o.day, o.document, o.due_on, o.billed, o.paid,
          coalesce(o.billed, -o.paid)
        from lines o
        where o.day >= ${from}::date) n
      window line as (order by n.day, n.rank, n.id rows unbounded preceding)) m)`;

/** Every bill that stands and every payment for one, up to a day. */
const moves = ({ accountId }: Ctx, supplierId: number | undefined, to: LocalDate): RawBuilder<unknown> => sql`
  (select 1 as rank, e.id, e.id as expense_id, e.number, ${sql.lit(bill)} as kind, e.invoice_date as day,
      e.supplier_invoice_number as document, e.due_on, e.total as billed, null::bigint as paid
    from expenses e
    where e.account_id = ${accountId} and e.supplier_id = ${supplierId ?? 0} and e.status = ${expenseState.recorded}
      and e.invoice_date <= ${to}::date
    union all
    select 2, p.id, e.id, e.number, ${sql.lit(payment)}, p.day, p.reference_number, null, null, p.amount
    from expenses e
    join expense_payments p on p.account_id = e.account_id and p.expense_id = e.id
    where e.account_id = ${accountId} and p.account_id = ${accountId} and e.supplier_id = ${supplierId ?? 0}
      and p.status = ${expensePaymentState.paid} and p.day <= ${to}::date)`;
