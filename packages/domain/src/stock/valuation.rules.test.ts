import { describe, expect, test } from 'vitest';
import { divideHalfUp, sumMinor } from '../kernel/money';
import { putIn, takeOut, type Shelf } from './valuation.rules';

const empty: Shelf = { quantity: 0, worth: 0, unit_cost: 0 };
const shelf = (quantity: number, worth: number, unit_cost: number): Shelf => ({ quantity, worth, unit_cost });

describe('pieces that go', () => {
  test.each([
    ['a part takes its part', shelf(10, 20_000, 2_000), 3, 6_000, shelf(7, 14_000, 2_000)],
    ['thirds are rounded, and the rest keeps the rest', shelf(3, 100, 33), 1, 33, shelf(2, 67, 34)],
    ['the last takes all', shelf(1, 34, 34), 1, 34, shelf(0, 0, 34)],
    ['what is not there costs what it did', shelf(2, 4_001, 2_001), 5, 4_001 + 3 * 2_001, shelf(-3, -6_003, 2_001)],
    ['and so does the next', shelf(-3, -6_003, 2_001), 1, 2_001, shelf(-4, -8_004, 2_001)],
    ['what nobody ever knew costs nothing', empty, 2, 0, shelf(-2, 0, 0)],
  ])('%s', (_, before, pieces, cost, after) => {
    expect(takeOut(before, pieces)).toEqual({ cost, shelf: after });
  });
});

describe('pieces that come', () => {
  test.each([
    ['raise the average', shelf(7, 14_000, 2_000), 3, 9_000, 0, shelf(10, 23_000, 2_300)],
    ['fill a gap and settle what it had cost', shelf(-3, -6_000, 2_000), 5, 12_500, -1_500, shelf(2, 5_000, 2_500)],
    ['cheaper than thought', shelf(-3, -6_000, 2_000), 3, 3_000, 3_000, shelf(0, 0, 2_000)],
    ['fill a part of a gap', shelf(-4, -8_001, 2_000), 1, 2_500, -500, shelf(-3, -6_001, 2_000)],
    ['settle what nobody knew', shelf(-2, 0, 0), 2, 4_000, -4_000, empty],
  ])('%s', (_, before, pieces, cost, settled, after) => {
    expect(putIn(before, pieces, cost)).toEqual({ settled, shelf: after });
  });

  test('a return brings back what the sale took, also below zero', () => {
    const before = shelf(2, 4_000, 2_000);
    const { shelf: sold, cost } = takeOut(before, 5);
    expect(putIn(sold, 5, cost)).toEqual({ shelf: before, settled: 0 });
  });
});

/**
 * The same history once more with fractions: what is there at its average, what is missing as a debt of pieces at the
 * cost that was thought. Whole minor units may drift from it by half a unit with each movement and no more.
 */
class Fractions {
  quantity = 0;
  worth = 0;
  take(pieces: number, unitCost: number): void {
    const there = Math.min(Math.max(this.quantity, 0), pieces);
    if (there > 0) this.worth *= (this.quantity - there) / this.quantity;
    this.worth -= (pieces - there) * unitCost;
    this.quantity -= pieces;
  }
  put(pieces: number, cost: number): void {
    const gap = Math.min(Math.max(-this.quantity, 0), pieces);
    if (gap > 0) this.worth *= (-this.quantity - gap) / -this.quantity;
    this.worth += (cost * (pieces - gap)) / pieces;
    this.quantity += pieces;
  }
}

test('10,000 movements in any order: sums, average and books agree after each', () => {
  let state = 20_261_116;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % most;
  };
  let at = empty;
  const model = new Fractions();
  const moved: { quantity: number; worth: number }[] = [];
  const sales: { pieces: number; cost: number }[] = [];
  let steps = 0;
  for (let turn = 0; turn < 10_000; turn += 1) {
    const kind = below(10);
    const pieces = 1 + below(12);
    if (kind < 4) {
      const cost = below(500_000);
      const { shelf: next, settled } = putIn(at, pieces, cost);
      model.put(pieces, cost);
      moved.push({ quantity: pieces, worth: cost }, { quantity: 0, worth: settled });
      at = next;
    } else if (kind < 9 || sales.length === 0) {
      model.take(pieces, at.unit_cost);
      const { shelf: next, cost } = takeOut(at, pieces);
      sales.push({ pieces, cost });
      moved.push({ quantity: -pieces, worth: -cost });
      at = next;
    } else {
      const back = sales.splice(below(sales.length), 1)[0]!;
      const { shelf: next, settled } = putIn(at, back.pieces, back.cost);
      model.put(back.pieces, back.cost);
      moved.push({ quantity: back.pieces, worth: back.cost }, { quantity: 0, worth: settled });
      at = next;
    }
    steps = at.quantity === 0 ? 0 : steps + 1;
    expect(at.quantity).toBe(model.quantity);
    expect(Math.abs(at.worth - model.worth)).toBeLessThanOrEqual(steps * 0.5 + 1e-3);
    if (at.quantity === 0) {
      expect(at.worth).toBe(0);
      model.worth = 0;
    }
    if (at.quantity > 0) {
      expect(at.worth).toBeGreaterThanOrEqual(0);
      expect(at.unit_cost).toBe(Number(divideHalfUp(BigInt(at.worth), BigInt(at.quantity))));
    }
    if (at.quantity < 0) expect(at.worth).toBeLessThanOrEqual(0);
  }
  expect(moved.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(at.quantity);
  expect(sumMinor(moved.map(({ worth }) => worth))).toBe(at.worth);
});
