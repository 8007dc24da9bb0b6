import type { Tx } from '../../db/database';

/** A browser has one address, whoever signs in with it: in which accounts it is told, the newest first. */
export const devicesAt = (tx: Tx, addressHash: Buffer) =>
  tx
    .selectFrom('push_devices')
    .select(['account_id', 'id'])
    .where('address_hash', '=', addressHash)
    .orderBy('seen_at', 'desc')
    .orderBy('account_id')
    .execute();
