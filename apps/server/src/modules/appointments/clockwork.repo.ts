import { automaticMessages } from '@rawnaq/domain/settings/automatic-messages';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { Reader } from './placing/schedule.repo';
import type { Code } from '../../db/column-codes';
import { visitPayment, visitState } from '../../db/sql-codes';

const { scheduled } = visitState;
const { waiting } = visitPayment;
const HOUR_MS = 3_600_000;
const OLD_HOLD_MS = 5 * 60_000;
const MOST_HOURS = automaticMessages.appointment_reminder.timing.most;
const MOST_HOURS_AGAIN = automaticMessages.second_reminder.timing.most;

/** Where it is marked that a visit was reminded of, for the first and for the second time. */
export type ReminderMark = 'reminded_at' | 'reminded_again_at';

/** Salons whose doors are open and who may have somebody to remind. */
export async function accountsToRemind(tx: Tx, now: Date): Promise<{ account_id: number }[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = (mark: ReminderMark, hours: number) => sql`
    exists (select from appointments v
      where v.account_id = a.id and v.status = ${scheduled} and v.${sql.ref(mark)} is null and v.start_at > ${at}
        and v.start_at <= ${at} + make_interval(hours => ${hours}::int))`;
  const { rows } = await sql<{ account_id: number }>`
    select a.id as account_id
    from accounts a
    where a.status in ('trial', 'active')
      and (${due('reminded_at', MOST_HOURS)} or ${due('reminded_again_at', MOST_HOURS_AGAIN)})`.execute(tx);
  return rows;
}

type Claimed = {
  id: number;
  customer_id: number;
  start_at: string;
  created_at: string;
  rescheduled_at: string | null;
  reminded_at: string | null;
};

/**
 * Marks them as reminded and answers them: a second process finds nothing left, and one that is being cancelled or
 * moved is judged by what it becomes. Booked inside the reminder's own hours, a visit has just been confirmed and needs
 * no second message; nor does who was first reminded of it inside the hours of the second reminder.
 */
export async function claimReminders(
  { tx, accountId, now }: Reader,
  mark: ReminderMark,
  hours: number,
): Promise<{ id: number; customer_id: number }[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<Claimed>`
    update appointments v
    set ${sql.ref(mark)} = ${at}
    where v.account_id = ${accountId} and v.status = ${scheduled} and v.${sql.ref(mark)} is null
      and v.no_show_at is null
      and v.payment_status <> ${waiting} and v.start_at > ${at}
      and v.start_at <= ${at} + make_interval(hours => ${hours}::int)
    returning v.id, v.customer_id, v.start_at, v.created_at, v.rescheduled_at, v.reminded_at`.execute(tx);
  const lastHeard = ({ created_at, rescheduled_at, reminded_at }: Claimed): number =>
    Math.max(
      ...[created_at, rescheduled_at, mark === 'reminded_at' ? null : reminded_at].map((moment) =>
        Date.parse(moment ?? created_at),
      ),
    );
  return rows.filter((row) => lastHeard(row) <= Date.parse(row.start_at) - hours * HOUR_MS);
}

const unpaid = sql`v.payment_status = ${waiting} and v.status = ${scheduled} and v.pay_until < `;

export async function unpaidAppointments(tx: Tx, now: Date): Promise<{ account_id: number; ids: number[] }[]> {
  const { rows } = await sql<{
    account_id: number;
    ids: number[];
  }>`
    select v.account_id, array_agg(v.id::int) as ids
    from appointments v
    where ${unpaid} ${now.toISOString()}::timestamptz
    group by v.account_id`.execute(tx);
  return rows;
}

type Unpaid = {
  id: number;
  status: Code<'appointments.status'>;
  start_at: string;
  start: number;
  end: number;
  employee_ids: number[];
};

export async function lockUnpaid({ tx, accountId, now }: Reader): Promise<Unpaid[]> {
  const { rows } = await sql<Unpaid>`
    select v.id, v.status, v.start_at, (extract(epoch from v.start_at) / 60)::bigint as start,
      (extract(epoch from v.end_at) / 60)::bigint as "end",
      array(select l.employee_id::int
        from appointment_lines l
        where l.account_id = ${accountId} and l.appointment_id = v.id) as employee_ids
    from appointments v
    where v.account_id = ${accountId} and ${unpaid} ${now.toISOString()}::timestamptz
    order by v.id limit 500 for update skip locked`.execute(tx);
  return rows;
}

/**
 * Holds bind nobody once they have run out; this only tidies up. Those somebody works on are left for the next time.
 */
export async function purgeHolds(tx: Tx, now: Date): Promise<void> {
  const old = sql`expires_at < ${new Date(now.getTime() - OLD_HOLD_MS).toISOString()}::timestamptz`;
  const { rows } = await sql<{
    account_id: number;
  }>`select distinct account_id from booking_holds where ${old}`.execute(tx);
  for (const { account_id } of rows)
    await sql`
      delete from booking_holds
      where account_id = ${account_id}
        and id in (select id
          from booking_holds
          where account_id = ${account_id} and ${old} limit 5000 for update skip locked)`.execute(tx);
}
