import { isRefundable } from '@rawnaq/domain/payment-links/payment-link.rules';
import { paymentLinkStates, refundReasons } from '@rawnaq/domain/payment-links/payment-link.states';
import type { Ctx } from '../../../http/context';
import { audit } from '../../audit';
import { askForRefund } from './ask-for-refund';
import { lockLinksOf } from '../payment-links.repo';
import { tellSalon } from '../tell-salon';

/**
 * For whoever cancels in time: what was paid for the visit goes back the way it came. Its row is locked by the caller.
 */
export async function returnDeposit(ctx: Ctx, appointmentId: number): Promise<void> {
  for (const link of await lockLinksOf(ctx, appointmentId, paymentLinkStates.codes.paid)) {
    if (!isRefundable(link.status, link.refund_state)) continue;
    await askForRefund(ctx, link, refundReasons.codes.cancelled);
    await audit(ctx, {
      action: 'payment-links.refund',
      entity: 'payment_links',
      entity_id: link.id,
      before: { refund_state: link.refund_state },
      after: { amount: link.amount, reason: refundReasons.codes.cancelled },
    });
    await tellSalon(ctx, link, 'deposit-returned');
  }
}
