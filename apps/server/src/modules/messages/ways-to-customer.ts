import { languageOfCustomer } from '@rawnaq/domain/customers/customer-language.rules';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { hindranceOn, type MessagePurpose } from '@rawnaq/domain/messages/message-ways.rules';
import type { Ctx } from '../../http/context';
import { findRecipient } from './recipients.repo';

export type Ways = { channels: ('whatsapp' | 'email')[]; language: Language };

/** How a customer can be written to by hand, the usual way first. Undefined where she is not there any more. */
export async function waysToCustomer(
  ctx: Pick<Ctx, 'tx' | 'accountId'>,
  customerId: number,
  purpose: MessagePurpose,
): Promise<Ways | undefined> {
  const recipient = await findRecipient(ctx, customerId);
  if (!recipient) return undefined;
  return {
    channels: (['whatsapp', 'email'] as const).filter((channel) => hindranceOn(recipient, channel, purpose) === null),
    language: languageOfCustomer(recipient, recipient.account_language),
  };
}
