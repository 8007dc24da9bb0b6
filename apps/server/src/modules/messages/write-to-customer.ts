import { languageOfCustomer } from '@rawnaq/domain/customers/customer-language.rules';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { writeMessage, type MessageTemplate, type TemplateValues } from '@rawnaq/domain/messages/message-templates';
import { addressOn, hindranceOn, type MessagePurpose } from '@rawnaq/domain/messages/message-ways.rules';
import { sessionOf, type Ctx } from '../../http/context';
import { queueSalonMessages } from './messages.repo';
import { findRecipient } from './recipients.repo';

type Letter<Name extends MessageTemplate> = {
  customer_id: number;
  channel: 'whatsapp' | 'email';
  purpose: MessagePurpose;
  /** Without one it is hers. */
  language?: Language | undefined;
  template: Name;
  values: (language: Language, recipient: { name: string; salon: string }) => TemplateValues<Name>;
};

/**
 * Writes to one customer by hand, as a row of this transaction. Answers where it goes; undefined when she can't be
 * reached this way or does not want it, and nothing is written.
 */
export async function writeToCustomer<Name extends MessageTemplate>(
  ctx: Ctx,
  { customer_id, channel, purpose, template, ...letter }: Letter<Name>,
): Promise<string | undefined> {
  const recipient = await findRecipient(ctx, customer_id);
  if (!recipient || hindranceOn(recipient, channel, purpose) !== null) return undefined;
  const address = addressOn(recipient, channel);
  const language = letter.language ?? languageOfCustomer(recipient, recipient.account_language);
  const salon = language === 'ar' ? recipient.arabic_name : recipient.english_name;
  const { subject, body } = writeMessage(template, language, letter.values(language, { name: recipient.name, salon }));
  await queueSalonMessages(
    ctx.tx,
    [
      {
        account_id: ctx.accountId,
        channel,
        recipient: address,
        recipient_name: recipient.name,
        template,
        language,
        subject: channel === 'email' ? subject : null,
        body,
        customer_id,
        purpose,
        sent_by: sessionOf(ctx).user.id,
      },
    ],
    ctx.now,
  );
  return address;
}
