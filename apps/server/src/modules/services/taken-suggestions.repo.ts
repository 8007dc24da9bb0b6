import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { Taken } from '../suggested-services';

/** How many salons took each suggestion. Names are unique in a salon, so it takes one once. */
export async function countTaken(tx: Tx, taken: 'service_groups' | 'services'): Promise<Taken[]> {
  return (
    await sql<Taken>`
      select t.suggested_id as id, count(*)::int as salons
      from ${sql.table(taken)} t
      where t.suggested_id is not null
      group by t.suggested_id`.execute(tx)
  ).rows;
}
