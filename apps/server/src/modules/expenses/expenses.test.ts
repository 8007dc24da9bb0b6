import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditContract } from '@rawnaq/domain/audit/audit.contract';
import { expensesContract } from '@rawnaq/domain/expenses/expenses.contract';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { addDays, addMonths, endOfMonth, startOfMonth } from '@rawnaq/domain/kernel/time/local-date';
import { suppliersContract } from '@rawnaq/domain/suppliers/suppliers.contract';
import { ledgerOf, openMoneySalon, type MoneySalon } from '../../../test/money-salon';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { runChecks } from '../ledger-checks';

const { add, edit, get, pay, cancel, cancel_payment, confirm, dismiss, options, propose_salaries } = expensesContract;
type Facts = InputOf<typeof add>;
let world: World;
let salon: MoneySalon;
let today: string;
let rent: number;
let landlord: number;

beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  const { body } = await world.call(options, {}, { as: salon.owner });
  today = body.today;
  rent = body.types[0]!.id;
  landlord = (await world.call(suppliersContract.add, { name: 'Al Wasl' }, { as: salon.owner })).body.id;
});
afterAll(() => world.close());

const bill = (more: Partial<Facts> = {}): Facts => ({
  supplier_id: landlord,
  invoice_date: today,
  type_id: rent,
  net: 8_400,
  vat: 420,
  ...more,
});
const as = () => ({ as: salon.owner });
async function added(more: Partial<Facts> = {}): Promise<number> {
  const answer = await world.call(add, bill(more), as());
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
}
const read = async (id: number) => (await world.call(get, { id }, as())).body;
const owed = async (): Promise<number> =>
  (await world.call(suppliersContract.get_record, { id: landlord }, as())).body.record.balance;
const holds = async () => expect(await asPlatform(world.services, (tx) => runChecks(tx, 2001))).toEqual([]);
const books = async (id: number) =>
  rowsOf<{ day: string; ledger_account: number; vat_rate: number; amount: string }>(
    world,
    `select p.day::text, p.ledger_account, p.vat_rate, sum(p.amount)::text as amount
     from postings p join journals j on j.account_id = p.account_id and j.id = p.journal_id
     where j.account_id = 2001 and j.expense_id = $1
     group by 1, 2, 3 having sum(p.amount) <> 0 order by 1, 2, 3`,
    [id],
  );

describe('a bill', () => {
  it('is owed, has its VAT and belongs to its months', async () => {
    const from = startOfMonth(today);
    const before = await owed();
    const id = await added({ bill_from: from, bill_to: endOfMonth(addMonths(from, 2)), due_on: addDays(today, 30) });
    expect(await read(id)).toMatchObject({ total: 8_820, open: 8_820, standing: 'not_paid', number: 'E-0001' });
    const months = (await read(id)).months.map(({ amount }) => amount);
    expect(months).toEqual([2_800, 2_800, 2_800]);
    const lines = await books(id);
    const on = (account: number) =>
      lines.filter(({ ledger_account }) => ledger_account === account).map(({ amount }) => Number(amount));
    expect(on(5300)).toEqual([2_800, 2_800, 2_800]);
    expect(on(1400)).toEqual([420]);
    expect(on(2400)).toEqual([-8_820]);
    expect(on(1500).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    expect(await owed()).toBe(before + 8_820);
    await holds();
  });

  it('is paid now, in part and by two methods, and the rest later', async () => {
    const cashBefore = (await ledgerOf(world, 2001))[1100] ?? 0;
    const id = await added({
      payments: [
        { method: 'cash', amount: 1_000 },
        { method: 'cheque', amount: 820, reference_number: '000482' },
      ],
    });
    expect(await read(id)).toMatchObject({ paid: 1_820, open: 7_000, standing: 'partially_paid' });
    const toomuch = await world.call(pay, { id, method: 'transfer', amount: 7_001 }, as());
    expect([toomuch.status, Object.keys(toomuch.body.errors ?? {})]).toEqual([422, ['amount']]);
    expect((await world.call(pay, { id, method: 'transfer', amount: 7_000 }, as())).status).toBe(200);
    expect(await read(id)).toMatchObject({ open: 0, standing: 'paid' });
    expect((await ledgerOf(world, 2001))[1100]).toBe(cashBefore - 1_000);
    await holds();
  });

  it('is put right before anybody has paid, and not after', async () => {
    const id = await added({ bill_from: addMonths(startOfMonth(today), -2), bill_to: endOfMonth(today) });
    const put = await world.call(edit, { id, ...bill({ net: 1_000, vat: 50, note: 'Half' }) }, as());
    expect(put.status, JSON.stringify(put.body)).toBe(200);
    expect((await books(id)).map(({ ledger_account, amount }) => [ledger_account, Number(amount)])).toEqual([
      [1400, 50],
      // The bill at its rate, and the month without one.
      [1500, -1_000],
      [1500, 1_000],
      [2400, -1_050],
      [5300, 1_000],
    ]);
    const { body: log } = await world.call(auditContract.get_records, { 'f.entity': 'expenses' }, as());
    expect(log.records.map(({ action }) => action)).toContain('expenses.edit');
    await world.call(pay, { id, method: 'cash', amount: 50 }, as());
    expect((await world.call(edit, { id, ...bill() }, as())).body.code).toBe('EXPENSE_HAS_PAYMENTS');
    expect((await world.call(cancel, { id, reason: 'Wrong' }, as())).body.code).toBe('EXPENSE_HAS_PAYMENTS');
    await holds();
  });

  it('is cancelled when its payments are, once, and leaves nothing in the books', async () => {
    const before = await owed();
    const id = await added({ payments: [{ method: 'cash', amount: 500 }] });
    const payment = (await read(id)).payments[0]!.id;
    const back = () => world.call(cancel_payment, { id: payment, reason: 'Typed twice' }, as());
    expect((await back()).status).toBe(200);
    expect((await back()).body.code).toBe('EXPENSE_PAYMENT_CANCELLED');
    expect((await world.call(cancel, { id, reason: 'Not ours' }, as())).status).toBe(200);
    expect((await world.call(cancel, { id, reason: 'Not ours' }, as())).body.code).toBe('EXPENSE_NOT_RECORDED');
    expect(await books(id)).toEqual([]);
    expect(await read(id)).toMatchObject({ standing: 'cancelled', open: 0, cancel_reason: 'Not ours' });
    expect((await world.call(pay, { id, method: 'cash', amount: 1 }, as())).body.code).toBe('EXPENSE_NOT_RECORDED');
    expect(await owed()).toBe(before);
    await holds();
  });

  it('asks about a second one of the same number and date, and saves it when told to', async () => {
    const number = { supplier_invoice_number: 'AWP-26-3317' };
    await added(number);
    const twin = { supplier_invoice_number: 'awp 26/٣٣١٧', net: 900, vat: 0 };
    const asked = await world.call(add, bill(twin), as());
    expect([asked.status, asked.body.code]).toEqual([409, 'EXPENSE_DUPLICATE']);
    expect(asked.body.message).toBe(
      'An expense with the same supplier invoice number and date already exists, do you want to save it anyway?',
    );
    const { body } = await world.call(
      expensesContract.find_duplicates,
      { number: twin.supplier_invoice_number, date: today },
      as(),
    );
    expect(body.records).toMatchObject([{ total: 8_820, supplier: 'Al Wasl' }]);
    expect((await world.call(add, bill({ ...twin, save_duplicate: true }), as())).status).toBe(200);
    expect((await world.call(add, bill({ ...number, invoice_date: addDays(today, -1) }), as())).status).toBe(200);
  });

  it('of two alike at one moment, asks the second', async () => {
    const twin = bill({ supplier_invoice_number: 'RACE-1' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.call(add, twin, as())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('is paid once by two who pay it at one moment', async () => {
    const id = await added();
    const all = { id, method: 'transfer', amount: 8_820 } as const;
    const answers = await Promise.all([1, 2, 3].map(() => world.call(pay, all, as())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    await holds();
  });

  it.each([
    ['a date ahead', () => ({ invoice_date: addDays(today, 1) }), 'invoice_date'],
    ['too much VAT', () => ({ vat: 900 }), 'vat'],
    ['an unknown type', () => ({ type_id: 999_999 }), 'type_id'],
    ['an unknown supplier', () => ({ supplier_id: 999_999 }), 'supplier_id'],
    ['due before its date', () => ({ due_on: addDays(today, -1) }), 'due_on'],
    ['half a period', () => ({ bill_from: today }), 'bill_to'],
    ['a period that ends before it begins', () => ({ bill_from: today, bill_to: addDays(today, -1) }), 'bill_to'],
    ['a file of nobody', () => ({ upload_ids: [999_999] }), 'upload_ids'],
    ['more paid than it asks', () => ({ payments: [{ method: 'cash', amount: 8_821 }] }), 'payments.0.amount'],
  ] as [string, () => Partial<Facts>, string][])('is refused with %s, at its field', async (_name, wrong, field) => {
    const { status, body } = await world.call(add, bill(wrong()), as());
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('is nobody else’s', async () => {
    const theirs = { as: await tokenOf(world, await personOf(world, 'b@test.rawnaq')) };
    const id = await added();
    const { id: payment } = (await world.call(pay, { id, method: 'cash', amount: 1 }, as())).body;
    const knocks = [
      await world.call(get, { id }, theirs),
      await world.call(edit, { id, ...bill() }, theirs),
      await world.call(cancel, { id, reason: 'x' }, theirs),
      await world.call(pay, { id, method: 'cash', amount: 1 }, theirs),
      await world.call(cancel_payment, { id: payment, reason: 'x' }, theirs),
    ];
    expect(knocks.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('what comes again', () => {
  const start = () => addMonths(today, -2);

  it('is proposed once for each month, and in nobody’s books until somebody confirms it', async () => {
    const first = await added({ repeat_months: 1, invoice_date: start(), net: 3_000, vat: 0, note: 'Water' });
    const count = async () =>
      rowsOf<{ id: number; status: number; invoice_date: string }>(
        world,
        "select id::int, status, invoice_date::text from expenses where note = 'Water' order by id",
      );
    await runJob(world.services, 'propose-expenses');
    await runJob(world.services, 'propose-expenses');
    const all = await count();
    expect(all.map(({ status }) => status)).toEqual([1, 2, 2]);
    expect(all[0]!.id).toBe(first);
    expect(await books(all[1]!.id)).toEqual([]);
    const [{ told }] = (await rowsOf<{ told: string }>(
      world,
      "select count(*) as told from notifications where account_id = 2001 and type = 'expenses' and code = 'proposed'",
    )) as [{ told: string }];
    expect(Number(told)).toBeGreaterThanOrEqual(2);

    const id = all[1]!.id;
    const facts = bill({
      net: 3_100,
      vat: 0,
      invoice_date: all[1]!.invoice_date,
      note: 'Water',
      supplier_invoice_number: 'W-77',
    });
    const yes = await world.call(confirm, { id, ...facts, payments: [{ method: 'cash', amount: 100 }] }, as());
    expect(yes.status, JSON.stringify(yes.body)).toBe(200);
    expect(await read(id)).toMatchObject({ total: 3_100, open: 3_000 });
    expect((await world.call(confirm, { id, ...facts }, as())).body.code).toBe('EXPENSE_NOT_PROPOSED');

    expect((await world.call(dismiss, { id: all[2]!.id, stop: true }, as())).status).toBe(200);
    await runJob(world.services, 'propose-expenses');
    expect((await count()).length).toBe(3);
    await holds();
  });

  it('is recorded by itself where somebody wanted it so', async () => {
    const before = await owed();
    const first = await added({
      repeat_months: 1,
      repeat_by_itself: true,
      invoice_date: addMonths(today, -1),
      bill_from: startOfMonth(addMonths(today, -1)),
      bill_to: endOfMonth(addMonths(today, -1)),
    });
    await runJob(world.services, 'propose-expenses');
    const [next] = await rowsOf<{ id: number; status: number; bill_from: string }>(
      world,
      'select id::int, status, bill_from::text from expenses where repeated_from = $1',
      [first],
    );
    expect(next).toMatchObject({ status: 1, bill_from: startOfMonth(today) });
    expect((await books(next!.id)).length).toBeGreaterThan(0);
    expect(await owed()).toBe(before + 2 * 8_820);
    await holds();
  });
});

describe('salaries', () => {
  it('are proposed for a month that is over, once, with whoever was employed in it', async () => {
    await rowsOf(world, 'update employees set salary = 300000, joined_on = $1 where account_id = 2001', ['2020-01-01']);
    const month = addMonths(startOfMonth(today), -3);
    const made = await world.call(propose_salaries, { month }, as());
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const proposal = await read(made.body.id);
    expect(proposal.salaries!.length).toBeGreaterThanOrEqual(2);
    expect(proposal).toMatchObject({
      standing: 'proposed',
      net: proposal.salaries!.reduce((sum, { salary, commission }) => sum + salary + commission, 0),
      bill_from: month,
      bill_to: endOfMonth(month),
    });
    expect((await world.call(propose_salaries, { month }, as())).body.code).toBe('SALARIES_ALREADY_PROPOSED');
    expect((await world.call(propose_salaries, { month: today }, as())).status).toBe(422);
  });
});

it('tells of what is due, once', async () => {
  const id = await added({ invoice_date: addDays(today, -10), due_on: addDays(today, 2) });
  const told = () =>
    rowsOf(world, "select code from notifications where account_id = 2001 and type = 'expenses' and open_id = $1", [
      String(id),
    ]);
  await runJob(world.services, 'propose-expenses');
  await runJob(world.services, 'propose-expenses');
  expect(await told()).toEqual([{ code: 'due' }]);
});

it('keeps the books right whatever is done in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          net: fc.integer({ min: 1, max: 500_000 }),
          share: fc.integer({ min: 0, max: 10_000 }),
          months: fc.integer({ min: 0, max: 14 }),
          paid: fc.integer({ min: 0, max: 100 }),
          after: fc.constantFrom('nothing', 'edit', 'pay', 'unpay', 'cancel'),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      async (bills) => {
        for (const { net, share, months, paid, after } of bills) {
          const vat = Math.floor((net * 500 * share) / 100_000_000);
          const id = await added({
            net,
            vat,
            bill_from: addMonths(today, -months),
            bill_to: today,
            payments: paid > 0 ? [{ method: 'transfer', amount: Math.max(1, Math.floor((net * paid) / 100)) }] : [],
          });
          const record = await read(id);
          if (after === 'edit') await world.call(edit, { id, ...bill({ net: net + 7, vat }) }, as());
          if (after === 'pay' && record.open > 0)
            await world.call(pay, { id, method: 'cash', amount: record.open }, as());
          if (after === 'unpay' && record.payments[0])
            await world.call(cancel_payment, { id: record.payments[0].id, reason: 'x' }, as());
          if (after === 'cancel') await world.call(cancel, { id, reason: 'x' }, as());
        }
        await holds();
      },
    ),
    { numRuns: 6 },
  );
});
