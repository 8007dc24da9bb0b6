import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../kernel/app-error';
import { invoiceLineKinds } from './invoice-line.states';
import type { InvoiceLineKind } from './invoice-line.rules';
import { reckonSale } from './reckon-sale';
import type { ReckonedLine, Sale, SaleLine } from './sale';
import { faultOf } from './test/document-faults';

const line = (values: Partial<SaleLine> = {}): SaleLine => ({
  kind: 'service',
  quantity: 1,
  unit_price: 10_000,
  rate: 0,
  discount: null,
  takes_code: true,
  in_package_price: false,
  ...values,
});
const sale = (lines: readonly SaleLine[], values: Partial<Sale> = {}): Sale => ({
  policy: 'line',
  lines,
  code: null,
  package_price: null,
  voucher: null,
  ...values,
});
const grossesOf = (given: Sale): number[] => reckonSale(given).lines.map((one) => one.gross);
const refusalOf = (given: Sale): unknown => {
  try {
    return reckonSale(given);
  } catch (error) {
    return error instanceof AppError ? [error.code, error.options.field] : error;
  }
};

describe('the order of a bill', () => {
  it('list, line discount, code, package price, voucher, VAT: each from what the one before it left', () => {
    const reckoned = reckonSale(
      sale(
        [
          line({ quantity: 2, unit_price: 10_000, rate: 1500, discount: { percent: 1000 }, in_package_price: true }),
          line({ kind: 'product', unit_price: 5_000, rate: 1500, in_package_price: true, takes_code: false }),
          line({ kind: 'tip', unit_price: 2_000, rate: 1500 }),
        ],
        { policy: 'document', code: { percent: 5000 }, package_price: 12_000, voucher: 3_000 },
      ),
    );
    // 200 − 20 − 90 = 90 and 50; together 120 instead of 140; then 30 less.
    expect(reckoned.lines[0]).toEqual({
      list: 20_000,
      line_discount: 2_000,
      code_discount: 9_000,
      package_discount: 1_286,
      voucher_discount: 1_929,
      gross: 5_785,
      net: 5_030,
      vat: 755,
      rounding: 0,
      rate: 1500,
      allowance: 12_361,
    } satisfies ReckonedLine);
    expect(reckoned.lines[1]).toMatchObject({ package_discount: 714, voucher_discount: 1_071, gross: 3_215 });
    expect(reckoned.lines[2]).toMatchObject({ list: 2_000, gross: 2_000, net: 2_000, vat: 0, rate: 0, allowance: 0 });
    expect(reckoned).toMatchObject({
      rates: [{ rate: 1500, gross: 9_000, net: 7_826, vat: 1_174, rounding: 0 }],
      list: 25_000,
      discount: 16_000,
      subtotal: 7_826,
      vat: 1_174,
      rounding: 0,
      total: 9_000,
      tips: 2_000,
      payable: 11_000,
    });
  });

  it('an empty bill is nothing', () => {
    expect(reckonSale(sale([]))).toMatchObject({ lines: [], rates: [], list: 0, total: 0, payable: 0 });
  });

  it('KSA: the hundredth that can not be split is the rounding of the bill and of one line', () => {
    const reckoned = reckonSale(sale([line({ unit_price: 5_002, rate: 1500 })], { policy: 'document' }));
    expect(reckoned).toMatchObject({ subtotal: 4_350, vat: 653, rounding: -1, total: 5_002, payable: 5_002 });
    expect(reckoned.lines[0]).toMatchObject({ net: 4_350, vat: 653, rounding: -1 });
  });

  it('one discount over two rates is shared, and each rate has the VAT of its own part', () => {
    const reckoned = reckonSale(
      sale([line({ rate: 1500 }), line({ kind: 'product', rate: 0 })], { policy: 'document', code: { amount: 5_001 } }),
    );
    expect(reckoned.rates).toEqual([
      { rate: 0, gross: 7_500, net: 7_500, vat: 0, rounding: 0 },
      { rate: 1500, gross: 7_499, net: 6_521, vat: 978, rounding: 0 },
    ]);
  });
});

describe('discounts', () => {
  it.each<[string, Partial<SaleLine>, number]>([
    ['a part of the line', { quantity: 3, unit_price: 333, discount: { percent: 1550 } }, 844],
    ['half a unit off goes up', { unit_price: 5, discount: { percent: 1000 } }, 4],
    ['an amount', { quantity: 2, discount: { amount: 1 } }, 19_999],
    ['all of it', { discount: { percent: 10_000 } }, 0],
    ['its whole price', { discount: { amount: 10_000 } }, 0],
    ['nothing', { discount: { amount: 0 } }, 10_000],
  ])('%s', (_, values, gross) => {
    expect(grossesOf(sale([line(values)]))).toEqual([gross]);
  });

  it('a code of an amount is shared by what is left and is worth at most that', () => {
    const lines = [line({ unit_price: 6_000, discount: { amount: 3_000 } }), line({ unit_price: 6_000 }), line()];
    const coded = lines.map((one, place) => ({ ...one, takes_code: place < 2 }));
    expect(grossesOf(sale(coded, { code: { amount: 900 } }))).toEqual([2_700, 5_400, 10_000]);
    expect(grossesOf(sale(coded, { code: { amount: 90_000 } }))).toEqual([0, 0, 10_000]);
    expect(grossesOf(sale([line({ takes_code: false })], { code: { amount: 900 } }))).toEqual([10_000]);
  });

  const taking: Record<InvoiceLineKind, { discount: boolean; code: boolean }> = {
    service: { discount: true, code: true },
    product: { discount: true, code: true },
    package: { discount: true, code: false },
    package_use: { discount: false, code: false },
    tip: { discount: false, code: false },
    gift_card: { discount: false, code: false },
    deposit: { discount: false, code: false },
    charge: { discount: false, code: false },
  };
  it.each(Object.keys(invoiceLineKinds.rows) as InvoiceLineKind[])('what a %s takes', (kind) => {
    const other = line({ unit_price: 1_000_000, takes_code: false, in_package_price: true });
    const one = line({ kind, discount: { amount: 100 }, in_package_price: true });
    const [discounted] = reckonSale(sale([one, other])).lines;
    expect(discounted?.line_discount).toBe(taking[kind].discount ? 100 : 0);
    expect(reckonSale(sale([one], { code: { percent: 1000 } })).lines[0]?.code_discount).toBe(
      taking[kind].code ? 990 : 0,
    );
    for (const share of ['package', 'voucher'] as const) {
      const values = share === 'package' ? { package_price: 5 } : { voucher: 500_000 };
      expect(reckonSale(sale([one, other], values)).lines[0]![`${share}_discount`] > 0).toBe(taking[kind].discount);
    }
  });

  it('a service of the package costs nothing, whatever its price', () => {
    const reckoned = reckonSale(sale([line({ kind: 'package_use', quantity: 2, rate: 1500 })], { policy: 'document' }));
    expect(reckoned).toMatchObject({ list: 0, total: 0, payable: 0, rates: [{ rate: 1500, gross: 0, vat: 0 }] });
  });

  it('no VAT on a sold gift card yet; on a deposit there is', () => {
    expect(reckonSale(sale([line({ kind: 'gift_card', rate: 500 })]))).toMatchObject({ vat: 0, total: 10_000 });
    expect(reckonSale(sale([line({ kind: 'deposit', rate: 500 })]))).toMatchObject({ vat: 476, total: 10_000 });
  });
});

describe('what is refused', () => {
  const two = [line({ in_package_price: true }), line({ kind: 'tip', in_package_price: true })];

  it.each<[string, Sale, [string, string]]>([
    [
      'a discount above its line',
      sale([line(), line({ discount: { amount: 10_001 } })]),
      ['DISCOUNT_ABOVE_LINE', 'lines.1.discount'],
    ],
    [
      'a package price that saves nothing',
      sale(two, { package_price: 10_000 }),
      ['OFFER_PRICE_NOT_BELOW_TOTAL', 'package_price'],
    ],
    [
      'a package price for no line',
      sale([line()], { package_price: 0 }),
      ['OFFER_PRICE_NOT_BELOW_TOTAL', 'package_price'],
    ],
    ['a voucher above what it may pay', sale(two, { voucher: 10_001 }), ['GIFT_CARD_ABOVE_TOTAL', 'voucher']],
    [
      'a voucher after a code took the rest',
      sale([line()], { code: { percent: 10_000 }, voucher: 1 }),
      ['GIFT_CARD_ABOVE_TOTAL', 'voucher'],
    ],
  ])('%s', (_, given, refusal) => {
    expect(refusalOf(given)).toEqual(refusal);
  });

  it('up to the last unit it is not', () => {
    expect(grossesOf(sale(two, { package_price: 9_999 }))).toEqual([9_999, 10_000]);
    expect(grossesOf(sale(two, { voucher: 10_000 }))).toEqual([0, 10_000]);
  });

  it.each<[string, Sale]>([
    ['no quantity', sale([line({ quantity: 0 })])],
    ['half a quantity', sale([line({ quantity: 1.5 })])],
    ['a quantity below zero', sale([line({ quantity: -1 })])],
    ['a price below zero', sale([line({ unit_price: -1 })])],
    ['a fraction of a unit', sale([line({ unit_price: 0.5 })])],
    ['a price beyond exact numbers', sale([line({ quantity: 2 ** 40, unit_price: 2 ** 40 })])],
    ['more than all of it', sale([line({ discount: { percent: 10_001 } })])],
    ['a discount below zero', sale([line({ discount: { amount: -1 } })])],
    ['a percent below zero', sale([line()], { code: { percent: -1 } })],
    ['a code below zero', sale([line()], { code: { amount: -1 } })],
    ['a package price below zero', sale([line({ in_package_price: true })], { package_price: -1 })],
    ['a voucher below zero', sale([line()], { voucher: -1 })],
  ])('a programming error: %s', (_, given) => {
    expect(() => reckonSale(given)).toThrow(RangeError);
  });
});

describe('for any bill', () => {
  const reduction = fc.oneof(
    fc.record({ percent: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ amount: fc.integer({ min: 0, max: 40_000 }) }),
  );
  const anyLine: fc.Arbitrary<SaleLine> = fc.record({
    kind: fc.constantFrom(...(Object.keys(invoiceLineKinds.rows) as InvoiceLineKind[])),
    quantity: fc.integer({ min: 1, max: 20 }),
    unit_price: fc.integer({ min: 0, max: 900_000 }),
    rate: fc.constantFrom(0, 500, 1000, 1500),
    discount: fc.option(fc.record({ percent: fc.integer({ min: 0, max: 10_000 }) })),
    takes_code: fc.boolean(),
    in_package_price: fc.boolean(),
  });
  const anySale = fc.record<Sale>({
    policy: fc.constantFrom('document', 'line', 'total'),
    lines: fc.array(anyLine, { maxLength: 12 }),
    code: fc.option(reduction),
    package_price: fc.constant(null),
    voucher: fc.constant(null),
  });

  it('lines add up to rates and totals, and nothing is below zero', () => {
    fc.assert(
      fc.property(anySale, (given) => {
        const kinds = given.lines.map((one) => one.kind);
        expect(faultOf(reckonSale(given), kinds, given.policy)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it('a package price is what its lines cost together, and a voucher lowers the bill by its value', () => {
    fc.assert(
      fc.property(anySale, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
        const before = reckonSale(given);
        const sumOf = (grosses: readonly number[], counts: (one: SaleLine) => boolean): number =>
          grosses.reduce((sum, gross, place) => (counts(given.lines[place]!) ? sum + gross : sum), 0);
        const isSold = (one: SaleLine): boolean => ['service', 'product', 'package'].includes(one.kind);
        const isInside = (one: SaleLine): boolean => one.in_package_price && isSold(one);
        const list = before.lines.map((one) => one.gross);
        const price = Math.floor(sumOf(list, isInside) * part);
        if (price < sumOf(list, isInside))
          expect(sumOf(grossesOf({ ...given, package_price: price }), isInside)).toBe(price);
        const voucher = Math.floor(sumOf(list, isSold) * part);
        expect(reckonSale({ ...given, voucher }).payable).toBe(before.payable - voucher);
      }),
      { numRuns: 300 },
    );
  });

  it('the order of the lines does not change what is asked', () => {
    fc.assert(
      fc.property(anySale, (given) => {
        const turned = reckonSale({ ...given, lines: given.lines.toReversed() });
        const straight = reckonSale(given);
        expect(turned.payable).toBe(straight.payable);
        expect(turned.discount).toBe(straight.discount);
      }),
      { numRuns: 200 },
    );
  });
});
