import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { postGiftCardExpired, postLoyaltyVoucherExpired } from '@rawnaq/domain/ledger/post-customer-money';
import { inEverySalon, type Night } from '../../worker/every-salon.repo';
import type { Job } from '../../worker/job';
import { auditBySystem } from '../audit';
import { entriesOf, post } from '../ledger';
import { lockEndedCards, markCardsExpired } from './gift-cards.repo';

/** Every hour, because the day ends at another hour in each salon. */
export const giftCardJobs: readonly Job[] = [
  {
    task: 'expire-gift-cards',
    cron: '6 * * * *',
    run: (services) => inEverySalon(services, 'gift cards', expireGiftCards),
  },
];

/** What was paid for a card nobody used is the salon's; what a loyalty voucher would have cost was not spent. */
export async function expireGiftCards({ today, ...ctx }: Night): Promise<number> {
  const ended = await lockEndedCards(ctx, today);
  if (ended.length === 0) return 0;
  await markCardsExpired(
    ctx,
    ended.map(({ id }) => id),
    today,
  );
  for (const { id, value } of ended)
    await auditBySystem(ctx.tx, ctx.now, {
      account_id: ctx.accountId,
      action: 'gift-cards.expire',
      entity: 'gift_cards',
      entity_id: id,
      after: { value },
    });
  await post(
    ctx,
    entriesOf(
      ended.map(({ id, type, value }) => ({ gift_card_id: id, journal: journalOf(type, value) })),
      { day: today, created_by: null },
    ),
  );
  return ended.length;
}

function journalOf(type: (typeof giftCardTypes.codes)[keyof typeof giftCardTypes.codes], value: number) {
  if (type === giftCardTypes.codes.paid) return postGiftCardExpired(value);
  return type === giftCardTypes.codes.loyalty ? postLoyaltyVoucherExpired(value) : undefined;
}
