import { giftCardStates } from '@rawnaq/domain/gift-cards/gift-card.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { GiftCardRow } from './gift-cards.repo';

const FIELD = { field: 'gift_card' };

/** A card is used once, before it runs out, and by her it was made for. */
export function assertUsable(
  card: GiftCardRow | undefined,
  customerId: number | null,
  today: LocalDate,
): asserts card is GiftCardRow {
  if (!card) throw new AppError('GIFT_CARD_NOT_EXIST', FIELD);
  if (card.status === giftCardStates.codes.used) throw new AppError('GIFT_CARD_USED', FIELD);
  if (card.expired_on !== null || (card.expires_on !== null && card.expires_on < today))
    throw new AppError('GIFT_CARD_EXPIRED', FIELD);
  if (card.beneficiary_id !== null && card.beneficiary_id !== customerId)
    throw new AppError('GIFT_CARD_OF_ANOTHER_CUSTOMER', FIELD);
}
