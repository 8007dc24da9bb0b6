import type { Tx } from '../../db/database';

const held = (tx: Tx, limit: number) =>
  tx.selectFrom('messages').select(['account_id', 'id']).where('held_at', 'is not', null).orderBy('id').limit(limit);

export const heldOf = (tx: Tx, accountId: number, limit: number) =>
  held(tx, limit).where('account_id', '=', accountId).execute();

/** Those of the platform's own number wait in the account they are about. */
export const heldEverywhere = (tx: Tx, templates: readonly string[], limit: number) =>
  held(tx, limit)
    .where('template', 'in', [...templates])
    .execute();

export async function forgetNotices(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('provider_notices').where('handled_at', '<', before.toISOString()).execute();
}
