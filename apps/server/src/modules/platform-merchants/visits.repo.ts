import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Tx } from '../../db/database';

type Visit = {
  code_hash: Buffer;
  tenant: number;
  manager_id: number;
  manager_name: string;
  reason: string;
  expires_at: string;
};

export async function addVisit(tx: Tx, visit: Visit): Promise<void> {
  await tx.insertInto('owner_visits').values(visit).execute();
}

/** Answers the visit once; a second asker, or one who comes too late, gets nothing. */
export const spendVisit = (tx: Tx, codeHash: Buffer, now: Date) =>
  tx
    .updateTable('owner_visits')
    .set({ used_at: now.toISOString() })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['tenant', 'manager_id', 'manager_name', 'reason'])
    .executeTakeFirst();

/** Is the manager still one who may? Disabled a moment ago counts. */
export async function isActiveManager(tx: Tx, managerId: number): Promise<boolean> {
  return (
    (await tx
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', 0)
      .where('id', '=', managerId)
      .where('kind', '=', 'manager')
      .where('status', '=', recordStates.codes.active)
      .executeTakeFirst()) !== undefined
  );
}

export async function nameOfUser(tx: Tx, accountId: number, userId: number): Promise<string | null> {
  return (
    (
      await tx
        .selectFrom('users')
        .select('name')
        .where('account_id', '=', accountId)
        .where('id', '=', userId)
        .executeTakeFirst()
    )?.name ?? null
  );
}

export async function forgetVisits(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('owner_visits').where('expires_at', '<', before).execute();
}
