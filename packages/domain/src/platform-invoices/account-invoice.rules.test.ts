import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMinor } from '../kernel/money';
import { addDays } from '../kernel/time/local-date';
import {
  accountInvoiceNumber,
  accountVatRate,
  itemName,
  mayBeBilled,
  planOf,
  reckonAccountInvoice,
  renewal,
  statusOncePaid,
  type Subscription,
} from './account-invoice.rules';

const TODAY = '2026-11-16';
const account = (change: Partial<Subscription> = {}): Subscription => ({
  status: 'active',
  tier: 'premium',
  trial_ends_on: null,
  expires_on: '2026-11-30',
  ...change,
});
const YEAR = { tier: 'premium', months: 12 } as const;
const MONTH = { tier: 'premium', months: 1 } as const;

describe('reckonAccountInvoice', () => {
  it('adds up by unit, line and whole, with VAT and without', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            item: fc.constantFrom('premium', 'users', 'whatsapp', 'other'),
            period: fc.constantFrom('month', 'year', null),
            quantity: fc.integer({ min: 1, max: 120 }),
            unit_price: fc.integer({ min: 0, max: 100_000_000 }),
          }),
          { minLength: 1, maxLength: 20 },
        ),
        fc.constantFrom(0, 500, 1_000, 1_500),
        (lines, rate) => {
          const { lines: reckoned, subtotal, vat, total } = reckonAccountInvoice(lines, rate);
          expect(total).toBe(subtotal + vat);
          expect(sumMinor(reckoned.map(({ gross }) => gross))).toBe(total);
          for (const line of reckoned) {
            expect(line.gross).toBe(line.net + line.vat);
            expect(line.gross % line.quantity).toBe(0);
          }
        },
      ),
    );
  });

  it('calls a line by its item and period unless it has a name, which stands for both languages', () => {
    const [plan, named] = reckonAccountInvoice(
      [
        { item: 'premium', period: 'year', quantity: 1, unit_price: 100 },
        { item: 'other', period: null, quantity: 1, unit_price: 100, english_name: 'Training' },
      ],
      500,
    ).lines;
    expect([plan!.english_name, plan!.arabic_name]).toEqual(['Premium package, yearly', 'الباقة المميزة، سنوية']);
    expect([named!.english_name, named!.arabic_name]).toEqual(['Training', 'Training']);
    expect(itemName('users', 'month').ar).toBe('مستخدمون إضافيون، باشتراك شهري');
  });
});

describe('renewal', () => {
  it.each([
    ['runs: follows on the last day', account(), YEAR, { from: '2026-12-01', until: '2027-11-30' }],
    ['ends today', account({ expires_on: TODAY }), MONTH, { from: '2026-11-17', until: '2026-12-16' }],
    ['ended', account({ status: 'expired', expires_on: '2026-10-01' }), MONTH, { from: TODAY, until: '2026-12-15' }],
    ['in grace', account({ expires_on: '2026-11-12' }), MONTH, { from: TODAY, until: '2026-12-15' }],
    [
      'trial keeps its days',
      account({ status: 'trial', tier: null, expires_on: null, trial_ends_on: '2026-11-18' }),
      MONTH,
      { from: '2026-11-19', until: '2026-12-18' },
    ],
    ['has no end', account({ expires_on: null }), MONTH, { from: TODAY, until: '2026-12-15' }],
    [
      'at the end of a long month',
      account({ expires_on: '2027-01-30' }),
      MONTH,
      { from: '2027-01-31', until: '2027-02-27' },
    ],
  ])('%s', (_, now, plan, expected) => expect(renewal(now, plan, TODAY)).toEqual(expected));

  it('of another package begins today and takes what is left along by the ratio of the prices', () => {
    const basic = account({ tier: 'basic', expires_on: addDays(TODAY, 29) });
    expect(renewal(basic, MONTH, TODAY, { before: 100, after: 200 }).until).toBe(addDays('2026-12-15', 15));
    expect(renewal(basic, MONTH, TODAY, { before: 100, after: 300 }).until).toBe(addDays('2026-12-15', 10));
    expect(
      renewal(account({ expires_on: addDays(TODAY, 9) }), { tier: 'basic', months: 1 }, TODAY, {
        before: 200,
        after: 100,
      }).until,
    ).toBe(addDays('2026-12-15', 20));
    // Without prices the days come along as they are.
    expect(renewal(basic, MONTH, TODAY).until).toBe(addDays('2026-12-15', 30));
  });

  it('never ends before it did', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 1, max: 60 }), (left, months) => {
        const expires_on = addDays(TODAY, left);
        expect(renewal(account({ expires_on }), { tier: 'premium', months }, TODAY).until > expires_on).toBe(true);
      }),
    );
  });
});

it('knows the plan, the VAT, the number and who is billed', () => {
  expect(planOf([{ item: 'users', period: 'year', quantity: 3 }])).toBeUndefined();
  expect(planOf([{ item: 'basic', period: 'year', quantity: 2 }])).toEqual({ tier: 'basic', months: 24 });
  const seller = { country: 'AE', vat_active: true, vat_rate: 500 };
  expect([accountVatRate(seller, 'AE'), accountVatRate(seller, 'SA')]).toEqual([500, 0]);
  expect(accountVatRate({ ...seller, vat_active: false }, 'AE')).toBe(0);
  expect(accountInvoiceNumber({ year: 2026, number: 731 })).toBe('RQ-2026-00731');
  expect(mayBeBilled('requested')).toBe(false);
  expect([statusOncePaid('trial'), statusOncePaid('disabled')]).toEqual(['active', 'disabled']);
});
