import { nameKeyOf } from '@rawnaq/domain/customers/customer.rules';
import { discountCodesContract } from '@rawnaq/domain/discount-codes/discount-codes.contract';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { tillContract as till } from '@rawnaq/domain/till/till.contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cash, openMoneySalon, productLine, sell, serviceLine, type MoneySalon } from '../../../test/money-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let salon: MoneySalon;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  await rowsOf(world, 'update accounts set hold_invoice = true where id = 2001');
});
afterAll(() => world.close());

type Draft = InputOf<(typeof till)['hold']>['draft'];
const hold = (draft: Draft, { key = randomUUID() as string, as = salon.owner } = {}) =>
  world.call(till.hold, { key, draft }, { as });
const packageLine = () => ({ kind: 'package' as const, offer_id: salon.offer, unit_price: 15_000 });
const tipLine = () => ({ kind: 'tip' as const, employee_id: salon.employees[0]!, unit_price: 1_000 });
/** Of the first service, the first product and the package. */
const namesOf = async () =>
  (
    await rowsOf<{ english_name: string }>(
      world,
      `select english_name from services where id = $1
      union all
      select c.english_name from products p join catalogue_products c on c.id = p.catalogue_product_id where p.id = $2
      union all
      select english_name from offers where id = $3`,
      [salon.services[0], salon.products[0], salon.offer],
    )
  ).map(({ english_name }) => english_name);
const totals = async () =>
  (await world.call(till.held, {}, { as: salon.owner })).body.records.map(({ total, lines_count }) => [
    lines_count,
    total,
  ]);

describe('a held bill', () => {
  it('may be unfinished: nobody named for a service, a card payment without its code', async () => {
    const { employee_id: _nobody, ...line } = serviceLine(salon);
    const { status, body } = await hold({ lines: [line], payments: [{ method: 'credit_card', amount: 10_000 }] });
    expect(status).toBe(200);
    const kept = await world.call(till.get_held, { id: body.id }, { as: salon.owner });
    expect(kept.body.draft).toMatchObject({ lines: [line], payments: [{ method: 'credit_card' }] });
    const issued = await sell(world, salon, { lines: [line], held_bill_id: body.id });
    expect([issued.status, issued.body.errors]).toEqual([422, { 'lines.0.employee_id': ['Employee is required'] }]);
    expect((await world.call(till.drop, { id: body.id }, { as: salon.owner })).status).toBe(200);
  });

  it('without a customer is told of in the language of whoever reads it, not of whoever put it aside', async () => {
    await world.call(
      till.hold,
      { key: randomUUID(), draft: { lines: [serviceLine(salon)] } },
      { as: salon.owner, language: 'ar' },
    );
    const { body } = await world.call(notificationsContract.get_records, {}, { as: salon.owner });
    expect(body.records[0]).toMatchObject({
      english_text: 'Bill on hold: walk-in, AED 100.00',
      arabic_text: expect.stringContaining('فاتورة معلّقة: عميل عابر'),
    });
    const [stored] = await rowsOf(world, 'select code, values from notifications order by id desc limit 1');
    expect(stored).toEqual({ code: 'held-walk-in', values: { amount: { amount: 10_000, currency: 'AED' } } });
    await rowsOf(world, 'delete from held_bills');
  });

  it('has the total the server reckons, whatever fits of it', async () => {
    await world.call(
      discountCodesContract.add,
      {
        code: 'TENTH',
        category: 2,
        kind: 'percent',
        percent: 1_000,
        starts_on: todayIn(world.services.clock(), 'Asia/Dubai'),
      },
      { as: salon.owner },
    );
    const key = randomUUID();
    const lines = [serviceLine(salon), productLine(salon, 2)];
    await hold({ lines, code: 'TENTH' }, { key });
    expect(await totals()).toEqual([[2, 19_000]]);
    // The same bill again replaces it; a code nobody made, a card nobody has and a discount too large take nothing off.
    await hold(
      {
        lines: [serviceLine(salon, 0, { discount_amount: 10_001 }), productLine(salon)],
        code: 'NOSUCH',
        gift_card: 'NOSUCHCARD',
        package_price: 99_999,
      },
      { key },
    );
    expect(await totals()).toEqual([[2, 15_000]]);
    const lied = await world.call(till.hold, { key, draft: { lines }, total: 1 } as never, { as: salon.owner });
    expect(lied.status).toBe(422);
    await hold({ lines: [] }, { key });
    expect(await totals()).toEqual([[0, 0]]);
    await rowsOf(world, 'delete from held_bills');
  });

  it('is found by whose it is, however her number and her name are written', async () => {
    for (const [turn, name, mobile] of [
      [0, 'أمل الفلاسي', '+971528917524'],
      [1, 'فاطمة', '+971501112233'],
    ] as const) {
      await rowsOf(
        world,
        'update customers set name = $2, name_key = $3, mobile = $4, mobile_digits = $5 where id = $1',
        [salon.customers[turn], name, nameKeyOf(name), mobile, mobile.slice(1)],
      );
      await hold({ customer_id: salon.customers[turn]!, lines: [serviceLine(salon)] });
    }
    const found = async (search: string) =>
      (await world.call(till.held, { search }, { as: salon.owner })).body.records.map(({ customer }) => customer);
    for (const typed of ['0528917524', '052 891 7524', '٠٥٢٨٩١٧٥٢٤', '+971528917524', '00971 52 891', 'أمل', 'امل'])
      expect([typed, await found(typed)]).toEqual([typed, ['أمل الفلاسي']]);
    for (const typed of ['فاطمة', 'فاطمه', '٠٥٠١١١']) expect([typed, await found(typed)]).toEqual([typed, ['فاطمة']]);
    expect(await found('0509998877')).toEqual([]);
    await rowsOf(world, 'delete from held_bills');
  });

  it('resumed twice at once, by one person or two, becomes one invoice', async () => {
    const other = await tokenOf(
      world,
      await addPerson(world, 'merchant', 2001, toPermissionMap(['billing.view', 'billing.sell', 'billing.hold'])),
    );
    const key = randomUUID();
    const { body } = await hold({ lines: [serviceLine(salon)] }, { key });
    const before = (await rowsOf(world, 'select id from invoices')).length;
    const bill = { held_bill_id: body.id };
    const answers = await Promise.all([
      sell(world, salon, bill, { key }),
      sell(world, salon, bill, { key }),
      sell(world, salon, bill),
      sell(world, salon, bill, { as: other }),
      sell(world, salon, { ...bill, payments: [cash(10_000)] }, { as: other, key }),
    ]);
    const numbers = new Set(answers.flatMap(({ status, body: { number } }) => (status === 200 ? [number] : [])));
    expect(numbers.size).toBe(1);
    for (const { status, body: refused } of answers) if (status !== 200) expect(refused.code).toBe('HELD_BILL_GONE');
    expect((await rowsOf(world, 'select id from invoices')).length).toBe(before + 1);
    expect(await totals()).toEqual([]);
  });

  it('is taken up without what is no longer sold, which is named', async () => {
    const lines = [serviceLine(salon, 0), serviceLine(salon, 1), productLine(salon), packageLine(), tipLine()];
    const bill = await hold({ lines });
    const resumed = async () => {
      const { body } = await world.call(till.get_held, { id: bill.body.id }, { as: salon.owner });
      return [body.draft.lines.map(({ kind }) => kind), body.left_off.map(({ english_name }) => english_name)];
    };
    const [cut, shampoo, duo] = await namesOf();
    const all = ['service', 'service', 'product', 'package', 'tip'];
    expect(await resumed()).toEqual([all, []]);

    await rowsOf(world, 'update services set status = 0 where id = $1', [salon.services[0]]);
    await rowsOf(world, 'update products set status = 0 where id = $1', [salon.products[0]]);
    expect(await resumed()).toEqual([
      ['service', 'package', 'tip'],
      [cut, shampoo],
    ]);
    await rowsOf(world, 'update services set status = 1 where id = $1', [salon.services[0]]);
    await rowsOf(world, 'update products set status = 1 where id = $1', [salon.products[0]]);

    await rowsOf(world, "update offers set expires_on = '2020-01-01' where id = $1", [salon.offer]);
    expect(await resumed()).toEqual([['service', 'service', 'product', 'tip'], [duo]]);
    await rowsOf(world, 'update offers set expires_on = null where id = $1', [salon.offer]);
    // A category that is no longer offered takes its services along.
    await rowsOf(world, 'update service_groups set status = 0 where account_id = 2001');
    const [, left] = await resumed();
    expect(left).toHaveLength(2);
    await rowsOf(world, 'update service_groups set status = 1 where account_id = 2001');
    expect(await resumed()).toEqual([all, []]);
    await rowsOf(world, 'delete from held_bills');
  });

  it('is of its own salon, its customers and its visits', async () => {
    const stranger = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    const { body } = await hold({ lines: [serviceLine(salon)], customer_id: salon.customers[0]! });
    await rowsOf(world, 'update accounts set hold_invoice = true where id = 2002');
    expect((await world.call(till.get_held, { id: body.id }, { as: stranger })).body.code).toBe('HELD_BILL_GONE');
    expect((await world.call(till.drop, { id: body.id }, { as: stranger })).body.code).toBe('HELD_BILL_GONE');
    expect((await hold({ lines: [], customer_id: salon.customers[0]! }, { as: stranger })).body.code).toBe(
      'CUSTOMER_NOT_EXIST',
    );
    expect((await hold({ lines: [], appointment_id: 999_999 })).status).toBe(404);
    await rowsOf(world, 'update customers set status = 0 where id = $1', [salon.customers[1]]);
    const disabled = salon.customers[1]!;
    expect((await hold({ lines: [], customer_id: disabled })).body.code).toBe('CUSTOMER_DISABLED');
    expect((await world.call(till.purse, { customer_id: disabled }, { as: salon.owner })).body.code).toBe(
      'CUSTOMER_DISABLED',
    );
    await rowsOf(world, 'update customers set status = 1 where id = $1', [disabled]);
    await rowsOf(world, 'update accounts set hold_invoice = false where id = 2001');
    expect((await hold({ lines: [serviceLine(salon)] })).body.code).toBe('HOLD_NOT_ALLOWED');
  });
});
