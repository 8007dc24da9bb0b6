import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../kernel/app-error';
import { settleSale, type SalePayment, type SettledSale, type Settlement } from './settle-sale';

const cash = (amount: number, tendered?: number): SalePayment => ({ method: 'cash', amount, tendered });
const card = (amount: number, tendered?: number): SalePayment => ({ method: 'credit_card', amount, tendered });
const settled = (values: Partial<Settlement>): SettledSale | unknown[] => {
  try {
    return settleSale({ payable: 10_000, paid_voucher: 0, balance_used: 0, payments: [], may_owe: false, ...values });
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.options.field];
    throw error;
  }
};
const done = (open = 0, change = 0): SettledSale => ({ settled: 10_000 - open, open, change });

describe('paying a bill of 100', () => {
  it.each<[string, Partial<Settlement>, SettledSale | unknown[]]>([
    ['one payment', { payments: [cash(10_000)] }, done()],
    ['several', { payments: [cash(2_500), card(7_000), { method: 'transfer', amount: 500 }] }, done()],
    ['change comes back in cash', { payments: [cash(4_000, 5_000), card(6_000)] }, done(0, 1_000)],
    ['change of two notes', { payments: [cash(4_000, 5_000), cash(6_000, 20_000)] }, done(0, 15_000)],
    ['exact cash has none', { payments: [cash(10_000, 10_000)] }, done()],
    ['a card gives none', { payments: [card(10_000, 20_000)] }, done()],
    ['voucher, balance and cash', { paid_voucher: 5_000, balance_used: 3_000, payments: [cash(2_000)] }, done()],
    ['a voucher for all of it', { paid_voucher: 10_000 }, done()],
    ['the balance alone', { balance_used: 10_000 }, done()],
    ['a part with the right to owe', { payments: [cash(1)], may_owe: true }, done(9_999)],
    ['nothing with the right to owe', { may_owe: true }, done(10_000)],
    ['all with the right to owe', { payments: [cash(10_000)], may_owe: true }, done()],
    ['change and a debt at once', { payments: [cash(5_000, 6_000)], may_owe: true }, done(5_000, 1_000)],
    ['a part without it', { payments: [cash(9_999)] }, ['PAYMENTS_NOT_EQUAL_TOTAL', 'payments']],
    ['nothing without it', {}, ['PAYMENTS_NOT_EQUAL_TOTAL', 'payments']],
    ['too much', { payments: [card(10_001)] }, ['PAYMENTS_EXCEED_TOTAL', 'payments']],
    ['too much with it', { payments: [card(10_001)], may_owe: true }, ['PAYMENTS_EXCEED_TOTAL', 'payments']],
    ['too much together', { balance_used: 1, payments: [card(10_000)] }, ['PAYMENTS_EXCEED_TOTAL', 'payments']],
    ['too much of the balance', { balance_used: 10_001 }, ['PAYMENTS_EXCEED_TOTAL', 'payments']],
    ['a voucher above it', { paid_voucher: 10_001 }, ['GIFT_CARD_ABOVE_TOTAL', 'paid_voucher']],
    [
      'a voucher above it with the right to owe',
      { paid_voucher: 10_001, may_owe: true },
      ['GIFT_CARD_ABOVE_TOTAL', 'paid_voucher'],
    ],
    [
      'less cash than was said',
      { payments: [card(5_000), cash(5_000, 4_999)] },
      ['CASH_BELOW_PAYMENT', 'payments.1.tendered'],
    ],
  ])('%s', (_, values, expected) => {
    expect(settled(values)).toEqual(expected);
  });

  it('a free bill needs no payment', () => {
    expect(settled({ payable: 0 })).toEqual({ settled: 0, open: 0, change: 0 });
  });

  it.each<[string, Partial<Settlement>]>([
    ['a payment of nothing', { payments: [cash(0), card(10_000)] }],
    ['a payment below zero', { payments: [cash(-1), card(10_001)] }],
    ['a fraction of a unit', { payments: [cash(0.5), card(9_999.5)] }],
    ['a voucher below zero', { paid_voucher: -1, payments: [cash(10_001)] }],
    ['a balance below zero', { balance_used: -1, payments: [cash(10_001)] }],
    ['a bill below zero', { payable: -1, may_owe: true }],
  ])('a programming error: %s', (_, values) => {
    expect(() => settled(values)).toThrow(RangeError);
  });
});

it('whatever is paid, settled and open are the bill', () => {
  const amount = fc.integer({ min: 0, max: 50_000 });
  const payments = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 30_000 }), over: fc.integer({ min: 0, max: 9_000 }) }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      payments,
      fc.boolean(),
      (payable, paid_voucher, balance_used, given, may_owe) => {
        const sum = given.reduce((all, one) => all + one.amount, paid_voucher + balance_used);
        const result = settled({
          payable,
          paid_voucher,
          balance_used,
          payments: given.map((one) => cash(one.amount, one.amount + one.over)),
          may_owe,
        });
        const isFine = sum === payable || (may_owe && sum < payable);
        expect(!Array.isArray(result)).toBe(isFine);
        if (isFine)
          expect(result).toEqual({
            settled: sum,
            open: payable - sum,
            change: given.reduce((all, one) => all + one.over, 0),
          });
      },
    ),
    { numRuns: 500 },
  );
});
