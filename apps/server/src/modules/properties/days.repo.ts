import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { PropertyKey } from './properties.repo';

/** What is counted of a place. */
export type Counted = 'views' | 'calls' | 'chats' | 'enquiries' | 'favourites';

export async function addToDay(tx: Tx, { account_id, id }: PropertyKey, day: LocalDate, what: Counted): Promise<void> {
  await tx
    .insertInto('property_days')
    .values({ account_id, property_id: id, day, [what]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'property_id', 'day'])
        .doUpdateSet({ [what]: sql<number>`property_days.${sql.ref(what)} + 1` }),
    )
    .execute();
}
