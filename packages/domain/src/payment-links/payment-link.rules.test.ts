import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../kernel/money';
import {
  goesBackByItself,
  isRefundable,
  isUnwanted,
  isWorthAsking,
  judgePayment,
  mayBeGivenBack,
  type LinkStatus,
  type PaymentOutcome,
  type RefundState,
} from './payment-link.rules';

const link = { status: 1, reference: '1jl-abc', amount: 5_250, currency: 'AED' } as const;
const paid = (change: Partial<Extract<PaymentOutcome, { status: 'paid' }>> = {}): PaymentOutcome => ({
  status: 'paid',
  paid: { minor: 5_250, currency: 'AED' },
  reference: '1jl-abc',
  payment_id: 'p1',
  method: 'KNET',
  times: 1,
  ...change,
});

describe('judgePayment', () => {
  it('takes the right amount in the right currency for the right reference, and nothing else', () => {
    expect(judgePayment(link, paid())).toEqual({ status: 2, error: null });
    for (const wrong of [
      { paid: undefined },
      { paid: { minor: 5_249, currency: 'AED' } },
      { paid: { minor: 5_251, currency: 'AED' } },
      { paid: { minor: 5_250, currency: 'SAR' } },
      { reference: '1jl-other' },
      { reference: undefined },
    ] as const)
      expect(judgePayment(link, paid(wrong)), JSON.stringify(wrong)).toEqual({ status: 3, error: 'mismatch' });
  });

  it('keeps a declined link open, so that the customer can try another card', () => {
    expect(judgePayment(link, { status: 'pending', declined: true })).toEqual({ status: 1, error: 'declined' });
    expect(judgePayment(link, { status: 'pending', declined: false })).toEqual({ status: 1, error: null });
  });

  it('tells of money that came twice', () => {
    expect(judgePayment(link, paid({ times: 2 }))).toEqual({ status: 2, error: 'paid-twice' });
  });

  it('takes late money on an expired or cancelled link, and never opens a settled one', () => {
    expect([4, 6].map((status) => judgePayment({ ...link, status: status as LinkStatus }, paid()).status)).toEqual([
      2, 2,
    ]);
    for (const status of [2, 3] as const)
      for (const outcome of [paid(), { status: 'cancelled' }, { status: 'expired' }, { status: 'failed' }] as const)
        expect(judgePayment({ ...link, status }, outcome).status).toBe(status);
    expect(judgePayment({ ...link, status: 5 }, { status: 'expired' })).toEqual({ status: 5, error: null });
  });

  it('says paid exactly when amount, currency and reference are ours', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.constantFrom(...CURRENCIES),
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.constantFrom(...CURRENCIES),
        fc.boolean(),
        (amount, currency, minor, other, ours) => {
          const { status } = judgePayment(
            { status: 1, reference: 'r', amount, currency },
            paid({ paid: { minor, currency: other }, reference: ours ? 'r' : 'x' }),
          );
          expect(status === 2).toBe(minor === amount && other === currency && ours);
        },
      ),
    );
  });
});

describe('around a link', () => {
  it('asks the gateway only about links that may still bring money', () => {
    expect(([1, 2, 3, 4, 5, 6] as const).filter(isWorthAsking)).toEqual([1, 4, 6]);
  });

  it('refunds what is paid, and again only what was refused or lost', () => {
    expect(
      ([null, 'asked', 'calling', 'pending', 'done', 'failed', 'unknown'] as const).filter((refund) =>
        isRefundable(2, refund),
      ),
    ).toEqual([null, 'failed', 'unknown']);
    expect(([1, 3, 4, 5, 6] as const).some((status) => isRefundable(status, null))).toBe(false);
  });

  it('gives what paid an invoice back only after its credit note has tried to', () => {
    const ofInvoice = (refund_state: RefundState | null) => mayBeGivenBack({ status: 2, refund_state, invoice_id: 7 });
    expect(([null, 'failed', 'unknown', 'done'] as const).map(ofInvoice)).toEqual([false, true, true, false]);
    expect(mayBeGivenBack({ status: 2, refund_state: null, invoice_id: null })).toBe(true);
    expect(mayBeGivenBack({ status: 1, refund_state: null, invoice_id: null })).toBe(false);
  });

  it('refunds by itself only what cannot be there already', () => {
    expect(([null, 'failed', 'unknown', 'done'] as const).map((refund) => goesBackByItself(2, refund))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('knows money nobody waits for', () => {
    expect([
      isUnwanted({ status: 0, payment_status: 2 }),
      isUnwanted({ status: 1, payment_status: 1 }),
      isUnwanted({ status: 1, payment_status: 2 }),
      isUnwanted({ status: 2, payment_status: 0 }),
    ]).toEqual([true, true, false, false]);
  });
});
