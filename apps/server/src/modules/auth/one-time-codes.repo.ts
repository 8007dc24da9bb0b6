import { sql } from 'kysely';
import type { Tx } from '../../db/database';

type NewCode = { account_id: number; purpose: string; subject: string; code_hash: Buffer; now: Date; expires_at: Date };

export async function addCode(tx: Tx, { now, expires_at, ...code }: NewCode): Promise<void> {
  await tx
    .updateTable('one_time_codes')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', code.account_id)
    .where('purpose', '=', code.purpose)
    .where('subject', '=', code.subject)
    .where('used_at', 'is', null)
    .execute();
  await tx
    .insertInto('one_time_codes')
    .values({ ...code, created_at: now.toISOString(), expires_at: expires_at.toISOString() })
    .execute();
}

export const spendTry = (tx: Tx, accountId: number, purpose: string, subject: string, mostTries: number) =>
  tx
    .updateTable('one_time_codes')
    .set({ tries: sql`tries + 1` })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .where('tries', '<', mostTries)
    .returning(['id', 'code_hash', 'expires_at'])
    .executeTakeFirst();

export async function spendCode(tx: Tx, accountId: number, id: number, now: Date): Promise<boolean> {
  const spent = await tx
    .updateTable('one_time_codes')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function forgetCodes(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('one_time_codes').where('expires_at', '<', before).execute();
}
