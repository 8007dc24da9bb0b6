import { describe, expect, it } from 'vitest';
import { AppError } from '../kernel/app-error';
import { postBalancePaidBack } from '../ledger/post-customer-money';
import { assertReturnable, assertTaken, assertWithin, mostBack } from './payment.rules';

const codeOf = (work: () => unknown): unknown => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof AppError ? [error.code, error.options.field] : error;
  }
};
const cash = (amount: number, tendered?: number) => ({ method: 'cash' as const, amount, tendered });

describe('money at the desk', () => {
  it('comes by the ways the salon takes, and cash is enough for what it pays', () => {
    expect(codeOf(() => assertTaken([cash(500), cash(500, 1_000)], ['cash']))).toBeUndefined();
    expect(
      codeOf(() => assertTaken([cash(500), { method: 'cheque', amount: 1, tendered: undefined }], ['cash'])),
    ).toEqual(['PAYMENT_METHOD_NOT_TAKEN', 'payments.1.method']);
    expect(codeOf(() => assertTaken([cash(500, 499)], ['cash']))).toEqual([
      'CASH_BELOW_PAYMENT',
      'payments.0.tendered',
    ]);
  });

  it('is never more than what is open', () => {
    expect(assertWithin([cash(300), cash(200)], 500, 'AED')).toBe(500);
    expect(codeOf(() => assertWithin([cash(300), cash(201)], 500, 'AED'))).toEqual([
      'PAYMENT_ABOVE_OPEN',
      'payments.1.amount',
    ]);
  });

  it('that goes back takes the VAT of its prepayment with it', () => {
    expect(postBalancePaidBack([{ method: 'cash', amount: 11_500 }], 1_500, 1_500)?.postings).toEqual([
      { account: 'customer_balances', amount: 11_500, rate: 0 },
      { account: 'cash', amount: -11_500, rate: 0 },
      { account: 'vat_output', amount: 1_500, rate: 1_500 },
      { account: 'vat_on_deposits', amount: -1_500, rate: 1_500 },
    ]);
  });
});

describe('what goes back', () => {
  const cameIn = [
    { method: 'cash', amount: 4_000 },
    { method: 'credit_card', amount: 6_000 },
  ] as const;

  it.each([
    ['credit_card', 6_000],
    ['payment_link', 0],
    ['cash', null],
    ['transfer', null],
    ['cheque', null],
  ] as const)('by %s is at most %s', (method, most) => {
    expect(mostBack(method, cameIn)).toBe(most);
  });

  it('is refused where a card would get more than it paid, all its parts together', () => {
    const returning = (...amounts: number[]) =>
      assertReturnable(
        amounts.map((amount) => ({ method: 'credit_card' as const, amount })),
        cameIn,
        { currency: 'AED', place: 'refunds' },
      );
    expect(codeOf(() => returning(2_000, 4_000))).toBeUndefined();
    expect(codeOf(() => returning(2_000, 4_001))).toEqual(['REFUND_ABOVE_RECEIVED', 'refunds.1.amount']);
  });
});
