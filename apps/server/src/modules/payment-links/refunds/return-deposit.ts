import { goesBackByItself, isRefundable } from '@rawnaq/domain/payment-links/payment-link.rules';
import { paymentLinkStates, refundReasons } from '@rawnaq/domain/payment-links/payment-link.states';
import type { Ctx } from '../../../http/context';
import { audit } from '../../audit';
import { isLinkDepositUsed } from '../../payments';
import { askForRefund } from './ask-for-refund';
import { lockLinksOf } from '../payment-links.repo';
import { tellSalon } from '../tell-salon';

/**
 * For whoever cancels in time: what was paid for the visit goes back the way it came. Its row is locked by the caller.
 */
export async function returnDeposit(ctx: Ctx, appointmentId: number): Promise<void> {
  for (const link of await lockLinksOf(ctx, appointmentId, paymentLinkStates.codes.paid)) {
    if (!isRefundable(link.status, link.refund_state)) continue;
    // What she has spent since is not given back a second time.
    if (await isLinkDepositUsed(ctx, link.id)) continue;
    // Who looks at the gateway and finds that it did not go back sends it once more.
    if (!goesBackByItself(link.status, link.refund_state)) {
      await tellSalon(ctx, link, 'refund-unknown');
      continue;
    }
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
