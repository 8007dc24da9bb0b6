import type { AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import { sql } from 'kysely';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import type { Tx } from '../../db/database';
import { enqueueAll } from '../../db/enqueue';
import type { Channel } from '../../sandbox-channels';
import { messageState } from '../../db/sql-codes';

export type SalonMessageRow = {
  account_id: number;
  channel: Channel;
  recipient: string;
  recipient_name: string;
  template: string;
  language: string;
  /** Of an e-mail. */ subject?: string | null;
  body: string;
  /** Nobody's: a test to oneself. */ customer_id: number | null;
  appointment_id?: number | null;
  invoice_id?: number | null;
  /** Who sent it by hand. */ sent_by?: number | null;
  picture_upload_id?: number | null;
  /** Of an offer by e-mail: where nothing more like it is asked for. */ unsubscribe_url?: string | null;
};

/** For what may still be taken back: it goes out so many seconds from now, and is as old as what it replaces. */
export type Waiting = { seconds: number; since?: string | undefined };

/** Messages of the salon and the jobs that send them, in two statements for any number of them. Answers their ids. */
export async function queueSalonMessages(
  tx: Tx,
  messages: readonly SalonMessageRow[],
  now: Date,
  waiting: Waiting = { seconds: 0 },
): Promise<number[]> {
  if (messages.length === 0) return [];
  const written = await tx
    .insertInto('messages')
    .values(
      messages.map((message) => ({
        ...message,
        created_at: waiting.since ?? now.toISOString(),
        send_after: new Date(now.getTime() + waiting.seconds * 1000).toISOString(),
      })),
    )
    .returning(['account_id', 'id'])
    .execute();
  // Jobs stand on one server, whoever's messages they send: a statement of its own.
  await enqueueAll(tx, 'send-message', written, { inSeconds: waiting.seconds });
  return written.map(({ id }) => id);
}

/**
 * What is still waiting to be sent about an appointment is not sent any more. What was tried before stays in the
 * history as it is.
 */
export async function dropQueued(
  tx: Tx,
  accountId: number,
  appointmentIds: readonly number[],
  templates: readonly AutomaticMessageId[],
): Promise<void> {
  await sql`
    delete from messages
    where account_id = ${accountId} and appointment_id = any(${[...appointmentIds]}::bigint[])
      and template = any(${[...templates]}::text[]) and status = ${messageState.pending} and attempts = 0`.execute(tx);
  await sql`
    update messages
    set status = ${messageState.failed}, error = 'The appointment was cancelled'
    where account_id = ${accountId} and appointment_id = any(${[...appointmentIds]}::bigint[])
      and template = any(${[...templates]}::text[]) and status = ${messageState.pending}`.execute(tx);
}

/** Takes back what was not tried yet, and answers since when it waited and when it would have gone out. */
export async function takeBack(
  tx: Tx,
  accountId: number,
  appointmentId: number,
  template: AutomaticMessageId,
): Promise<{ created_at: string; send_after: string } | undefined> {
  const taken = await tx
    .deleteFrom('messages')
    .where('account_id', '=', accountId)
    .where('appointment_id', '=', appointmentId)
    .where('template', '=', template)
    .where('status', '=', outgoingStates.codes.pending)
    .where('attempts', '=', 0)
    .returning(['created_at', 'send_after'])
    .execute();
  return taken[0];
}

/** Whether the customer was written to about this, sent or on its way. */
export async function wasQueued(
  tx: Tx,
  accountId: number,
  appointmentId: number,
  template: AutomaticMessageId,
): Promise<boolean> {
  const row = await tx
    .selectFrom('messages')
    .select('id')
    .where('account_id', '=', accountId)
    .where('appointment_id', '=', appointmentId)
    .where('template', '=', template)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const lockMessage = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('messages')
    .select(['id', 'status'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function setPendingAgain(tx: Tx, accountId: number, id: number): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ status: outgoingStates.codes.pending, attempts: 0, error: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}
