import { describe, expect, it } from 'vitest';
import { commissionBack, creditParts, partOfLine, shareBack } from './credit-note.rules';

describe('what goes back piece by piece', () => {
  it.each([
    [100, [1, 1, 1]],
    [1, [2, 5, 93]],
    [999, [333, 333, 333]],
    [7, [1]],
  ])('of %i, in pieces of %j, is all of it in the end', (whole, pieces) => {
    const of = pieces.reduce((sum, piece) => sum + piece, 0);
    let taken = 0;
    let back = 0;
    for (const piece of pieces) {
      const share = shareBack(whole, { taken, of }, piece);
      expect(Math.abs(share - (whole * piece) / of)).toBeLessThanOrEqual(1);
      back += share;
      taken += piece;
    }
    expect(back).toBe(whole);
  });

  it('is counted in pieces where a line cost nothing', () => {
    expect(partOfLine({ gross: 0, quantity: 1 }, [{ gross: 0, quantity: 1 }])).toEqual({ taken: 1, of: 1 });
    expect(partOfLine({ gross: 500, quantity: 2 }, [{ gross: 100, quantity: 0 }])).toEqual({ taken: 100, of: 500 });
  });
});

describe('where a credit goes', () => {
  it.each([
    ['what is open first', { payable: 100, open: 60, card: 0, completes: false }, { open: 60, card: 0, rest: 40 }],
    ['no more than the credit', { payable: 50, open: 60, card: 0, completes: false }, { open: 50, card: 0, rest: 0 }],
    [
      'the card with the last of it',
      { payable: 100, open: 0, card: 70, completes: true },
      { open: 0, card: 70, rest: 30 },
    ],
    ['no part of a card', { payable: 60, open: 0, card: 70, completes: true }, { open: 0, card: 0, rest: 60 }],
    [
      'no card while something is left',
      { payable: 90, open: 0, card: 70, completes: false },
      { open: 0, card: 0, rest: 90 },
    ],
  ])('%s', (_what, invoice, parts) => expect(creditParts(invoice)).toEqual(parts));
});

describe('a commission', () => {
  const earned = { commission: 1_000, given: 1_000, payable: 5_000, settled: 5_000, when: 'issue' } as const;
  it.each([
    ['goes back with the whole line', { credited: { taken: 10, of: 10 } }, 1_000],
    ['goes back by the part of the line', { credited: { taken: 3, of: 10 } }, 300],
    ['does not go back twice', { given: 700, credited: { taken: 10, of: 10 } }, 700],
    [
      'was never given for what was not paid',
      { when: 'payment', given: 400, settled: 4_000, payable: 4_000, credited: { taken: 6, of: 10 } },
      0,
    ],
    [
      'of a paid part goes back',
      { when: 'payment', given: 400, settled: 2_000, payable: 8_000, credited: { taken: 2, of: 10 } },
      200,
    ],
    ['is never given by a credit', { given: 0, credited: { taken: 1, of: 10 } }, 0],
  ] as const)('%s', (_what, more, back) => expect(commissionBack({ ...earned, ...more })).toBe(back));
});
