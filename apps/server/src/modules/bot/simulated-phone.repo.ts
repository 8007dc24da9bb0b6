import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { recordState } from '../../db/sql-codes';

const MOST_PEOPLE = 30;

/** Salons in the sandbox by choice; where nothing is real, also those that have not connected anything. */
export async function salonsByLine(tx: Tx, withUnconnected: boolean) {
  const { rows } = await sql<{ id: number; english_name: string; arabic_name: string; time_zone: string }>`
    select a.id, a.english_name, a.arabic_name, a.time_zone
    from accounts a
    left join whatsapp_connections w on w.account_id = a.id
    where a.id <> 0 and a.status <> 'host'
      and (w.provider = 'sandbox' or (w.provider is null and ${withUnconnected}::boolean))
    order by w.provider nulls last, a.id
    limit 100`.execute(tx);
  return rows;
}

/** Some customers of each, for a world that is made up. */
export async function peopleToPlay(tx: Tx, accountIds: readonly number[]) {
  const { rows } = await sql<{ account_id: number; name: string; mobile: string }>`
    select p.account_id, p.name, p.mobile
    from unnest(${[...accountIds]}::bigint[]) as s (id),
      lateral (select c.account_id, c.name, c.mobile
        from customers c
        where c.account_id = s.id and c.status = ${recordState.active} and c.merged_into is null
        order by c.id
        limit ${MOST_PEOPLE}) p`.execute(tx);
  return rows;
}
