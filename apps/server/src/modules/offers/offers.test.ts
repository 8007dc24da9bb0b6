import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offersContract } from '@rawnaq/domain/offers/offers.contract';
import { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

const DAY = 86_400_000;
const day = (offset: number): string =>
  new Date(world.services.clock().getTime() + offset * DAY).toISOString().slice(0, 10);
let world: World;
let mine: string;
let theirs: string;
let services: number[];

beforeAll(async () => {
  world = await openWorld();
  mine = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  theirs = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
  const group_id = (
    await world.call(categoriesContract.add, { english_name: 'Hair', arabic_name: 'الشعر' }, { as: mine })
  ).body.id;
  services = [];
  for (const [index, price] of [10_000, 20_000, 30_000].entries())
    services.push(
      (
        await world.call(
          servicesContract.add,
          { english_name: `Service ${index}`, arabic_name: `خدمة ${index}`, group_id, price, job_time: 30 },
          { as: mine },
        )
      ).body.id,
    );
});
afterAll(() => world.close());

const fixed = () => ({ english_name: 'Bride', arabic_name: 'عروس', type: 1 as const, services, price: 50_000 });
const add = (offer: Record<string, unknown>, as = mine) =>
  world.call(offersContract.add, { ...fixed(), ...offer } as never, { as });

describe('packages', () => {
  let id: number;

  it('are cheaper than their services when those are fixed', async () => {
    expect((await add({ price: 60_000 })).body).toMatchObject({
      code: 'OFFER_PRICE_NOT_BELOW_SERVICES',
      errors: { price: [expect.any(String)] },
    });
    id = (await add({ expires_on: day(10) })).body.id;
    const { body } = await world.call(offersContract.get_record, { id }, { as: mine });
    expect(body.record).toMatchObject({
      type: 1,
      services_count: 3,
      services_total: 60_000,
      max_services_to_use: null,
      condition: 'active',
      services: services.map((service) => ({ id: service })),
    });
  });

  it('hold a service once, and a square picture', async () => {
    const [first = 0, second = 0] = services;
    expect((await add({ services: [first, second, first] })).body.errors).toEqual({
      services: ['A service can be in a package only once'],
    });
    const picture = async (width: number) =>
      (
        await rowsOf<{ id: number }>(
          world,
          `
            insert into uploads (account_id, unique_id, file_name, mime, bytes, width, height)
            values (2001, 'wide-${width}', 'a.png', 'image/png', 9, ${width}, 40) returning id`,
        )
      )[0]!.id;
    const named = { english_name: 'Pictured', arabic_name: 'مصورة' };
    expect((await add({ ...named, picture_upload_id: await picture(60) })).body.errors).toEqual({
      picture_upload_id: ['The image must be square'],
    });
    expect((await add({ ...named, picture_upload_id: await picture(40) })).status).toBe(200);
  });

  it('let the customer choose fewer than they offer', async () => {
    const variable = { english_name: 'Any two', arabic_name: 'اختاري اثنتين', type: 2, price: 25_000 };
    expect(Object.keys((await add(variable)).body.errors!)).toEqual(['max_services_to_use']);
    expect(Object.keys((await add({ ...variable, max_services_to_use: 3 })).body.errors!)).toEqual([
      'max_services_to_use',
    ]);
    expect((await add({ ...variable, max_services_to_use: 2 })).status).toBe(200);
  });

  it('take no taken names, no services of others and no day that is over', async () => {
    expect(Object.keys((await add({ english_name: 'BRIDE' })).body.errors!)).toEqual(['english_name']);
    expect(
      Object.keys(
        (await add({ english_name: 'Other', arabic_name: 'أخرى', services: [...services, 999_999] })).body.errors!,
      ),
    ).toEqual(['services']);
    expect((await add({ english_name: 'Other', arabic_name: 'أخرى' }, theirs)).body.code).toBe('SERVICE_NOT_EXIST');
    expect((await add({ english_name: 'Old', arabic_name: 'قديم', expires_on: day(-2) })).body.code).toBe(
      'OFFER_EXPIRED',
    );
  });

  it('change with all their services, and the history says how', async () => {
    expect(
      (
        await world.call(
          offersContract.edit,
          { id, ...fixed(), services: services.slice(0, 2), price: 25_000, expires_on: day(10) },
          { as: mine },
        )
      ).status,
    ).toBe(200);
    expect((await world.call(offersContract.get_record, { id }, { as: mine })).body.record).toMatchObject({
      services_count: 2,
      services_total: 30_000,
    });
    const [line] = await rowsOf<{ before: { services: number[] }; after: { services: number[] } }>(
      world,
      "select before, after from audit_log where action = 'offers.edit'",
    );
    expect([line!.before.services, line!.after.services]).toEqual([services, services.slice(0, 2)]);
  });

  it('are disabled and activated, but not once they have expired', async () => {
    expect((await world.call(offersContract.set_status, { id, status: 0 }, { as: mine })).status).toBe(200);
    expect((await world.call(offersContract.set_status, { id, status: 1 }, { as: mine })).status).toBe(200);
    await world.call(offersContract.set_status, { id, status: 0 }, { as: mine });
    await rowsOf(world, 'update offers set expires_on = $2 where account_id = 2001 and id = $1', [id, day(-2)]);
    expect((await world.call(offersContract.set_status, { id, status: 1 }, { as: mine })).body.code).toBe(
      'OFFER_EXPIRED',
    );
    expect(
      (await world.call(offersContract.get_records, { 'f.condition': 'expired' }, { as: mine })).body.records.map(
        (one) => one.id,
      ),
    ).toEqual([id]);
    expect((await world.call(offersContract.set_status, { id, status: 1 }, { as: theirs })).status).toBe(404);
  });
});
