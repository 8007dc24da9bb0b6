import { assertMinor, scaleMinor, timesQuantity, type Minor } from '../kernel/money';

/**
 * What lies on a shelf and what it is worth. `unit_cost` is what a piece costs on average, or did when there were some:
 * what is sold before it is there is thought to cost that. Then quantity and worth are below zero together.
 */
export type Shelf = { quantity: number; worth: Minor; unit_cost: Minor };

/** The pieces that are there take their part of the worth, the last ones all of it; those that are not, the average. */
export function takeOut(shelf: Shelf, pieces: number): { shelf: Shelf; cost: Minor } {
  const there = Math.min(Math.max(shelf.quantity, 0), pieces);
  const ofShelf =
    there === 0 ? 0 : there === shelf.quantity ? shelf.worth : scaleMinor(shelf.worth, there, shelf.quantity);
  const cost = assertMinor(ofShelf + timesQuantity(shelf.unit_cost, pieces - there));
  return { shelf: shelfOf(shelf.quantity - pieces, shelf.worth - cost, shelf.unit_cost), cost };
}

/**
 * Pieces come with what they cost. Those that fill a gap were sold already at a cost that was thought: what they really
 * cost differs by `settled`, which is no worth of the shelf but of what was sold.
 */
export function putIn(shelf: Shelf, pieces: number, cost: Minor): { shelf: Shelf; settled: Minor } {
  const gap = Math.min(Math.max(-shelf.quantity, 0), pieces);
  if (gap === 0) return { shelf: shelfOf(shelf.quantity + pieces, shelf.worth + cost, shelf.unit_cost), settled: 0 };
  const thought = gap === -shelf.quantity ? -shelf.worth : scaleMinor(-shelf.worth, gap, -shelf.quantity);
  const really = gap === pieces ? cost : scaleMinor(cost, gap, pieces);
  const settled = assertMinor(thought - really);
  return { shelf: shelfOf(shelf.quantity + pieces, shelf.worth + cost + settled, shelf.unit_cost), settled };
}

/** The same rule stands in SQL where movements are written (`moveStock`). */
const shelfOf = (quantity: number, worth: Minor, unit_cost: Minor): Shelf => ({
  quantity,
  worth: assertMinor(worth),
  unit_cost: quantity > 0 ? scaleMinor(worth, 1, quantity) : unit_cost,
});
