import type { Tx } from '../../db/database';
import type { Place } from './connections.repo';

type Allowance = { package_id: number | null; messages_left: number | null };

export async function storeAllowance({ tx, accountId }: Place, row: Allowance, now: Date): Promise<void> {
  const values = { ...row, updated_at: now.toISOString() };
  await tx
    .insertInto('whatsapp_allowances')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

/** One message of a package that counts them. False where it has none left. */
export async function takeMessage(tx: Tx, accountId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('whatsapp_allowances')
    .set((is) => ({ messages_left: is('messages_left', '-', 1) }))
    .where('account_id', '=', accountId)
    .where('messages_left', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
