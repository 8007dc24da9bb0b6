import type { AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import type { MessageContent } from '@rawnaq/domain/messages/message-content';
import type { MessageHindrance, MessagePurpose } from '@rawnaq/domain/messages/message-ways.rules';
import { troubleText } from '@rawnaq/domain/messages/message-troubles';
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
  /** The other visits of its series that it speaks of. */ also_about?: number[] | null;
  invoice_id?: number | null;
  /** Who sent it by hand. */ sent_by?: number | null;
  picture_upload_id?: number | null;
  /** Of an offer by e-mail: where nothing more like it is asked for. */ unsubscribe_url?: string | null;
  /** Choices, media or a template besides the text. */ content?: MessageContent | null;
  /** Advertising is not sent to whoever withdrew her consent while it waited. */ purpose?: MessagePurpose;
  /** The ways that are left when this one is closed. */ fallbacks?: readonly Fallback[] | null;
  /** The way the salon wished; why not that one, or none at all. */
  instead_of?: Channel | null;
  why?: MessageHindrance | null;
  /** There is no way to her: it is only told that it was due. */ status?:
    | typeof outgoingStates.codes.pending
    | typeof outgoingStates.codes.not_sent;
  /** When the visit begins of which it speaks. */ visit_at?: string | null;
  customer_package_id?: number | null;
};

/** A customer's address is looked up when it is needed; that of a code, which is nobody's yet, comes along. */
export type Fallback = { channel: Channel; recipient?: string };

/** For what may still be taken back: it goes out so many seconds from now, and is as old as what it replaces. */
export type Waiting = { seconds: number; since?: string | undefined };

/**
 * Messages of the salon and the jobs that send them, in two statements for any number of them. Answers the ids of what
 * leaves.
 */
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
        fallbacks: message.fallbacks?.length ? JSON.stringify(message.fallbacks) : null,
        created_at: waiting.since ?? now.toISOString(),
        send_after: new Date(now.getTime() + waiting.seconds * 1000).toISOString(),
      })),
    )
    .returning(['account_id', 'id', 'status'])
    .execute();
  const leaving = written.filter(({ status }) => status === outgoingStates.codes.pending);
  // Jobs stand on one server, whoever's messages they send: a statement of its own.
  await enqueueAll(
    tx,
    'send-message',
    leaving.map(({ account_id, id }) => ({ account_id, id })),
    { inSeconds: waiting.seconds },
  );
  return leaving.map(({ id }) => id);
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
    set status = ${messageState.failed}, error = 'The appointment was cancelled', why = 'over'
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

type AboutVisits = {
  customer_ids: readonly number[];
  appointment_ids: readonly number[];
  template: AutomaticMessageId;
};

/** Of which visits a message speaks: one of a series hangs on the first of them. */
const spokenOf = sql<number[]>`array_prepend(appointment_id, coalesce(also_about, '{}'))`;

const speaking = (accountId: number, { customer_ids, appointment_ids, template }: AboutVisits) => sql`
  account_id = ${accountId} and customer_id = any(${[...customer_ids]}::bigint[]) and template = ${template}
    and ${spokenOf} && ${[...appointment_ids]}::bigint[]`;

/**
 * Takes back what waits to be sent and speaks of any of these visits; what was tried stays in the history as it is.
 * Answers of which ones each spoke, and when it would have gone out.
 */
export async function takeBackAbout(
  tx: Tx,
  accountId: number,
  visits: AboutVisits,
): Promise<{ appointment_ids: number[]; created_at: string; send_after: string }[]> {
  type Taken = { appointment_ids: number[]; created_at: string; send_after: string };
  const waits = sql`${speaking(accountId, visits)} and status = ${messageState.pending}`;
  const taken = sql`returning ${spokenOf} as appointment_ids, created_at, send_after`;
  const untried = await sql<Taken>`delete from messages where ${waits} and attempts = 0 ${taken}`.execute(tx);
  const tried = await sql<Taken>`
    update messages
    set status = ${messageState.failed}, error = ${troubleText('over')}, why = 'over', held_at = null
    where ${waits} ${taken}`.execute(tx);
  return [...untried.rows, ...tried.rows];
}

/** Of which visits the customer was written to about this, sent or on its way. */
export async function spokenOfVisits(tx: Tx, accountId: number, visits: AboutVisits): Promise<number[]> {
  const { rows } = await sql<{ appointment_ids: number[] }>`
    select ${spokenOf} as appointment_ids
    from messages
    where ${speaking(accountId, visits)} and status <> ${messageState.not_sent}
      and (status <> ${messageState.failed} or why is distinct from 'over')`.execute(tx);
  return rows.flatMap(({ appointment_ids }) => appointment_ids);
}

/** With the one that stands in for it, if there is one: sent again, both would arrive. */
export async function lockMessage(tx: Tx, accountId: number, id: number) {
  const message = await tx
    .selectFrom('messages')
    .select(['id', 'status'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!message) return undefined;
  const instead = await tx
    .selectFrom('messages')
    .select('id')
    .where('account_id', '=', accountId)
    .where('fallback_of', '=', id)
    .where('status', '<>', outgoingStates.codes.failed)
    .executeTakeFirst();
  return { ...message, hasFallback: instead !== undefined };
}

export async function setPendingAgain(tx: Tx, accountId: number, id: number): Promise<void> {
  await tx
    .updateTable('messages')
    .set({
      status: outgoingStates.codes.pending,
      attempts: 0,
      error: null,
      why: null,
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

/** Whether she does not want such messages, by what she said last: she may have changed her mind since. */
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
  return rows[0]?.allowed !== true;
}

export const findPending = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('messages')
    .selectAll()
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

export async function setWords(
  tx: Tx,
  { account_id, id }: { account_id: number; id: number },
  words: { body: string; unsubscribe_url: string | null },
): Promise<void> {
  await tx.updateTable('messages').set(words).where('account_id', '=', account_id).where('id', '=', id).execute();
}

export async function failMessage(
  tx: Tx,
  { account_id, id }: { account_id: number; id: number },
  { why, error }: { why: MessageHindrance; error: string },
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ status: outgoingStates.codes.failed, error, why, held_at: null })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}
