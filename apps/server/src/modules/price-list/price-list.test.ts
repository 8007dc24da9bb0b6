import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { offersContract } from '@rawnaq/domain/offers/offers.contract';
import { priceListContract } from '@rawnaq/domain/price-list/price-list.contract';
import { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let owner: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
});
afterAll(() => world.close());

const addService = async (
  group_id: number,
  english_name: string,
  arabic_name: string,
  more: object = {},
): Promise<number> =>
  (
    await world.call(
      servicesContract.add,
      { english_name, arabic_name, group_id, price: 10_000, job_time: 30, ...more } as never,
      { as: owner },
    )
  ).body.id;

describe('the price list', () => {
  it('has what customers see, in the order of the menu, and nothing else', async () => {
    const hair = (
      await world.call(categoriesContract.add, { english_name: 'Hair', arabic_name: 'الشعر' }, { as: owner })
    ).body.id;
    const empty = (
      await world.call(categoriesContract.add, { english_name: 'Empty', arabic_name: 'فارغ' }, { as: owner })
    ).body.id;
    const cut = await addService(hair, 'Cut', 'قص', { offer_price: 8_000 });
    const wash = await addService(hair, 'Wash', 'غسيل');
    await addService(hair, 'Secret', 'سر', { show_to_customer: false });
    const old = await addService(empty, 'Old', 'قديم');
    await world.call(servicesContract.set_status, { id: old, status: 0 }, { as: owner });
    await world.call(
      offersContract.add,
      {
        english_name: 'Both',
        arabic_name: 'كلاهما',
        type: 1,
        services: [cut, wash],
        price: 15_000,
        expires_on: '2099-01-31',
      },
      { as: owner },
    );
    await world.call(
      offersContract.add,
      {
        english_name: 'Past',
        arabic_name: 'منتهية',
        type: 1,
        services: [cut, wash],
        price: 14_000,
        expires_on: '2099-01-31',
      },
      { as: owner },
    );
    await rowsOf(world, "update offers set expires_on = '2020-01-01' where english_name = 'Past'");

    const reader = await tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(['menu.view'])));
    const { body } = await world.call(priceListContract.get, {}, { as: reader });
    expect(
      body.categories.map(({ english_name, services }) => [
        english_name,
        services.map((one) => [one.english_name, one.price, one.offer_price]),
      ]),
    ).toEqual([
      [
        'Hair',
        [
          ['Cut', 10_000, 8_000],
          ['Wash', 10_000, null],
        ],
      ],
    ]);
    expect(body.packages).toMatchObject([
      {
        english_name: 'Both',
        price: 15_000,
        services_total: 20_000,
        choose: null,
        expires_on: '2099-01-31',
        services: [{ english_name: 'Cut' }, { english_name: 'Wash' }],
      },
    ]);
    expect(body).toMatchObject({ vat_rate: 500, salon: { logo_url: null } });
  });
});
