import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';

type Operations = { restores: Insertable<DB['platform_restores']>[]; slow: Insertable<DB['slow_calls']>[] };

export async function insertOperations(tx: Tx, { restores, slow }: Operations): Promise<void> {
  await tx.insertInto('platform_restores').values(restores).execute();
  await tx.insertInto('slow_calls').values(slow).execute();
}
