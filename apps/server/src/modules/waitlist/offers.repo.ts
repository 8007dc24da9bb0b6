import type { BusyTime } from '@rawnaq/domain/booking/booking.types';
import { waitlistStates } from '@rawnaq/domain/waitlist/waitlist.states';
import { sql } from 'kysely';
import type { Ctx } from '../../http/context';
import { waitsForAsker } from './waitlist.repo';
import type { Code } from '../../db/column-codes';
import { visitState } from '../../db/sql-codes';

type Writer = Pick<Ctx, 'tx' | 'accountId' | 'now'> & { session?: Ctx['session'] };
const { waiting, told, booked } = waitlistStates.codes;

export const lockEntry = (ctx: Writer, id: number) =>
  ctx.tx
    .selectFrom('waitlist_entries as w')
    .select(['w.id', 'w.status', 'w.told_until', sql<BusyTime[] | null>`w.told_parts`.as('told_parts')])
    .where('w.account_id', '=', ctx.accountId)
    .where('w.id', '=', id)
    .where(waitsForAsker(ctx))
    .forUpdate()
    .executeTakeFirst();

export async function setEntryStatus(
  { tx, accountId }: Writer,
  id: number,
  status: Code<'waitlist_entries.status'>,
): Promise<void> {
  await tx
    .updateTable('waitlist_entries')
    .set({ status })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export type OpenEntry = {
  id: number;
  customer_id: number;
  employee_id: number | null;
  from_quarter: number;
  to_quarter: number;
  told_at: string | null;
  told_parts: BusyTime[] | null;
  service_ids: number[];
  busy: { start: number; end: number }[];
};

/**
 * Who waits for a time around this one, the longest waiting first, and those who let a turn pass behind those who never
 * had one.
 */
export async function lockOpenEntries(
  { tx, accountId, now }: Writer,
  date: string,
  toldBefore: string,
  { beside, most }: { beside: readonly number[]; most: number },
): Promise<OpenEntry[]> {
  const minutes = (column: 'start_at' | 'end_at') => sql`(extract(epoch from t.${sql.ref(column)}) / 60)::bigint`;
  // A turn without an end was given by an earlier version: it ends a day later.
  const { rows } = await sql<OpenEntry>`
    select w.id, w.customer_id, w.employee_id, w.from_quarter, w.to_quarter, w.told_at, w.told_parts,
      (select json_agg(s.service_id order by s.position)
        from waitlist_services s
        where s.account_id = ${accountId} and s.entry_id = w.id) as service_ids,
      (select coalesce(json_agg(json_build_object('start', ${minutes('start_at')}, 'end', ${minutes('end_at')})), '[]')
        from busy_times t
        where t.account_id = ${accountId} and t.customer_id = w.customer_id and t.guest = ''
          and t.start_at >= (${date}::date - 2)::timestamptz and t.start_at < (${date}::date + 3)::timestamptz) as busy
    from waitlist_entries w
    where w.account_id = ${accountId}
      and (w.status = ${waiting}
        or (w.status = ${told} and w.told_until is null and w.told_at < ${toldBefore}::timestamptz))
      and w.from_date <= ${date}::date and w.to_date >= ${date}::date
      and w.created_at <= ${now.toISOString()}::timestamptz and w.id <> all(${[...beside]}::bigint[])
    order by w.told_at is not null, w.created_at, w.id limit ${most} for update of w skip locked`.execute(tx);
  return rows;
}

/** The times it is somebody's turn for at this moment. */
export async function liveOffers({ tx, accountId, now }: Writer): Promise<BusyTime[][]> {
  const { rows } = await sql<{ told_parts: BusyTime[] }>`
    select w.told_parts
    from waitlist_entries w
    where w.account_id = ${accountId} and w.status = ${told} and w.told_until > ${now.toISOString()}::timestamptz
      and w.told_parts is not null`.execute(tx);
  return rows.map(({ told_parts }) => told_parts);
}

export async function markTold(
  { tx, accountId, now }: Writer,
  id: number,
  { start_at, until, parts }: { start_at: string; until: string; parts: readonly BusyTime[] },
): Promise<void> {
  await tx
    .updateTable('waitlist_entries')
    .set({
      status: told,
      told_at: now.toISOString(),
      told_start_at: start_at,
      told_until: until,
      told_parts: JSON.stringify(parts),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function setTurn({ tx, accountId }: Writer, id: number, until: string): Promise<void> {
  await tx
    .updateTable('waitlist_entries')
    .set({ told_until: until })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Until when a visitor of the booking page keeps one of these times; undefined when nobody does. */
export async function heldUntil(
  { tx, accountId, now }: Writer,
  parts: readonly BusyTime[],
): Promise<string | undefined> {
  const { rows } = await sql<{ expires_at: string }>`
    select t.expires_at
    from busy_times t
    join jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p (employee_id bigint, "start" bigint,
      "end" bigint) on t.employee_id = p.employee_id
      and t.start_at < to_timestamp(p."end" * 60) and t.end_at > to_timestamp(p."start" * 60)
    where t.account_id = ${accountId} and t.hold_id is not null and t.expires_at > ${now.toISOString()}::timestamptz
    order by t.expires_at desc limit 1`.execute(tx);
  return rows[0]?.expires_at;
}

/** She booked by herself what she waited for: one visit answers every wish it fulfils. */
export async function fulfilWishes(
  { tx, accountId }: Writer,
  {
    customer_id,
    appointment_id,
    date,
    service_ids,
  }: { customer_id: number; appointment_id: number; date: string; service_ids: readonly number[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update waitlist_entries w
    set status = ${booked}, appointment_id = ${appointment_id}
    where w.account_id = ${accountId} and w.customer_id = ${customer_id} and w.status in (${waiting}, ${told})
      and w.from_date <= ${date}::date and w.to_date >= ${date}::date
      and not exists (select from waitlist_services s
        where s.account_id = ${accountId} and s.entry_id = w.id
          and s.service_id <> all(${[...service_ids]}::bigint[]))`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/**
 * The visits that ended these wishes are given up for want of a deposit. Who has booked the same since does not wait:
 * her wish goes along with that visit, and with what becomes of it.
 */
export async function reopenWishes(
  { tx, accountId }: Pick<Writer, 'tx' | 'accountId'>,
  appointmentIds: readonly number[],
): Promise<void> {
  await sql`
    update waitlist_entries w
    set status = case when f.instead is null then ${waiting} else ${booked} end, appointment_id = f.instead
    from (select e.id, (${bookedSince(accountId)}) as instead
      from waitlist_entries e
      join appointments g on g.account_id = e.account_id and g.id = e.appointment_id
      join accounts o on o.id = e.account_id
      where e.account_id = ${accountId} and e.status = ${booked}
        and e.appointment_id = any(${[...appointmentIds]}::bigint[])) f
    where w.account_id = ${accountId} and w.id = f.id and w.status = ${booked}
      and w.appointment_id = any(${[...appointmentIds]}::bigint[])`.execute(tx);
}

/** The first visit that fulfils the wish `e` and was booked after the one given up, `g`, of the salon `o`. */
const bookedSince = (accountId: number) => sql`
  select b.id
  from appointments b
  where b.account_id = ${accountId} and b.customer_id = e.customer_id and b.status <> ${visitState.cancelled}
    and b.id > g.id
    and ((b.start_at at time zone o.time_zone) - o.business_day_cut_off::interval)::date
      between e.from_date and e.to_date
    and not exists (select from waitlist_services s
      where s.account_id = ${accountId} and s.entry_id = e.id
        and not exists (select from appointment_lines l
          where l.account_id = ${accountId} and l.appointment_id = b.id and l.service_id = s.service_id))
  order by b.id limit 1`;

/** The desk booked for her. False when she does not wait any more. */
export async function markBooked(
  { tx, accountId }: Writer,
  waitlistId: number,
  appointmentId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('waitlist_entries')
    .set({ status: booked, appointment_id: appointmentId })
    .where('account_id', '=', accountId)
    .where('id', '=', waitlistId)
    .where('status', 'in', [waiting, told])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Is there anybody to look for a time for? A day more on each side, for zones ahead and behind. */
export async function isAnybodyWaiting({ tx, accountId }: Writer, from: string, to: string): Promise<boolean> {
  const { rows } = await sql`
      select 1
      from waitlist_entries w
      where w.account_id = ${accountId} and w.status in (${waiting}, ${told})
        and w.from_date <= (${to}::timestamptz)::date + 1 and w.to_date >= (${from}::timestamptz)::date - 1
      limit 1`.execute(tx);
  return rows.length > 0;
}
