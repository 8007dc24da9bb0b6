import { discountCodesContract } from '@rawnaq/domain/discount-codes/discount-codes.contract';
import { giftCardsContract } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { tillContract } from '@rawnaq/domain/till/till.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cash, openMoneySalon, sell, serviceLine, type MoneySalon } from '../../../../test/money-salon';
import { addPerson, rowsOf, tokenOf } from '../../../../test/people';
import { openWorld, type World } from '../../../../test/world';

let world: World;
let salon: MoneySalon;
let card: string;
/** A package of the first customer, with both its services left. */
let bought: number;
const today = (): string => todayIn(world.services.clock(), 'Asia/Dubai');

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  const as = salon.owner;
  await world.call(
    discountCodesContract.add,
    { code: 'ONCE', category: 1, kind: 'percent', percent: 1_000, starts_on: today(), max_uses: 1 },
    { as },
  );
  await sell(world, salon, { code: 'ONCE', payments: [cash(9_000)], expected_payable: 9_000 });
  card = (
    await world.call(
      giftCardsContract.sell,
      {
        kind: 'paid',
        value: 5_000,
        design: 'pattern-1',
        beneficiary_id: salon.customers[0]!,
        payments: [cash(5_000)],
      },
      { as },
    )
  ).body.code;
  await sell(world, salon, {
    customer_id: salon.customers[0]!,
    lines: [{ kind: 'package', offer_id: salon.offer, unit_price: 15_000 }],
    payments: [cash(15_000)],
    expected_payable: 15_000,
  });
  bought = (await rowsOf<{ id: number }>(world, 'select id from customer_packages'))[0]!.id;
  await rowsOf(
    world,
    `insert into holidays (account_id, kind, english_name, arabic_name, starts_on, ends_on)
     values (2001, 'national_event', 'National Day', 'اليوم الوطني', $1, $1)`,
    [today()],
  );
});
afterAll(() => world.close());

/** Everything a bill could leave behind. */
const traces = () =>
  rowsOf(
    world,
    `select (select count(*) from invoices) as invoices, (select count(*) from payments) as payments,
       (select count(*) from journals) as journals, (select sum(last_number) from invoice_series) as numbers,
       (select count(*) from discount_code_uses) as codes, (select sum(uses_left) from customer_packages) as uses,
       (select count(*) from gift_cards where used_invoice_id is not null) as cards,
       (select sum(quantity) from product_stocks) as stock, (select count(*) from receivables) as receivables,
       (select count(*) from audit_log where entity = 'invoices') as audit`,
  );

type Bill = Parameters<typeof sell>[2];
const cases: [what: string, bill: () => NonNullable<Bill>, en: string, ar: string][] = [
  [
    'a payment above the total',
    () => ({ payments: [cash(10_001)] }),
    'The payments total must not exceed the invoice total',
    'يجب ألا يتجاوز مجموع الدفعات إجمالي الفاتورة',
  ],
  [
    'two payments that are too much together',
    () => ({ payments: [cash(5_000), cash(5_001)] }),
    'The payments total must not exceed the invoice total',
    'يجب ألا يتجاوز مجموع الدفعات إجمالي الفاتورة',
  ],
  [
    'a code that is used up',
    () => ({ code: 'once', payments: [cash(9_000)], expected_payable: 9_000 }),
    'This discount code has reached its maximum uses',
    'وصل كود الخصم هذا إلى الحد الأقصى للاستخدام',
  ],
  [
    'a gift card of another customer',
    () => ({ customer_id: salon.customers[1]!, gift_card: card, payments: [cash(5_000)] }),
    "Can't use this gift card since it's for another customer",
    'لا يمكن استخدام بطاقة الهدية هذه لأنها مخصصة لعميل آخر',
  ],
  [
    'a gift card of a customer for a walk-in',
    () => ({ gift_card: card, payments: [cash(5_000)] }),
    "Can't use this gift card since it's for another customer",
    'لا يمكن استخدام بطاقة الهدية هذه لأنها مخصصة لعميل آخر',
  ],
  [
    'a package on a holiday',
    () => ({
      customer_id: salon.customers[0]!,
      lines: [{ ...serviceLine(salon), kind: 'package_use', customer_package_id: bought, unit_price: 0 }],
      payments: [],
      expected_payable: 0,
    }),
    'Offers cannot be used on events and national holidays',
    'لا يمكن استخدام العروض في المناسبات والعطل الرسمية',
  ],
];

describe('a bill with something wrong', () => {
  it.each(cases)(
    'is refused for %s in the client’s sentence, in both languages, and leaves nothing',
    async (_what, bill, en, ar) => {
      const before = await traces();
      for (const [language, sentence] of [
        ['en', en],
        ['ar', ar],
      ] as const) {
        const { status, body } = await world.call(
          tillContract.issue,
          {
            lines: [serviceLine(salon)],
            payments: [],
            expected_payable: 10_000,
            ...bill(),
          },
          { as: salon.owner, language },
        );
        expect([status, body.message]).toEqual([501, sentence]);
      }
      expect(await traces()).toEqual(before);
    },
  );

  it('is refused for another price without the right to it, whichever way it is asked for', async () => {
    const seller = await tokenOf(
      world,
      await addPerson(world, 'merchant', 2001, toPermissionMap(['billing.view', 'billing.sell'])),
    );
    const before = await traces();
    for (const bill of [
      { lines: [serviceLine(salon, 0, { unit_price: 9_999 })], payments: [cash(9_999)], expected_payable: 9_999 },
      { lines: [serviceLine(salon, 0, { unit_price: 10_001 })], payments: [cash(10_001)], expected_payable: 10_001 },
      {
        lines: [serviceLine(salon, 0, { discount_percent: 100 })],
        payments: [cash(9_900)],
        expected_payable: 9_900,
      },
      {
        lines: [serviceLine(salon, 0, { in_package_price: true })],
        package_price: 9_000,
        payments: [cash(9_000)],
        expected_payable: 9_000,
      },
    ])
      for (const [language, sentence] of [
        ['en', /permission/],
        ['ar', /صلاحية/],
      ] as const) {
        const { status, body } = await world.call(tillContract.issue, bill, { as: seller, language });
        expect([status, body.code]).toEqual([403, 'no_permission']);
        expect(body.message).toMatch(sentence);
      }
    expect(await traces()).toEqual(before);
  });

  it.each([
    ['payments.0.amount', { payments: [cash(-1)] }],
    ['payments.0.amount', { payments: [cash(0)] }],
    ['payments.0.amount', { payments: [cash(10.5)] }],
    ['payments.0.amount', { payments: [cash(1e15)] }],
    ['payments.0.amount', { payments: [{ method: 'cash', amount: '10000' }] }],
    ['payments.0.tendered', { payments: [{ ...cash(10_000), tendered: -5 }] }],
    ['lines.0.unit_price', { line: { unit_price: -1 } }],
    ['lines.0.unit_price', { line: { unit_price: 99.99 } }],
    ['lines.0.quantity', { line: { quantity: 0 } }],
    ['lines.0.quantity', { line: { quantity: 1.5 } }],
    ['lines.0.discount_amount', { line: { discount_amount: -1 } }],
    ['lines.0.discount_percent', { line: { discount_percent: 0.5 } }],
    ['package_price', { package_price: -1 }],
    ['balance_used', { balance_used: 0.5 }],
    ['expected_payable', { expected_payable: -10_000 }],
  ])(
    'is refused for a negative, fractional or absurd %s %j',
    async (field, { line, ...wrong }: Record<string, unknown>) => {
      const before = await traces();
      const lines = line ? [serviceLine(salon, 0, line)] : undefined;
      const { status, body } = await sell(world, salon, { ...wrong, ...(lines && { lines }) });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
      expect(await traces()).toEqual(before);
    },
  );
});
