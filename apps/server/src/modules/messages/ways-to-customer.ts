import { languageOfCustomer } from '@rawnaq/domain/customers/customer-language.rules';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Ctx } from '../../http/context';
import { findRecipient, type Purpose } from './recipients.repo';
import { addressOf } from './write-to-customer';

export type Ways = { channels: ('whatsapp' | 'email')[]; language: Language };

/** How a customer can be written to by hand, the usual way first. Undefined where she is not there any more. */
export async function waysToCustomer(
  ctx: Pick<Ctx, 'tx' | 'accountId'>,
  customerId: number,
  purpose: Purpose,
): Promise<Ways | undefined> {
  const asked = (['whatsapp', 'email'] as const).map(async (channel) => ({
    channel,
    recipient: await findRecipient(ctx, customerId, channel, purpose),
  }));
  const found = await Promise.all(asked);
  const { recipient } = found[0]!;
  if (!recipient) return undefined;
  return {
    channels: found.flatMap((one) => (one.recipient && addressOf(one.recipient, one.channel) ? [one.channel] : [])),
    language: languageOfCustomer(recipient, recipient.account_language),
  };
}
