import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reckonSale } from '../invoices/reckon-sale';
import type { SaleLine } from '../invoices/sale';
import { sumMinor } from '../kernel/money';
import type { Journal } from './journal';
import { postCreditNote, postDepositsStayUsed, postSale, type Settlement, type SoldLine } from './post-sale';

const line = (kind: SoldLine['kind'], parts: Partial<SoldLine> = {}): SoldLine => ({
  kind,
  gross: 10_500,
  net: 10_000,
  vat: 500,
  rounding: 0,
  rate: 500,
  allowance: 0,
  cost: 0,
  package_value: 0,
  ...parts,
});

const settled = (parts: Partial<Settlement> = {}): Settlement => ({
  payments: [],
  voucher: 0,
  balance_used: 0,
  deposits: [],
  open: 0,
  loyalty_voucher: 0,
  ...parts,
});
const cash = (amount: number) => ({ method: 'cash' as const, amount });

/** `account@rate`: amount, debit above zero. */
const said = (journal: Journal | undefined): Record<string, number> =>
  Object.fromEntries(
    (journal?.postings ?? []).map(({ account, rate, amount }) => [rate ? `${account}@${rate}` : account, amount]),
  );

const SALES: [string, readonly SoldLine[], Settlement, Record<string, number>][] = [
  [
    'a service in cash',
    [line('service')],
    settled({ payments: [cash(10_500)] }),
    { 'sales_services@500': -10_000, 'vat_output@500': -500, cash: 10_500 },
  ],
  [
    'a discounted service, half by card and half on credit',
    [line('service', { gross: 8_400, net: 8_000, vat: 400, allowance: 2_000 })],
    settled({ payments: [{ method: 'credit_card', amount: 4_200 }], open: 4_200 }),
    {
      'sales_services@500': -10_000,
      'discounts@500': 2_000,
      'vat_output@500': -400,
      credit_card: 4_200,
      receivables: 4_200,
    },
  ],
  [
    'a product, with what it had cost',
    [line('product', { cost: 4_000 })],
    settled({ payments: [{ method: 'transfer', amount: 500 }, cash(10_000)] }),
    {
      'sales_products@500': -10_000,
      'vat_output@500': -500,
      cost_of_goods: 4_000,
      stock: -4_000,
      transfer: 500,
      cash: 10_000,
    },
  ],
  [
    'a package, which is owed and not earned; what was taken off its price is owed to nobody',
    [line('package', { allowance: 1_000 })],
    settled({ payments: [{ method: 'payment_link', amount: 10_500 }] }),
    { 'packages@500': -10_000, 'vat_output@500': -500, payment_link: 10_500 },
  ],
  [
    'a use of a package, which is earned now',
    [line('package_use', { gross: 0, net: 0, vat: 0, package_value: 2_500 })],
    settled(),
    { 'packages@500': 2_500, 'sales_packages@500': -2_500 },
  ],
  [
    'a tip, which is nobody’s revenue',
    [line('tip', { gross: 2_000, net: 2_000, vat: 0, rate: 0 })],
    settled({ payments: [{ method: 'cheque', amount: 2_000 }] }),
    { tips: -2_000, cheque: 2_000 },
  ],
  [
    'a gift card on a paper',
    [line('gift_card', { gross: 5_000, net: 5_000, vat: 0, rate: 0 })],
    settled({ payments: [cash(5_000)] }),
    { gift_cards: -5_000, cash: 5_000 },
  ],
  [
    'a deposit on a paper',
    [line('deposit', { gross: 5_000, net: 5_000, vat: 0, rate: 0 })],
    settled({ payments: [cash(5_000)] }),
    { customer_balances: -5_000, cash: 5_000 },
  ],
  [
    'an extra charge',
    [line('charge')],
    settled({ payments: [cash(10_500)] }),
    { 'charges@500': -10_000, 'vat_output@500': -500, cash: 10_500 },
  ],
  [
    'a rounding of the tax authority',
    [line('service', { gross: 10_501, rounding: 1 })],
    settled({ payments: [cash(10_501)] }),
    { 'sales_services@500': -10_000, 'vat_output@500': -500, rounding: -1, cash: 10_501 },
  ],
  [
    'a paid card and the balance, whose VAT was due before',
    [line('service')],
    settled({ voucher: 5_000, balance_used: 5_500, deposits: [{ vat: 262, rate: 500 }] }),
    {
      'sales_services@500': -10_000,
      'vat_output@500': -238,
      gift_cards: 5_000,
      customer_balances: 5_500,
      'vat_on_deposits@500': -262,
    },
  ],
  [
    'deposits of before a new rate, whose VAT comes off at their own',
    [line('service')],
    settled({
      balance_used: 10_500,
      deposits: [
        { vat: 100, rate: 1_500 },
        { vat: 50, rate: 500 },
      ],
    }),
    {
      'sales_services@500': -10_000,
      'vat_output@500': -450,
      'vat_output@1500': 100,
      customer_balances: 10_500,
      'vat_on_deposits@500': -50,
      'vat_on_deposits@1500': -100,
    },
  ],
  [
    'a loyalty voucher, which had been set aside',
    [line('service', { gross: 8_400, net: 8_000, vat: 400, allowance: 2_000 })],
    settled({ payments: [cash(8_400)], loyalty_voucher: 2_100 }),
    {
      'sales_services@500': -10_000,
      'discounts@500': 2_000,
      'vat_output@500': -400,
      cash: 8_400,
      loyalty: 2_100,
      loyalty_cost: -2_100,
    },
  ],
  [
    'two rates apart from each other',
    [line('service'), line('product', { gross: 1_000, net: 1_000, vat: 0, rate: 0 })],
    settled({ payments: [cash(11_500)] }),
    { 'sales_services@500': -10_000, 'vat_output@500': -500, sales_products: -1_000, cash: 11_500 },
  ],
];

describe('a sale', () => {
  it.each(SALES)('posts %s', (_what, lines, settlement, expected) => {
    const journal = postSale(lines, settlement);
    expect(said(journal)).toEqual(expected);
    expect(journal!.event).toBe('sale');
  });

  it('posts nothing when nothing moved', () => {
    expect(postSale([line('service', { gross: 0, net: 0, vat: 0 })], settled())).toBeUndefined();
  });

  it('is refused when the money does not cover the lines', () => {
    expect(() => postSale([line('service')], settled({ payments: [cash(10_499)] }))).toThrow(/does not balance/);
  });
});

describe('a credit note', () => {
  it.each(SALES)('takes back %s', (_what, lines, settlement, expected) => {
    const journal = postCreditNote(lines, settlement);
    expect(said(journal)).toEqual(
      Object.fromEntries(Object.entries(expected).map(([account, amount]) => [account, -amount])),
    );
    expect(journal!.event).toBe('credit_note');
  });
});

describe('a cancelled invoice', () => {
  it('leaves VAT of deposits that stay used as it was', () => {
    expect(said(postDepositsStayUsed([{ vat: 150, rate: 1_500 }]))).toEqual({
      'vat_output@1500': 150,
      'vat_on_deposits@1500': -150,
    });
    expect(postDepositsStayUsed([{ vat: 0, rate: 0 }])).toBeUndefined();
  });
});

const saleLine = fc.record({
  kind: fc.constantFrom<SaleLine['kind']>('service', 'product', 'package', 'package_use', 'tip', 'charge'),
  quantity: fc.integer({ min: 1, max: 9 }),
  unit_price: fc.integer({ min: 0, max: 500_000 }),
  rate: fc.constantFrom(0, 500, 1_000, 1_500),
  discount: fc.option(fc.record({ percent: fc.integer({ min: 0, max: 10_000 }) })),
  takes_code: fc.boolean(),
  in_package_price: fc.constant(false),
});

describe('every sale that was reckoned', () => {
  it('balances, has the VAT of its lines, and is undone by its credit note', () => {
    fc.assert(
      fc.property(
        fc.record({
          policy: fc.constantFrom('line' as const, 'document' as const),
          lines: fc.array(saleLine, { minLength: 1, maxLength: 8 }),
          code: fc.option(fc.record({ percent: fc.integer({ min: 0, max: 10_000 }) })),
          package_price: fc.constant(null),
          voucher: fc.constant(null),
        }),
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 }),
        (sale, parts) => {
          const reckoned = reckonSale(sale);
          const [voucher, balance_used, open] = parts.map((part) => Math.floor((reckoned.payable * part) / 400));
          const rest = reckoned.payable - voucher! - balance_used! - open!;
          const lines = reckoned.lines.map((parted, place) => ({
            ...parted,
            kind: sale.lines[place]!.kind,
            cost: sale.lines[place]!.kind === 'product' ? 700 : 0,
            package_value: sale.lines[place]!.kind === 'package_use' ? 900 : 0,
          }));
          const money = settled({
            payments: [cash(rest)],
            voucher: voucher!,
            balance_used: balance_used!,
            open: open!,
            deposits: [{ vat: Math.floor(balance_used! / 21), rate: 1_500 }],
          });
          const posted = postSale(lines, money)?.postings ?? [];
          const back = postCreditNote(lines, money)?.postings ?? [];
          expect(sumMinor(posted.map(({ amount }) => amount))).toBe(0);
          const vat = posted.filter(({ account }) => account === 'vat_output' || account === 'vat_on_deposits');
          expect(-sumMinor(vat.map(({ amount }) => amount)) + 0).toBe(reckoned.vat);
          expect(back.map(({ amount }) => -amount)).toEqual(posted.map(({ amount }) => amount));
        },
      ),
      { numRuns: 500 },
    );
  });
});
