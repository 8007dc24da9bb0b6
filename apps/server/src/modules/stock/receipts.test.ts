import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { toPermissionMap, type MerchantPermission } from '@rawnaq/domain/kernel/permissions';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import type { ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { adjustReasons } from '@rawnaq/domain/stock/stock.states';
import { suppliersContract } from '@rawnaq/domain/suppliers/suppliers.contract';
import { setAccounting } from '../../../test/money/corrections';
import { cash, openMoneySalon, productLine, sell, type MoneySalon } from '../../../test/money-salon';
import { addPerson, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { runChecks } from '../ledger-checks';

const { stock, prepaid, vat_input, payables, cash: drawer, cost_of_goods } = ledgerAccounts.codes;
let world: World;
let salon: MoneySalon;
let other: MoneySalon;
let oil: number;
let nazih: number;
let today: string;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  other = await openMoneySalon(world, 2002, 'b@test.rawnaq');
  oil = salon.products[0]!;
  await setAccounting(world, 2001, { vat_active: true, vat_percent: 500 });
  nazih = (await world.call(suppliersContract.add, { name: 'Nazih Trading' }, { as: salon.owner })).body.id;
  today = (await world.call(stockContract.get_shelves, {}, { as: salon.owner })).body.today;
});
afterAll(() => world.close());

type Receipt = InputOf<(typeof stockContract)['receive']>;
const receive = (quantity: number, unit_cost: number, more: Partial<Receipt> = {}, as = salon.owner) =>
  world.call(
    stockContract.receive,
    { supplier_id: nazih, lines: [{ product_id: oil, quantity, unit_cost }], ...more },
    { as },
  );
async function received(quantity: number, unit_cost: number, more: Partial<Receipt> = {}): Promise<number> {
  const { status, body } = await receive(quantity, unit_cost, more);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
}
const read = async (id: number) => (await world.call(stockContract.get_document, { id }, { as: salon.owner })).body;
const undo = (id: number, as = salon.owner) =>
  world.call(stockContract.cancel_receipt, { id, reason: 'Typed twice' }, { as });
const owed = async (): Promise<number> =>
  (await world.call(suppliersContract.get_record, { id: nazih }, { as: salon.owner })).body.record.balance;
const shelf = async () =>
  (
    await rowsOf<{ quantity: number; worth: number }>(
      world,
      'select quantity, worth from product_stocks where account_id = 2001 and product_id = $1',
      [oil],
    )
  )[0]!;
const holds = async () => expect(await asPlatform(world.services, (tx) => runChecks(tx, 2001))).toEqual([]);
const personWith = async (...permissions: MerchantPermission[]) =>
  tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(permissions)));
async function report(id: ReportId, more: object = {}) {
  const asked = { id, from: addDays(today, -60), to: today, ...more };
  const { status, body } = await world.call(reportsContract.get_records, asked as never, { as: salon.owner });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
/** What a receipt, its bill and what took them back posted, by day and account. */
const books = (expense: number) =>
  rowsOf<{ day: string; ledger_account: number; vat_rate: number; amount: number }>(
    world,
    `select p.day::text, p.ledger_account, p.vat_rate, sum(p.amount)::int as amount
     from postings p join journals j on j.account_id = p.account_id and j.id = p.journal_id
     where j.account_id = 2001 and j.expense_id = $1
     group by 1, 2, 3 having sum(p.amount) <> 0 order by 1, 2, 3`,
    [expense],
  );

describe('the bill of a receipt', () => {
  it('stands in statement, due list, payables and VAT return on its day, the goods on theirs', async () => {
    const invoice_date = addDays(today, -10);
    const facts = { supplier_invoice_number: 'NZ-1', invoice_date, vat: 1_500, due_on: addDays(today, 20) };
    const before = await report('vat');
    const id = await received(10, 3_000, facts);
    const { bill, supplier } = await read(id);
    expect({ supplier, bill }).toMatchObject({
      supplier: 'Nazih Trading',
      bill: { open: 31_500, due_on: facts.due_on },
    });
    expect(await books(bill!.id)).toEqual(
      [
        { day: invoice_date, ledger_account: prepaid, vat_rate: 500, amount: 30_000 },
        { day: invoice_date, ledger_account: vat_input, vat_rate: 500, amount: 1_500 },
        { day: invoice_date, ledger_account: payables, vat_rate: 0, amount: -31_500 },
        { day: today, ledger_account: stock, vat_rate: 0, amount: 30_000 },
        { day: today, ledger_account: prepaid, vat_rate: 0, amount: -30_000 },
      ].toSorted((a, b) => a.day.localeCompare(b.day) || a.ledger_account - b.ledger_account),
    );
    expect(await owed()).toBe(31_500);
    const { body: waiting } = await world.call(expensesContract.waiting, {}, { as: salon.owner });
    expect(waiting.due).toEqual({ count: 1, amount: 31_500 });
    const statement = await report('supplier-statement', { subject: nazih });
    expect(statement.figures).toMatchObject({ billed: 31_500, paid: 0, owed: 31_500 });
    const after = await report('vat');
    expect(after.figures['input']! - before.figures['input']!).toBe(1_500);
    const list = await world.call(expensesContract.get_records, {}, { as: salon.owner });
    expect(list.body.records[0]).toMatchObject({ type_id: null, type: 'Goods for stock', open: 31_500 });
    // No cost before it is sold.
    expect((await report('profit-and-loss')).figures['expenses']).toBe(0);
    await holds();
  });

  it('is paid in part at once and the rest like any bill', async () => {
    const before = await owed();
    const id = await received(2, 5_000, { payments: [cash(4_000)] });
    expect(await owed()).toBe(before + 6_000);
    const { bill } = await read(id);
    expect(await books(bill!.id)).toContainEqual(expect.objectContaining({ ledger_account: drawer, amount: -4_000 }));
    const paid = await world.call(
      expensesContract.pay,
      { id: bill!.id, method: 'transfer', amount: 6_000 },
      { as: salon.owner },
    );
    expect(paid.status).toBe(200);
    expect(await owed()).toBe(before);
    // What was owed before, then each line with what is owed after it.
    const asked = { subject: nazih, from: today };
    const { records, total, figures } = await report('supplier-statement', asked);
    expect(records[0]).toMatchObject({ kind: 'opening', number: '', balance: 31_500, query: '' });
    expect(records.slice(1).map(({ kind, billed, paid: out, balance }) => [kind, billed, out, balance])).toEqual([
      ['bill', 10_000, null, 41_500],
      ['payment', null, 4_000, 37_500],
      ['payment', null, 6_000, 31_500],
    ]);
    expect({ total, figures }).toMatchObject({ total: 4, figures: { opening: 31_500, owed: 31_500 } });
    expect((await report('supplier-statement', { ...asked, to: today, from: addDays(today, -40) })).total).toBe(4);
    // Money of suppliers is none that customers got back.
    const flow = await report('daily-payments', { from: today });
    expect(flow.sums).toMatchObject({ paid_out: 10_000, given_back: 0 });
    await holds();
  });

  it('asks when an invoice of that number and day was entered before, as goods or as an expense', async () => {
    const same = { supplier_invoice_number: 'nz 1', invoice_date: addDays(today, -10) };
    const { status, body } = await receive(1, 2_500, same);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'EXPENSE_DUPLICATE' });
    const { body: options } = await world.call(expensesContract.options, {}, { as: salon.owner });
    const expense = { ...same, type_id: options.types[0]!.id, net: 100 };
    expect((await world.call(expensesContract.add, expense, { as: salon.owner })).body).toMatchObject({
      code: 'EXPENSE_DUPLICATE',
    });
    await received(1, 2_500, { ...same, save_duplicate: true });
  });

  it('of the same key is written once', async () => {
    const count = async () =>
      Number((await rowsOf<{ n: string }>(world, 'select count(*) as n from expenses where account_id = 2001'))[0]!.n);
    const before = { bills: await count(), owed: await owed() };
    const send = () =>
      world.call(
        stockContract.receive,
        { supplier_id: nazih, lines: [{ product_id: oil, quantity: 2, unit_cost: 2_500 }] },
        { as: salon.owner, key: '7b4c6a0e-6d0f-4a55-9d0c-0b8a5f1f2a02' },
      );
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    expect({ bills: await count(), owed: await owed() }).toEqual({
      bills: before.bills + 1,
      owed: before.owed + 5_000,
    });
    await holds();
  });

  it('goods for nothing have no bill, and no VAT or payment either', async () => {
    const before = await owed();
    expect((await read(await received(1, 0))).bill).toBeNull();
    expect(await owed()).toBe(before);
    for (const more of [{ vat: 5 }, { payments: [cash(100)] }])
      expect((await receive(1, 0, more)).body).toMatchObject({ code: 'STOCK_COSTS_NOTHING' });
  });

  it.each([
    ['a day to come', () => ({ invoice_date: addDays(today, 1) }), 'invoice_date'],
    ['due before it was written', () => ({ due_on: addDays(today, -1) }), 'due_on'],
    ['due before its own day', () => ({ invoice_date: today, due_on: addDays(today, -1) }), 'due_on'],
    ['more VAT than there is', () => ({ vat: 900 }), 'vat'],
    ['more paid than it costs', () => ({ payments: [cash(9_000)] }), 'payments.0.amount'],
    ['a payment by link', () => ({ payments: [{ method: 'payment_link', amount: 1 }] }), 'payments.0.method'],
  ])('refuses %s at its field', async (_, wrong, field) => {
    const { status, body } = await receive(1, 2_500, wrong() as Partial<Receipt>);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(field);
  });

  it("refuses another salon's supplier and one that is disabled", async () => {
    const foreign = (await world.call(suppliersContract.add, { name: 'Far' }, { as: other.owner })).body.id;
    expect((await receive(1, 1, { supplier_id: foreign })).body).toMatchObject({ code: 'SUPPLIER_UNKNOWN' });
    const left = (await world.call(suppliersContract.add, { name: 'Left' }, { as: salon.owner })).body.id;
    await world.call(suppliersContract.set_status, { id: left, status: 0 }, { as: salon.owner });
    for (const cost of [0, 100])
      expect((await receive(1, cost, { supplier_id: left })).body).toMatchObject({ code: 'SUPPLIER_UNKNOWN' });
  });

  it('is put right in stock and not among expenses', async () => {
    const { bill } = await read(await received(1, 2_500));
    const as = { as: salon.owner };
    const { body: options } = await world.call(expensesContract.options, {}, as);
    const facts = { id: bill!.id, type_id: options.types[0]!.id, net: 9, invoice_date: today };
    const answers = [
      await world.call(expensesContract.edit, facts, as),
      await world.call(expensesContract.cancel, { id: bill!.id, reason: 'No' }, as),
      await world.call(expensesContract.set_repeat, { id: bill!.id, repeat_months: 1 }, as),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('EXPENSE_OF_RECEIPT'));
  });

  it('whoever brings goods in finds suppliers, and whoever does neither does not', async () => {
    const find = async (as: string) => world.call(suppliersContract.find, { search: 'naz' }, { as });
    const clerk = await find(await personWith('products.add-quantity'));
    expect(clerk.body.records).toMatchObject([{ id: nazih, name: 'Nazih Trading' }]);
    expect((await find(await personWith('products.view'))).status).toBe(403);
  });
});

describe('a receipt that was a slip', () => {
  it('is off the shelf and out of the books, whatever the average has become', async () => {
    const before = { ...(await shelf()), owed: await owed() };
    const id = await received(6, 9_000, { supplier_invoice_number: 'SLIP', vat: 2_700 });
    await received(4, 100);
    await sell(world, salon, { lines: [productLine(salon, 1)], payments: [cash(5_000)], expected_payable: 5_000 });
    const standing = { ...(await shelf()), owed: await owed() };
    const { status, body } = await undo(id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.number).toBe('GRC-1');
    const after = { ...(await shelf()), owed: await owed() };
    expect(after.quantity).toBe(standing.quantity - 6);
    expect(after.owed).toBe(standing.owed - 56_700);
    expect(after.owed).toBe(before.owed + 400);
    const { bill, cancelled_by } = await read(id);
    expect(cancelled_by).toEqual({ id: body.id, number: 'GRC-1' });
    expect(await books(bill!.id)).toEqual([]);
    // What the average took out is not what came in: the rest was cost of what was sold.
    const settled = await rowsOf<{ amount: number }>(
      world,
      `select p.amount::int as amount
       from postings p join journals j on j.account_id = p.account_id and j.id = p.journal_id
       where j.account_id = 2001 and j.stock_document_id = $1 and p.ledger_account = $2`,
      [body.id, cost_of_goods],
    );
    expect(settled).toEqual([{ amount: standing.worth - after.worth - 54_000 }]);
    expect((await read(body.id)).cancels).toMatchObject({ id });
    await holds();
    const [moved] = (await report('inventory-movements')).records.filter((row) => row['id'] === oil);
    const pieces = (key: string): number => Number(moved![key]);
    expect(pieces('opening') + pieces('received') - pieces('sold') - pieces('used') - pieces('gone')).toBe(
      after.quantity - pieces('found'),
    );
    expect(pieces('closing')).toBe(after.quantity);
    // Its number is free again.
    await received(1, 100, { supplier_invoice_number: 'SLIP' });
  });

  it('is cancelled once, by however many', async () => {
    const id = await received(1, 700);
    const before = await shelf();
    const answers = await Promise.all([undo(id), undo(id), undo(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 501, 501]);
    expect((await shelf()).quantity).toBe(before.quantity - 1);
    await holds();
  });

  it('is not cancelled when its pieces are gone, it was paid, or it is no receipt', async () => {
    const paid = await received(1, 700, { payments: [cash(700)] });
    expect((await undo(paid)).body).toMatchObject({ code: 'EXPENSE_HAS_PAYMENTS' });
    const { body: expense } = await world.call(
      expensesContract.get,
      { id: (await read(paid)).bill!.id },
      { as: salon.owner },
    );
    await world.call(
      expensesContract.cancel_payment,
      { id: expense.payments[0]!.id, reason: 'No' },
      { as: salon.owner },
    );
    expect((await undo(paid)).status).toBe(200);
    const id = await received(5, 700);
    const { quantity } = await shelf();
    const gone = { lines: [{ product_id: oil, reason: adjustReasons.codes.lost, quantity: quantity - 4 }] };
    const loss = await world.call(stockContract.adjust, gone, { as: salon.owner });
    expect((await undo(id)).body).toMatchObject({ code: 'STOCK_NOT_ENOUGH' });
    expect((await undo(loss.body.id)).body).toMatchObject({ code: 'STOCK_NOT_A_RECEIPT' });
    expect((await undo(id, other.owner)).status).toBe(404);
    expect((await undo(id, await personWith('products.view', 'products.adjust-quantity'))).status).toBe(403);
    await holds();
  });
});
