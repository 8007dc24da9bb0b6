import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discountCodeCategories } from '@rawnaq/domain/discount-codes/discount-code.states';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { builtInRoles } from '@rawnaq/domain/roles/built-in-roles';
import { accountingSetting } from '@rawnaq/domain/settings/accounting-setting';
import { invoiceSetting } from '@rawnaq/domain/settings/invoice-setting';
import type { BillLine } from '@rawnaq/domain/till/bill';
import { furnish } from '../../../test/booking-salon';
import { openMoneySalon, type MoneySalon } from '../../../test/money-salon';
import { addPerson, rowsOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { differing, rowsOfAllTables, rowsOfAnother, type Differences, type Dump } from '../../../test/same-rows';
import { openWorld, type World } from '../../../test/world';
import { appointmentsRoutes } from '../../modules/appointments/appointments.routes';
import { insertDiscountCode } from '../../modules/discount-codes';
import { expensesRoutes } from '../../modules/expenses/expenses.routes';
import { runChecks } from '../../modules/ledger-checks';
import { insertOffer } from '../../modules/offers';
import { paymentsRoutes } from '../../modules/payments/payments.routes';
import { fillSetting, insertHoliday } from '../../modules/settings';
import { stockOfProducts } from '../../modules/stock';
import { stockRoutes } from '../../modules/stock/stock.routes';
import { suppliersRoutes } from '../../modules/suppliers/suppliers.routes';
import { tillRoutes } from '../../modules/till/till.routes';
import { asAccount, asPlatform } from '../../services';
import { visitFollowers } from '../../visit-followers';
import { seeded, type Chance } from '../random';
import { act, onStage, type Stage } from '../stage';
import type { Deed } from './deeds';
import { drawOccasions, serviceLine, type Occasion } from './draw-bills';
import { readBefore, writeYear, type Before } from './write-year';

/** Ten to midnight in Riyadh, where a day ends at four. */
const now = new Date('2026-02-27T20:50:00Z');
const [ZONE, CUT_OFF, CASHIER] = ['Asia/Riyadh', '04:00:00', 'cashier@test.rawnaq'];
const DAY_MS = 86_400_000;
const COUNTED_DAYS = 121;
/** Everything happens, not only what is usual. */
const ODDS = { less: 0.15, product: 0.35, package: 0.15, tip: 0.2, code: 0.3, debt: 0.15 };

/** What the two ways may differ in. */
const DIFFERENCES: Differences = {
  notifications: ['*'], // The bell of past weeks: read and gone.
  // A random name of the paper for the tax authority, and what is reckoned from it; the checks of the books do that.
  invoices: ['uuid', 'previous_hash', 'hash', 'qr'],
  einvoice_chains: ['last_hash'],
};

let world: World;
let salon: MoneySalon;
let suppliers: number[];
let deeds: readonly Deed[];
let quick: Dump;
let broken: unknown;

beforeAll(async () => {
  world = await openWorld();
  await rowsOf(world, "update accounts set country = 'SA', currency = 'SAR' where id = 2001");
  salon = await openMoneySalon(world);
  await prepare();
  quick = await written(async ({ tx }) => {
    broken = await runChecks(tx, 2001);
  });
});
afterAll(() => world.close());

const play = <T>(work: (stage: Stage) => Promise<T>, at = now): Promise<T> =>
  asPlatform(world.services, (tx) => onStage({ services: world.services, tx, now: at }, 2001, work));

/** A salon with a night, a holiday, codes, packages, somebody who may not do everything, and visits to bill. */
async function prepare(): Promise<void> {
  const more = await furnish(world, 2001, {
    employees: 2,
    customers: 26,
    services: [{ name: 'Wax', price: 5_000 }, { name: 'Henna' }],
    time_zone: ZONE,
    cut_off: CUT_OFF,
  });
  const permissions = toPermissionMap(builtInRoles.cashier.permissions);
  await addPerson(world, 'merchant', 2001, permissions, { email: CASHIER });
  await rowsOf(world, 'update employees set show_in_billing = false where account_id = 2001 and id = $1', [
    more.employees[1],
  ]);
  await rowsOf(
    world,
    `
      update customers
      set created_at = case when id = any($1) then timestamptz '2026-01-01 06:00:00Z'
        else timestamptz '2026-01-05 22:30:00Z' + (id % 9) * interval '4 days' end,
        trn = case when id % 5 = 0 then '300000000000003' end
      where account_id = 2001`,
    [salon.customers],
  );
  await play(async (stage) => {
    await fillSetting(
      stage,
      accountingSetting,
      { trn: '310000000000003', loyalty_active: true, points_expire_after_months: 12 },
      now,
    );
    await insertHoliday(stage, {
      english_name: 'Founding Day',
      arabic_name: 'يوم التأسيس',
      kind: 'national_event',
      is_closed: false,
      starts_on: '2026-02-09',
      ends_on: '2026-02-15',
    });
    await insertOffer(stage, {
      english_name: 'Two of three',
      arabic_name: 'اثنتان من ثلاث',
      type: offerServiceTypes.codes.selection,
      max_services_to_use: 2,
      price: 12_000,
      services: [...salon.services, more.services[0]!],
      expires_on: '2026-02-05',
    });
    const code = { category: discountCodeCategories.codes.all, services: [], products: [] };
    await insertDiscountCode(stage, {
      ...code,
      code: 'FEW',
      kind: 'amount',
      amount: 1_000,
      starts_on: '2026-01-01',
      max_uses: 3,
    });
    await insertDiscountCode(stage, {
      ...code,
      code: 'ONCE',
      kind: 'percent',
      percent: 1_500,
      starts_on: '2026-01-10',
      max_uses_per_customer: 1,
    });
    const began = stage.at(new Date('2026-01-01T07:00:00Z'));
    suppliers = [];
    for (const name of ['Sidrah', 'Nawah']) suppliers.push((await act(began, suppliersRoutes, 'add', { name })).id);
    await bookVisits(stage, more.services[0]!, more.employees[1]!);
    // Since its deposits it says something else on paper.
    await fillSetting(stage, invoiceSetting, { english_footer: 'See you soon' }, now);
  });
  // What was booked costs what it cost then, and is done although it is sold no more.
  await rowsOf(world, 'update services set price = 7000, status = $1 where account_id = 2001 and id = $2', [
    recordStates.codes.disabled,
    more.services[0],
  ]);
}

/** Booked long before, two of them paid in advance: one in part, one with more than it costs. */
async function bookVisits(stage: Stage, wax: number, hidden: number): Promise<void> {
  const visits = appointmentsRoutes(visitFollowers);
  const [booked, paid] = [new Date('2026-01-01T08:00:00Z'), new Date('2026-01-01T09:00:00Z')];
  for (const [turn, customer_id] of salon.customers.entries()) {
    const { id } = await act(stage.at(booked), visits, 'add', {
      customer_id,
      date: `2026-02-2${4 + turn}`,
      lines: [
        { service_id: salon.services[0]!, employee_id: salon.employees[0]!, start: 20 * 60 },
        { service_id: wax, employee_id: hidden, start: 21 * 60 },
      ],
      tell_customer: false,
    });
    const amount = [4_000, 30_000][turn];
    if (amount)
      await act(stage.at(paid), paymentsRoutes, 'add_deposit', {
        customer_id,
        appointment_id: id,
        payments: [{ method: paymentMethods.codes.cash, amount }],
      });
    await act(stage.at(new Date(`2026-02-2${4 + turn}T17:02:00Z`)), visits, 'check_in', { id });
  }
}

/** Some walk in, and two come late: one before the last count of a day's customers, one before the day ends. */
function occasionsOf({ shop, visits, salon: { day }, ...before }: Before, chance: Chance): Occasion[] {
  const buyers = before.buyers.map((buyer) => ({ ...buyer, invoices_count: 4 }));
  const owl = buyers.pop()!;
  const drawn = drawOccasions({ shop, visits, buyers, today: day, zone: ZONE, walkIns: 0 }, chance);
  const lateAt = (at: string, buyer: Occasion['buyer']): Occasion => ({
    at: new Date(at),
    buyer,
    appointment_id: null,
    lines: [serviceLine(salon.services[0]!, salon.employees[0]!, 10_000)],
  });
  return [
    ...drawn.map((one, turn) => (turn % 7 === 0 && one.appointment_id === null ? { ...one, buyer: null } : one)),
    lateAt('2026-02-18T20:30:00Z', buyers.at(-1)!),
    lateAt('2026-02-20T00:30:00Z', owl),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** The rows of the quick way, and no trace of it. */
const written = (more: (stage: Stage) => Promise<void> = async () => {}): Promise<Dump> =>
  rowsOfAnother(world, DIFFERENCES, (tx) =>
    onStage({ services: world.services, tx, now }, 2001, async (stage) => {
      const before = await readBefore(stage);
      const chance = seeded(7);
      const manners = { desk: [CASHIER, undefined], suppliers, odds: ODDS, chance };
      deeds = await writeYear(stage, before, occasionsOf(before, chance), manners);
      await more(stage);
    }),
  );

/** Every deed at its moment, each in a transaction of its own, with the jobs that come by. */
async function live(): Promise<void> {
  const { active, disabled } = recordStates.codes;
  const customers = await rowsOf<{ id: number; created_at: string }>(
    world,
    'select id, created_at from customers where account_id = 2001',
  );
  // Who is not known yet is not counted.
  await rowsOf(world, 'update customers set status = $1 where account_id = 2001', [disabled]);
  const lastCount = Date.parse('2026-02-27T20:01:00Z');
  const moments: { at: number; run: () => Promise<unknown> }[] = [
    ...customers.map(({ id, created_at }) => ({
      at: Date.parse(created_at),
      run: () => rowsOf(world, 'update customers set status = $1 where account_id = 2001 and id = $2', [active, id]),
    })),
    ...Array.from({ length: COUNTED_DAYS }, (_, back) => {
      const at = lastCount - back * DAY_MS;
      return { at, run: () => runJob({ ...world.services, clock: () => new Date(at) }, 'renew-customer-types') };
    }),
    ...deeds.map((deed) => ({ at: deed.at.getTime(), run: () => repeat(deed) })),
  ];
  for (const { run } of moments.toSorted((a, b) => a.at - b.at)) await run();
}

/** By the use case of the page that this is done on. */
const repeat = (deed: Deed): Promise<unknown> =>
  asAccount(world.services, 2001, (tx) =>
    onStage({ services: world.services, tx, now: deed.at }, 2001, async (stage): Promise<unknown> => {
      const ctx = stage.at(deed.at, deed.by.is_owner ? undefined : deed.by.email!);
      if (deed.what === 'sell') return act(ctx, tillRoutes, 'issue', deed.input);
      if (deed.what === 'open') return stockOfProducts.activated(ctx, deed.input);
      if (deed.what === 'receive') return act(ctx, stockRoutes, 'receive', deed.input);
      if (deed.what === 'use') return act(ctx, stockRoutes, 'use', deed.input);
      if (deed.what === 'adjust') return act(ctx, stockRoutes, 'adjust', deed.input);
      return act(ctx, expensesRoutes, 'pay', deed.input);
    }),
  );

describe('a year written in bulk', () => {
  it('has every kind of deed and of sale in it', () => {
    const bills = deeds.flatMap((deed) => (deed.what === 'sell' ? [{ ...deed.input, by: deed.by, at: deed.at }] : []));
    const count = (is: (bill: (typeof bills)[number]) => unknown): number => bills.filter((bill) => is(bill)).length;
    const has = (kind: BillLine['kind']): number => count(({ lines }) => lines.some((line) => line.kind === kind));
    const done = (what: Deed['what']): number => deeds.filter((deed) => deed.what === what).length;
    const paidBy = (method: (typeof paymentMethods.codes)[keyof typeof paymentMethods.codes]): number =>
      count(({ payments }) => payments!.some((payment) => payment.method === method));
    const { cash, credit_card, transfer, payment_link } = paymentMethods.codes;
    const kinds = {
      all: bills.length >= 60,
      services: has('service') > 50,
      products: has('product') > 10,
      packages: has('package') > 3,
      packageUses: has('package_use') > 1,
      tips: has('tip') > 5,
      less: count(({ lines }) => lines.some(({ discount_percent }) => discount_percent)) > 3,
      codes: new Set(bills.flatMap(({ code }) => code ?? [])).size === 2,
      walkIns: count(({ customer_id }) => customer_id === undefined) > 5,
      cash: paidBy(cash) > 5,
      cards: paidBy(credit_card) > 5,
      otherwise: paidBy(transfer) + paidBy(payment_link) > 1,
      twoWays: count(({ payments }) => payments!.length > 1) > 0,
      debts: count((bill) => owedOf(bill) > 0) > 0,
      visits: count(({ appointment_id }) => appointment_id) === 3,
      deposits: count(({ balance_used }) => balance_used! > 0) === 2,
      nights: count(({ at }) => at.getUTCHours() < 1) === 1,
      byCashier: count(({ by }) => by.email === CASHIER) > 20,
      opened: done('open') === 1,
      received: done('receive') > 2,
      used: done('use') > 2,
      lost: done('adjust') > 0,
      paid: done('pay') > 0,
    };
    expect(kinds).toEqual(Object.fromEntries(Object.keys(kinds).map((name) => [name, true])));
  });

  it('leaves books in which nothing is broken, nor in the chain of e-invoices', () => expect(broken).toEqual([]));

  it('is, to the last column of every table, what the use cases write at the same moments', async () => {
    const spoilt = await written(async ({ tx }) => {
      await tx.updateTable('payments').set({ reference_number: 'Spoilt' }).execute();
      await tx.updateTable('customer_type_days').set({ new: 99 }).execute();
    });
    expect(Object.keys(differing(quick, spoilt)), 'a difference is seen').toEqual(['customer_type_days', 'payments']);
    await live();
    expect(differing(quick, await rowsOfAllTables(world, undefined, DIFFERENCES))).toEqual({});
  }, 120_000);
});

type Bill = Extract<Deed, { what: 'sell' }>['input'];
const owedOf = ({ expected_payable, balance_used, payments }: Bill): number =>
  expected_payable - balance_used - payments.reduce((sum, { amount }) => sum + amount, 0);
