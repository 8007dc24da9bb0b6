import type { Localized } from '../kernel/localized';
import type { Currency } from '../kernel/money';

/** A salon its owner recommends, as the page of a place shows it. */
export type ShownPartner = {
  alias: string;
  name: Localized;
  currency: Currency;
  /** Minor units; no price where the salon shows none. */
  services: { id: number; name: Localized; minutes: number; price: number | null }[];
};
