import { describe, expect, it } from 'vitest';
import { moneyBy, moneyFlow, type LedgerSum } from '../ledger/ledger-sums.rules';
import { cashPieces } from './cash-pieces';
import { afterClosing, expectedOf, otherMoney } from './till-closing.rules';

const moved = { received: 2_000, given_back: 500 };

describe('the end of the day', () => {
  it('counts the float of the drawer once, and of nothing else', () => {
    expect(expectedOf('cash', moved, 5_000)).toBe(6_500);
    expect(expectedOf('credit_card', moved, 5_000)).toBe(1_500);
  });

  it('knows what came after it was closed', () => {
    expect(afterClosing('cash', { ...moved, received: 2_300 }, { expected: 6_500, opening_float: 5_000 })).toBe(300);
    expect(afterClosing('transfer', moved, { expected: 1_500, opening_float: 5_000 })).toBe(0);
  });

  it('does not take what it posted itself for money that came or went', () => {
    const sums: LedgerSum[] = [{ account: 'cash', rate: 0, debit: 2_050, credit: 520 }];
    const found = [
      { method: 'cash', surplus: 50, missing: 0 },
      { method: 'cash', surplus: 0, missing: 20 },
    ] as const;
    expect(moneyBy(sums, 'cash', found)).toEqual({ received: 2_000, given_back: 500 });
    expect(moneyFlow(sums, found).net).toBe(1_500);
  });

  it('explains its money: what no line says is other', () => {
    const flow = {
      sales: 10_000,
      tips: 500,
      balances_in: 2_000,
      balances_used: 1_500,
      gift_cards_in: 0,
      gift_cards_used: 3_000,
      left_to_pay: 1_000,
      collected: 400,
    };
    expect(otherMoney(flow, 7_400)).toBe(0);
    expect(otherMoney(flow, 7_000)).toBe(-400);
  });

  it.each(Object.entries(cashPieces))('knows the notes and coins of %s, largest first', (_currency, pieces) => {
    for (const row of [pieces.notes, pieces.coins]) expect(row).toEqual(row.toSorted((a, b) => b - a));
    expect(new Set([...pieces.notes, ...pieces.coins]).size).toBe(pieces.notes.length + pieces.coins.length);
  });
});
