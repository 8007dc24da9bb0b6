import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { platformChecksContract } from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { productRequestsContract } from '@rawnaq/domain/products/product-requests.contract';
import { productsContract } from '@rawnaq/domain/products/products.contract';
import { suggestedProductsContract } from '@rawnaq/domain/suggested-products/suggested-products.contract';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let staff: string;
let mine: string;
let theirs: string;

beforeAll(async () => {
  world = await openWorld();
  staff = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  mine = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  theirs = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
});
afterAll(() => world.close());

const [APPROVED, REJECTED] = [2, 0] as const;
const { decide_added_product, decide_edited_product, added_product_records, edited_product_records } =
  platformChecksContract;
const oil = {
  barcode: '6299000090011',
  english_name: 'Rosemary hair oil',
  arabic_name: 'زيت إكليل الجبل',
  owner_name: 'Sidrah',
};
const soap = { barcode: '6299000090028', english_name: 'Black soap', arabic_name: 'صابون أسود', owner_name: 'Sidrah' };

const ask = (facts: object, as = mine) => world.call(productRequestsContract.add, facts as never, { as });
const requests = async (as = mine, query: Record<string, string> = {}) =>
  (await world.call(productRequestsContract.get_records, query, { as })).body.records;
const decideAdded = (account_id: number, id: number, decision: object) =>
  world.call(decide_added_product, { account_id, id, ...decision } as never, { as: staff });
const catalogue = (barcode: string) =>
  rowsOf<{ id: number; english_name: string; status: number }>(
    world,
    'select id, english_name, status from catalogue_products where barcode = $1',
    [barcode],
  );

describe('asking for a product', () => {
  it('is refused twice for the same barcode, not to another salon, and open again once taken back', async () => {
    const id = (await ask({ ...oil, barcode: '6299 0000 90011', note: 'Customers ask for it' })).body.id;
    expect((await ask({ ...oil, english_name: 'Another name', arabic_name: 'اسم آخر' })).body.code).toBe(
      'PRODUCT_REQUEST_EXISTS',
    );
    expect((await ask(oil, theirs)).status).toBe(200);
    expect(await requests()).toEqual([
      expect.objectContaining({ ...oil, id, kind: 'add', status: 1, note: 'Customers ask for it', product_id: null }),
    ]);
    expect((await world.call(productRequestsContract.withdraw, { id }, { as: theirs })).status).toBe(404);
    expect((await world.call(productRequestsContract.withdraw, { id }, { as: mine })).status).toBe(200);
    expect(await requests()).toEqual([]);
    const answers = await Promise.all([ask(oil), ask(oil)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 501]);
  });

  it('is shown to the platform with its salon, and rejected with a reason the salon reads', async () => {
    const { id } = (await requests(theirs))[0]!;
    const rows = (await world.call(added_product_records, { search: 'اكليل', 'f.status': '1' }, { as: staff })).body
      .records;
    expect(rows.map((row) => row.salon).toSorted()).toEqual(['Canary B', 'Salon A']);
    expect((await decideAdded(2002, id, { status: REJECTED })).body).toMatchObject({ code: 'CHECK_NEEDS_REASON' });
    expect((await decideAdded(2001, id, { status: REJECTED, reason: 'x' })).status).toBe(404);
    expect((await decideAdded(2002, id, { status: REJECTED, reason: 'The barcode is of a box' })).status).toBe(200);
    expect((await requests(theirs))[0]).toMatchObject({
      status: 0,
      reason: 'The barcode is of a box',
      decided_at: expect.any(String),
    });
    const { records } = (
      await world.call(notificationsContract.get_records, { type: 'product-answers' }, { as: theirs, area: 'merchant' })
    ).body;
    expect(records).toEqual([
      expect.objectContaining({
        english_text: 'Product request rejected: Rosemary hair oil',
        link: '/merchant/products/define-product',
      }),
    ]);
    expect((await world.call(productRequestsContract.withdraw, { id }, { as: theirs })).body.code).toBe(
      'STATE_MOVE_NOT_ALLOWED',
    );
  });

  it('is decided once when two managers do it at the same moment', async () => {
    const { id } = (await requests())[0]!;
    const answers = await Promise.all([
      decideAdded(2001, id, { status: APPROVED, english_name: 'Rosemary hair oil 100 ml' }),
      decideAdded(2001, id, { status: REJECTED, reason: 'No' }),
    ]);
    expect(answers.filter((answer) => answer.body.code === 'STATE_MOVE_NOT_ALLOWED')).toHaveLength(1);
    const { length } = await rowsOf(
      world,
      "select 1 from audit_log where action = 'platform-checks.decide' and account_id = 2001",
    );
    expect(length).toBe(1);
  });

  it('by two salons for one barcode ends in one product, decided at the same moment or not', async () => {
    const ids = [
      (await ask(soap)).body.id,
      (await ask({ ...soap, english_name: 'Moroccan black soap', arabic_name: 'صابون مغربي أسود' }, theirs)).body.id,
    ] as const;
    const answers = await Promise.all([
      decideAdded(2001, ids[0], { status: APPROVED }),
      decideAdded(2002, ids[1], { status: APPROVED }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const made = await catalogue(soap.barcode);
    expect(made).toHaveLength(1);
    expect(
      await rowsOf(world, 'select distinct catalogue_product_id as id from product_requests where barcode = $1', [
        soap.barcode,
      ]),
    ).toEqual([{ id: made[0]!.id }]);
    expect((await ask(soap)).body.code).toBe('PRODUCT_ALREADY_DEFINED');
    expect(
      (await world.call(productRequestsContract.find, { search: soap.barcode }, { as: mine })).body.records,
    ).toEqual([expect.objectContaining({ id: made[0]!.id, product_id: null })]);
  });

  it('for a disabled product is allowed, and approving it offers it again', async () => {
    const { id } = (await catalogue(soap.barcode))[0]!;
    await world.call(suggestedProductsContract.set_status, { id, status: 0 }, { as: staff });
    const asked = (await ask({ ...soap, english_name: 'Soap again', arabic_name: 'صابون من جديد' })).body.id;
    expect((await decideAdded(2001, asked, { status: APPROVED })).status).toBe(200);
    expect(await catalogue(soap.barcode)).toEqual([expect.objectContaining({ id, status: 1 })]);
  });

  it('under a name the catalogue has is said at the name, and staff may write another', async () => {
    const { english_name } = (await catalogue(soap.barcode))[0]!;
    const asked = (await ask({ ...soap, barcode: '6299000090035', english_name, arabic_name: 'صابون بلدي' })).body.id;
    expect((await decideAdded(2001, asked, { status: APPROVED })).body).toMatchObject({
      code: 'PRODUCT_NAME_EXISTS',
      errors: { english_name: [expect.any(String)] },
    });
    expect((await decideAdded(2001, asked, { status: APPROVED, english_name: 'Baladi soap' })).status).toBe(200);
  });
});

describe('asking for a correction', () => {
  let product: number;
  let shared: number;

  beforeAll(async () => {
    shared = (await catalogue(soap.barcode))[0]!.id;
    await world.call(
      productsContract.activate,
      { products: [{ catalogue_product_id: shared, price: 5_500 }] },
      { as: mine },
    );
    product = (await world.call(productsContract.get_records, { search: soap.barcode }, { as: mine })).body.records[0]!
      .id;
  });

  const correct = (changes: object, as = mine) =>
    world.call(productRequestsContract.correct, { product_id: product, ...soap, ...changes } as never, { as });
  const decide = (id: number, decision: object) =>
    world.call(decide_edited_product, { account_id: 2001, id, ...decision } as never, { as: staff });

  it('needs a difference, one question at a time, and a product of one’s own', async () => {
    const now = (await world.call(productsContract.get_records, { search: soap.barcode }, { as: mine })).body
      .records[0]!;
    expect((await correct({ english_name: now.english_name, arabic_name: now.arabic_name })).body.code).toBe(
      'PRODUCT_REQUEST_SAME',
    );
    expect((await correct({}, theirs)).status).toBe(404);
    expect((await correct({ english_name: 'Olive black soap', arabic_name: 'صابون أسود بالزيتون' })).status).toBe(200);
    expect((await correct({ english_name: 'Yet another', arabic_name: 'غيره' })).body.code).toBe(
      'PRODUCT_REQUEST_EXISTS',
    );
    expect((await world.call(productsContract.get_records, {}, { as: mine })).body.records[0]!.correction_waiting).toBe(
      true,
    );
  });

  it('shows old and new, and changes the product for every salon once approved', async () => {
    const [row] = (await world.call(edited_product_records, {}, { as: staff })).body.records;
    expect(row).toMatchObject({
      account_id: 2001,
      english_name: 'Olive black soap',
      known_barcode: soap.barcode,
      known_owner_name: 'Sidrah',
    });
    expect((await decideAdded(2001, row!.id, { status: APPROVED })).status).toBe(404);
    expect((await decide(row!.id, { status: APPROVED })).status).toBe(200);
    expect((await catalogue(soap.barcode))[0]).toMatchObject({ id: shared, english_name: 'Olive black soap' });
    expect(
      (await world.call(productRequestsContract.find, { search: 'olive' }, { as: theirs })).body.records,
    ).toHaveLength(1);
    expect((await decide(row!.id, { status: REJECTED, reason: 'Late' })).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    expect((await requests(mine, { 'f.kind': 'edit' }))[0]).toMatchObject({ status: 2, product_id: product });
  });

  it('to the barcode of another product is refused', async () => {
    const id = (
      await correct({ barcode: '6299000090035', english_name: 'Olive black soap', arabic_name: 'صابون أسود بالزيتون' })
    ).body.id;
    expect((await decide(id, { status: APPROVED })).body.code).toBe('PRODUCT_ALREADY_DEFINED');
    expect((await decide(id, { status: REJECTED, reason: 'Another product has it' })).status).toBe(200);
  });
});
