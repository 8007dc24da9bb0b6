import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMinor } from '../kernel/money';
import type { Journal } from './journal';
import * as posts from './post-customer-money';
import type { PaidBy } from './post-sale';

const paid = (amount: number, method: PaidBy = 'cash') => [{ method, amount }];
const two = [...paid(300), ...paid(200, 'credit_card')];
const { postDeposit } = posts;

/** Every event once: the function, what it was given, the event, and exactly what is posted. */
const EVENTS: [keyof typeof posts, Journal | undefined, Journal['event'], Record<string, number>][] = [
  ['postDeposit', postDeposit(two, 0, 0), 'deposit', { cash: 300, credit_card: 200, customer_balances: -500 }],
  [
    'postDeposit',
    postDeposit(paid(1_150), 150, 1_500),
    'deposit',
    { cash: 1_150, customer_balances: -1_150, 'vat_on_deposits@1500': 150, 'vat_output@1500': -150 },
  ],
  [
    'postDepositCancelled',
    posts.postDepositCancelled(postDeposit(paid(1_150), 150, 1_500)!),
    'deposit_cancelled',
    { cash: -1_150, customer_balances: 1_150, 'vat_on_deposits@1500': -150, 'vat_output@1500': 150 },
  ],
  [
    'postDepositKept',
    posts.postDepositKept([
      { vat: 15, rate: 1_500 },
      { vat: 5, rate: 500 },
      { vat: 0, rate: 0 },
    ]),
    'deposit',
    { 'penalties@1500': 15, 'vat_on_deposits@1500': -15, 'penalties@500': 5, 'vat_on_deposits@500': -5 },
  ],
  [
    'postGiftCardSold',
    posts.postGiftCardSold(two),
    'gift_card_sold',
    { cash: 300, credit_card: 200, gift_cards: -500 },
  ],
  ['postGiftCardExpired', posts.postGiftCardExpired(500), 'gift_card_expired', { gift_cards: 500, expired: -500 }],
  ['postLoyaltyVoucher', posts.postLoyaltyVoucher(50), 'loyalty_voucher', { loyalty_cost: 50, loyalty: -50 }],
  [
    'postLoyaltyVoucherExpired',
    posts.postLoyaltyVoucherExpired(50),
    'loyalty_voucher_expired',
    { loyalty: 50, loyalty_cost: -50 },
  ],
  [
    'postPackageExpired',
    posts.postPackageExpired(952, 500),
    'package_expired',
    { 'packages@500': 952, 'expired@500': -952 },
  ],
  ['postCollected', posts.postCollected(two), 'collected', { cash: 300, credit_card: 200, receivables: -500 }],
  ['postPenalty', posts.postPenalty(50), 'penalty', { customer_balances: 50, penalties: -50 }],
  [
    'postPenalty',
    posts.postPenalty(115, [{ vat: 15, rate: 1_500 }]),
    'penalty',
    { customer_balances: 115, penalties: -115, 'penalties@1500': 15, 'vat_on_deposits@1500': -15 },
  ],
  ['postPenaltyLifted', posts.postPenaltyLifted(50), 'penalty_lifted', { penalties: 50, customer_balances: -50 }],
  [
    'postPenaltyLifted',
    posts.postPenaltyLifted(115, [{ vat: 15, rate: 1_500 }]),
    'penalty_lifted',
    { customer_balances: -115, penalties: 115, 'penalties@1500': -15, 'vat_on_deposits@1500': 15 },
  ],
  [
    'postBalancePaid',
    posts.postBalancePaid('penalty_paid', paid(50, 'transfer')),
    'penalty_paid',
    { transfer: 50, customer_balances: -50 },
  ],
  [
    'postBalancePaid',
    posts.postBalancePaid('debit_note_paid', paid(70, 'cheque')),
    'debit_note_paid',
    { cheque: 70, customer_balances: -70 },
  ],
  [
    'postBalancePaidBack',
    posts.postBalancePaidBack(two),
    'balance_paid_back',
    { customer_balances: 500, cash: -300, credit_card: -200 },
  ],
  [
    'postDebitNote',
    posts.postDebitNote({ net: 100, vat: 15, rounding: 1, rate: 1_500 }),
    'debit_note',
    { customer_balances: 116, 'charges@1500': -100, 'vat_output@1500': -15, rounding: -1 },
  ],
  [
    'postDebitNote',
    posts.postDebitNote({ net: 100, vat: 15, rounding: 0, rate: 1_500 }, [{ vat: 5, rate: 500 }]),
    'debit_note',
    {
      customer_balances: 115,
      'charges@1500': -100,
      'vat_output@1500': -15,
      'vat_output@500': 5,
      'vat_on_deposits@500': -5,
    },
  ],
  [
    'postTillDifference',
    posts.postTillDifference([...paid(-30), ...paid(5, 'credit_card')]),
    'till_difference',
    { cash: -30, credit_card: 5, till_differences: 25 },
  ],
  ['postStockAdded', posts.postStockAdded(900, 'opening'), 'stock_added', { stock: 900, opening: -900 }],
  ['postStockAdded', posts.postStockAdded(900, 'prepaid'), 'stock_added', { stock: 900, prepaid: -900 }],
  ['postStockSettled', posts.postStockSettled(-40), 'stock_settled', { stock: -40, cost_of_goods: 40 }],
  ['postStockFound', posts.postStockFound(40), 'stock_found', { stock: 40, stock_losses: -40 }],
  ['postStockGone', posts.postStockGone('stock_used', 40), 'stock_used', { internal_use: 40, stock: -40 }],
  ['postStockGone', posts.postStockGone('stock_lost', 40), 'stock_lost', { stock_losses: 40, stock: -40 }],
];

describe('what customers have with the salon', () => {
  it.each(EVENTS)('%s', (_name, journal, event, expected) => {
    expect(journal?.event).toBe(event);
    expect(
      Object.fromEntries(
        journal!.postings.map(({ account, rate, amount }) => [rate ? `${account}@${rate}` : account, amount]),
      ),
    ).toEqual(expected);
  });

  it('moves nothing for nothing', () => {
    expect(posts.postGiftCardExpired(0)).toBeUndefined();
    expect(posts.postTillDifference(paid(0))).toBeUndefined();
  });

  it('balances, whatever the amounts are', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 2_000 }), (one, other, rate) => {
        const payments = [...paid(one), ...paid(other, 'payment_link')];
        const all = [
          postDeposit(payments, one, rate),
          posts.postDepositCancelled(postDeposit(payments, other, rate)!),
          posts.postGiftCardSold(payments),
          posts.postGiftCardExpired(one),
          posts.postLoyaltyVoucher(one),
          posts.postLoyaltyVoucherExpired(one),
          posts.postPackageExpired(one, rate),
          posts.postCollected(payments),
          posts.postPenalty(one),
          posts.postPenaltyLifted(one),
          posts.postBalancePaid('penalty_paid', payments),
          posts.postBalancePaidBack(payments),
          posts.postDebitNote({ net: one, vat: other, rounding: 0, rate }),
          posts.postTillDifference([...paid(-one), ...paid(other, 'cheque')]),
          posts.postStockAdded(one, 'opening'),
          posts.postStockGone('stock_lost', one),
        ];
        for (const journal of all) expect(sumMinor((journal?.postings ?? []).map((posting) => posting.amount))).toBe(0);
      }),
    );
  });

  it('has every posting function in the table above', () => {
    expect([...new Set(EVENTS.map(([name]) => name))].toSorted()).toEqual(
      Object.keys(posts)
        .filter((name) => name.startsWith('post'))
        .toSorted(),
    );
  });
});
