import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sql } from 'kysely';
import { courseOf, type Tx } from '../db/database';

/** From here on the transaction sees the rows of the salon with this alias, and no others. */
export async function enterSalon(tx: Tx, alias: string): Promise<number> {
  const { rows } = await sql<{ account_id: number | null }>`select app.enter_salon(${alias}) as account_id`.execute(tx);
  const accountId = rows[0]?.account_id;
  if (accountId == null) throw new AppError('SALON_NOT_ONLINE');
  courseOf(tx).accountId = accountId;
  return accountId;
}

export async function countryOfSalon(tx: Tx, accountId: number): Promise<{ country: string | undefined }> {
  const row = await tx.selectFrom('accounts').select('country').where('id', '=', accountId).executeTakeFirst();
  return { country: row?.country };
}
