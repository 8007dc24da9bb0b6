import { sql } from 'kysely';
import type { Background, IncomingMessage } from './incoming-handler';

type NewIncoming = Omit<IncomingMessage, 'id' | 'stopped'>;

/** One row for each message of the provider. Undefined for whoever comes second. */
export async function insertIncoming({ tx, accountId, now }: Background, message: NewIncoming) {
  const row = await tx
    .insertInto('incoming_messages')
    .values({ account_id: accountId, received_at: now.toISOString(), ...message })
    .onConflict((conflict) => conflict.columns(['account_id', 'channel', 'provider_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whoever gets it handles it, once: the mark is part of the transaction. */
export const claimIncoming = (
  { tx, accountId, now }: Background,
  id: number,
): Promise<Omit<IncomingMessage, 'stopped'> | undefined> =>
  tx
    .updateTable('incoming_messages')
    .set({ handled_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .returning([
      'id',
      'channel',
      'provider_id',
      'customer_id',
      'sender',
      'wa_user_id',
      'sender_name',
      'type',
      'body',
      'payload',
      'sent_at',
    ])
    .executeTakeFirst();

const DAY_MS = 86_400_000;

/** Whether she wrote within the last day: WhatsApp takes free texts only then. */
export async function isWindowOpen({ tx, accountId, now }: Omit<Background, 'services'>, recipient: string) {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from incoming_messages i
      where i.account_id = ${accountId} and (i.sender = ${recipient} or i.wa_user_id = ${recipient})
        and i.sent_at > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz) as open`.execute(tx);
  return rows[0]?.open ?? false;
}
