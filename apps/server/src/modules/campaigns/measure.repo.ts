import type { Group } from '@rawnaq/domain/campaigns/effect.rules';
import { sql, type RawBuilder } from 'kysely';
import { deliveryState, invoiceKind, visitState } from '../../db/sql-codes';
import type { Place } from './audience.query';

type Window = { id: number; begun_at: string; until: string };
export type Measured = { got: Group; held: Group };

/** The first booking of `r`'s customer in the time that is measured. */
export const firstBooking = (accountId: number, from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
  left join lateral (select min(a.created_at) as booked_at
    from appointments a
    where a.account_id = ${accountId} and a.customer_id = r.customer_id and a.created_at >= ${from}
      and a.created_at < ${until} and a.status <> ${visitState.cancelled}) b on true`;

/** What she spent in it, less what was given back. */
export const spending = (accountId: number, from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
  left join lateral (select sum(case when i.kind = ${invoiceKind.sale} then i.total else -i.total end)::bigint as amount
    from invoices i
    where i.account_id = ${accountId} and i.customer_id = r.customer_id and i.issued_at >= ${from}
      and i.issued_at < ${until} and i.cancelled_at is null
      and i.kind in (${invoiceKind.sale}, ${invoiceKind.credit_note})) s on true`;

/** Both groups as they were drawn, in the same time for both. */
export async function measure({ tx, accountId }: Pick<Place, 'tx' | 'accountId'>, window: Window): Promise<Measured> {
  const [from, until] = [sql`${window.begun_at}::timestamptz`, sql`${window.until}::timestamptz`];
  const { rows } = await sql<Group & { is_held: boolean }>`
    select r.status = ${deliveryState.held_back} as is_held, count(*)::int as customers,
      count(b.booked_at)::int as booked, count(*) filter (where s.amount > 0)::int as spenders,
      coalesce(sum(s.amount), 0)::float8 as money,
      coalesce(sum(s.amount::float8 * s.amount), 0)::float8 as money_squares
    from campaign_recipients r
    ${firstBooking(accountId, from, until)}
    ${spending(accountId, from, until)}
    where r.account_id = ${accountId} and r.campaign_id = ${window.id} and r.round = 1
    group by 1`.execute(tx);
  const groupOf = (isHeld: boolean): Group => {
    const found = rows.find(({ is_held }) => is_held === isHeld);
    return {
      customers: found?.customers ?? 0,
      booked: found?.booked ?? 0,
      spenders: found?.spenders ?? 0,
      money: found?.money ?? 0,
      money_squares: found?.money_squares ?? 0,
    };
  };
  return { got: groupOf(false), held: groupOf(true) };
}

/** How many booked after they had opened their link. */
export async function bookedAfterClick(
  { tx, accountId }: Pick<Place, 'tx' | 'accountId'>,
  { id, until }: Pick<Window, 'id' | 'until'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(b.booked_at)::int as count
    from campaign_recipients r
    ${firstBooking(accountId, sql`r.clicked_at`, sql`${until}::timestamptz`)}
    where r.account_id = ${accountId} and r.campaign_id = ${id} and r.clicked_at is not null`.execute(tx);
  return rows[0]!.count;
}
