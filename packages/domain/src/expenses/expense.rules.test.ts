import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMinor } from '../kernel/money';
import { addDays } from '../kernel/time/local-date';
import { invoiceNumberKey, mostVat, nextOf, salaryOfMonth, spreadOver, taxedPart } from './expense.rules';

describe('what of a bill belongs to which month', () => {
  it.each([
    ['its own day', 700, '2026-11-15', null, null, [['2026-11-15', 700]]],
    [
      'whole months alike',
      8_400_000,
      '2026-11-15',
      '2026-11-01',
      '2027-01-31',
      [
        ['2026-11-01', 2_800_000],
        ['2026-12-01', 2_800_000],
        ['2027-01-01', 2_800_000],
      ],
    ],
    [
      'a part of a month by its days',
      45_000,
      '2026-11-01',
      '2026-11-16',
      '2026-12-31',
      [
        ['2026-11-16', 15_000],
        ['2026-12-01', 30_000],
      ],
    ],
    ['months that are over', 300, '2026-11-05', '2026-10-01', '2026-10-31', [['2026-10-01', 300]]],
    [
      'what does not divide',
      100,
      '2026-01-01',
      '2026-01-01',
      '2026-03-31',
      [
        ['2026-01-01', 34],
        ['2026-02-01', 33],
        ['2026-03-01', 33],
      ],
    ],
  ])('%s', (_name, net, invoice_date, bill_from, bill_to, expected) => {
    expect(spreadOver(net, { invoice_date, bill_from, bill_to }).map(({ day, amount }) => [day, amount])).toEqual(
      expected,
    );
  });

  it('adds up to the bill, whatever the period', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 0, max: 1_800 }),
        (net, start, length) => {
          const bill_from = addDays('2020-01-01', start);
          const bill_to = addDays(bill_from, length);
          const shares = spreadOver(net, { invoice_date: '2020-01-01', bill_from, bill_to });
          expect(sumMinor(shares.map(({ amount }) => amount))).toBe(net);
          expect(shares.every(({ day, amount }) => amount > 0 && day >= bill_from && day <= bill_to)).toBe(true);
        },
      ),
    );
  });
});

describe('VAT of a bill', () => {
  it.each([
    [84_000, 4_200, 500, 84_000],
    [84_000, 4_195, 500, 84_000],
    [100_000, 3_000, 500, 60_000],
    [100_000, 0, 500, 0],
    [100_000, 5_000, 0, 0],
    [10, 5, 500, 10],
  ])('of %i with %i at %i, %i was taxed', (net, vat, rate, taxed) => {
    expect(taxedPart(net, vat, rate)).toBe(taxed);
  });

  it('is not more than the rate and the rounding of its lines', () => {
    expect([mostVat(100_000, 500), mostVat(100_000, 0)]).toEqual([5_010, 0]);
  });
});

it.each([
  ['AWP-26-3317', 'awp 26 3317'],
  ['فاتورة ١٢٣', 'فاتورة 123'],
  ['INV#0042', 'inv-0042'],
])('%s and %s are one number', (one, other) => {
  expect(invoiceNumberKey(one)).toBe(invoiceNumberKey(other));
});

describe('what repeats', () => {
  const monthly = { repeat_months: 1, repeat_day: 31, due_on: '2026-02-10', bill_from: null, bill_to: null };
  it('comes on the day it began with, where the month has one', () => {
    expect(nextOf({ ...monthly, invoice_date: '2026-01-31' })).toMatchObject({
      invoice_date: '2026-02-28',
      due_on: '2026-03-10',
    });
    expect(nextOf({ ...monthly, invoice_date: '2026-02-28' }).invoice_date).toBe('2026-03-31');
  });
  it('covers the next period, month end to month end', () => {
    expect(
      nextOf({
        invoice_date: '2026-11-15',
        due_on: '2026-12-15',
        bill_from: '2026-11-01',
        bill_to: '2026-11-30',
        repeat_months: 3,
        repeat_day: 15,
      }),
    ).toEqual({ invoice_date: '2027-02-15', due_on: '2027-03-17', bill_from: '2027-02-01', bill_to: '2027-02-28' });
  });
});

it.each([
  [null, null, 3_000],
  ['2026-11-16', null, 1_500],
  [null, '2026-11-10', 1_000],
  ['2026-12-01', null, 0],
  [null, '2026-10-31', 0],
  ['2020-01-01', '2026-12-24', 3_000],
])('employed from %s until %s earns %i of 3,000 in a month', (joined_on, left_on, earned) => {
  expect(salaryOfMonth(3_000, '2026-11-01', { joined_on, left_on })).toBe(earned);
});
