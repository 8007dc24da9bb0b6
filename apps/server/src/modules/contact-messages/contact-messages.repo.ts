import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { Code } from '../../db/column-codes';
import type { Ctx } from '../../http/context';
import type { Holds } from '../../http/lists/among.query';

type NewMessage = {
  name: string;
  email: string;
  mobile: string | null;
  topic: Code<'contact_messages.topic'>;
  text: string;
  language: string;
  status: Code<'contact_messages.status'>;
  created_at: string;
};

export const contactRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('contact_messages as m')
    .select([
      'm.id',
      'm.name',
      'm.email',
      'm.mobile',
      'm.topic',
      'm.text',
      'm.language',
      'm.status',
      'm.created_at',
      'm.answered_at',
      'm.answered_by_name',
    ]);

/** Index `contact_messages_words`. */
export const messagesHolding = (holds: Holds) => sql`
  select m.id
  from contact_messages m
  where ${holds(sql`m.id::text || ' ' || m.name || ' ' || m.email || ' ' || coalesce(m.mobile, '') || ' ' || m.text`)}`;

export const findMessage = (ctx: Ctx, id: number) => contactRows(ctx).where('m.id', '=', id).executeTakeFirst();

export const lockMessage = (tx: Tx, id: number) =>
  tx
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'text', 'language', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { id } = await tx.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const answersTo = (tx: Tx, messageId: number) =>
  tx
    .selectFrom('contact_answers')
    .select(['id', 'subject', 'body', 'sent_at', 'sent_by_name'])
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute();

export async function insertAnswer(
  tx: Tx,
  answer: { message_id: number; subject: string; body: string; sent_at: string; sent_by_name: string },
): Promise<void> {
  await tx.insertInto('contact_answers').values(answer).execute();
}

export async function setMessage(
  tx: Tx,
  id: number,
  change: { status: Code<'contact_messages.status'>; answered_at?: string; answered_by_name?: string },
): Promise<void> {
  await tx.updateTable('contact_messages').set(change).where('id', '=', id).execute();
}

/** What visitors wrote is not kept for ever. */
export async function forgetContactMessages(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('contact_messages').where('created_at', '<', before).execute();
}
