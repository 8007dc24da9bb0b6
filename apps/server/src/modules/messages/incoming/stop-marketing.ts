import { languageOfCustomer } from '@rawnaq/domain/customers/customer-language.rules';
import { writeMessage } from '@rawnaq/domain/messages/message-templates';
import { customerOfSender, stopMarketing } from '../../customers';
import { queueSalonMessages } from '../messages.repo';
import { findRecipient } from '../recipients.repo';
import type { Background } from './incoming-handler';

/**
 * She wants no more offers on this channel. Said again it changes nothing, and is not answered again. Whether she was
 * answered.
 */
export async function stopMarketingOf(
  ctx: Background,
  channel: 'whatsapp' | 'sms',
  { sender, wa_user_id }: { sender: string | null; wa_user_id: string | null },
): Promise<boolean> {
  const customerId = await customerOfSender(ctx, { mobile: sender, wa_user_id });
  if (customerId === undefined || !(await stopMarketing(ctx, customerId, channel))) return false;
  const recipient = await findRecipient(ctx, customerId);
  if (!recipient) return false;
  const language = languageOfCustomer(recipient, recipient.account_language);
  const salon = language === 'ar' ? recipient.arabic_name : recipient.english_name;
  await queueSalonMessages(
    ctx.tx,
    [
      {
        account_id: ctx.accountId,
        channel,
        recipient: sender ?? wa_user_id ?? recipient.mobile,
        recipient_name: recipient.name,
        template: 'stop-confirmed',
        language,
        body: writeMessage('stop-confirmed', language, { salon }).body,
        customer_id: customerId,
      },
    ],
    ctx.now,
  );
  return true;
}
