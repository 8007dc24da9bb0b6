import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMinor } from '../kernel/money';
import type { Journal } from './journal';
import { postBill, postExpenseMonth, postExpensePaid } from './post-expense';

/** Every event once: what it was given, the event, and exactly what is posted. */
const EVENTS: [string, Journal | undefined, Journal['event'], Record<string, number>][] = [
  [
    'a bill with VAT',
    postBill({ net: 84_000, vat: 4_200, taxed: 84_000, rate: 500 }),
    'bill',
    { 'prepaid@500': 84_000, 'vat_input@500': 4_200, payables: -88_200 },
  ],
  [
    'a bill of which a part was taxed',
    postBill({ net: 1_000, vat: 30, taxed: 600, rate: 500 }),
    'bill',
    { 'prepaid@500': 600, prepaid: 400, 'vat_input@500': 30, payables: -1_030 },
  ],
  ['a bill without VAT', postBill({ net: 700, vat: 0, taxed: 0, rate: 500 }), 'bill', { prepaid: 700, payables: -700 }],
  ['a month', postExpenseMonth(28_000), 'expense_month', { expenses: 28_000, prepaid: -28_000 }],
  [
    'payments',
    postExpensePaid([
      { method: 'cheque', amount: 500 },
      { method: 'cash', amount: 200 },
    ]),
    'expense_paid',
    { payables: 700, cheque: -500, cash: -200 },
  ],
];

describe('postings of expenses', () => {
  it.each(EVENTS)('%s', (_name, journal, event, expected) => {
    expect(journal?.event).toBe(event);
    expect(
      Object.fromEntries(
        journal!.postings.map(({ account, rate, amount }) => [rate ? `${account}@${rate}` : account, amount]),
      ),
    ).toEqual(expected);
  });

  it('posts nothing for nothing', () => {
    expect([postExpenseMonth(0), postExpensePaid([])]).toEqual([undefined, undefined]);
  });

  it('balances whatever the bill', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, fc.constantFrom(0, 500, 1_500), (taxed, rest, vat, rate) => {
        const journal = postBill({ net: taxed + rest, vat, taxed, rate });
        expect(sumMinor((journal?.postings ?? []).map((posting) => posting.amount))).toBe(0);
      }),
    );
  });
});
