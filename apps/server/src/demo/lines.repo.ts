import { sql, type Insertable } from 'kysely';
import type { Code } from '../db/column-codes';
import type { Tx } from '../db/database';
import type { DB } from '../db/schema';

export async function insertDemoLine(
  tx: Tx,
  accountId: number,
  state: Code<'whatsapp_connections.state'>,
  since: Date,
): Promise<void> {
  await tx
    .insertInto('whatsapp_connections')
    .values({
      account_id: accountId,
      provider: 'sandbox',
      settings: '{}',
      secrets: '{}',
      state,
      connected_at: since.toISOString(),
      updated_at: since.toISOString(),
    })
    .execute();
}

/** Most arrive within seconds, and seven in ten are read. */
export async function tellDeliveries(tx: Tx, accountId: number): Promise<void> {
  await sql`
    update messages
    set delivered_at = sent_at + interval '4 seconds',
      read_at = case when id % 10 < 7 then sent_at + interval '3 minutes' end
    where account_id = ${accountId} and channel = 'whatsapp' and customer_id is not null
      and sent_at is not null`.execute(tx);
}

export async function insertLostMessages(tx: Tx, rows: Insertable<DB['messages']>[]): Promise<void> {
  await tx.insertInto('messages').values(rows).execute();
}
