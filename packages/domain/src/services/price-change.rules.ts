import { minorPerUnit, partOf, type Currency, type Minor } from '../kernel/money';

export const PRICE_ROUNDINGS = ['none', 'quarter', 'half', 'whole'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

/** `value` is basis points or minor units, below zero to lower the prices. */
export type PriceChange = { kind: 'percent' | 'amount'; value: number; rounding: PriceRounding };

/** The price after the change, never below zero, rounded half up to the asked part of a whole unit. */
export function changedPrice(price: Minor, change: PriceChange, currency: Currency): Minor {
  const moved = Math.max(0, price + (change.kind === 'percent' ? partOf(price, change.value) : change.value));
  const step = roundingStep(change.rounding, currency);
  return Math.floor((2 * moved + step) / (2 * step)) * step;
}

/** What becomes of the offer price: it stays, unless the new price would no longer be above it. */
export const keptOfferPrice = (offerPrice: Minor | null, price: Minor): Minor | null =>
  offerPrice !== null && offerPrice < price ? offerPrice : null;

const PARTS = { none: Infinity, quarter: 4, half: 2, whole: 1 } as const satisfies Record<PriceRounding, number>;

const roundingStep = (rounding: PriceRounding, currency: Currency): Minor =>
  rounding === 'none' ? 1 : minorPerUnit(currency) / PARTS[rounding];
