import { sql } from 'kysely';
import type { Tx } from '../../db/database';

export async function finishStep(tx: Tx, accountId: number, step: string): Promise<string[]> {
  const row = await tx
    .updateTable('accounts')
    .set({
      wizard_progress: sql`case when ${step} = any(wizard_progress) then wizard_progress else wizard_progress || ${step}::text end`,
    })
    .where('id', '=', accountId)
    .returning('wizard_progress')
    .executeTakeFirstOrThrow();
  return row.wizard_progress;
}
