import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditContract } from '@rawnaq/domain/audit/audit.contract';
import { productRequestsContract } from '@rawnaq/domain/products/product-requests.contract';
import { productsContract } from '@rawnaq/domain/products/products.contract';
import { suggestedProductsContract } from '@rawnaq/domain/suggested-products/suggested-products.contract';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { countSellingSalons } from './count-selling.job';

let world: World;
let staff: string;
let mine: string;
let theirs: string;
let shampoo: number;
let polish: number;

const facts = {
  shampoo: {
    barcode: '6299000012078',
    english_name: 'Argan oil shampoo 300 ml',
    arabic_name: 'شامبو زيت الأرغان 300 مل',
    owner_name: 'Sidrah',
  },
  polish: {
    barcode: '6299000012445',
    english_name: 'Gel polish rose 8 ml',
    arabic_name: 'طلاء جل وردي 8 مل',
    owner_name: 'Marjan',
  },
};

beforeAll(async () => {
  world = await openWorld();
  staff = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  mine = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  theirs = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
  shampoo = (await world.call(suggestedProductsContract.add, facts.shampoo, { as: staff })).body.id;
  polish = (await world.call(suggestedProductsContract.add, facts.polish, { as: staff })).body.id;
});
afterAll(() => world.close());

const list = async (query: Record<string, string> = {}, as = mine, language: 'en' | 'ar' = 'en') =>
  (await world.call(productsContract.get_records, query, { as, language })).body.records;
const offered = async (search: string, as = mine) =>
  (await world.call(productsContract.get_catalogue, { search }, { as })).body.records;
const activate = (products: object[], as = mine) =>
  world.call(productsContract.activate, { products } as never, { as });

describe('the catalogue', () => {
  it('has a barcode and a name once', async () => {
    expect(
      (
        await world.call(
          suggestedProductsContract.add,
          { ...facts.shampoo, barcode: ' 6299-0000 12078', english_name: 'Other', arabic_name: 'آخر' },
          { as: staff },
        )
      ).body.code,
    ).toBe('PRODUCT_ALREADY_DEFINED');
    expect(
      (
        await world.call(
          suggestedProductsContract.add,
          { ...facts.shampoo, barcode: '1111', arabic_name: 'آخر' },
          { as: staff },
        )
      ).body,
    ).toMatchObject({ code: 'PRODUCT_NAME_EXISTS', errors: { english_name: [expect.any(String)] } });
    expect(
      (
        await world.call(
          suggestedProductsContract.edit,
          { id: polish, ...facts.polish, arabic_name: 'شامبو زيت الارغان 300 مل' },
          { as: staff },
        )
      ).body.errors,
    ).toHaveProperty('arabic_name');
    expect(
      (await world.call(suggestedProductsContract.edit, { id: 999_999, ...facts.polish }, { as: staff })).status,
    ).toBe(404);
  });

  it.each([
    ['6299000012078'],
    ['٦٢٩٩٠٠٠٠١٢٠٧٨'],
    ['6299-0000-12078'],
    ['shampoo argan'],
    ['الارغان'],
    ['sidrah'],
    ['00012078'],
  ])('is found by %s', async (search) => {
    expect(await offered(search)).toEqual([{ id: shampoo, ...facts.shampoo, product_id: null }]);
  });

  it('is found by nothing that is a pattern only', async () => {
    expect(await offered('%')).toEqual([]);
    expect((await offered('')).map((one) => one.id)).toEqual([shampoo, polish]);
  });

  it('stops offering what is disabled', async () => {
    expect(
      (await world.call(suggestedProductsContract.set_status, { id: polish, status: 0 }, { as: staff })).status,
    ).toBe(200);
    expect(await offered('polish')).toEqual([]);
    expect((await activate([{ catalogue_product_id: polish, price: 4_800 }])).body.code).toBe('PRODUCT_NOT_EXIST');
    expect(
      (await world.call(suggestedProductsContract.set_status, { id: polish, status: 1 }, { as: staff })).status,
    ).toBe(200);
  });
});

describe('products of a salon', () => {
  it.each([
    ['no price', {}, 'products.0.price'],
    ['a price below zero', { price: -1 }, 'products.0.price'],
    ['half a piece', { price: 1, initial_quantity: 0.5 }, 'products.0.initial_quantity'],
    ['pieces without a cost', { price: 1, initial_quantity: 2 }, 'products.0.initial_cost'],
  ])('are not activated with %s', async (_what, values, field) => {
    expect(Object.keys((await activate([{ catalogue_product_id: shampoo, ...values }])).body.errors!)).toEqual([field]);
  });

  it('are activated with a price, several at once, and again without harm', async () => {
    expect(
      (
        await activate([
          {
            catalogue_product_id: shampoo,
            price: 8_500,
            warning_quantity: 3,
            initial_quantity: 12,
            initial_cost: 3_800,
          },
          { catalogue_product_id: polish, price: 4_800 },
        ])
      ).body,
    ).toEqual({ added: 2 });
    expect((await activate([{ catalogue_product_id: shampoo, price: 1 }])).body).toEqual({ added: 0 });
    expect(await list({ search: 'argan' })).toEqual([
      expect.objectContaining({
        ...facts.shampoo,
        name: facts.shampoo.english_name,
        price: 8_500,
        warning_quantity: 3,
        initial_quantity: 12,
        initial_cost: 3_800,
        status: 1,
        correction_waiting: false,
      }),
    ]);
    expect((await list({ search: '6299000012445' }, mine, 'ar'))[0]).toMatchObject({
      name: facts.polish.arabic_name,
      initial_cost: null,
    });
    expect((await offered('argan'))[0]!.product_id).toEqual(expect.any(Number));
    expect((await activate([{ catalogue_product_id: 999_999, price: 1 }])).body.errors).toHaveProperty('products');
  });

  it('are activated once when two people do it at the same moment', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((price) => activate([{ catalogue_product_id: shampoo, price }], theirs)),
    );
    expect(answers.reduce((sum, answer) => sum + answer.body.added, 0)).toBe(1);
    expect(await list({}, theirs)).toHaveLength(1);
  });

  it('change price and quantities, are disabled and activated, have a history; a neighbour finds none', async () => {
    const { id } = (await list({ search: 'argan' }))[0]!;
    const stock = { id, price: 9_000, warning_quantity: 5, initial_quantity: 10, initial_cost: 4_000 };
    expect((await world.call(productsContract.edit, stock, { as: mine })).status).toBe(200);
    expect(
      (await world.call(productsContract.edit, { ...stock, initial_cost: null }, { as: mine })).body.errors,
    ).toHaveProperty('initial_cost');
    expect((await world.call(productsContract.set_status, { id, status: 0 }, { as: mine })).status).toBe(200);
    expect((await world.call(productsContract.set_status, { id, status: 0 }, { as: mine })).body.code).toBe(
      'STATE_MOVE_NOT_ALLOWED',
    );
    expect(await list({ 'f.status': '0' })).toEqual([expect.objectContaining({ id, price: 9_000 })]);
    expect((await world.call(productsContract.set_status, { id, status: 1 }, { as: mine })).status).toBe(200);
    for (const call of [
      () => world.call(productsContract.edit, stock, { as: theirs }),
      () => world.call(productsContract.set_status, { id, status: 0 }, { as: theirs }),
    ])
      expect((await call()).status).toBe(404);
    const lines = (
      await world.call(
        auditContract.get_history,
        { entity: 'products', entity_id: String(id) },
        { as: mine, area: 'merchant' },
      )
    ).body.records;
    expect(lines.map((line) => line.action)).toEqual([
      'products.set-status',
      'products.set-status',
      'products.edit',
      'products.activate',
    ]);
  });

  it('may be seen without being changed', async () => {
    const viewer = await tokenOf(world, await addPerson(world, 'merchant', 2001, { 5: [1] }));
    expect(await list({}, viewer)).toHaveLength(2);
    expect((await activate([{ catalogue_product_id: shampoo, price: 1 }], viewer)).status).toBe(403);
    expect((await world.call(productRequestsContract.add, { ...facts.shampoo }, { as: viewer })).status).toBe(403);
  });

  it('are counted for the platform', async () => {
    await countSellingSalons(world.services);
    const rows = (await world.call(suggestedProductsContract.get_records, { search: 'الأرغان' }, { as: staff })).body
      .records;
    expect(rows).toEqual([expect.objectContaining({ id: shampoo, salons_count: 2 })]);
    expect(
      await rowsOf(
        world,
        "select count(*)::int as lines from audit_log where entity = 'catalogue_products' and account_id = 0",
      ),
    ).toEqual([{ lines: 4 }]);
  });
});
