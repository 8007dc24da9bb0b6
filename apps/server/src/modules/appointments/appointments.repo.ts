import { appointmentPaymentStates, appointmentStates } from '@rawnaq/domain/appointments/appointment.states';
import { fromEpochMinutes } from '@rawnaq/domain/booking/clock';
import { automaticMessages } from '@rawnaq/domain/settings/automatic-messages';
import { sql, type Updateable } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { DB } from '../../db/schema';
import { mayBeSeen } from '../../http/lists/own-calendar.query';
import type { Reader } from './placing/schedule.repo';

export const findSalonClock = ({ tx, accountId }: Reader) =>
  tx
    .selectFrom('accounts')
    .select(['time_zone', 'business_day_cut_off'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** A missed visit that is made up for counts as rescheduled from now on. */
export async function markRebooked({ tx, accountId, now }: Reader, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('appointments')
    .set({ rescheduled_at: now.toISOString(), updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('no_show_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const employeeNames = ({ tx, accountId }: Reader, ids: readonly number[]) =>
  tx
    .selectFrom('employees')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

export async function updateAppointment(
  { tx, accountId, now }: Reader,
  id: number,
  facts: Updateable<DB['appointments']>,
): Promise<void> {
  await tx
    .updateTable('appointments')
    .set({ ...facts, updated_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Nobody is bound by it any more. */
export async function releaseTimes({ tx, accountId }: Reader, ids: readonly number[]): Promise<void> {
  await sql`
    delete from busy_times where account_id = ${accountId} and appointment_id = any(${[...ids]}::bigint[])`.execute(tx);
}

export type FollowingVisit = Opening & { id: number; status: Code<'appointments.status'> };

/** The visits of a series from one on that can still be cancelled. */
export async function lockFollowing(ctx: Reader, id: number): Promise<FollowingVisit[]> {
  const { tx, accountId } = ctx;
  const { rows } = await sql<FollowingVisit>`
    select f.id, f.status, f.start_at, f.end_at,
      array(select l.employee_id::int
        from appointment_lines l
        where l.account_id = ${accountId} and l.appointment_id = f.id) as employee_ids
    from appointments f
    where f.account_id = ${accountId} and f.status <> ${appointmentStates.codes.cancelled} and f.achieved_at is null
      and f.no_show_at is null
      and f.series_id = (select a.series_id from appointments a where a.account_id = ${accountId} and a.id = ${id})
      and f.start_at > (select a.start_at from appointments a where a.account_id = ${accountId} and a.id = ${id})
      and ${mayBeSeen(ctx, sql`f.id`)}
    order by f.id for update`.execute(tx);
  return rows;
}

/**
 * These visits and the rest of their series, in one order: what is told of them together is changed by one at a time.
 */
export async function lockSeriesOf({ tx, accountId }: Reader, ids: readonly number[]): Promise<void> {
  await sql`
    select 1
    from appointments f
    where f.account_id = ${accountId}
      and f.id in (select unnest(${[...ids]}::bigint[])
        union
        select s.id
        from appointments a
        join appointments s on s.account_id = a.account_id and s.series_id = a.series_id
        where a.account_id = ${accountId} and a.id = any(${[...ids]}::bigint[]))
    order by f.id for update`.execute(tx);
}

export async function cancelRows(
  { tx, accountId, now }: Reader,
  ids: readonly number[],
  by: string,
  reason: string | null,
): Promise<void> {
  await sql`
    update appointments
    set status = ${appointmentStates.codes.cancelled}, cancelled_at = ${now.toISOString()}, cancelled_by = ${by},
      cancel_reason = ${reason}, updated_at = ${now.toISOString()}
    where account_id = ${accountId} and id = any(${[...ids]}::bigint[])`.execute(tx);
}

/**
 * As it was before it was cancelled. An online booking that waited for its deposit does not wait again: nobody could
 * pay it any more.
 */
export async function restoreRow({ tx, accountId, now }: Reader, id: number): Promise<void> {
  const { waiting, unpaid } = appointmentPaymentStates.codes;
  const { check_in, scheduled } = appointmentStates.codes;
  await sql`
    update appointments
    set status = case when checked_in_at is null then ${scheduled}::int else ${check_in}::int end, cancelled_at = null,
      cancelled_by = null, cancel_reason = null, reminded_at = null, reminded_again_at = null, pay_until = null,
      payment_status = case when payment_status = ${waiting} then ${unpaid} else payment_status end,
      updated_at = ${now.toISOString()}
    where account_id = ${accountId} and id = ${id}`.execute(tx);
}

/** The visits an employee still has work in, the soonest first. */
export async function upcomingOf({ tx, accountId, now }: Reader, employeeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id
    from appointments a
    where a.account_id = ${accountId} and a.status <> ${appointmentStates.codes.cancelled} and a.no_show_at is null
      and a.achieved_at is null
      and a.id in (select l.appointment_id
        from appointment_lines l
        where l.account_id = ${accountId} and l.employee_id = ${employeeId}
          and l.start_at > ${now.toISOString()}::timestamptz - interval '24 hours'
          and l.end_at > ${now.toISOString()}::timestamptz)
    order by a.start_at, a.id`.execute(tx);
  return rows.map(({ id }) => id);
}

const SECOND_WITHIN_HOURS = automaticMessages.second_reminder.timing.most;

/**
 * Reminded by hand is reminded: the clock need not do it again. So close to the visit that the second reminder could be
 * next, it stands for that as well.
 */
export async function markReminded({ tx, accountId, now }: Reader, ids: readonly number[]): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await sql`
    update appointments
    set reminded_at = ${at},
      reminded_again_at = case
        when start_at <= ${at} + make_interval(hours => ${SECOND_WITHIN_HOURS}::int) then ${at}
        else reminded_again_at end
    where account_id = ${accountId} and id = any(${[...ids]}::bigint[])`.execute(tx);
}

/** Longer than the undo stands on the screen: until then nobody is told what may still be taken back. */
export const UNDO_SECONDS = 12;

export type Opening = { start_at: string; end_at: string; employee_ids: readonly number[] };

export const openingOf = (visit: {
  start: number;
  end: number;
  lines: readonly { employee_id: number }[];
}): Opening => ({
  start_at: fromEpochMinutes(visit.start),
  end_at: fromEpochMinutes(visit.end),
  employee_ids: visit.lines.map(({ employee_id }) => employee_id),
});

/**
 * Somebody may be waiting for what of these people has just become free: the waiting list is told when this is settled.
 */
export async function offerOpenings(
  { tx, accountId }: Pick<Reader, 'tx' | 'accountId'>,
  openings: readonly Opening[],
  seconds = 0,
): Promise<void> {
  const payloads = openings.map(({ start_at, end_at, employee_ids }) => ({
    account_id: accountId,
    from: start_at,
    to: end_at,
    employee_ids: [...new Set(employee_ids)],
  }));
  await sql`
    select app.enqueue('tell-waitlist', p.payload, null, now() + make_interval(secs => ${seconds}::int))
    from json_array_elements(${JSON.stringify(payloads)}::json) as p(payload)`.execute(tx);
}
