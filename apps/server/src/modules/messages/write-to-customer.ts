import { languageOfCustomer } from '@rawnaq/domain/customers/customer-language.rules';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { writeMessage, type MessageTemplate, type TemplateValues } from '@rawnaq/domain/messages/message-templates';
import { sessionOf, type Ctx } from '../../http/context';
import { queueSalonMessages } from './messages.repo';
import { findRecipient, type Purpose, type Recipient } from './recipients.repo';

type Letter<Name extends MessageTemplate> = {
  customer_id: number;
  channel: 'whatsapp' | 'email';
  purpose: Purpose;
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
  const recipient = await findRecipient(ctx, customer_id, channel, purpose);
  const address = recipient && addressOf(recipient, channel);
  if (!address) return undefined;
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
        sent_by: sessionOf(ctx).user.id,
      },
    ],
    ctx.now,
  );
  return address;
}

/** Unless she said no to this channel, or to such messages on it. */
export function addressOf(recipient: Recipient, channel: 'whatsapp' | 'email'): string | null {
  const { status, consent, whatsapp_allowed, is_on_whatsapp, mobile, email } = recipient;
  if (status !== recordStates.codes.active || consent === false) return null;
  if (channel === 'email') return email;
  return whatsapp_allowed && is_on_whatsapp ? mobile : null;
}
