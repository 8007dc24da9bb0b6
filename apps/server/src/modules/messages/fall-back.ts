import { addressOn, hindranceOn, type MessageHindrance } from '@rawnaq/domain/messages/message-ways.rules';
import { CODE_MINUTES, isCode } from '@rawnaq/domain/messages/message-templates';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import type { Selectable } from 'kysely';
import type { Tx } from '../../db/database';
import { enqueue } from '../../db/enqueue';
import type { DB } from '../../db/schema';
import type { Channel } from '../../sandbox-channels';
import type { Fallback } from './messages.repo';
import { findRecipient } from './recipients.repo';

export type StoredMessage = Selectable<DB['messages']>;
type NextWay = { channel: Channel; recipient: string; left: readonly Fallback[] };

/**
 * A message did not go this way and never will: the next way that is open takes its words along, as a message of its
 * own that is written in the same transaction. Whoever finds out as well writes no second one. Of a message whose
 * outcome is unknown nothing is written instead: it may have arrived.
 */
export async function fallBack(tx: Tx, now: Date, message: StoredMessage, why: MessageHindrance): Promise<void> {
  const next = await nextWay(tx, now, message);
  if (!next) return;
  const written = await tx
    .insertInto('messages')
    .values({
      account_id: message.account_id,
      channel: next.channel,
      recipient: next.recipient,
      recipient_name: message.recipient_name,
      template: message.template,
      language: message.language,
      subject: message.subject,
      body: message.body,
      customer_id: message.customer_id,
      appointment_id: message.appointment_id,
      also_about: message.also_about,
      invoice_id: message.invoice_id,
      customer_package_id: message.customer_package_id,
      visit_at: message.visit_at,
      sent_by: message.sent_by,
      purpose: message.purpose,
      fallbacks: next.left.length > 0 ? JSON.stringify(next.left) : null,
      fallback_of: message.id,
      instead_of: message.channel,
      why,
      // A code is as old as when it was made, whatever way it goes.
      created_at: isCode(message.template) ? message.created_at : now.toISOString(),
      send_after: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'fallback_of']).where('fallback_of', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (written) await enqueue(tx, 'send-message', { account_id: message.account_id, id: written.id });
}

/** The next way that is open to her now; undefined where none is left. */
export async function nextWay(tx: Tx, now: Date, message: StoredMessage): Promise<NextWay | undefined> {
  const ways = (message.fallbacks ?? []) as readonly Fallback[];
  if (ways.length === 0 || isTooOld(message, now)) return undefined;
  const { account_id, customer_id, purpose } = message;
  const reader = customer_id === null ? undefined : await findRecipient({ tx, accountId: account_id }, customer_id);
  for (const [place, { channel, recipient }] of ways.entries()) {
    const left = ways.slice(place + 1);
    if (customer_id === null && recipient) return { channel, recipient, left };
    if (reader && hindranceOn(reader, channel, purpose) === null)
      return { channel, recipient: addressOn(reader, channel), left };
  }
  return undefined;
}

const isTooOld = ({ template, created_at }: StoredMessage, now: Date): boolean =>
  isCode(template) && Date.parse(created_at) + CODE_MINUTES * 60_000 <= now.getTime();

/** Whether what this one stands in for has arrived after all. */
export async function arrivedMeanwhile(tx: Tx, { account_id, fallback_of }: StoredMessage): Promise<boolean> {
  if (fallback_of === null) return false;
  const first = await tx
    .selectFrom('messages')
    .select('status')
    .where('account_id', '=', account_id)
    .where('id', '=', fallback_of)
    .forShare()
    .executeTakeFirst();
  return first?.status === outgoingStates.codes.success;
}
