import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../kernel/app-error';
import type { VatPolicy } from '../kernel/vat';
import { creditLines, type CreditChoice, type CreditedLine, type InvoicedLine } from './credit-lines';
import { reckonSale } from './reckon-sale';
import type { Sale, SaleLine } from './sale';
import { faultOf } from './test/document-faults';

const line = (values: Partial<SaleLine> = {}): SaleLine => ({
  kind: 'service',
  quantity: 1,
  unit_price: 10_000,
  rate: 1500,
  discount: null,
  takes_code: true,
  in_package_price: false,
  ...values,
});
function invoice(lines: readonly SaleLine[], values: Partial<Sale> = {}) {
  const sale: Sale = { policy: 'document', lines, code: null, package_price: null, voucher: null, ...values };
  const invoiced = reckonSale(sale).lines.map((one, place): InvoicedLine => ({
    ...one,
    kind: lines[place]!.kind,
    quantity: lines[place]!.quantity,
  }));
  return { policy: sale.policy, lines: invoiced };
}
type Invoice = ReturnType<typeof invoice>;

/** One note after the other, each seeing those before it. */
function credits(given: Invoice, choices: readonly CreditChoice[]) {
  const earlier: CreditedLine[] = [];
  return choices.map((choice) => {
    const note = creditLines({ ...given, earlier: [...earlier] }, choice);
    earlier.push(...note.lines);
    return note;
  });
}
const refusalOf = (given: Invoice, choices: readonly CreditChoice[]): unknown => {
  try {
    return credits(given, choices);
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.options.field];
    throw error;
  }
};

describe('a credit note for the whole invoice', () => {
  it.each<VatPolicy>(['document', 'line', 'total'])('mirrors every figure of every line (%s)', (policy) => {
    const lines = [
      line({ quantity: 3, unit_price: 3_334, discount: { percent: 1000 } }),
      line({ kind: 'product', unit_price: 4_999, rate: 500 }),
      line({ kind: 'package_use', quantity: 2 }),
      line({ kind: 'tip', unit_price: 2_000 }),
    ];
    const given = invoice(lines, { policy, code: { amount: 1_001 }, voucher: 777 });
    const [note] = credits(given, ['whole']);
    expect(note!.lines).toEqual(given.lines.map((one, place) => ({ ...one, line: place })));
    const { lines: _, ...totals } = reckonSale({
      policy,
      lines,
      code: { amount: 1_001 },
      package_price: null,
      voucher: 777,
    });
    expect(note).toMatchObject(totals);
  });

  it('also with the rounding of the invoice, on the line that has it', () => {
    const given = invoice([line({ unit_price: 2_001 }), line({ unit_price: 3_001 })]);
    expect(given.lines.map((one) => one.rounding)).toContain(-1);
    expect(credits(given, ['whole'])[0]!.lines).toEqual(given.lines.map((one, place) => ({ ...one, line: place })));
  });

  it('takes the rest after others, and after that there is nothing', () => {
    const given = invoice([line({ quantity: 3 }), line({ kind: 'product' })]);
    const [, rest] = credits(given, [[{ line: 0, quantity: 1 }], 'whole']);
    expect(rest!.lines.map((one) => [one.line, one.quantity, one.gross])).toEqual([
      [0, 2, 20_000],
      [1, 1, 10_000],
    ]);
    expect(refusalOf(given, ['whole', 'whole'])).toEqual(['CREDIT_NOTE_BEYOND_INVOICE', undefined]);
  });
});

describe('a credit note for a part', () => {
  it('credits what was charged: a discount goes back by its part and is not taken again', () => {
    const given = invoice([line({ quantity: 2, discount: { percent: 1000 } })], { code: { amount: 1_000 } });
    const [one] = credits(given, [[{ line: 0, quantity: 1 }]]);
    expect(one).toMatchObject({
      list: 10_000,
      discount: 1_500,
      total: 8_500,
      subtotal: 7_391,
      vat: 1_109,
      rounding: 0,
    });
    expect(one!.lines[0]).toMatchObject({ line_discount: 1_000, code_discount: 500, gross: 8_500, allowance: 1_304 });
  });

  it('an amount leaves the quantity with the customer', () => {
    const given = invoice([line({ quantity: 2 })]);
    const [money, goods] = credits(given, [[{ line: 0, amount: 5_000 }], [{ line: 0, quantity: 1 }]]);
    expect(money!.lines[0]).toMatchObject({ quantity: 0, gross: 5_000 });
    expect(goods!.lines[0]).toMatchObject({ quantity: 1, gross: 7_500 });
  });

  it('what was paid back or was free can still be brought back, for nothing', () => {
    const given = invoice([line({ kind: 'product' }), line({ kind: 'package_use', quantity: 2 })]);
    const [, back] = credits(given, [
      [{ line: 0, amount: 10_000 }],
      [
        { line: 0, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    ]);
    expect(back).toMatchObject({ total: 0, payable: 0 });
    expect(back!.lines.map((one) => one.quantity)).toEqual([1, 1]);
  });

  it('a tip goes back without VAT and in no rate', () => {
    const given = invoice([line(), line({ kind: 'tip', unit_price: 3_000 })]);
    expect(credits(given, [[{ line: 1, quantity: 1 }]])[0]).toMatchObject({
      rates: [],
      total: 0,
      vat: 0,
      tips: 3_000,
      payable: 3_000,
    });
  });

  it('one of three equal lines after the other: the net of the invoice to the unit', () => {
    const given = invoice([line(), line(), line()]);
    const notes = credits(given, [[{ line: 2, quantity: 1 }], [{ line: 0, quantity: 1 }], [{ line: 1, quantity: 1 }]]);
    expect(notes.map((note) => [note.subtotal, note.vat, note.rounding, note.total])).toEqual([
      [8_696, 1_304, 0, 10_000],
      [8_695, 1_304, 1, 10_000],
      [8_696, 1_304, 0, 10_000],
    ]);
    // The invoice has 260.87 + 39.13: each note is right by itself, so here a hundredth is rounding instead of VAT.
    expect(notes.reduce((sum, note) => sum + note.subtotal, 0)).toBe(26_087);
  });
});

describe('what is refused', () => {
  const given = invoice([line({ quantity: 3 }), line({ kind: 'package_use' })]);
  it.each<[string, CreditChoice[], string]>([
    ['more pieces than were sold', [[{ line: 0, quantity: 4 }]], 'lines.0'],
    ['more money than was charged', [[{ line: 0, amount: 30_001 }]], 'lines.0'],
    ['money for what was free', [[{ line: 1, amount: 1 }]], 'lines.0'],
    ['more than is left', [[{ line: 0, quantity: 2 }], [{ line: 0, quantity: 2 }]], 'lines.0'],
    ['more money than is left', [[{ line: 0, quantity: 2 }], [{ line: 0, amount: 10_001 }]], 'lines.0'],
    ['what is gone', [[{ line: 0, quantity: 3 }], [{ line: 0, amount: 1 }]], 'lines.0'],
    ['a line of another invoice', [[{ line: 2, quantity: 1 }]], 'lines.0'],
    ['a place before the first', [[{ line: -1, quantity: 1 }]], 'lines.0'],
    [
      'one line twice',
      [
        [
          { line: 0, quantity: 2 },
          { line: 0, quantity: 1 },
        ],
      ],
      'lines.1',
    ],
  ])('%s', (_, choices, field) => {
    expect(refusalOf(given, choices)).toEqual(['CREDIT_NOTE_BEYOND_INVOICE', field]);
  });

  it.each<[string, CreditChoice]>([
    ['no line', []],
    ['no quantity', [{ line: 0, quantity: 0 }]],
    ['a quantity below zero', [{ line: 0, quantity: -1 }]],
    ['half a quantity', [{ line: 0, quantity: 0.5 }]],
    ['an amount below zero', [{ line: 0, amount: -1 }]],
    ['a fraction of a unit', [{ line: 0, amount: 0.5 }]],
  ])('a programming error: %s', (_, choice) => {
    expect(() => credits(given, [choice])).toThrow(RangeError);
  });

  it('in the words of both languages', () => {
    const error = new AppError('CREDIT_NOTE_BEYOND_INVOICE');
    expect([error.status, error.sentence('en')]).toEqual([501, "A credit note can't be more than the invoice"]);
  });
});

describe('for any invoice, piece by piece', () => {
  const anyLine = fc.record({
    kind: fc.constantFrom('service', 'product', 'package', 'package_use', 'tip'),
    quantity: fc.integer({ min: 1, max: 6 }),
    unit_price: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 90_000 })),
    rate: fc.constantFrom(0, 500, 1000, 1500),
    discount: fc.option(fc.record({ percent: fc.integer({ min: 0, max: 10_000 }) })),
    takes_code: fc.boolean(),
    in_package_price: fc.constant(false),
  }) satisfies fc.Arbitrary<SaleLine>;

  it('every note is right by itself, and together they are the invoice', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 8 }),
        fc.constantFrom<VatPolicy>('document', 'line', 'total'),
        fc.integer({ min: 0, max: 5_000 }),
        fc.infiniteStream(fc.nat({ max: 1_000 })),
        (lines, policy, amount, turns) => {
          const given = invoice(lines, { policy, code: { amount } });
          const left = lines.flatMap((one, place) => Array.from({ length: one.quantity }, () => place));
          const earlier: CreditedLine[] = [];
          while (left.length > 0) {
            const [place] = left.splice(turns.next().value % left.length, 1);
            const note = creditLines({ ...given, earlier }, [{ line: place!, quantity: 1 }]);
            expect(faultOf(note, [lines[place!]!.kind], policy)).toBeUndefined();
            earlier.push(...note.lines);
          }
          const sums = (ones: readonly InvoicedLine[], rate: number) => {
            const own = ones.filter((one) => one.rate === rate);
            const sum = (figure: (one: InvoicedLine) => number): number =>
              own.reduce((all, one) => all + figure(one), 0);
            return {
              list: sum((one) => one.list),
              gross: sum((one) => one.gross),
              net: sum((one) => one.net),
              tax: sum((one) => one.vat + one.rounding),
              allowance: sum((one) => one.allowance),
              code: sum((one) => one.code_discount),
            };
          };
          for (const rate of [0, 500, 1000, 1500]) expect(sums(earlier, rate)).toEqual(sums(given.lines, rate));
        },
      ),
      { numRuns: 200 },
    );
  });
});
