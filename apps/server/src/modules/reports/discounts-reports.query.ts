import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import type { customersDiscountReport } from '@rawnaq/domain/reports/discounts-reports';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ctx } from '../../http/context';
import type { PagedServer } from './report-server';

type Row = z.output<(typeof customersDiscountReport)['record']>;
const KINDS = ['line_discount', 'code_discount', 'package_discount', 'voucher_discount'] as const;

export const customersDiscountServer: PagedServer<typeof customersDiscountReport> = {
  rows: (ctx, asked) => discounted(ctx, asked),
  async around(ctx, asked) {
    const { customer_id } = asked.ids;
    const conditions = [
      ...(customer_id ? [sql`r.customer_id = ${customer_id}`] : []),
      ...(asked.filters.kind ? [sql`r.kind = any(${asked.filters.kind.map(Number)}::int[])`] : []),
    ];
    const sums = ['discount', ...KINDS].map(
      (key) => sql`coalesce(sum(${sql.ref(`r.${key}`)}), 0)::bigint as ${sql.ref(key)}`,
    );
    const { rows } = await sql<Record<(typeof KINDS)[number] | 'discount', number>>`
      select ${sql.join(sums)}
      from ${discounted(ctx, asked).as('r')}
      where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`.execute(ctx.tx);
    return { figures: rows[0]! };
  },
};

/** Papers that took something off, found by an index of their own. A cancelled one gave nothing. */
const discounted = ({ accountId }: Ctx, { from, to }: DateSpan) => {
  const { credit_note } = invoiceKinds.codes;
  const sign = sql`case i.kind when ${sql.lit(credit_note)} then -1 else 1 end`;
  const sums = KINDS.map((key) => sql`(${sign} * coalesce(sum(${sql.ref(`l.${key}`)}), 0))::bigint as ${sql.ref(key)}`);
  return sql<Row>`
    (select i.id, i.day,
      case i.kind when ${sql.lit(credit_note)} then 'CN-' when ${sql.lit(invoiceKinds.codes.debit_note)} then 'DN-'
        else '' end || i.number as number,
      i.kind, i.customer_id, coalesce(c.name, i.customer_name) as customer, i.code, ${sql.join(sums)},
      (${sign} * i.discount)::bigint as discount, 'open=' || i.id as query
    from invoices i
    join invoice_lines l on l.account_id = i.account_id and l.invoice_id = i.id
    left join customers c on c.account_id = i.account_id and c.id = i.customer_id
    where i.account_id = ${accountId} and i.day between ${from}::date and ${to}::date and i.discount > 0
      and i.cancelled_at is null
    group by i.account_id, i.id, c.name)`;
};
