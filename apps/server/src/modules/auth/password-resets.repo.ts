import type { Tx } from '../../db/database';

type NewReset = { account_id: number; user_id: number; token_hash: Buffer; now: Date; expires_at: Date };

export async function addReset(tx: Tx, { now, expires_at, ...reset }: NewReset): Promise<void> {
  await tx
    .insertInto('password_resets')
    .values({ ...reset, created_at: now.toISOString(), expires_at: expires_at.toISOString() })
    .execute();
}

export const findReset = (tx: Tx, accountId: number, tokenHash: Buffer, now: Date) =>
  tx
    .selectFrom('password_resets as p')
    .innerJoin('users as u', (join) => join.onRef('u.account_id', '=', 'p.account_id').onRef('u.id', '=', 'p.user_id'))
    .select(['p.id', 'p.user_id', 'u.name', 'u.email', 'u.kind', 'u.language'])
    .where('p.account_id', '=', accountId)
    .where('p.token_hash', '=', tokenHash)
    .where('p.used_at', 'is', null)
    .where('p.expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** A new password makes every link that is still open useless. */
export async function spendResetsOf(tx: Tx, accountId: number, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

export async function spendReset(tx: Tx, accountId: number, id: number, now: Date): Promise<boolean> {
  const spent = await tx
    .updateTable('password_resets')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function forgetResets(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('expires_at', '<', before).execute();
}
