import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { addMonths } from '@rawnaq/domain/kernel/time/local-date';
import { postLoyaltyVoucher } from '@rawnaq/domain/ledger/post-customer-money';
import { loyaltyEntryKinds } from '@rawnaq/domain/loyalty/loyalty-entries.states';
import type { loyaltyContract } from '@rawnaq/domain/loyalty/loyalty.contract';
import { takeOldest, turnRefusal, worthOf } from '@rawnaq/domain/loyalty/points.rules';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { addToPurse, findPayer, lockPurse } from '../customer-money';
import { insertGiftCard, tellOfCard } from '../gift-cards';
import { readSellingSalon } from '../invoices';
import { entriesOf, post } from '../ledger';
import { insertSpent, openPoints, takeFromEntries } from './loyalty.repo';

const FIELD = { field: 'points' };

/**
 * Points become a voucher for this customer alone. It lasts as long as points do: a salon whose points run out does
 * not owe for ever what they became.
 */
export const turnPoints: UseCase<(typeof loyaltyContract)['turn']> = async (ctx, { customer_id, points }) => {
  const { day, accounting, currency } = await readSellingSalon(ctx);
  const customer = await findPayer(ctx, customer_id);
  const purse = await lockPurse(ctx, customer.id);
  const refusal = turnRefusal(accounting, purse.points, points);
  if (refusal) throw new AppError(refusal, FIELD);
  const { taken, missing } = takeOldest(await openPoints(ctx, customer_id), points);
  if (missing > 0) throw new AppError('LOYALTY_POINTS_NOT_ENOUGH', FIELD);

  const created_by = sessionOf(ctx).user.id;
  const value = worthOf(accounting, points);
  const months = accounting.points_expire_after_months;
  const card = await insertGiftCard(ctx, {
    type: giftCardTypes.codes.loyalty,
    value,
    beneficiary_id: customer_id,
    expires_on: months === null ? null : addMonths(day, months),
    points,
    created_by,
  });
  await tellOfCard(ctx, { ...card, value, currency, beneficiary_id: customer_id });
  await takeFromEntries(ctx, taken);
  await insertSpent(ctx, {
    kind: loyaltyEntryKinds.codes.turned,
    customer_id,
    points: -points,
    gift_card_id: card.id,
    day,
    created_by,
  });
  await addToPurse(ctx, customer_id, { points: -points });
  await audit(ctx, {
    action: 'gift-cards.turn-points',
    entity: 'gift_cards',
    entity_id: card.id,
    after: { customer_id, points, value },
  });
  await post(ctx, entriesOf([{ gift_card_id: card.id, journal: postLoyaltyVoucher(value) }], { day, created_by }));
  return { gift_card_id: card.id, code: card.code, value, points };
};
