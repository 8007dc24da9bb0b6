import { giftCardCondition } from '@rawnaq/domain/gift-cards/gift-card.rules';
import type { giftCardsContract } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sayAmount, type Currency } from '@rawnaq/domain/kernel/money';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { audit } from '../audit';
import { businessDay } from '../invoices';
import { writeToCustomer } from '../messages';
import { findCardToSend } from './gift-cards.repo';

/** The link goes to a customer the salon knows, and only while the card is good for something. */
export const sendGiftCard: UseCase<(typeof giftCardsContract)['send']> = async (ctx, { id, to, channel, language }) => {
  const card = await findCardToSend(ctx, id);
  if (!card) throw new AppError('NOT_FOUND');
  const condition = giftCardCondition(card, await businessDay(ctx));
  if (condition === 'used') throw new AppError('GIFT_CARD_USED');
  if (condition === 'expired') throw new AppError('GIFT_CARD_EXPIRED');
  const customer_id = to === 'buyer' ? card.buyer_id : card.beneficiary_id;
  const { account } = sessionOf(ctx);
  const recipient =
    customer_id === null
      ? undefined
      : await writeToCustomer(ctx, {
          customer_id,
          channel,
          purpose: 'service',
          language,
          template: 'gift-card',
          values: (written, { name, salon }) => ({
            name,
            salon,
            value: sayAmount(card.value, account.currency as Currency, written),
            link: ctx.services.config.publicUrl + pathTo('web-gift-card', written, { uniqueId: card.unique_id }),
          }),
        });
  if (recipient === undefined) throw new AppError('GIFT_CARD_NOBODY_TO_SEND_TO');
  await audit(ctx, { action: 'gift-cards.send', entity: 'gift_cards', entity_id: id, after: { channel, customer_id } });
  return { recipient };
};
