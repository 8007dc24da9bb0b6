import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import type { customersDiscountReport } from '@rawnaq/domain/reports/definitions/discounts-reports';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ctx } from '../../../http/context';
import type { PagedServer } from '../report-server';

type Row = z.output<(typeof customersDiscountReport)['record']>;
const KINDS = ['line_discount', 'code_discount', 'package_discount', 'voucher_discount'] as const;

const { credit_note, debit_note } = invoiceKinds.codes;
/** What a credit note takes back counts against what was given. */
const sign = sql`case i.kind when ${sql.lit(credit_note)} then -1 else 1 end`;

export const customersDiscountServer: PagedServer<typeof customersDiscountReport> = {
  rows: (ctx, asked) => discounted(ctx, asked),
  async around(ctx, asked) {
    const papers = sql`
      ${ofPeriod(ctx, asked)}
        and ${asked.ids.customer_id === undefined ? sql`true` : sql`i.customer_id = ${asked.ids.customer_id}`}
        and ${asked.filters.kind ? sql`i.kind = any(${asked.filters.kind.map(Number)}::int[])` : sql`true`}`;
    const sums = KINDS.map((key) => sql`coalesce(sum(${sign} * ${sql.ref(`l.${key}`)}), 0)::bigint as ${sql.ref(key)}`);
    const [whole, lines] = await Promise.all([
      sql<{ papers: number; discount: number }>`
        select count(*)::int as papers, coalesce(sum(${sign} * i.discount), 0)::bigint as discount
        from invoices i
        where ${papers}`.execute(ctx.tx),
      sql<Record<(typeof KINDS)[number], number>>`
        select ${sql.join(sums)}
        from invoices i
        join invoice_lines l on l.account_id = i.account_id and l.invoice_id = i.id
        where l.account_id = ${ctx.accountId} and ${papers}`.execute(ctx.tx),
    ]);
    const figures = { ...lines.rows[0]!, discount: whole.rows[0]!.discount };
    return { figures, whole: { total: whole.rows[0]!.papers, sums: figures } };
  },
};

/** Papers that took something off, found by an index of their own. A cancelled one gave nothing. */
const ofPeriod = ({ accountId }: Ctx, { from, to }: DateSpan) => sql`
  i.account_id = ${accountId} and i.day between ${from}::date and ${to}::date and i.discount > 0
    and i.cancelled_at is null`;

const discounted = (ctx: Ctx, span: DateSpan) => {
  const sums = KINDS.map((key) => sql`coalesce(sum(${sql.ref(`l.${key}`)}), 0) as ${sql.ref(key)}`);
  const signed = KINDS.map((key) => sql`(${sign} * ${sql.ref(`s.${key}`)})::bigint as ${sql.ref(key)}`);
  return sql<Row>`
    (select i.id, i.day,
      case i.kind when ${sql.lit(credit_note)} then 'CN-' when ${sql.lit(debit_note)} then 'DN-' else '' end || i.number
        as number,
      i.kind, i.customer_id, coalesce(c.name, i.customer_name) as customer, i.code, ${sql.join(signed)},
      (${sign} * i.discount)::bigint as discount, 'open=' || i.id as query
    from invoices i
    left join customers c on c.account_id = i.account_id and c.id = i.customer_id
    cross join lateral (select ${sql.join(sums)}
      from invoice_lines l
      where l.account_id = ${ctx.accountId} and l.invoice_id = i.id) s
    where ${ofPeriod(ctx, span)})`;
};
