import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { postDeposit, postGiftCardSold } from '@rawnaq/domain/ledger/post-customer-money';
import type { Journal } from '@rawnaq/domain/ledger/journal';
import type { ReportId } from '@rawnaq/domain/reports/report-catalogue';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { creditService } from '../../../../test/money/hand-made-notes';
import { addPerson, rowsOf, tokenOf } from '../../../../test/people';
import {
  cash,
  ledgerOf,
  openMoneySalon,
  productLine,
  sell,
  serviceLine,
  type MoneySalon,
} from '../../../../test/money-salon';
import { openWorld, type World } from '../../../../test/world';
import { asPlatform } from '../../../services';
import { readSellingSalon } from '../../invoices';
import { entriesOf, post } from '../../ledger';

let world: World;
let salon: MoneySalon;
let day: string;

/** A day of everything: cash and card, discount, tip, a package sold and used, a debt, a note, a deposit, a card. */
beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  const [first, second] = salon.customers as [number, number, number];
  const ids: number[] = [];
  const sold = async (bill: Parameters<typeof sell>[2]) => {
    const { status, body } = await sell(world, salon, bill);
    expect(status, JSON.stringify(body)).toBe(200);
    ids.push(body.id);
  };
  await sold({});
  await sold({
    customer_id: first,
    lines: [serviceLine(salon, 0, { discount_amount: 1_000 }), productLine(salon, 2), tip(salon, 500)],
    payments: [cash(9_500), { method: 'credit_card', amount: 10_000, authorization_code: '4711' }],
    expected_payable: 19_500,
  });
  await sold({ customer_id: second, payments: [cash(4_000)] });
  await sold({
    customer_id: first,
    lines: [{ kind: 'package', offer_id: salon.offer, unit_price: 15_000 }],
    payments: [{ method: 'transfer', amount: 15_000 }],
    expected_payable: 15_000,
  });
  const [bought] = await rowsOf<{ id: number }>(world, 'select id from customer_packages');
  await sold({
    customer_id: first,
    lines: [{ ...serviceLine(salon, 1), kind: 'package_use', customer_package_id: bought!.id, unit_price: 0 }],
    payments: [],
    expected_payable: 0,
  });
  await creditService(world, salon, ids[0]!);
  await postByHand(postDeposit([{ method: 'cash', amount: 3_000 }], 0, 0));
  await postByHand(postGiftCardSold([{ method: 'credit_card', amount: 20_000 }]));
  day = (await rowsOf<{ day: string }>(world, 'select day from invoices limit 1'))[0]!.day;
});
afterAll(() => world.close());

const tip = ({ employees }: MoneySalon, unit_price: number) =>
  ({ kind: 'tip', employee_id: employees[0]!, unit_price }) as const;

const postByHand = (journal: Journal | undefined) =>
  asPlatform(world.services, async (tx) => {
    const ctx = { tx, accountId: salon.accountId, now: world.services.clock() };
    await post(ctx, entriesOf([{ journal }], { day: (await readSellingSalon(ctx)).day, created_by: null }));
  });

async function report(id: ReportId, more: object = {}, as = salon.owner) {
  const { status, body } = await world.call(reportsContract.get_records, { id, from: day, to: day, ...more } as never, {
    as,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

describe('the payments summary', () => {
  it.each(['daily-payments', 'monthly-payments'] as const)('%s says what the ledger says', async (id) => {
    const ledger = await ledgerOf(world, salon.accountId);
    const { records, sums, figures } = await report(id);
    expect(records).toHaveLength(1);
    expect(sums).toMatchObject({
      cash: ledger[1100],
      credit_card: ledger[1110],
      transfer: ledger[1120],
      cheque: 0,
      payment_link: 0,
      vat: -ledger[2200]!,
      tips: -ledger[2300]!,
      left_to_pay: ledger[1200],
      balances_in: -ledger[2100]!,
      gift_cards_in: -ledger[2110]!,
      given_back: 10_000,
      discounts: 1_000,
      sales: 10_000 + 19_000 + 10_000 + 15_000 - 10_000,
      difference: 0,
    });
    expect(sums['received']! - sums['given_back']!).toBe(ledger[1100]! + ledger[1110]! + ledger[1120]!);
    expect(figures['net']).toBe(sums['net']);
  });

  it('narrows what came in to one method', async () => {
    const { sums } = await report('daily-payments', { 'f.method': 'credit_card' });
    expect(sums).toMatchObject({ received: 30_000, given_back: 0, net: 30_000 });
  });

  it('leads to the papers and payments of the day', async () => {
    const { records, link } = await report('daily-payments');
    expect(new URLSearchParams(String(records[0]!['query'])).get('f.issued_at')).toBe(`${day}..${day}`);
    expect(link).toContain('f.paid_at=');
  });
});

describe('the VAT report', () => {
  it('has the boxes of the Emirates’ return, and its total is the ledger’s', async () => {
    await rowsOf(world, "update accounts set city = 'Sharjah' where id = $1", [salon.accountId]);
    const ledger = await ledgerOf(world, salon.accountId);
    const { records, figures } = await report('vat');
    const vat = -ledger[2200]!;
    // Packages are owed without VAT until they are used: what was sold of them is due all the same.
    const net = -(ledger[4100]! + ledger[4110]! + ledger[4120]! + (ledger[2120] ?? 0) + ledger[4200]!);
    expect(figures).toEqual({ sales: net, output: vat, input: 0, due: vat });
    const box = (name: string) => records.find((row) => row['box'] === name);
    expect(box('1c')).toMatchObject({ name: 'Standard rated supplies in Sharjah, 5%', vat: vat + 476 });
    expect(records.find(({ id }) => id === 'credits-500')).toMatchObject({ amount: -9_524, vat: -476 });
    expect(box('8')).toMatchObject({ amount: net, vat });
    expect(box('12')).toMatchObject({ vat });
    expect(box('14')).toMatchObject({ vat });
    expect(records.map((row) => row['box'])).not.toContain('1b');
  });

  it('by month comes to the same', async () => {
    const { records, figures } = await report('vat', { 'f.by': 'month' });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ amount: figures['sales'], vat: figures['due'] });
  });

  it('has the boxes of the Kingdom’s return, with the VAT of deposits', async () => {
    const saudi = await openMoneySalon(world, 2002, 'b@test.rawnaq');
    await rowsOf(world, "update accounts set country = 'SA', currency = 'SAR' where id = 2002");
    const rate = 1_500;
    await sell(world, saudi);
    await asPlatform(world.services, async (tx) => {
      const ctx = { tx, accountId: 2002, now: world.services.clock() };
      await post(
        ctx,
        entriesOf([{ journal: postDeposit([{ method: 'cash', amount: 2_300 }], 300, rate) }], {
          day: (await readSellingSalon(ctx)).day,
          created_by: null,
        }),
      );
    });
    const { records, figures } = await report('vat', {}, saudi.owner);
    const ledger = await ledgerOf(world, 2002);
    expect(figures['output']).toBe(-ledger[2200]!);
    expect(records.find((row) => row['box'] === '1')).toMatchObject({ amount: 8_696, vat: 1_304 });
    expect(records.find(({ id }) => id === 'deposits-1500')).toMatchObject({ amount: 2_000, vat: 300 });
    expect(records.find((row) => row['box'] === '6')).toMatchObject({ amount: 10_696, vat: 1_604 });
    expect(records.find((row) => row['box'] === '13')).toMatchObject({ vat: 1_604 });
  });
});

describe('what was sold and done', () => {
  it('by service and by category adds up to the sales of services in the ledger', async () => {
    const ledger = await ledgerOf(world, salon.accountId);
    const { sums } = await report('services');
    // Products were not discounted: what stands on the account of discounts is the services'.
    expect(sums['net']).toBe(-(ledger[4100]! + ledger[4120]! + ledger[4200]!));
    expect(sums).toMatchObject({ quantity: 2, from_packages: 1, discount: 1_000, list: 30_000 - 10_000 });
    expect((await report('services', { 'f.by': 'category' })).sums).toEqual(sums);
    const { sums: own } = await report('services', { 'f.employee_id': salon.employees[1]! });
    expect(own).toMatchObject({ quantity: 0, from_packages: 1 });
  });

  it('by employee and day counts what packages paid for', async () => {
    const { records, figures } = await report('activities');
    expect(figures).toMatchObject({ quantity: 3, from_packages: 1 });
    expect(records).toHaveLength(2);
    expect(
      records.find((row) => row['employee_id'] === salon.employees[1] || row['from_packages'] === 1),
    ).toMatchObject({
      quantity: 1,
      from_packages: 1,
      day,
    });
    const { figures: summary, sums } = await report('activities-summary');
    expect(summary).toMatchObject({ quantity: 3, from_packages: 1, tips: 500 });
    expect(sums['value']).toBe(Number(figures['value']) + sums['products']!);
    const one = await report('activities', { 'f.employee_id': salon.employees[1]! });
    expect(one.figures).toMatchObject({ quantity: 1, from_packages: 1 });
  });

  it('who got which discount adds up to the discounts of the day', async () => {
    const { records, sums, figures } = await report('customers-discount');
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ line_discount: 1_000, code_discount: 0, discount: 1_000 });
    expect(sums['discount']).toBe((await report('daily-payments')).sums['discounts']);
    expect(figures['discount']).toBe(1_000);
  });
});

describe('commissions', () => {
  it('go below zero by line and employee with a credit note, and show what the salon bears', async () => {
    const [employee] = salon.employees as [number];
    const before = await report('commissions', { 'f.employee_id': employee });
    const [entry] = await rowsOf<{ amount: number }>(world, 'select min(amount) as amount from commission_entries');
    expect(entry!.amount).toBe(-952);
    expect(before.note).toBe('Price before VAT · When the invoice is issued');
    expect(before.records[0]).toMatchObject({ taken_back: -952 });
    expect(before.records[0]!['commission']).toBe(Number(before.records[0]!['earned']) - 952);
    const { body } = await sell(world, salon);
    await creditService(world, salon, body.id, true);
    const after = await report('commissions', { 'f.employee_id': employee });
    expect(after.records[0]).toMatchObject({ taken_back: -952, absorbed: 952 });
    expect(after.records[0]!['commission']).toBe(Number(before.records[0]!['commission']) + 952);

    const one = await report('employee-commissions', { subject: employee });
    expect(one.sums['commission']).toBe(after.records[0]!['commission']);
    expect(one.figures).toMatchObject({ taken_back: -952, absorbed: 952 });
    const taken = await report('employee-commissions', { subject: employee, 'f.effect': 'taken_back' });
    expect(taken.records).toHaveLength(1);
    expect(taken.records[0]).toMatchObject({ commission: -952, effect: 'taken_back', number: 'CN-1' });
  });
});

describe('the home page', () => {
  it('shows sales, money by method and who sold best, as the reports do', async () => {
    const { sums } = await report('daily-payments');
    const { status, body } = await world.call(dashboardContract.get_sales, { period: 'today' }, { as: salon.owner });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ from: day, sales: sums['sales'], received: sums['net'], before: { sales: 0 } });
    expect(body.methods.map(({ net }) => net).reduce((sum, net) => sum + net, 0)).toBe(sums['net']);
    expect(body.services[0]!.quantity).toBeGreaterThan(0);
    expect(body.employees[0]!.net).toBeGreaterThan(0);
    expect(body.days.at(-1)).toEqual({ date: day, total: sums['sales'], before: 0 });
    const details = await world.call(dashboardContract.get_payments, { from: day, to: day }, { as: salon.owner });
    expect(details.body).toMatchObject({
      received: sums['received'],
      given_back: sums['given_back'],
      net: sums['net'],
      days: [{ date: day, received: sums['received'], given_back: sums['given_back'] }],
    });
  });

  it('keeps money to those with the right', async () => {
    const person = await addPerson(world, 'merchant', 2001, toPermissionMap(['dashboard.view', 'appointments.view']));
    const as = await tokenOf(world, person);
    expect((await world.call(dashboardContract.get_sales, {}, { as })).status).toBe(403);
    expect((await world.call(dashboardContract.get_payments, { from: day, to: day }, { as })).status).toBe(403);
  });
});

describe('reports of money', () => {
  it('are for those with the right to each', async () => {
    const cashier = await tokenOf(
      world,
      await addPerson(world, 'merchant', 2001, toPermissionMap(['reports.daily-payments'])),
    );
    const status = async (id: ReportId) =>
      (await world.call(reportsContract.get_records, { id, from: day, to: day } as never, { as: cashier })).status;
    expect(await status('daily-payments')).toBe(200);
    for (const id of ['monthly-payments', 'vat', 'services', 'activities', 'commissions'] as const)
      expect(await status(id), id).toBe(403);
  });
});
