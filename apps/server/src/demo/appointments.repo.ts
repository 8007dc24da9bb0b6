import { sql } from 'kysely';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Tx } from '../db/database';
import { visitSource, visitState } from '../db/sql-codes';

export const demoCustomerIds = async (tx: Tx, accountId: number, most: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('customers')
      .select('id')
      .where('account_id', '=', accountId)
      .where('status', '=', recordStates.codes.active)
      .orderBy('last_invoice_on', (order) => order.desc().nullsLast())
      .orderBy('id')
      .limit(most)
      .execute()
  ).map(({ id }) => id);

export const demoOwner = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('is_owner', '=', true)
    .executeTakeFirstOrThrow();

type Row = Record<string, unknown>;
export type DemoCalendar = {
  appointments: readonly Row[];
  lines: readonly Row[];
  busy: readonly Row[];
  blocks: readonly Row[];
  penalties: readonly Row[];
};

/**
 * A whole calendar in a handful of statements: eighty days through the function for one visit would cost seconds, and a lock for each. Nobody
 * else is in an account that is just being made, and the table's own constraints refuse overlap here as anywhere.
 */
export async function insertDemoCalendar(
  tx: Tx,
  accountId: number,
  { appointments, lines, busy, blocks, penalties }: DemoCalendar,
): Promise<void> {
  await sql`insert into appointments (account_id, booking_id, customer_id, start_at, end_at, status, source, payment_status, total, deposit, note, checked_in_at, no_show_at, rescheduled_at, cancelled_at, cancelled_by, cancel_reason, reminded_at, created_by, created_at, updated_at)
    select ${accountId}, a.booking_id, a.customer_id, a.start_at, a.end_at, a.status, a.source, a.payment_status, a.total, a.deposit, a.note, a.checked_in_at, a.no_show_at, a.rescheduled_at, a.cancelled_at, a.cancelled_by, a.cancel_reason, a.reminded_at, a.created_by, a.created_at, a.created_at
    from jsonb_to_recordset(${JSON.stringify(appointments)}::jsonb) as a(booking_id text, customer_id bigint, start_at timestamptz, end_at timestamptz, status smallint, source smallint, payment_status smallint, total bigint, deposit bigint, note text,
      checked_in_at timestamptz, no_show_at timestamptz, rescheduled_at timestamptz, cancelled_at timestamptz, cancelled_by text, cancel_reason text, reminded_at timestamptz, created_by bigint, created_at timestamptz)`.execute(
    tx,
  );
  await sql`insert into appointment_lines (account_id, appointment_id, position, service_id, employee_id, any_employee, start_at, end_at, processing_time, buffer_time, price)
    select ${accountId}, a.id, l.position, l.service_id, l.employee_id, l.any_employee, l.start_at, l.end_at, l.processing_time, l.buffer_time, l.price
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(booking_id text, position smallint, service_id bigint, employee_id bigint, any_employee boolean, start_at timestamptz, end_at timestamptz, processing_time integer, buffer_time integer, price bigint)
    join appointments a on a.account_id = ${accountId} and a.booking_id = l.booking_id`.execute(tx);
  await sql`insert into busy_times (account_id, employee_id, customer_id, appointment_id, start_at, end_at)
    select ${accountId}, b.employee_id, b.customer_id, a.id, b.start_at, b.end_at
    from jsonb_to_recordset(${JSON.stringify(busy)}::jsonb) as b(booking_id text, employee_id bigint, customer_id bigint, start_at timestamptz, end_at timestamptz) join appointments a on a.account_id = ${accountId} and a.booking_id = b.booking_id`.execute(
    tx,
  );
  await sql`with made as (
      insert into block_times (account_id, employee_id, start_at, end_at, reason, created_by)
      select ${accountId}, b.employee_id, b.start_at, b.end_at, b.reason, b.created_by from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) as b(employee_id bigint, start_at timestamptz, end_at timestamptz, reason text, created_by bigint)
      returning id, employee_id, start_at, end_at)
    insert into busy_times (account_id, employee_id, block_id, start_at, end_at) select ${accountId}, employee_id, id, start_at, end_at from made`.execute(
    tx,
  );
  await sql`insert into penalties (account_id, customer_id, appointment_id, type, amount, created_by, created_at)
    select ${accountId}, a.customer_id, a.id, 1, p.amount, a.created_by, a.no_show_at from jsonb_to_recordset(${JSON.stringify(penalties)}::jsonb) as p(booking_id text, amount bigint) join appointments a on a.account_id = ${accountId} and a.booking_id = p.booking_id`.execute(
    tx,
  );
}

/** What the history would say had all of this been typed. */
export async function insertDemoHistory(tx: Tx, accountId: number, owner: { id: number; name: string }): Promise<void> {
  await sql`insert into audit_log (account_id, at, actor_kind, actor_id, actor_name, action, entity, entity_id, before, after)
    select a.account_id, h.at, case when h.by_visitor then 'visitor' else 'merchant' end, case when not h.by_visitor then ${owner.id}::bigint end, case when not h.by_visitor then ${owner.name} end, h.action, 'appointments', a.id::text, null, h.after
    from appointments a cross join lateral (
      select a.created_at as at, a.source = ${visitSource.online} as by_visitor, 'appointments.add' as action, jsonb_build_object('customer_id', a.customer_id, 'start_at', a.start_at, 'end_at', a.end_at) as after
      union all select a.checked_in_at, false, 'appointments.check-in', jsonb_build_object('status', ${visitState.check_in}) where a.checked_in_at is not null
      union all select a.no_show_at, false, 'appointments.no-show', '{}'::jsonb where a.no_show_at is not null
      union all select a.cancelled_at, a.cancelled_by = 'customer', 'appointments.cancel', jsonb_build_object('status', ${visitState.cancelled}, 'reason', a.cancel_reason) where a.cancelled_at is not null
    ) h where a.account_id = ${accountId} order by h.at`.execute(tx);
}

type DemoWish = {
  customer_id: number;
  service_ids: readonly number[];
  from_date: string;
  to_date: string;
  from_quarter: number;
  to_quarter: number;
  note: string | null;
  created_at: string;
};

export async function insertDemoWaitlist(tx: Tx, accountId: number, wishes: readonly DemoWish[]): Promise<void> {
  for (const { service_ids, ...wish } of wishes) {
    const { id } = await tx
      .insertInto('waitlist_entries')
      .values({ account_id: accountId, ...wish })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('waitlist_services')
      .values(
        service_ids.map((service_id, position) => ({ account_id: accountId, entry_id: id, service_id, position })),
      )
      .execute();
  }
}
