import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { visitSource } from '../../db/sql-codes';

/** How many bookings of each of the last days came from the salon's page, by the day they were made. */
export async function bookedOnlineByDay(tx: Tx, accountId: number, timeZone: string): Promise<Map<string, number>> {
  const { rows } = await sql<{
    day: string;
    bookings: number;
  }>`
    select (created_at at time zone ${timeZone})::date as day, count(*)::int as bookings
    from appointments
    where account_id = ${accountId} and source = ${visitSource.online}
    group by 1`.execute(tx);
  return new Map(rows.map(({ day, bookings }) => [day, bookings]));
}

type Visit = { visited_on: string; visitor: string; pages: number; booked: boolean };

export async function insertDemoVisits(tx: Tx, accountId: number, visits: readonly Visit[]): Promise<void> {
  await sql`
    insert into online_visits (account_id, visited_on, visitor, pages, booked)
    select ${accountId}, v.visited_on, sha256(convert_to(v.visitor, 'UTF8')), v.pages, v.booked
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as v(visited_on date, visitor text, pages integer,
      booked boolean)`.execute(tx);
}
