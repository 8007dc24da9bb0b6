import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';
import type { Code } from '../../db/column-codes';

export type DemoMerchants = {
  requests: Insertable<DB['account_requests']>[];
  accounts: { id: number; status: Code<'accounts.status'>; created_at: string; reject_reason: string | null }[];
};

/** Dates and states no use case would give to something new. */
export async function insertDemoMerchants(tx: Tx, { requests, accounts }: DemoMerchants): Promise<void> {
  await tx.insertInto('account_requests').values(requests).execute();
  for (const { id, ...life } of accounts) await tx.updateTable('accounts').set(life).where('id', '=', id).execute();
}
