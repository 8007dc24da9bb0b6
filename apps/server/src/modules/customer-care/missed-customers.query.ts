import { sql, type RawBuilder } from 'kysely';
import { visitState } from '../../db/sql-codes';

/** When the customer `c` was last here: her last invoice, or the last visit she came to. */
export const lastVisit = (accountId: number, timeZone: string): RawBuilder<unknown> => sql`
  join lateral (select greatest(c.last_invoice_on, (max(v.start_at) at time zone ${timeZone})::date) as day
    from appointments v
    where v.account_id = ${accountId} and v.customer_id = c.id
      and (v.status = ${visitState.check_in} or v.achieved_at is not null)) l on l.day is not null`;

/** The visit `c` has booked since. */
export const nextVisit = (accountId: number, now: Date): RawBuilder<unknown> => sql`
  left join lateral (select n.id, n.start_at
    from appointments n
    where n.account_id = ${accountId} and n.customer_id = c.id and n.status = ${visitState.scheduled}
      and n.no_show_at is null and n.start_at > ${now.toISOString()}::timestamptz
    order by n.start_at limit 1) b on true`;
