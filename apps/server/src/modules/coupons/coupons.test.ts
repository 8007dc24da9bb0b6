import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { couponsContract as coupons } from '@rawnaq/domain/coupons/coupons.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cash, openMoneySalon, sell, type MoneySalon } from '../../../test/money-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let salon: MoneySalon;
let stranger: string;

beforeAll(async () => {
  world = await openWorld({ poolSize: 12 });
  salon = await openMoneySalon(world);
  stranger = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
});
afterAll(() => world.close());

const today = (): string => todayIn(world.services.clock(), 'Asia/Dubai');
type Wanted = Partial<InputOf<(typeof coupons)['add']>>;
const add = (wanted: Wanted = {}, as = salon.owner) =>
  world.call(
    coupons.add,
    {
      english_name: 'Eid',
      arabic_name: 'العيد',
      kind: 'percent',
      percent: 2_000,
      starts_on: today(),
      coupons_count: 3,
      ...wanted,
    },
    { as },
  );
const batch = async (id: number) => (await world.call(coupons.get_record, { id }, { as: salon.owner })).body;
const codesOf = async (wanted: Wanted = {}): Promise<[number, string[]]> => {
  const { id } = (await add(wanted)).body;
  return [id, (await batch(id)).codes];
};
const pay = (code: string, payable: number, more: object = {}) =>
  sell(world, salon, { code, payments: [cash(payable)], expected_payable: payable, ...more });
const send = (id: number, customer_id: number, more: object = {}, as = salon.owner) =>
  world.call(coupons.send, { id, customer_id, channel: 'whatsapp', ...more }, { as });

describe('coupons', () => {
  it('are made for an occasion, each with a code of its own that is hard to guess', async () => {
    const [id, codes] = await codesOf({ coupons_count: 1000 });
    expect(new Set(codes).size).toBe(1000);
    expect(codes.every((code) => /^[2-9A-HJ-NP-Z]{12}$/.test(code))).toBe(true);
    expect((await batch(id)).record).toMatchObject({ coupons_count: 1000, used_count: 0, condition: 'active' });
  });

  it.each([
    [{ coupons_count: 1001 }, 'coupons_count'],
    [{ coupons_count: 0 }, 'coupons_count'],
    [{ percent: null }, 'percent'],
    [{ percent: 10_001 }, 'percent'],
    [{ kind: 'amount', amount: null }, 'amount'],
    [{ kind: 'amount', amount: 1.5 }, 'amount'],
    [{ starts_on: '2026-02-30' }, 'starts_on'],
    [{ starts_on: '2030-05-02', ends_on: '2030-05-01' }, 'ends_on'],
    [{ english_name: '' }, 'english_name'],
    [{ arabic_name: 'Eid' }, 'arabic_name'],
  ] as const)('with %j are refused at their field', async (wrong, field) => {
    const { status, body } = await add(wrong as Wanted);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('take something off once, as they are read from paper, and are counted', async () => {
    const [id, [code]] = (await codesOf()) as [number, [string]];
    const said = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`.toLowerCase();
    expect((await pay(said, 8_000)).status).toBe(200);
    expect((await pay(code, 8_000)).body.code).toBe('COUPON_USED');
    expect((await batch(id)).record.used_count).toBe(1);
    expect((await batch(id)).codes).not.toContain(code);
    const [, [amount]] = (await codesOf({ kind: 'amount', amount: 2_500 })) as [number, [string]];
    expect((await pay(amount, 7_500)).status).toBe(200);
  });

  it('are used once, however many want one at the same moment', async () => {
    const [, [code]] = (await codesOf()) as [number, [string]];
    const answers = await Promise.all(Array.from({ length: 32 }, () => pay(code, 8_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'COUPON_USED')).toHaveLength(31);
  });

  it('are refused before they begin, after they end and while they are disabled', async () => {
    const [, [early]] = (await codesOf({ starts_on: addDays(today(), 3) })) as [number, [string]];
    expect((await pay(early, 8_000)).body.code).toBe('DISCOUNT_CODE_NOT_STARTED');
    const past = { starts_on: addDays(today(), -9), ends_on: addDays(today(), -2) };
    const [ended, [late]] = (await codesOf(past)) as [number, [string]];
    expect((await pay(late, 8_000)).body.code).toBe('DISCOUNT_CODE_EXPIRED');
    expect((await send(ended, salon.customers[0]!)).body.code).toBe('COUPONS_NOT_USABLE');
    const [id, [off]] = (await codesOf()) as [number, [string]];
    const set = (status: 0 | 1, as = salon.owner) => world.call(coupons.set_status, { id, status }, { as });
    expect((await set(0, stranger)).status).toBe(404);
    expect((await set(0)).status).toBe(200);
    expect((await pay(off, 8_000)).body.code).toBe('DISCOUNT_CODE_DISABLED');
    expect((await send(id, salon.customers[0]!)).body.code).toBe('COUPONS_NOT_USABLE');
    expect((await set(1)).status).toBe(200);
    expect((await pay(off, 8_000)).status).toBe(200);
  });

  it('are sent to one customer, who alone can use hers', async () => {
    const [id] = await codesOf({ coupons_count: 2, ends_on: addDays(today(), 30) });
    const [first, second] = salon.customers as [number, number];
    // A coupon is an offer: silence is no yes.
    expect((await send(id, first)).body.code).toBe('COUPON_NOBODY_TO_SEND_TO');
    for (const customer of [first, second])
      await world.services.pools.platform.query(
        `insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name)
         values (2001, $1, 'whatsapp', 'marketing', true, 'Test')`,
        [customer],
      );
    const sent = await send(id, first, { language: 'en' });
    expect(sent.status).toBe(200);
    const [message] = await rowsOf<{ body: string; customer_id: number }>(
      world,
      `select body, customer_id from messages where template = 'coupon' order by id desc limit 1`,
    );
    const { code } = sent.body as { code: string };
    expect(message).toMatchObject({ customer_id: first });
    expect(message!.body).toContain(`${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`);
    expect(message!.body).toContain('20% off');
    expect((await pay(code, 8_000, { customer_id: second })).body.code).toBe('DISCOUNT_CODE_NOT_EXIST');
    expect((await pay(code, 8_000)).body.code).toBe('DISCOUNT_CODE_NOT_EXIST');
    expect((await pay(code, 8_000, { customer_id: first })).status).toBe(200);
    expect((await send(id, second)).status).toBe(200);
    expect((await send(id, second)).body.code).toBe('COUPONS_NONE_LEFT');
  });

  it('are not sent to who wants no news, to nobody, or by strangers, and none is lost', async () => {
    const [id] = await codesOf({ coupons_count: 1 });
    const customer = salon.customers[2]!;
    await world.services.pools.platform.query(
      `insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name)
       values (2001, $1, 'whatsapp', 'marketing', false, 'Test')`,
      [customer],
    );
    expect((await send(id, customer)).body.code).toBe('COUPON_NOBODY_TO_SEND_TO');
    expect((await send(id, 999_999)).body.code).toBe('CUSTOMER_NOT_EXIST');
    expect((await send(id, customer, {}, stranger)).status).toBe(404);
    expect((await batch(id)).codes).toHaveLength(1);
  });

  it('of one who raced for the last are given once', async () => {
    const [id] = await codesOf({ coupons_count: 1 });
    const answers = await Promise.all(Array.from({ length: 16 }, () => send(id, salon.customers[0]!)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('need the right to them, and are the salon’s own', async () => {
    const clerk = await tokenOf(
      world,
      await addPerson(world, 'merchant', 2001, toPermissionMap(['menu.view', 'menu.discount-codes'])),
    );
    expect((await add({}, clerk)).status).toBe(403);
    expect((await world.call(coupons.get_records, {}, { as: stranger })).body.total).toBe(0);
    const [id] = await codesOf();
    expect((await world.call(coupons.get_record, { id }, { as: stranger })).status).toBe(404);
    expect((await world.call(coupons.get_codes, { 'f.batch_id': String(id) }, { as: stranger })).body.total).toBe(0);
    expect((await world.call(coupons.get_codes, { 'f.batch_id': String(id) }, { as: salon.owner })).body.total).toBe(3);
  });
});
