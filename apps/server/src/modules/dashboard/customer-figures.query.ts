import { CUSTOMER_TYPE_DAYS } from '@rawnaq/domain/kernel/input/limits';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { sql } from 'kysely';
import { invoiceKind } from '../../db/sql-codes';
import type { Ctx } from '../../http/context';

type Buyers = { total: number; new: number; frequent: number; came_back: number };

/** Customers with an invoice in the span, by how long before it they had their last. Walk-ins have no name. */
export const countBuyers = async ({ tx, accountId }: Ctx, { from, to }: DateSpan): Promise<Buyers> =>
  (
    await sql<Buyers>`
      select count(*)::int as total, (count(*) filter (where p.last is null))::int as new,
        (count(*) filter (where b.first - p.last <= ${CUSTOMER_TYPE_DAYS}::int))::int as frequent,
        (count(*) filter (where b.first - p.last > ${CUSTOMER_TYPE_DAYS}::int))::int as came_back
      from (select i.customer_id, min(i.day) as first
        from invoices i
        where i.account_id = ${accountId} and i.day between ${from}::date and ${to}::date
          and i.kind = ${invoiceKind.sale} and i.cancelled_at is null and i.customer_id is not null
        group by i.customer_id) b
      left join lateral (select o.day as last
        from invoices o
        where o.account_id = ${accountId} and o.customer_id = b.customer_id and o.day < ${from}::date
          and o.kind = ${invoiceKind.sale} and o.cancelled_at is null
        order by o.issued_at desc
        limit 1) p on true`.execute(tx)
  ).rows[0]!;
