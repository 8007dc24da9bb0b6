import type { VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import { appointmentStates } from '@rawnaq/domain/appointments/appointment.states';
import { sql, type RawBuilder } from 'kysely';
import { mayBeSeen, mobileFor, ownCalendarOf } from '../../../http/lists/own-calendar.query';
import type { Reader } from '../placing/schedule.repo';
import type { Code } from '../../../db/column-codes';

export type StoredLine = VisitLine & { id: number; english_name: string; arabic_name: string };
export type AppointmentRow = {
  id: number;
  booking_id: string;
  customer_id: number;
  customer_name: string;
  mobile: string | null;
  customer_type: Code<'customers.type'>;
  start: number;
  end: number;
  status: Code<'appointments.status'>;
  source: Code<'appointments.source'>;
  payment_status: Code<'appointments.payment_status'>;
  total: number;
  deposit: number;
  deposited: number;
  is_charged: boolean;
  note: string | null;
  series_id: number | null;
  cancel_reason: string | null;
  cancelled_by: Code<'appointments.cancelled_by'> | null;
  no_show_at: string | null;
  rescheduled_at: string | null;
  achieved_at: string | null;
  created_at: string;
  updated_at: string;
  lines: StoredLine[];
};

const minutes = (column: string): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) / 60)::bigint`;

/** The lines of an appointment `a`, in order. */
const linesOf = ({ accountId }: Reader) => sql`
  (select coalesce(json_agg(json_build_object('id', l.id, 'service_id', l.service_id, 'employee_id', l.employee_id,
    'any_employee', l.any_employee, 'english_name', s.english_name, 'arabic_name', s.arabic_name,
    'start', ${minutes('l.start_at')}, 'end', ${minutes('l.end_at')}, 'processing_time', l.processing_time,
    'buffer_time', l.buffer_time, 'price', l.price, 'guest', l.guest)
    order by l.position),
    '[]')
    from appointment_lines l
    join services s on s.account_id = l.account_id and s.id = l.service_id
    where l.account_id = ${accountId} and l.appointment_id = a.id)`;

/** Money in advance for an appointment `a`, as `depositedFor` counts it. */
const depositedOf = ({ accountId }: Reader) => sql`
  (select coalesce(sum(d.amount - d.returned_amount), 0)::bigint
    from deposits d
    where d.account_id = ${accountId} and d.appointment_id = a.id)`;

/** Whether missing an appointment `a` costs what nobody has taken back; of the others nothing is looked up. */
const isCharged = ({ accountId }: Reader) => sql`
  (a.no_show_at is not null and exists (select
    from penalties p
    where p.account_id = ${accountId} and p.appointment_id = a.id and p.cancelled_at is null))`;

/** Whoever reads or changes visits comes through here, and finds what she may see. */
const appointments = async (ctx: Reader, which: RawBuilder<unknown>): Promise<AppointmentRow[]> =>
  (
    await sql<AppointmentRow>`
      select a.id, a.booking_id, a.customer_id, c.name as customer_name, ${mobileFor(ctx, 'c.mobile')} as mobile,
        c.type as customer_type, ${minutes('a.start_at')} as start, ${minutes('a.end_at')} as "end", a.status, a.source,
        a.payment_status, a.total, a.deposit, ${depositedOf(ctx)} as deposited,
        ${isCharged(ctx)} as is_charged, a.note, a.series_id, a.cancel_reason, a.cancelled_by, a.no_show_at,
        a.rescheduled_at, a.achieved_at, a.created_at, a.updated_at, ${linesOf(ctx)} as lines
      from appointments a
      join customers c on c.account_id = a.account_id and c.id = a.customer_id
      where a.account_id = ${ctx.accountId} and ${which} and ${mayBeSeen(ctx)}
      order by a.start_at, a.id`.execute(ctx.tx)
  ).rows;

export const appointmentsById = (ctx: Reader, ids: readonly number[]): Promise<AppointmentRow[]> =>
  appointments(ctx, sql`a.id = any(${[...ids]}::bigint[])`);

/** Held for the rest of the transaction, with what it is like once it is held. */
export async function lockAppointment(
  ctx: Reader,
  by: { id: number } | { line_id: number },
): Promise<AppointmentRow | undefined> {
  const which =
    'id' in by
      ? sql`a.id = ${by.id}`
      : sql`
        a.id = (select l.appointment_id
          from appointment_lines l
          where l.account_id = ${ctx.accountId} and l.id = ${by.line_id})`;
  const [, rows] = await Promise.all([
    sql`select 1 from appointments a where a.account_id = ${ctx.accountId} and ${which} for update`.execute(ctx.tx),
    appointments(ctx, which),
  ]);
  return rows[0];
}

/** Cancelled ones are in the list, not on the calendar. */
export const appointmentsBetween = (ctx: Reader, from: string, to: string): Promise<AppointmentRow[]> =>
  appointments(
    ctx,
    sql`
      a.start_at >= ${from}::timestamptz and a.start_at < ${to}::timestamptz
        and a.status <> ${appointmentStates.codes.cancelled}`,
  );

/** Whatever somebody has a part in. */
export const appointmentsOfEmployee = (
  ctx: Reader,
  employeeId: number,
  from: string,
  to: string,
): Promise<AppointmentRow[]> =>
  appointments(
    ctx,
    sql`
      a.id in (select l.appointment_id
        from appointment_lines l
        where l.account_id = ${ctx.accountId} and l.employee_id = ${employeeId} and l.start_at >= ${from}::timestamptz
          and l.start_at < ${to}::timestamptz)
        and a.status <> ${appointmentStates.codes.cancelled}`,
  );

export type BlockRow = {
  id: number;
  employee_id: number;
  start: number;
  end: number;
  reason: string | null;
  series_id: number | null;
};

/** Of a person who sees her own calendar, her own. */
const ofAsker = (ctx: Reader): RawBuilder<unknown> => {
  const own = ownCalendarOf(ctx);
  return own === undefined ? sql`true` : sql`t.employee_id = ${own}`;
};

export const blocksBetween = async (ctx: Reader, from: string, to: string): Promise<BlockRow[]> =>
  (
    await sql<BlockRow>`
      select t.id, t.employee_id, ${minutes('t.start_at')} as start, ${minutes('t.end_at')} as "end", t.reason,
        t.series_id
      from block_times t
      where t.account_id = ${ctx.accountId} and t.start_at >= ${from}::timestamptz and t.start_at < ${to}::timestamptz
        and ${ofAsker(ctx)}
      order by t.start_at, t.id`.execute(ctx.tx)
  ).rows;

export const holdsBetween = async (ctx: Reader, from: string, to: string) =>
  (
    await sql<{ employee_id: number; start: number; end: number }>`
      select t.employee_id, ${minutes('t.start_at')} as start, ${minutes('t.end_at')} as "end"
      from busy_times t
      where t.account_id = ${ctx.accountId} and t.start_at >= ${from}::timestamptz and t.start_at < ${to}::timestamptz
        and t.hold_id is not null and t.expires_at > ${ctx.now.toISOString()}::timestamptz and ${ofAsker(ctx)}
      order by t.start_at`.execute(ctx.tx)
  ).rows;

/** Asked for by the calendar alone: the schedule is read on every booking, and needs no faces. */
export const employeePictures = async ({ tx, accountId }: Reader) =>
  (
    await sql<{ employee_id: number; unique_id: string }>`
      select e.id as employee_id, p.unique_id
      from employees e
      join uploads p on p.account_id = e.account_id and p.id = e.picture_upload_id
      where e.account_id = ${accountId}`.execute(tx)
  ).rows;
