import { AppError } from '@rawnaq/domain/kernel/app-error';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { isCurrency } from '@rawnaq/domain/kernel/money';
import { goesBackByItself, isRefundable } from '@rawnaq/domain/payment-links/payment-link.rules';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { stageOf } from '@rawnaq/domain/property-stays/deposit.rules';
import type { Services } from '../../../services';
import { audit } from '../../audit';
import type { StayDeposits } from '../../property-stays';
import { shutLink } from '../close-payment-link';
import { gatewayOf } from '../gateway-of';
import { newReference, payPath } from '../link-address';
import { findSalon, insertLink, type Place } from '../payment-links.repo';
import { askForRefund } from '../refunds/ask-for-refund';
import { settlePaymentLink } from '../settle-payment-link';
import { tellSalon } from '../tell-salon';
import { lockOpenLinkOfStay, lockPaidLinksOfStay, newestLinkOfStay, openReferencesOfStay } from './stay-links.repo';

const { open, cancelled } = paymentLinkStates.codes;

/** The gateway that takes deposits of this owner, in her currency. */
async function gatewayFor(place: Place & { services: Services }) {
  const [gateway, { currency }] = [await gatewayOf(place, place.services), await findSalon(place)];
  return gateway && isCurrency(currency) && gateway.currencies.includes(currency) ? { gateway, currency } : undefined;
}

const letGo: StayDeposits['letGo'] = async (place, enquiryId) => {
  const link = await lockOpenLinkOfStay(place, enquiryId);
  if (link) await shutLink(place, link, cancelled, place.now);
};

/**
 * The link stands on the renter's page from the moment of the offer: opening it asks the gateway, so that a second
 * click, or a second tab, finds the same payment. It is good for as long as the offer holds its nights.
 */
const ask: StayDeposits['ask'] = async (ctx, { id, unique_id, deposit, valid_until, ...enquiry }) => {
  const found = await gatewayFor(ctx);
  if (!found) throw new AppError('PAYMENTS_NOT_AVAILABLE', { field: 'deposit' });
  if (deposit === null || valid_until === null) throw new AppError('STATE_MOVE_NOT_ALLOWED');
  await letGo(ctx, id);
  const language = enquiry.language === 'en' ? 'en' : 'ar';
  const provider = found.gateway.name;
  const linkId = await insertLink(ctx, {
    reference: newReference(ctx.accountId),
    enquiry_id: id,
    provider,
    amount: deposit,
    currency: found.currency,
    language,
    return_path: pathTo('stay-enquiry', language, { uniqueId: unique_id }),
    expires_at: valid_until,
    created_at: ctx.now.toISOString(),
  });
  await audit(ctx, {
    action: 'payment-links.add',
    entity: 'payment_links',
    entity_id: linkId,
    after: { enquiry_id: id, amount: deposit, provider },
  });
};

const giveBack: StayDeposits['giveBack'] = async (ctx, enquiryId, { reason, hasLooked }) => {
  let returned = 0;
  for (const link of await lockPaidLinksOfStay(ctx, enquiryId)) {
    if (!isRefundable(link.status, link.refund_state)) continue;
    if (!hasLooked && !goesBackByItself(link.status, link.refund_state)) {
      await tellSalon(ctx, link, 'refund-unknown');
      continue;
    }
    await askForRefund(ctx, link, reason);
    await audit(ctx, {
      action: 'payment-links.refund',
      entity: 'payment_links',
      entity_id: link.id,
      before: { refund_state: link.refund_state },
      after: { amount: link.amount, reason },
    });
    returned += link.amount;
  }
  return returned;
};

export const depositsOfStays: StayDeposits = {
  canBeTaken: async (place) => (await gatewayFor(place)) !== undefined,
  ask,
  letGo,
  giveBack,
  of: async (place, enquiryId) => {
    const link = await newestLinkOfStay(place, enquiryId);
    if (!link) return undefined;
    const isPayable = link.status === open && new Date(link.expires_at) > place.now;
    return { stage: stageOf(link), amount: link.amount, pay_path: isPayable ? payPath(link.reference) : null };
  },
  beforeGivingUp: async (services, accountId, enquiryId) => {
    for (const reference of await openReferencesOfStay(services, accountId, enquiryId))
      await settlePaymentLink(services, accountId, reference);
  },
};
