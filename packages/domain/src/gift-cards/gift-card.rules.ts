import type { LocalDate } from '../kernel/time/local-date';
import type { CodeIn } from '../kernel/state-machine';
import { giftCardStates, type giftCardConditions } from './gift-card.states';

/** What a card looks like: the salon's own logo, or one of the patterns we draw. */
export const GIFT_CARD_DESIGNS = ['logo', 'pattern-1', 'pattern-2', 'pattern-3', 'pattern-4'] as const;
export type GiftCardDesign = (typeof GIFT_CARD_DESIGNS)[number];

/** The last day still counts. What was booked as expired stays so. */
export function giftCardCondition(
  card: { status: CodeIn<typeof giftCardStates>; expires_on: LocalDate | null; expired_on: LocalDate | null },
  today: LocalDate,
): CodeIn<typeof giftCardConditions> {
  const { status, expires_on, expired_on } = card;
  if (status === giftCardStates.codes.used) return 'used';
  return expired_on !== null || (expires_on !== null && expires_on < today) ? 'expired' : 'active';
}
