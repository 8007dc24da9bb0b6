import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { platformMarketingContract } from '@rawnaq/domain/platform-marketing/platform-marketing.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { findOwnerOf } from '../auth';
import { queueMessage } from '../messages';
import { lockMerchant } from './leads.repo';

export const writeToOwner: UseCase<(typeof platformMarketingContract)['write_to_owner']> = async (ctx, input) => {
  const { id, channel, subject, text } = input;
  const account = await lockMerchant(ctx.tx, id);
  const owner = account && (await findOwnerOf(ctx.tx, id));
  if (!account || !owner) throw new AppError('NOT_FOUND');
  const recipient = channel === 'email' ? owner.email : owner.mobile;
  if (!recipient)
    throw new AppError(channel === 'email' ? 'OWNER_HAS_NO_EMAIL' : 'OWNER_HAS_NO_MOBILE', { field: 'channel' });
  await queueMessage(ctx.tx, {
    account_id: id,
    channel,
    recipient,
    recipient_name: owner.name,
    language: account.language as Language,
    template: 'letter-to-owner',
    values: { subject, text },
  });
  await audit(ctx, {
    action: 'platform-marketing.write',
    entity: 'merchant_leads',
    entity_id: id,
    after: { channel, subject, text },
  });
  return { done: true };
};
