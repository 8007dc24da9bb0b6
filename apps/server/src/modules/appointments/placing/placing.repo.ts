import type { VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import { sql } from 'kysely';
import type { Reader } from './schedule.repo';

export type BusyRow = {
  employee_id?: number;
  customer_id?: number;
  guest?: string;
  start_at: string;
  end_at: string;
};

export async function insertAppointment(
  { tx, accountId, now }: Reader,
  head: object,
  lines: readonly object[],
  busy: readonly BusyRow[],
  releaseHold: number | null,
): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`
    select app.add_appointment(${accountId}, ${JSON.stringify(head)}::jsonb, ${JSON.stringify(lines)}::jsonb,
      ${JSON.stringify(busy)}::jsonb, ${releaseHold}::bigint, ${now.toISOString()}::timestamptz) as id`.execute(tx);
  return rows[0]!.id;
}

export async function updatePlacement(
  { tx, accountId, now }: Reader,
  id: number,
  head: object,
  lines: readonly object[],
  busy: readonly BusyRow[],
): Promise<void> {
  await sql`
    select app.change_appointment(${accountId}, ${id}, ${JSON.stringify(head)}::jsonb, ${JSON.stringify(lines)}::jsonb,
      ${JSON.stringify(busy)}::jsonb, ${now.toISOString()}::timestamptz)`.execute(tx);
}

export async function bindAppointment(
  { tx, accountId, now }: Reader,
  id: number,
  busy: readonly BusyRow[],
): Promise<void> {
  await sql`
    select app.bind_times(${accountId}, ${id}, null, null, null, ${JSON.stringify(busy)}::jsonb,
      ${now.toISOString()}::timestamptz)`.execute(tx);
}

/** Blocks bind one person each. */
export async function bindBlocks(
  { tx, accountId, now }: Reader,
  blocks: readonly { id: number; busy: readonly BusyRow[] }[],
): Promise<void> {
  await sql`
    select app.bind_times(${accountId}, null, b.id, null, null, b.busy, ${now.toISOString()}::timestamptz)
    from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) as b(id bigint, busy jsonb)`.execute(tx);
}

export async function insertHold(
  { tx, accountId, now }: Reader,
  hold: {
    token: string;
    ip: string | null;
    lines: unknown;
    busy: readonly BusyRow[];
    release: number | null;
    expires_at: string;
  },
): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`
    select app.hold_times(${accountId}, ${hold.token}, ${hold.ip}::inet, ${JSON.stringify(hold.lines)}::jsonb,
      ${JSON.stringify(hold.busy)}::jsonb, ${hold.release}::bigint, ${now.toISOString()}::timestamptz,
      ${hold.expires_at}::timestamptz) as id`.execute(tx);
  return rows[0]!.id;
}

export type People = {
  service_ids: readonly number[];
  employee_ids: readonly number[];
  customer_id: number | null;
  dates: readonly string[];
  from: number;
};

/**
 * Takes the places in the line of these people and of everybody who does one of these services, before it is looked at
 * who of them is free: a day and a night from a minute of each day on.
 */
export async function lockAnybody(
  { tx, accountId }: Reader,
  { service_ids, employee_ids, customer_id, dates, from }: People,
): Promise<void> {
  await sql`
    select app.lock_anybody(${accountId}, ${[...service_ids]}::bigint[], ${[...employee_ids]}::bigint[],
      ${customer_id}::bigint, ${[...dates]}::date[], ${from}::int)`.execute(tx);
}

/** The whole calendar stands still until the end: for what looks at many days at once. */
export async function lockSalon({ tx, accountId }: Reader): Promise<void> {
  await sql`select app.lock_salon(${accountId})`.execute(tx);
}

export async function nextSeries({ tx }: Pick<Reader, 'tx'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('series_numbers') as id`.execute(tx);
  return rows[0]!.id;
}

export async function findHold({ tx, accountId, now }: Reader, token: string) {
  const row = await tx
    .selectFrom('booking_holds')
    .select(['id', 'token', 'expires_at', 'lines'])
    .where('account_id', '=', accountId)
    .where('token', '=', token)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && { ...row, lines: row.lines as VisitLine[] };
}

/** What it bound goes with it. */
export async function deleteHold({ tx, accountId }: Reader, token: string): Promise<void> {
  await tx.deleteFrom('booking_holds').where('account_id', '=', accountId).where('token', '=', token).execute();
}
