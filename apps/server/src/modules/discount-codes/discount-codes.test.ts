import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discountCodesContract } from '@rawnaq/domain/discount-codes/discount-codes.contract';
import { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { productsContract } from '@rawnaq/domain/products/products.contract';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { personOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { insertCatalogueProducts } from '../suggested-products';

let world: World;
let mine: string;
let theirs: string;
let service: number;
let product: number;
let theirProduct: number;

beforeAll(async () => {
  world = await openWorld();
  mine = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  theirs = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
  const group_id = (
    await world.call(categoriesContract.add, { english_name: 'Hair', arabic_name: 'الشعر' }, { as: mine })
  ).body.id;
  service = (
    await world.call(
      servicesContract.add,
      { english_name: 'Cut', arabic_name: 'قص', group_id, price: 10_000, job_time: 30 },
      { as: mine },
    )
  ).body.id;
  const [catalogue_product_id] = await asPlatform(world.services, (tx) =>
    insertCatalogueProducts(tx, [
      { barcode: '62990001', english_name: 'Shampoo', arabic_name: 'شامبو', owner_name: 'Sidrah' },
    ]),
  );
  [product, theirProduct] = (await Promise.all(
    [mine, theirs].map(async (as) => {
      await world.call(
        productsContract.activate,
        { products: [{ catalogue_product_id: catalogue_product_id!, price: 5_000 }] },
        { as },
      );
      return (await world.call(productsContract.get_records, {}, { as })).body.records[0]!.id;
    }),
  )) as [number, number];
});
afterAll(() => world.close());

const code = { code: 'eid10', category: 1, kind: 'percent', percent: 1_050, starts_on: '2026-01-01' };
const add = (values: Record<string, unknown>, as = mine) =>
  world.call(discountCodesContract.add, { ...code, ...values } as never, { as });
const list = async (query: Record<string, string> = {}) =>
  (await world.call(discountCodesContract.get_records, query, { as: mine })).body.records;

describe('discount codes', () => {
  let id: number;

  it('are written in capitals, and say percents as people do', async () => {
    id = (await add({})).body.id;
    expect(await list()).toEqual([
      expect.objectContaining({
        id,
        code: 'EID10',
        percent: 10.5,
        amount: null,
        condition: 'active',
        services: [],
        products: [],
      }),
    ]);
  });

  it('exist once in a salon', async () => {
    expect((await add({ code: 'Eid10' })).body).toMatchObject({
      code: 'DISCOUNT_CODE_EXISTS',
      errors: { code: [expect.any(String)] },
    });
    expect((await add({}, theirs)).status).toBe(200);
  });

  it.each([
    ['other signs', { code: 'EID-10' }, 'code'],
    ['no amount', { kind: 'amount' }, 'amount'],
    ['more than everything', { percent: 10_001 }, 'percent'],
    ['an end before the start', { ends_on: '2025-12-31' }, 'ends_on'],
    ['no chosen services', { category: 5 }, 'services'],
    ['services of nobody', { category: 5, services: [999_999] }, 'services'],
    ['no chosen products', { category: 6 }, 'products'],
    ['products of nobody', { category: 6, products: [999_999] }, 'products'],
    ['a seventh category', { category: 7 }, 'category'],
    ['no use at all', { max_uses: 0 }, 'max_uses'],
  ])('refuse %s', async (_what, wrong, field) => {
    expect(Object.keys((await add({ code: 'OTHER', ...wrong })).body.errors!)).toEqual([field]);
  });

  it('change from a percentage to an amount, for chosen services', async () => {
    const values = {
      id,
      ...code,
      category: 5 as const,
      kind: 'amount' as const,
      amount: 2_000,
      services: [service],
      starts_on: '2099-01-01',
    };
    expect((await world.call(discountCodesContract.edit, values as never, { as: mine })).status).toBe(200);
    expect(await list({ 'f.condition': 'scheduled' })).toEqual([
      expect.objectContaining({ percent: null, amount: 2_000, services: [service] }),
    ]);
    expect((await world.call(discountCodesContract.edit, values as never, { as: theirs })).status).toBe(404);
  });

  it('name nothing at all in a category of chosen things', async () => {
    expect(Object.keys((await add({ code: 'OTHER', category: 4 })).body.errors!).toSorted()).toEqual([
      'products',
      'services',
    ]);
  });

  it.each([
    [1, { services: [], products: [] }],
    [2, { services: [], products: [] }],
    [3, { services: [], products: [] }],
    [4, { services: ['service'], products: ['product'] }],
    [5, { services: ['service'], products: [] }],
    [6, { services: [], products: ['product'] }],
  ])('of category %i keep the choice they are for', async (category, kept) => {
    const made = `KIND${category}`;
    expect((await add({ code: made, category, services: [service], products: [product] })).status).toBe(200);
    const ids = { service, product };
    const expected = {
      services: kept.services.map((key) => ids[key as 'service']),
      products: kept.products.map((key) => ids[key as 'product']),
    };
    expect((await list({ search: made }))[0]).toMatchObject(expected);
  });

  it.each([4, 6])(
    'of category %i take neither products of a neighbour nor disabled ones, but keep what they had',
    async (category) => {
      const refused = { code: 'PRODUCT_NOT_EXIST', errors: { products: [expect.any(String)] } };
      expect((await add({ code: 'OTHER', category, products: [product, theirProduct] })).body).toMatchObject(refused);
      const [kept] = await list({ search: `KIND${category}` });
      await world.call(productsContract.set_status, { id: product, status: 0 }, { as: mine });
      expect((await add({ code: 'OTHER', category, products: [product] })).body).toMatchObject(refused);
      expect(
        (
          await world.call(
            discountCodesContract.edit,
            { ...code, id: kept!.id, code: kept!.code, category, products: [product] } as never,
            { as: mine },
          )
        ).status,
      ).toBe(200);
      await world.call(productsContract.set_status, { id: product, status: 1 }, { as: mine });
    },
  );

  it('may be for products of the salon, by name', async () => {
    expect((await world.call(discountCodesContract.product_options, {}, { as: mine })).body.records).toEqual([
      { id: product, english_name: 'Shampoo', arabic_name: 'شامبو', status: 1 },
    ]);
  });

  it('are disabled and activated', async () => {
    expect((await world.call(discountCodesContract.set_status, { id, status: 0 }, { as: mine })).status).toBe(200);
    expect((await list({ search: 'EID10' }))[0]!.condition).toBe('disabled');
    expect((await world.call(discountCodesContract.set_status, { id, status: 0 }, { as: mine })).body.code).toBe(
      'STATE_MOVE_NOT_ALLOWED',
    );
    expect((await world.call(discountCodesContract.set_status, { id, status: 1 }, { as: theirs })).status).toBe(404);
  });
});
