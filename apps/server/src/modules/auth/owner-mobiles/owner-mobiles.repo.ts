import { mobileKey, mobileSpellings } from '@rawnaq/domain/kernel/input/phone';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database';
import { usersWithAccount } from '../users.repo';

/** By her number, however it is spelt. Should two have it from times past, the first of them. */
export const findOwnerByMobile = (tx: Tx, mobile: string) =>
  usersWithAccount(tx)
    .where('u.mobile', 'in', mobileSpellings(mobile))
    .where('u.is_owner', '=', true)
    .where('u.kind', '=', 'merchant')
    .orderBy('u.account_id')
    .limit(1)
    .executeTakeFirst();

/** Whose number it is in another account than `accountId`, where one is meant. */
export async function isOwnerMobileTaken(tx: Tx, mobile: string, accountId?: number): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('account_id')
    .where('kind', '=', 'merchant')
    .where('is_owner', '=', true)
    .where('mobile', 'in', mobileSpellings(mobile))
    .execute();
  return found.some(({ account_id }) => account_id !== accountId);
}

/**
 * Until the transaction ends, whoever else wants this number for an owner waits. No index could say it: unique keys
 * hold the account.
 */
export async function lockOwnerMobile(tx: Tx, mobile: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`owner-mobile ${mobileKey(mobile)}`}, 0))`.execute(tx);
}
