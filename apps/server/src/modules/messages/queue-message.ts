import type { Language } from '@rawnaq/domain/kernel/localized';
import { writeMessage, type MessageTemplate, type TemplateValues } from '@rawnaq/domain/messages/message-templates';
import { enqueue } from '../../db/enqueue';
import type { Tx } from '../../db/database';
import type { Channel } from '../../sandbox-channels';
import type { Fallback } from './messages.repo';

type NewMessage<Name extends MessageTemplate> = {
  account_id: number;
  channel: Channel;
  recipient: string;
  recipient_name?: string | null;
  language: Language;
  template: Name;
  values: TemplateValues<Name>;
  /** Tried in turn when this way is closed, with the very same words: a code stays one code. */
  fallbacks?: readonly Required<Fallback>[];
};

/** The outbox: the message and the job that sends it are written in the caller's transaction, or not at all. */
export async function queueMessage<Name extends MessageTemplate>(tx: Tx, message: NewMessage<Name>): Promise<number> {
  const { fallbacks = [], channel } = message;
  const hasSubject = [channel, ...fallbacks.map((one) => one.channel)].includes('email');
  const { subject, body } = writeMessage(message.template, message.language, message.values);
  const { id } = await tx
    .insertInto('messages')
    .values({
      account_id: message.account_id,
      channel,
      recipient: message.recipient,
      recipient_name: message.recipient_name ?? null,
      template: message.template,
      language: message.language,
      subject: hasSubject ? subject : null,
      body,
      fallbacks: fallbacks.length > 0 ? JSON.stringify(fallbacks) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, 'send-message', { account_id: message.account_id, id });
  return id;
}
