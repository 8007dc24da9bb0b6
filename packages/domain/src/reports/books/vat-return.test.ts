import { describe, expect, it } from 'vitest';
import { vatReturn, type VatFacts } from './vat-return.rules';

const facts: VatFacts = {
  country: 'AE',
  city: 'Dubai',
  rates: [
    { rate: 500, net: 9_000, vat: 450 },
    { rate: 0, net: 200, vat: 0 },
  ],
  notes: [
    { kind: 'credit_note', rate: 500, net: -1_000, vat: -50 },
    { kind: 'debit_note', rate: 500, net: 400, vat: 20 },
  ],
  deposits: [{ rate: 500, net: 0, vat: 0 }],
  input: { net: 2_000, vat: 100 },
};
const boxesOf = (more: Partial<VatFacts> = {}) =>
  vatReturn({ ...facts, ...more }).map(({ box, amount, vat }) => [box, amount, vat]);

describe('the VAT return', () => {
  it.each([
    ['Abu Dhabi', '1a'],
    ['Al Ain', '1a'],
    ['دبي', '1b'],
    ['sharjah ', '1c'],
    ['Ajman', '1d'],
    ['Umm Al Quwain', '1e'],
    ['Ras Al Khaimah', '1f'],
    ['Fujairah', '1g'],
    ['', '1'],
  ])('of a salon in %s says its supplies in box %s', (city, box) => {
    expect(boxesOf({ city })[0]).toEqual([box, 9_600, 480]);
  });

  it('of the Emirates is due tax less recoverable tax, notes shown apart', () => {
    expect(boxesOf()).toEqual([
      ['1b', 9_600, 480],
      ['', -1_000, -50],
      ['', 400, 20],
      ['3', 0, 0],
      ['4', 200, 0],
      ['5', 0, 0],
      ['8', 9_200, 450],
      ['9', 2_000, 100],
      ['11', 2_000, 100],
      ['12', null, 450],
      ['13', null, 100],
      ['14', null, 350],
    ]);
  });

  it('of the Kingdom has its own boxes, with VAT that was due on deposits', () => {
    const rates = [{ rate: 1500, net: 1_000, vat: 150 }];
    const deposits = [{ rate: 1500, net: 200, vat: 30 }];
    expect(boxesOf({ country: 'SA', rates, deposits, notes: [], input: { net: 0, vat: 0 } })).toEqual([
      ['1', 1_000, 150],
      ['', 200, 30],
      ['3', 0, 0],
      ['4', 0, 0],
      ['5', 0, 0],
      ['6', 1_200, 180],
      ['7', 0, 0],
      ['12', 0, 0],
      ['13', null, 180],
    ]);
  });

  it('elsewhere has no boxes', () => {
    expect(boxesOf({ country: 'OM' }).every(([box]) => box === '')).toBe(true);
  });
});
