import type { Currency, Minor } from '../kernel/money';
import type { LocalDate } from '../kernel/time/local-date';
import type { GiftCardDesign } from './gift-card.rules';

/** All that the page of a card knows: it goes to whoever holds the link. */
export type GiftCardPage = {
  unique_id: string;
  code: string;
  value: Minor;
  currency: Currency;
  time_zone: string;
  description: string | null;
  design: GiftCardDesign;
  condition: 'active' | 'used' | 'expired';
  beneficiary: string | null;
  /** Whether it works for her alone. */
  is_bound: boolean;
  buyer: string | null;
  expires_on: LocalDate | null;
  english_name: string;
  arabic_name: string;
  /** The picture itself, as an address a page may hold. */
  logo: string | null;
  /** Of the salon's booking page, where it has one. */
  alias: string | null;
};
