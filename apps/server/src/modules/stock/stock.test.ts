import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { toPermissionMap, type MerchantPermission } from '@rawnaq/domain/kernel/permissions';
import { productsContract } from '@rawnaq/domain/products/products.contract';
import { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { adjustReasons, stockOperations } from '@rawnaq/domain/stock/stock.states';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import { setAccounting } from '../../../test/money/corrections';
import { cash, ledgerOf, openMoneySalon, productLine, sell, type MoneySalon } from '../../../test/money-salon';
import { addPerson, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { runChecks } from '../ledger-checks';
import { insertCatalogueProducts } from '../suggested-products';

const { stock, vat_input, payables, cash: drawer, cost_of_goods, stock_losses, internal_use } = ledgerAccounts.codes;
let world: World;
let salon: MoneySalon;
let other: MoneySalon;
/** Only of this one is told here; the other product stays as it began. */
let oil: number;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  other = await openMoneySalon(world, 2002, 'b@test.rawnaq');
  oil = salon.products[0]!;
});
afterAll(() => world.close());

type Receipt = InputOf<(typeof stockContract)['receive']>;
const receive = (quantity: number, unit_cost: number, more: Partial<Receipt> = {}, as = salon.owner) =>
  world.call(stockContract.receive, { lines: [{ product_id: oil, quantity, unit_cost }], ...more }, { as });
const buy = (quantity: number) =>
  sell(world, salon, {
    lines: [productLine(salon, quantity)],
    payments: [cash(5_000 * quantity)],
    expected_payable: 5_000 * quantity,
  });
const shelf = async () =>
  (
    await rowsOf<{ quantity: number; worth: number; unit_cost: number }>(
      world,
      'select quantity, worth, unit_cost from product_stocks where product_id = $1',
      [oil],
    )
  )[0];
const books = async () => {
  const ledger = await ledgerOf(world, 2001);
  return { ...ledger, [stock]: ledger[stock] ?? 0 };
};
/** What one step moved in the books. */
async function movedBy(step: () => Promise<unknown>): Promise<Record<number, number>> {
  const before: Record<number, number> = await books();
  await step();
  const after: Record<number, number> = await books();
  const accounts = [...new Set([...Object.keys(before), ...Object.keys(after)])].map(Number);
  return Object.fromEntries(
    accounts.flatMap((account) => {
      const by = (after[account] ?? 0) - (before[account] ?? 0);
      return by === 0 ? [] : [[account, by]];
    }),
  );
}
const holdsTogether = async () => expect(await asPlatform(world.services, (tx) => runChecks(tx, 2001))).toEqual([]);
const personWith = async (...permissions: MerchantPermission[]) =>
  tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(permissions)));

describe('a receipt', () => {
  it('raises the average, and is owed with its VAT', async () => {
    await setAccounting(world, 2001, { vat_active: true, vat_percent: 500 });
    const moved = await movedBy(async () => {
      const { status, body } = await receive(10, 3_000, {
        vat: 1_500,
        lines: [{ product_id: oil, quantity: 10, unit_cost: 3_000, batch: 'B1', expires_on: '2029-08-31' }],
      });
      expect({ status, number: body.number }).toEqual({ status: 200, number: 'GR-1' });
    });
    // Ten at 20.00 were there, and are written down with the first movement.
    expect(moved).toMatchObject({ [stock]: 50_000, [vat_input]: 1_500, [payables]: -31_500 });
    expect(await shelf()).toEqual({ quantity: 20, worth: 50_000, unit_cost: 2_500 });
    await setAccounting(world, 2001, {});
    await holdsTogether();
  });

  it('is paid now where a method is named', async () => {
    const payments = [{ method: 'cash' as const, amount: 2_500 }];
    expect(await movedBy(() => receive(1, 2_500, { payments }))).toEqual({ [stock]: 2_500, [drawer]: -2_500 });
    await holdsTogether();
  });

  it.each([
    ['a fraction', { quantity: 1.5 }],
    ['nothing', { quantity: 0 }],
    ['less than nothing', { quantity: -3 }],
    ['a billion', { quantity: 1_000_000_000 }],
    ['a negative cost', { unit_cost: -1 }],
    ['no date', { expires_on: '2026-02-31' }],
  ])('refuses %s at its field', async (_, wrong) => {
    const line = { product_id: oil, quantity: 1, unit_cost: 100, ...wrong };
    const { status, body } = await receive(1, 1, { lines: [line] });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(`lines.0.${Object.keys(wrong)[0]}`);
  });

  it('refuses a foreign product, a sum no salon has, and whoever may not', async () => {
    const foreign = await receive(1, 1, { lines: [{ product_id: other.products[0]!, quantity: 1, unit_cost: 1 }] });
    expect(foreign.body).toMatchObject({ code: 'PRODUCT_NOT_EXIST' });
    expect((await receive(1, 1, { supplier_id: 999_999 })).body).toMatchObject({ code: 'SUPPLIER_UNKNOWN' });
    expect((await receive(1_000_000, 100_000_000)).body).toMatchObject({ code: 'STOCK_TOTAL_TOO_HIGH' });
    const seller = await personWith('products.view', 'products.adjust-quantity', 'products.internal-use');
    expect((await receive(1, 1, {}, seller)).status).toBe(403);
  });

  it('is written once, however often it is sent', async () => {
    const before = await shelf();
    const send = () =>
      world.call(
        stockContract.receive,
        { lines: [{ product_id: oil, quantity: 2, unit_cost: 2_500 }] },
        { as: salon.owner, key: '7b4c6a0e-6d0f-4a55-9d0c-0b8a5f1f2a01' },
      );
    const [one, two] = [await send(), await send()];
    expect(one.body).toEqual(two.body);
    expect((await shelf())!.quantity).toBe(before!.quantity + 2);
    await world.call(stockContract.adjust, gone(2), { as: salon.owner });
  });
});

const gone = (quantity: number) => ({
  lines: [{ product_id: oil, reason: adjustReasons.codes.lost, quantity }],
});

describe('what leaves without a sale', () => {
  it('is a loss at the average cost, and never more than there is', async () => {
    const before = (await shelf())!;
    const expired = { lines: [{ product_id: oil, reason: adjustReasons.codes.expired, quantity: 2 }] };
    const moved = await movedBy(() => world.call(stockContract.adjust, expired, { as: salon.owner }));
    expect(moved).toEqual({ [stock]: -5_000, [stock_losses]: 5_000 });
    const { status, body } = await world.call(stockContract.adjust, gone(before.quantity + 1), { as: salon.owner });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'STOCK_NOT_ENOUGH' });
    await holdsTogether();
  });

  it('is used by an employee, for a service', async () => {
    const use = { employee_id: salon.employees[0]!, service_id: salon.services[0]!, note: 'Colour' };
    const moved = await movedBy(async () => {
      const { status, body } = await world.call(
        stockContract.use,
        { ...use, lines: [{ product_id: oil, quantity: 3 }] },
        { as: salon.owner },
      );
      expect(status).toBe(200);
      const document = await world.call(stockContract.get_document, { id: body.id }, { as: salon.owner });
      expect(document.body).toMatchObject({
        number: 'USE-1',
        note: 'Colour',
        lines: [{ quantity: -3, worth: -7_500 }],
      });
      expect((await world.call(stockContract.get_document, { id: body.id }, { as: other.owner })).status).toBe(404);
    });
    expect(moved).toEqual({ [stock]: -7_500, [internal_use]: 7_500 });
    const foreign = { ...use, employee_id: other.employees[0]!, lines: [{ product_id: oil, quantity: 1 }] };
    expect((await world.call(stockContract.use, foreign, { as: salon.owner })).body).toMatchObject({
      code: 'EMPLOYEE_NOT_EXIST',
    });
  });

  it('is found by a count, both ways, and what is sold meanwhile stays sold', async () => {
    const { quantity } = (await shelf())!;
    const count = (expected: number, counted: number) =>
      world.call(stockContract.count, { lines: [{ product_id: oil, expected, counted }] }, { as: salon.owner });
    await buy(1);
    expect((await count(quantity, quantity - 2)).body).toMatchObject({ number: 'CNT-1', differences: 1 });
    expect((await shelf())!.quantity).toBe(quantity - 3);
    expect(await movedBy(() => count(quantity - 3, quantity))).toEqual({ [stock]: 7_500, [stock_losses]: -7_500 });
    expect((await count(quantity, quantity)).body).toMatchObject({ differences: 0 });
    expect((await count(quantity + 1_000, 0)).body).toMatchObject({ code: 'STOCK_NOT_ENOUGH' });
    await holdsTogether();
  });
});

describe('cost is kept', () => {
  it('a return comes back at what its sale took, whatever was bought since', async () => {
    const sold = await buy(1);
    const [line] = await rowsOf<{ cost: number }>(world, 'select cost from invoice_lines where invoice_id = $1', [
      sold.body.id,
    ]);
    await receive(20, 9_000);
    const moved = await movedBy(() =>
      world.call(
        creditNotesContract.issue,
        { invoice_id: sold.body.id, reason: 'Back', refunds: [cash(5_000)] },
        { as: salon.owner },
      ),
    );
    expect(moved).toMatchObject({ [stock]: line!.cost, [cost_of_goods]: -line!.cost });
    await holdsTogether();
  });

  it('what is sold before it is there costs the average, and its receipt settles the rest', async () => {
    const { quantity, worth, unit_cost } = (await shelf())!;
    const oversold = await movedBy(() => buy(quantity + 4));
    expect(oversold).toMatchObject({ [stock]: -(worth + 4 * unit_cost), [cost_of_goods]: worth + 4 * unit_cost });
    expect(await shelf()).toEqual({ quantity: -4, worth: -4 * unit_cost, unit_cost });
    await holdsTogether();

    const settled = 4 * (10_000 - unit_cost);
    const moved = await movedBy(() => receive(6, 10_000));
    expect(moved).toEqual({ [stock]: 60_000 - settled, [payables]: -60_000, [cost_of_goods]: settled });
    expect(await shelf()).toEqual({ quantity: 2, worth: 20_000, unit_cost: 10_000 });
    const events = await rowsOf<{ event: number }>(
      world,
      'select event from journals where stock_document_id = (select max(id) from stock_documents) order by id',
    );
    expect(events.map(({ event }) => event)).toEqual([18, 40]);
    await holdsTogether();
  });

  it('a return into a gap settles too', async () => {
    const sold = await buy(5);
    await movedBy(() => receive(1, 1_000));
    const back = await world.call(
      creditNotesContract.issue,
      { invoice_id: sold.body.id, reason: 'Back', refunds: [cash(25_000)] },
      { as: salon.owner },
    );
    expect(back.status).toBe(200);
    expect((await shelf())!.quantity).toBe(3);
    await holdsTogether();
  });
});

describe('what is told and shown', () => {
  const notices = () =>
    rowsOf(world, "select values from notifications where account_id = 2001 and type = 'stock' order by id");

  it('a warning comes once for each fall, not with every sale', async () => {
    await receive(7, 1_000);
    const before = (await notices()).length;
    await world.call(stockContract.adjust, gone((await shelf())!.quantity - 3), { as: salon.owner });
    expect(await notices()).toHaveLength(before);
    for (let turn = 0; turn < 3; turn += 1) await buy(1);
    expect(await notices()).toHaveLength(before + 1);
    await receive(5, 1_000);
    await world.call(
      stockContract.use,
      { employee_id: salon.employees[0]!, lines: [{ product_id: oil, quantity: 4 }] },
      { as: salon.owner },
    );
    expect(await notices()).toHaveLength(before + 2);
  });

  it('every movement with its document, and the card of a product', async () => {
    const { body } = await world.call(stockContract.get_records, { 'f.product_id': String(oil) }, { as: salon.owner });
    expect(body.records.every(({ document, operation }) => document !== null || operation === 0)).toBe(true);
    const sums = body.records.length === body.total;
    expect(sums || body.total > 20).toBe(true);
    const card = await world.call(stockContract.get_card, { product_id: oil }, { as: salon.owner });
    expect(card.body).toMatchObject({ quantity: (await shelf())!.quantity, lots: [{ quantity: 1 }] });
    const foreign = await world.call(stockContract.get_card, { product_id: oil }, { as: other.owner });
    expect(foreign.status).toBe(404);
    const few = await personWith('products.view');
    expect((await world.call(stockContract.get_records, {}, { as: few })).status).toBe(403);
    const none = await personWith('customers.view');
    expect((await world.call(stockContract.get_shelves, {}, { as: none })).status).toBe(403);
  });

  it('what to order: as long as it is short', async () => {
    const short = async () => (await world.call(stockContract.get_reorder, {}, { as: salon.owner })).body.records;
    const [line] = await short();
    expect(line).toMatchObject({ id: oil, quantity: 1, warning_quantity: 2, supplier: null });
    expect(line!.order).toBeGreaterThanOrEqual(3);
    await receive(line!.order, 1_000);
    expect(await short()).toEqual([]);
  });
});

describe('what a product begins with', () => {
  const add = async (initial_quantity: number) => {
    const [catalogue] = await asPlatform(world.services, (tx) =>
      insertCatalogueProducts(tx, [
        { barcode: '6297770001', english_name: 'Night mask', arabic_name: 'قناع ليلي', owner_name: 'Sidrah' },
      ]),
    );
    await world.call(
      productsContract.activate,
      { products: [{ catalogue_product_id: catalogue!, price: 4_000, initial_quantity, initial_cost: 1_500 }] },
      { as: salon.owner },
    );
    const [row] = await rowsOf<{ id: number }>(world, 'select max(id) as id from products');
    return row!.id;
  };
  const edit = (id: number, initial_quantity: number, initial_cost: number) =>
    world.call(
      productsContract.edit,
      { id, price: 4_000, warning_quantity: 0, initial_quantity, initial_cost },
      { as: salon.owner },
    );

  it('is in the books at once, may be mended, and closes with the first movement', async () => {
    let id = 0;
    expect(await movedBy(async () => void (id = await add(4)))).toMatchObject({ [stock]: 6_000 });
    expect(await movedBy(() => edit(id, 5, 1_000))).toMatchObject({ [stock]: -1_000 });
    expect(await movedBy(() => edit(id, 0, 1_000))).toMatchObject({ [stock]: -5_000 });
    expect(await movedBy(() => edit(id, 2, 1_000))).toMatchObject({ [stock]: 2_000 });
    await holdsTogether();
    await receive(1, 1, { lines: [{ product_id: id, quantity: 1, unit_cost: 1_000 }] });
    const late = await edit(id, 9, 1_000);
    expect({ status: late.status, code: late.body.code }).toEqual({ status: 422, code: 'PRODUCT_STOCK_MOVED' });
    expect((await edit(id, 2, 1_000)).status).toBe(200);
    const [movement] = await rowsOf(world, 'select operation from stock_movements where product_id = $1', [id]);
    expect(movement).toEqual({ operation: stockOperations.codes.add_quantity });
    await holdsTogether();
  });
});
