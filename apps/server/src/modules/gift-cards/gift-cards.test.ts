import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { giftCardsContract as cards } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { tillContract as till } from '@rawnaq/domain/till/till.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cash, ledgerOf, openMoneySalon, sell, type MoneySalon } from '../../../test/money-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import { loadCardPage } from './load-card-page';

let world: World;
let salon: MoneySalon;
let stranger: string;
const DAY = 86_400_000;

beforeAll(async () => {
  world = await openWorld({ poolSize: 12 });
  salon = await openMoneySalon(world);
  stranger = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
});
afterAll(() => world.close());

type Wanted = Partial<InputOf<(typeof cards)['sell']>>;
const make = (wanted: Wanted = {}, as = salon.owner) =>
  world.call(
    cards.sell,
    { kind: 'paid', value: 10_000, design: 'pattern-1', payments: [cash(10_000)], ...wanted },
    { as },
  );
const free = (wanted: Wanted = {}) => make({ kind: 'free', payments: [], ...wanted });
const today = (): string => todayIn(world.services.clock(), 'Asia/Dubai');
const invoices = async (): Promise<number> => (await rowsOf(world, 'select id from invoices')).length;
const only = async (...permissions: Parameters<typeof toPermissionMap>[0]) =>
  tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(permissions)));
const giftCards = async (): Promise<number> => -((await ledgerOf(world, 2001))[2110] ?? 0);

describe('selling a gift card', () => {
  it('makes an invoice of its own without VAT, and a debt of the salon', async () => {
    const before = await ledgerOf(world, 2001);
    const { status, body } = await make({ buyer_id: salon.customers[0]!, beneficiary_id: salon.customers[1]! });
    expect(status).toBe(200);
    expect(body.code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
    const [paper] = await rowsOf(world, 'select kind, vat, total, paid, customer_id from invoices where id = $1', [
      body.invoice!.id,
    ]);
    expect(paper).toEqual({ kind: 2, vat: 0, total: 10_000, paid: 10_000, customer_id: salon.customers[0] });
    const [line] = await rowsOf(world, 'select kind, gift_card_id, gross from invoice_lines where invoice_id = $1', [
      body.invoice!.id,
    ]);
    expect(line).toEqual({ kind: 6, gift_card_id: body.id, gross: 10_000 });
    const after = await ledgerOf(world, 2001);
    expect(after[2110]).toBe((before[2110] ?? 0) - 10_000);
    expect(after[1100]).toBe((before[1100] ?? 0) + 10_000);
    expect(after[2200]).toBe(before[2200]);
  });

  it.each([
    ['less than its value', { payments: [cash(9_999)] }, 'GIFT_CARD_PAYMENTS_NOT_EQUAL'],
    ['more than its value', { payments: [cash(5_000), cash(5_001)] }, 'GIFT_CARD_PAYMENTS_NOT_EQUAL'],
    ['nothing', { payments: [] }, 'GIFT_CARD_PAYMENTS_NOT_EQUAL'],
    [
      'a method the salon does not take',
      { payments: [{ method: 'cheque', amount: 10_000 }] },
      'PAYMENT_METHOD_NOT_TAKEN',
    ],
    ['a customer nobody knows', { buyer_id: 999_999 }, 'CUSTOMER_NOT_EXIST'],
  ] as const)('is refused for %s, and nothing is written', async (_what, wanted, code) => {
    const before = await invoices();
    const made = (await rowsOf(world, 'select id from gift_cards')).length;
    expect((await make(wanted as Wanted)).body.code).toBe(code);
    expect(await invoices()).toBe(before);
    expect((await rowsOf(world, 'select id from gift_cards')).length).toBe(made);
  });

  it('says what is wrong at its own field', async () => {
    const unknown = await make({ beneficiary_id: 999_999 });
    expect(unknown.body.errors).toHaveProperty('beneficiary_id');
    await rowsOf(world, 'update customers set status = 0 where id = $1', [salon.customers.at(-1)]);
    const disabled = await make({ beneficiary_id: salon.customers.at(-1)! });
    await rowsOf(world, 'update customers set status = 1 where id = $1', [salon.customers.at(-1)]);
    expect(disabled.body.errors).toEqual({
      beneficiary_id: ['This customer is disabled, please activate the customer first'],
    });
    for (const [wanted, field] of [
      [{ value: 0, payments: [] }, 'value'],
      [{ value: 10.5 }, 'value'],
      [{ value: -5 }, 'value'],
      [{ expires_on: addDays(today(), -1) }, 'expires_on'],
      [{ description: 'x'.repeat(161) }, 'description'],
      [{ payments: [{ method: 'credit_card', amount: 10_000 }] }, 'payments.0.authorization_code'],
    ] as const) {
      const { status, body } = await make(wanted as Wanted);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  it('for free needs the right to it, and makes no invoice', async () => {
    const seller = await only('billing.view', 'billing.sell-gift-card');
    expect((await make({ kind: 'free', payments: [] }, seller)).body.code).toBe('no_permission');
    const before = [await invoices(), await ledgerOf(world, 2001)];
    const given = await free();
    expect(given.status).toBe(200);
    expect(given.body.invoice).toBeNull();
    expect([await invoices(), await ledgerOf(world, 2001)]).toEqual(before);
    expect((await free({ payments: [cash(10_000)] })).status).toBe(422);
    expect((await make({}, await only('billing.view', 'billing.sell'))).status).toBe(403);
  });

  it('is one card and one invoice, however often the same key asks', async () => {
    const key = crypto.randomUUID();
    const input: InputOf<(typeof cards)['sell']> = {
      kind: 'paid',
      value: 7_000,
      design: 'logo',
      payments: [cash(7_000)],
    };
    const before = await invoices();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.call(cards.sell, input, { as: salon.owner, key })),
    );
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
    expect(await invoices()).toBe(before + 1);
  });
});

describe('using a gift card', () => {
  it('settles like a payment when it was paid, and the debt of the salon is gone', async () => {
    const { body } = await make();
    const owed = await giftCards();
    const used = await sell(world, salon, { gift_card: body.code.toLowerCase(), payments: [] });
    expect(used.status).toBe(200);
    expect(await giftCards()).toBe(owed - 10_000);
    expect((await sell(world, salon, { gift_card: body.code, payments: [] })).body.code).toBe('GIFT_CARD_USED');
  });

  it('is a discount when it was free', async () => {
    const { body } = await free({ value: 4_000 });
    const before = await giftCards();
    const used = await sell(world, salon, { gift_card: body.code, payments: [cash(6_000)], expected_payable: 6_000 });
    expect(used.body).toMatchObject({ payable: 6_000, open: 0 });
    expect(await giftCards()).toBe(before);
  });

  it.each(['paid', 'free'] as const)('of more than the bill is refused, %s', async (kind) => {
    const { body } = await make({ kind, value: 10_001, payments: kind === 'paid' ? [cash(10_001)] : [] });
    const refused = await sell(world, salon, { gift_card: body.code, payments: [] });
    expect(refused.body).toMatchObject({
      code: 'GIFT_CARD_ABOVE_TOTAL',
      message: 'The gift card value is above the invoice total, please add more services',
    });
    expect(await rowsOf(world, 'select status from gift_cards where id = $1', [body.id])).toEqual([{ status: 1 }]);
  });

  it('works for her it was made for, and for nobody else', async () => {
    const { body } = await make({ beneficiary_id: salon.customers[1]! });
    for (const customer_id of [undefined, salon.customers[0]!])
      expect((await sell(world, salon, { customer_id, gift_card: body.code, payments: [] })).body).toMatchObject({
        code: 'GIFT_CARD_OF_ANOTHER_CUSTOMER',
        message: "Can't use this gift card since it's for another customer",
      });
    const hers = { customer_id: salon.customers[1]!, gift_card: body.code, payments: [] };
    expect((await sell(world, salon, hers)).status).toBe(200);
  });

  it('is found by the address its QR holds', async () => {
    const { body } = await make();
    const gift_card = `https://rawnaq.example/ar/web-gift-card/${body.unique_id}`;
    const found = await world.call(till.find_gift_card, { gift_card }, { as: salon.owner });
    expect(found.body).toMatchObject({ code: body.code, value: 10_000 });
    expect((await world.call(till.find_gift_card, { gift_card }, { as: stranger })).body.code).toBe(
      'GIFT_CARD_NOT_EXIST',
    );
  });

  it('happens once, however many want it at the same moment', async () => {
    const { body } = await make();
    const before = await invoices();
    const owed = await giftCards();
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => sell(world, salon, { gift_card: body.code, payments: [] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body: { code } }) => code === 'GIFT_CARD_USED')).toHaveLength(31);
    expect(await invoices()).toBe(before + 1);
    expect(await giftCards()).toBe(owed - 10_000);
  });
});

describe('the list of cards', () => {
  it('finds a card by its code as it is read, and knows its condition', async () => {
    const { body } = await make({ beneficiary_name: 'Umm Khalid' });
    const said = `${body.code.slice(0, 4)}-${body.code.slice(4, 8)}`.toLowerCase();
    const list = await world.call(cards.get_records, { search: said }, { as: salon.owner });
    expect(list.body.records).toMatchObject([{ id: body.id, condition: 'active', beneficiary: 'Umm Khalid' }]);
    const used = await world.call(cards.get_records, { 'f.condition': 'used' }, { as: salon.owner });
    expect(used.body.records.every(({ condition }) => condition === 'used')).toBe(true);
    expect(used.body.total).toBeGreaterThan(2);
  });

  it('is the salon’s own', async () => {
    expect((await world.call(cards.get_records, {}, { as: stranger })).body.total).toBe(0);
  });
});

describe('sending a card', () => {
  const outbox = () =>
    rowsOf<{ body: string; recipient: string; subject: string | null; language: string }>(
      world,
      `select body, recipient, subject, language from messages
       where account_id = 2001 and template = 'gift-card' order by id desc limit 1`,
    );

  it('puts its link into the outbox, in the language that was chosen', async () => {
    const { body } = await make({ beneficiary_id: salon.customers[1]! });
    const input = { id: body.id, to: 'beneficiary', channel: 'whatsapp', language: 'ar' } as const;
    expect((await world.call(cards.send, input, { as: salon.owner })).status).toBe(200);
    const [message] = await outbox();
    expect(message!.language).toBe('ar');
    expect(message!.body).toContain(`/ar/web-gift-card/${body.unique_id}`);
    expect(message!.body).toContain('100.00 د.إ');
  });

  it('is refused where there is nobody, where she said no, and of another salon', async () => {
    const { body } = await make({ beneficiary_id: salon.customers[1]! });
    const send = (more: object, as = salon.owner) =>
      world.call(cards.send, { id: body.id, to: 'beneficiary', channel: 'whatsapp', ...more }, { as });
    expect((await send({ to: 'buyer' })).body.code).toBe('GIFT_CARD_NOBODY_TO_SEND_TO');
    expect((await send({ channel: 'email' })).body.code).toBe('GIFT_CARD_NOBODY_TO_SEND_TO');
    expect((await send({}, stranger)).status).toBe(404);
    await world.services.pools.platform.query('update customers set whatsapp_allowed = false where id = $1', [
      salon.customers[1],
    ]);
    expect((await send({})).body.code).toBe('GIFT_CARD_NOBODY_TO_SEND_TO');
    await world.services.pools.platform.query('update customers set whatsapp_allowed = true where id = $1', [
      salon.customers[1],
    ]);
  });
});

describe('the page of a card', () => {
  it('shows the card and the salon, and nothing that is not on it', async () => {
    const { body } = await make({
      buyer_id: salon.customers[0]!,
      beneficiary_id: salon.customers[1]!,
      description: 'Take an afternoon for yourself.',
    });
    const page = await loadCardPage(world.services, body.unique_id);
    expect(page).toMatchObject({ code: body.code, value: 10_000, condition: 'active', is_bound: true });
    const [{ mobile }] = (await rowsOf<{ mobile: string }>(world, 'select mobile from customers where id = $1', [
      salon.customers[1],
    ])) as [{ mobile: string }];
    expect(JSON.stringify(page)).not.toContain(mobile);
    expect(Object.keys(page!)).not.toContain('id');
  });

  it('is nowhere under another salon’s name, nor for guesses', async () => {
    const { body } = await make();
    const [, random] = body.unique_id.split(/-(.*)/s) as [string, string];
    for (const guess of [`${(2002).toString(36)}-${random}`, `0-${random}`, random, '../../etc', "'; drop table", ''])
      expect(await loadCardPage(world.services, guess)).toBeNull();
  });

  it('says that it was used', async () => {
    const { body } = await make();
    await sell(world, salon, { gift_card: body.code, payments: [] });
    expect(await loadCardPage(world.services, body.unique_id)).toMatchObject({ condition: 'used' });
  });
});

describe('the end of a card', () => {
  it('comes after its last day, is booked once, and the reports agree with the ledger', async () => {
    const expires_on = addDays(today(), 2);
    const paid = (await make({ value: 3_000, payments: [cash(3_000)], expires_on })).body;
    const given = (await free({ value: 2_000, expires_on })).body;
    const [owed, income] = [await giftCards(), (await ledgerOf(world, 2001))[4150] ?? 0];
    await runJob(world.services, 'expire-gift-cards');
    expect(await giftCards()).toBe(owed);
    world.advance(3 * DAY);
    salon.owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    expect((await sell(world, salon, { gift_card: paid.code, payments: [] })).body.code).toBe('GIFT_CARD_EXPIRED');
    for (const _ of [1, 2, 3]) await runJob(world.services, 'expire-gift-cards');
    expect(await giftCards()).toBe(owed - 3_000);
    expect((await ledgerOf(world, 2001))[4150]).toBe(income - 3_000);
    expect(await loadCardPage(world.services, given.unique_id)).toMatchObject({ condition: 'expired' });
    const send = { id: paid.id, to: 'buyer', channel: 'whatsapp' } as const;
    expect((await world.call(cards.send, send, { as: salon.owner })).body.code).toBe('GIFT_CARD_EXPIRED');

    const report = async (id: 'active-gift-cards' | 'used-gift-cards' | 'expired-gift-cards') => {
      const period: Record<string, string> =
        id === 'active-gift-cards' ? {} : { from: addDays(today(), -30), to: today() };
      const { body, status } = await world.call(reportsContract.get_records, { id, ...period }, { as: salon.owner });
      expect(status).toBe(200);
      return body;
    };
    const { figures, sums } = await report('active-gift-cards');
    expect(figures['paid']).toBe(figures['ledger']);
    expect(figures['ledger']).toBe(await giftCards());
    expect(sums['value']).toBe(figures['paid']! + figures['others']!);
    expect((await report('expired-gift-cards')).total).toBe(2);
    expect((await report('used-gift-cards')).total).toBeGreaterThan(3);
  });

  it('does not touch another salon', async () => {
    expect(await ledgerOf(world, 2002)).toEqual({});
  });
});
