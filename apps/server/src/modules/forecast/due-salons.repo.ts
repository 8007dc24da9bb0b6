import { sql } from 'kysely';
import type { Tx } from '../../db/database';

/** Open salons whose forecast is of another day than theirs. */
export async function salonsToForecast(tx: Tx, now: Date): Promise<{ account_id: number }[]> {
  const { rows } = await sql<{ account_id: number }>`
    select a.id as account_id
    from accounts a
    left join forecasts f on f.account_id = a.id
    where a.id > 0 and a.status in ('trial', 'active')
      and f.today is distinct from
        ((${now.toISOString()}::timestamptz at time zone a.time_zone) - a.business_day_cut_off::interval)::date
    order by a.id`.execute(tx);
  return rows;
}
