import type { AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import { sql, type RawBuilder } from 'kysely';
import { visitState } from '../../db/sql-codes';
import type { IsOver } from '../messages';
import { nextVisit } from './missed-customers.query';
import { owed } from './money-lists.query';

type Cause = (about: {
  accountId: number;
  now: Date;
  message: Parameters<IsOver>[1];
}) => RawBuilder<unknown> | undefined;

const at = (moment: Date | string): RawBuilder<unknown> => sql`${new Date(moment).toISOString()}::timestamptz`;

/**
 * True of a visit that is off, past, or at another time than the one that was named. What speaks of several is over
 * with the last of them: of each that changes she hears besides.
 */
const visit =
  (end: 'start_at' | 'end_at', wanted: RawBuilder<unknown>): Cause =>
  ({ accountId, now, message: { appointment_id, also_about, visit_at } }) =>
    appointment_id === null
      ? undefined
      : sql`
        select 1
        from appointments a
        where a.account_id = ${accountId} and a.id = ${appointment_id}
          and (not ${wanted} or a.${sql.ref(end)} <= ${at(now)}
            or a.start_at <> ${visit_at === null ? sql`a.start_at` : at(visit_at)})
          and not exists (select
            from appointments a
            where a.account_id = ${accountId} and a.id = any(${also_about ?? []}::bigint[]) and ${wanted}
              and a.${sql.ref(end)} > ${at(now)})`;

const goesOn = sql`(a.status <> ${visitState.cancelled} and a.no_show_at is null)`;

const paper: Cause = ({ accountId, message: { invoice_id } }) =>
  invoice_id === null
    ? undefined
    : sql`
      select 1
      from invoices i
      where i.account_id = ${accountId} and i.id = ${invoice_id} and i.cancelled_at is not null`;

const DAY_MS = 86_400_000;
/** Wishes of yesterday are none. */
const lateWishes: Cause = ({ now, message: { created_at } }) =>
  Date.parse(created_at) < now.getTime() - DAY_MS ? sql`select 1` : undefined;

/** When what a message is about is over: as a query that then finds a row. */
const CAUSES: Partial<Record<AutomaticMessageId, Cause>> = {
  appointment_created: visit('end_at', goesOn),
  appointment_changed: visit('end_at', goesOn),
  appointment_reminder: visit('start_at', sql`(a.status = ${visitState.scheduled} and a.no_show_at is null)`),
  second_reminder: visit('start_at', sql`(a.status = ${visitState.scheduled} and a.no_show_at is null)`),
  appointment_cancelled: visit('start_at', sql`(a.status = ${visitState.cancelled})`),
  no_show: ({ accountId, message: { appointment_id } }) =>
    appointment_id === null
      ? undefined
      : sql`
        select 1
        from appointments a
        where a.account_id = ${accountId} and a.id = ${appointment_id}
          and (a.no_show_at is null or a.status = ${visitState.cancelled})`,
  waitlist_opening: ({ now, message: { visit_at } }) =>
    visit_at !== null && Date.parse(visit_at) <= now.getTime() ? sql`select 1` : undefined,
  invoice_issued: paper,
  deposit_received: paper,
  gift_card: paper,
  rate_us: ({ accountId, message: { invoice_id } }) =>
    invoice_id === null
      ? undefined
      : sql`
        select 1
        from invoices i
        where i.account_id = ${accountId} and i.id = ${invoice_id}
          and (i.cancelled_at is not null or exists (select from invoice_ratings s
            where s.account_id = ${accountId} and s.invoice_id = i.id))`,
  balance_reminder: ({ accountId, message: { customer_id } }) => sql`
    select 1
    from customer_balances w
    where w.account_id = ${accountId} and w.customer_id = ${customer_id} and ${owed} <= 0`,
  package_ending: ({ accountId, message: { customer_package_id } }) => sql`
    select 1
    from customer_packages p
    where p.account_id = ${accountId} and p.id = ${customer_package_id}
      and (p.uses_left = 0 or p.returned_at is not null or p.expired_on is not null)`,
  birthday: lateWishes,
  missed_customer: ({ accountId, now, message: { customer_id } }) => sql`
    select 1
    from customers c
    ${nextVisit(accountId, now)}
    where c.account_id = ${accountId} and c.id = ${customer_id} and b.id is not null`,
};

/** Asked when a message is about to leave, however long it waited: what it says must still be so. */
export const isOver: IsOver = async ({ tx, accountId, now }, message) => {
  const cause = CAUSES[message.template as AutomaticMessageId]?.({ accountId, now, message });
  if (!cause) return false;
  const { rows } = await sql`${cause} limit 1`.execute(tx);
  return rows.length > 0;
};
