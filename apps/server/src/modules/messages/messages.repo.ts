import type { AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import type { MessageContent } from '@rawnaq/domain/messages/message-content';
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
  /** Choices, media or a template besides the text. */ content?: MessageContent | null;
  /** Advertising is not sent to whoever withdrew her consent while it waited. */ purpose?: 'service' | 'marketing';
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
        content: message.content ? JSON.stringify(message.content) : null,
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
    .set({
      status: outgoingStates.codes.pending,
      attempts: 0,
      error: null,
      provider_id: null,
      sent_at: null,
      failed_at: null,
      held_at: null,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Messages that wait for their line; those of the platform's own number wait in every account. */
export const countHeld = async ({ tx, accountId }: { tx: Tx; accountId: number }): Promise<number> =>
  (
    await tx
      .selectFrom('messages')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('account_id', '=', accountId)
      .where('held_at', 'is not', null)
      .executeTakeFirstOrThrow()
  ).count;

/** Whether she took her consent to such messages back since it was written. */
export async function isUnwanted(
  tx: Tx,
  message: { account_id: number; customer_id: number | null; channel: string; purpose: string },
): Promise<boolean> {
  if (message.purpose !== 'marketing' || message.customer_id === null) return false;
  const { rows } = await sql<{ allowed: boolean }>`
    select allowed
    from customer_consents
    where account_id = ${message.account_id} and customer_id = ${message.customer_id}
      and channel = ${message.channel} and purpose = 'marketing'
    order by recorded_at desc, id desc limit 1`.execute(tx);
  return rows[0]?.allowed === false;
}

export const findPending = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('messages')
    .select(['channel', 'template'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', '=', outgoingStates.codes.pending)
    .executeTakeFirst();

/** It waits for its line, without a job. */
export async function holdPending(tx: Tx, accountId: number, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ held_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', '=', outgoingStates.codes.pending)
    .execute();
}

/** Undefined when somebody else has it. */
export const claimPending = (tx: Tx, accountId: number, id: number, now: Date, driver: string | null) =>
  tx
    .updateTable('messages')
    .set({
      status: outgoingStates.codes.sending,
      claimed_at: now.toISOString(),
      attempts: sql`attempts + 1`,
      held_at: null,
      driver,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', '=', outgoingStates.codes.pending)
    .returningAll()
    .executeTakeFirst();

export async function failMessage(
  tx: Tx,
  { account_id, id }: { account_id: number; id: number },
  error: string,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ status: outgoingStates.codes.failed, error })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}
