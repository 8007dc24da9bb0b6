import { sql } from 'kysely';
import type { Tx } from '../../db/database';

/** Lines somebody outside answers for, the longest unasked first. */
export const linesToAsk = (tx: Tx, before: Date): Promise<{ account_id: number }[]> =>
  tx
    .selectFrom('whatsapp_connections')
    .select('account_id')
    .where('provider', '<>', 'sandbox')
    .where((where) => where.or([where('checked_at', 'is', null), where('checked_at', '<', before.toISOString())]))
    .orderBy(sql`checked_at nulls first`)
    .limit(500)
    .execute();
