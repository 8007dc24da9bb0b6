import { sql } from 'kysely';
import type { Tx } from '../../db/database';

type Owner = { accountId: number; userId: number };
type NewDevice = Owner & {
  sessionId: number;
  addressHash: Buffer;
  sealed: string;
  userAgent: string;
  now: Date;
};

/**
 * A browser is told as long as its sign-in would have lasted. Whoever signs out, is put out or changes the password
 * ends it at once; who merely signs in on another device does not, nor who has not looked for a while: she is the one
 * it is for.
 */
const LASTING_ENDS = ['replaced', 'expired'];

const live = (tx: Tx, accountId: number, now: Date) =>
  tx
    .selectFrom('push_devices as d')
    .innerJoin('sessions as s', (join) => join.on('s.account_id', '=', accountId).onRef('s.id', '=', 'd.session_id'))
    .where('d.account_id', '=', accountId)
    .where('s.expires_at', '>', now.toISOString())
    .where((row) => row.or([row('s.ended_at', 'is', null), row('s.end_reason', 'in', LASTING_ENDS)]));

export const devicesOf = (tx: Tx, { accountId, userId }: Owner, now: Date) =>
  live(tx, accountId, now)
    .select(['d.id', 'd.session_id', 'd.user_agent', 'd.created_at'])
    .where('d.user_id', '=', userId)
    .orderBy('d.id', 'desc')
    .execute();

export const findLiveDevice = (tx: Tx, accountId: number, id: number, now: Date) =>
  live(tx, accountId, now)
    .select(['d.id', 'd.user_id', 'd.address_hash', 'd.sealed'])
    .where('d.id', '=', id)
    .executeTakeFirst();

export async function putDevice(tx: Tx, device: NewDevice): Promise<void> {
  const told = {
    user_id: device.userId,
    session_id: device.sessionId,
    sealed: device.sealed,
    user_agent: device.userAgent,
    seen_at: device.now.toISOString(),
  };
  await tx
    .insertInto('push_devices')
    .values({
      account_id: device.accountId,
      address_hash: device.addressHash,
      created_at: device.now.toISOString(),
      ...told,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'address_hash']).doUpdateSet(told))
    .execute();
}

/** The oldest of somebody's that are too many. */
export const devicesBeyond = async (tx: Tx, { accountId, userId }: Owner, most: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('push_devices')
      .select('id')
      .where('account_id', '=', accountId)
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .offset(most)
      .execute()
  ).map(({ id }) => id);

export async function removeDevices(tx: Tx, accountId: number, ids: readonly number[], userId?: number) {
  let remove = tx
    .deleteFrom('push_devices')
    .where('account_id', '=', accountId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`);
  if (userId !== undefined) remove = remove.where('user_id', '=', userId);
  return (await remove.returning('id').execute()).length;
}
