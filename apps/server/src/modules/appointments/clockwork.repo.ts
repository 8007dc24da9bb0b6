import { automaticMessages } from '@rawnaq/domain/settings/automatic-messages';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { Reader } from './schedule.repo';
import type { Code } from '../../db/column-codes';
import { visitPayment, visitState } from '../../db/sql-codes';

const { scheduled } = visitState;
const { waiting } = visitPayment;
const MOST_HOURS = automaticMessages.appointment_reminder.timing.most;

/** Salons whose doors are open and who may have somebody to remind. */
export async function accountsToRemind(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select a.id from accounts a where a.status in ('trial', 'active') and exists (select from appointments v where v.account_id = a.id and v.status = ${scheduled} and v.reminded_at is null
    and v.start_at > ${now.toISOString()}::timestamptz and v.start_at <= ${now.toISOString()}::timestamptz + make_interval(hours => ${MOST_HOURS}::int))`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/**
 * Marks them as reminded and answers them: a second process finds nothing left, and one that is being cancelled or moved is judged by what it
 * becomes. Booked inside the reminder's own hours, a visit has just been confirmed and needs no second message.
 */
export async function claimReminders(
  { tx, accountId, now }: Reader,
  hours: number,
): Promise<{ id: number; customer_id: number }[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const before = sql`make_interval(hours => ${hours}::int)`;
  const { rows } = await sql<{ id: number; customer_id: number; is_fresh: boolean }>`
    update appointments v set reminded_at = ${at} where v.account_id = ${accountId} and v.status = ${scheduled} and v.reminded_at is null and v.no_show_at is null and v.payment_status <> ${waiting}
      and v.start_at > ${at} and v.start_at <= ${at} + ${before}
    returning v.id, v.customer_id, greatest(v.created_at, coalesce(v.rescheduled_at, v.created_at)) > v.start_at - ${before} as is_fresh`.execute(
    tx,
  );
  return rows.filter(({ is_fresh }) => !is_fresh);
}

const unpaid = sql`v.payment_status = ${waiting} and v.status = ${scheduled} and v.pay_until < `;

export async function unpaidAppointments(tx: Tx, now: Date): Promise<{ account_id: number; ids: number[] }[]> {
  const { rows } = await sql<{
    account_id: number;
    ids: number[];
  }>`select v.account_id, array_agg(v.id::int) as ids from appointments v where ${unpaid} ${now.toISOString()}::timestamptz group by v.account_id`.execute(
    tx,
  );
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
    select v.id, v.status, v.start_at, (extract(epoch from v.start_at) / 60)::bigint as start, (extract(epoch from v.end_at) / 60)::bigint as "end",
      array(select l.employee_id::int from appointment_lines l where l.account_id = ${accountId} and l.appointment_id = v.id) as employee_ids from appointments v
    where v.account_id = ${accountId} and ${unpaid} ${now.toISOString()}::timestamptz order by v.id limit 500 for update skip locked`.execute(
    tx,
  );
  return rows;
}

/** Holds bind nobody once they have run out; this only tidies up. Those somebody works on are left for the next time. */
export async function purgeHolds(tx: Tx, now: Date): Promise<void> {
  await sql`delete from booking_holds h using (
    select account_id, id from booking_holds where expires_at < ${now.toISOString()}::timestamptz - interval '5 minutes' limit 5000 for update skip locked
  ) old where h.account_id = old.account_id and h.id = old.id`.execute(tx);
}
