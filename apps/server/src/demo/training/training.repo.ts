import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';

/** Waits for whoever is writing there. False where there is no training salon: a world without demo data. */
export async function lockTrainingSalon(tx: Tx): Promise<boolean> {
  return (
    (await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', TRAINING_ACCOUNT_ID)
      .forUpdate()
      .executeTakeFirst()) !== undefined
  );
}

export const trainingUploads = (tx: Tx) =>
  tx.selectFrom('uploads').select(['account_id', 'unique_id']).where('account_id', '=', TRAINING_ACCOUNT_ID).execute();

/** The database itself knows that this is about account 1 and no other. */
export async function emptyTrainingSalon(tx: Tx): Promise<void> {
  await sql`select app.empty_training_salon()`.execute(tx);
}
