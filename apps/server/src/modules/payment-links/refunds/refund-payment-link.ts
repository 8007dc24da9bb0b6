import { AppError } from '@rawnaq/domain/kernel/app-error';
import { goesBackByItself, mayBeGivenBack } from '@rawnaq/domain/payment-links/payment-link.rules';
import type { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import type { UseCase } from '../../../http/bind-contract';
import { audit } from '../../audit';
import { isLinkDepositUsed } from '../../payments';
import { askForRefund } from './ask-for-refund';
import { lockLink } from '../payment-links.repo';

export const refundPaymentLink: UseCase<(typeof paymentLinksContract)['refund']> = async (
  ctx,
  { id, reason, not_returned },
) => {
  const link = await lockLink(ctx, id);
  if (!link) throw new AppError('NOT_FOUND');
  if (!mayBeGivenBack(link)) throw new AppError('PAYMENT_NOT_REFUNDABLE');
  if (!not_returned && !goesBackByItself(link.status, link.refund_state)) throw new AppError('REFUND_NOT_ANSWERED');
  if (await isLinkDepositUsed(ctx, id)) throw new AppError('DEPOSIT_ALREADY_USED');
  await askForRefund(ctx, link, reason);
  await audit(ctx, {
    action: 'payment-links.refund',
    entity: 'payment_links',
    entity_id: id,
    before: { refund_state: link.refund_state },
    after: { amount: link.amount, reason },
  });
  return { done: true };
};
