import { divideHalfUp } from '../kernel/money';
import { addDays, type LocalDate } from '../kernel/time/local-date';

/** Told once, when the shelf gets to its warning: a product that stays short is no news. */
export const fallsToWarning = (before: number, after: number, warning: number): boolean =>
  before > warning && after <= warning;

/** How fast a product goes is looked at over eight weeks. */
export const USE_DAYS = 56;
const WEEK = 7;

export const usedInWeek = (used: number, days = USE_DAYS): number => round((used * WEEK * 10) / days) / 10;

/** For how many days what is there lasts at the use of the last weeks; null where nothing goes. */
export const daysOfCover = (quantity: number, used: number, days = USE_DAYS): number | null =>
  used <= 0 ? null : quantity <= 0 ? 0 : Math.floor((quantity * days) / used);

/** Four weeks of use above the warning, at least up to twice the warning: it lasts until the next order. */
export const orderQuantity = (quantity: number, warning: number, used: number): number =>
  Math.max(warning + Math.ceil((used * 4 * WEEK) / USE_DAYS), warning * 2, 1) - quantity;

const round = (value: number): number => Number(divideHalfUp(BigInt(Math.round(value * 1000)), 1000n));

export type Lot = { expires_on: LocalDate | null; quantity: number };

/**
 * What is left of what came in, by the day it expires, from the movements in their order. Nobody writes down which
 * piece was taken: of what is there, that which expires first is thought to go first, what never expires last.
 */
export function lotsLeft(moves: readonly Lot[]): Lot[] {
  let lots: Lot[] = [];
  for (const move of moves) {
    if (move.quantity > 0) {
      lots = [...lots, move].toSorted(firstToGo);
      continue;
    }
    let pieces = -move.quantity;
    lots = lots.flatMap((lot) => {
      const taken = Math.min(lot.quantity, pieces);
      pieces -= taken;
      return taken === lot.quantity ? [] : [{ ...lot, quantity: lot.quantity - taken }];
    });
  }
  return lots;
}

const firstToGo = (a: Lot, b: Lot): number => (a.expires_on ?? '9999').localeCompare(b.expires_on ?? '9999');

export const EXPIRES_SOON_DAYS = 60;

/** Pieces that expire within two months, those that are past their day too. */
export function expiringSoon(lots: readonly Lot[], today: LocalDate): { pieces: number; on: LocalDate | null } {
  const soon = lots.filter(({ expires_on }) => expires_on !== null && expires_on <= addDays(today, EXPIRES_SOON_DAYS));
  return { pieces: soon.reduce((sum, lot) => sum + lot.quantity, 0), on: soon[0]?.expires_on ?? null };
}
