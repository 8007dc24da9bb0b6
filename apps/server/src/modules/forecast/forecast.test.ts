import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import { forecastContract } from '@rawnaq/domain/forecast/forecast.contract';
import { HORIZONS } from '@rawnaq/domain/forecast/horizons';
import { prepare } from '@rawnaq/domain/forecast/sales-history';
import { modelAt } from '@rawnaq/domain/forecast/sales-model';
import { makeSalon, TEN_SALONS } from '@rawnaq/domain/forecast/test/synthetic-salons';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { addDays, weekdayOf } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import { openMoneySalon, sell, type MoneySalon } from '../../../test/money-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { earlyValues } from './bookings.query';
import { findSalon } from './forecast.repo';

const DAY_MS = 86_400_000;
const WEEK = [80_000, 90_000, 90_000, 100_000, 140_000, 120_000, 110_000];
const DAYS = 500;

let world: World;
let salon: MoneySalon;
let today: string;

/** A salon with five hundred days behind it whose weeks are all alike, and one that has only begun. */
beforeAll(async () => {
  world = await openWorld();
  salon = await openMoneySalon(world);
  const { time_zone, business_day_cut_off } = await asPlatform(world.services, (tx) =>
    findSalon({ tx, accountId: salon.accountId }),
  );
  today = businessDateOf(world.services.clock(), time_zone, business_day_cut_off);
  await addSales(salon.accountId, DAYS);
  await addSales(2002, 9);
  await runJob(world.services, 'forecast-sales');
});
afterAll(() => world.close());

async function addSales(accountId: number, days: number): Promise<void> {
  for (let back = 1; back <= days; back++) {
    const day = addDays(today, -back);
    await world.services.pools.platform.query(
      `insert into sales_days
         (account_id, day, kind, item_id, employee_id, quantity, list, discount, net, vat, gross, cost)
       values ($1, $2, 1, 1, 0, 1, $3, 0, $3, 0, $3, 0)`,
      [accountId, day, WEEK[weekdayOf(day)]],
    );
  }
}

const ask = (horizon: (typeof HORIZONS)[number], as = salon.owner) =>
  world.call(forecastContract.get, { horizon }, { as });

describe('the forecast of a salon', () => {
  it('is made at night for every horizon, with its interval and its errors', async () => {
    const { status, body } = await ask('tomorrow');
    expect(status, JSON.stringify(body)).toBe(200);
    const tomorrow = addDays(today, 1);
    expect(body).toMatchObject({
      today,
      depth: 'months',
      known_days: DAYS,
      horizon: 'tomorrow',
      horizons: [...HORIZONS],
      booked: 0,
      last: { from: addDays(today, -1), actual: WEEK[weekdayOf(addDays(today, -1))] },
    });
    const usual = WEEK[weekdayOf(tomorrow)]!;
    expect(Math.abs(body.span!.expected / usual - 1)).toBeLessThan(0.06);
    expect(body.span!.low).toBeLessThanOrEqual(body.span!.expected);
    expect(body.span!.high).toBeGreaterThanOrEqual(body.span!.expected);
    expect(body.rows).toHaveLength(1);
    expect(body.rows[0]!.year_before).toBe(usual);
    const error = body.errors.find(({ ahead }) => ahead === 'tomorrow')!;
    expect(error).toMatchObject({ guess: 'last_week', guess_mape: 0 });
    expect(error.mape).toBeGreaterThan(0);
  });

  it('shows months that add up, and what came of those before', async () => {
    const { body } = await ask('three_months');
    expect(body.rows).toHaveLength(3);
    const sum = body.rows.reduce((total, row) => total + row.expected, 0);
    expect(Math.abs(sum - body.span!.expected)).toBeLessThanOrEqual(3);
    const past = body.points.filter(({ actual }) => actual !== null);
    expect(past).toHaveLength(12);
    expect(past.at(-1)!.to < today).toBe(true);
    expect(past.at(-1)!.expected).not.toBeNull();
    expect(body.points.slice(past.length).every(({ expected }) => expected !== null)).toBe(true);
    const [sold] = await rowsOf<{ gross: number }>(
      world,
      `select sum(gross)::int as gross from sales_days where account_id = ${salon.accountId}
       and day between '${past.at(-1)!.from}' and '${past.at(-1)!.to}'`,
    );
    expect(past.at(-1)!.actual).toBe(sold!.gross);
  });

  it('is not made twice a day, and anew on the next', async () => {
    const madeAt = async () =>
      (
        await rowsOf<{ made_at: string; today: string }>(
          world,
          'select made_at::text, today from forecasts order by account_id',
        )
      )[0]!;
    const before = await madeAt();
    await runJob(world.services, 'forecast-sales');
    expect(await madeAt()).toEqual(before);
    world.advance(DAY_MS);
    await runJob(world.services, 'forecast-sales');
    expect((await madeAt()).today).toBe(addDays(before.today, 1));
    world.advance(-DAY_MS);
    await runJob(world.services, 'forecast-sales');
    expect((await madeAt()).today).toBe(before.today);
  });

  it('says when there is too little to learn from', async () => {
    const as = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    const { body } = await ask('year', as);
    expect(body).toMatchObject({ depth: 'too_short', known_days: 9, span: null, horizons: [], rows: [], points: [] });
  });

  it('is a file, too', async () => {
    const { status } = await world.call(
      forecastContract.export,
      { horizon: 'year', format: 'csv' },
      { as: salon.owner },
    );
    expect(status).toBe(200);
  });

  it('is for those with the right; what is booked for those who see all appointments', async () => {
    const without = await tokenOf(
      world,
      await addPerson(world, 'merchant', salon.accountId, toPermissionMap(['reports.vat', 'dashboard.view'])),
    );
    expect((await ask('year', without)).status).toBe(403);
    const alone = await tokenOf(
      world,
      await addPerson(world, 'merchant', salon.accountId, toPermissionMap(['reports.forecast'])),
    );
    const { status, body } = await ask('next_month', alone);
    expect(status).toBe(200);
    expect(body.booked).toBeNull();
    expect(body.rows.every(({ booked }) => booked === null)).toBe(true);
  });

  it('refuses a horizon there is not', async () => {
    const { status } = await world.call(forecastContract.get, { horizon: 'ever' as 'year' }, { as: salon.owner });
    expect(status).toBe(422);
  });
});

describe('bookings already made', () => {
  it('count from the day they were made until the day they were cancelled', async () => {
    const at = (days: number): string => new Date(world.services.clock().getTime() + days * DAY_MS).toISOString();
    const add = (total: number, created: number, cancelled: number | null) =>
      world.services.pools.platform.query(
        `insert into appointments
           (account_id, booking_id, customer_id, start_at, end_at, total, created_at, status, cancelled_at)
         values ($1, $8, $3, $4, $4::timestamptz + interval '1 hour', $2, $5, $6, $7)`,
        [
          salon.accountId,
          total,
          salon.customers[0],
          at(45),
          at(created),
          cancelled === null ? 1 : 0,
          cancelled === null ? null : at(cancelled),
          `F${total}`,
        ],
      );
    await add(1000, -40, null);
    await add(2000, 40, null);
    await add(4000, 38, 42);
    await add(8000, 45, null);
    const found = await asPlatform(world.services, async (tx) => {
      const place = { tx, accountId: salon.accountId };
      return earlyValues(place, await findSalon(place), at(44), 28);
    });
    expect(found.map(({ known, value }) => [known, value])).toEqual([
      [3, -4000],
      [5, 2000],
      [7, 4000],
      [28, 1000],
    ]);
    // Three of them stand in the calendar.
    expect((await ask('year')).body.booked).toBe(11_000);
  });
});

describe('the home page', () => {
  it('shows the forecast beside what came, to those who may see it', async () => {
    await sell(world, salon);
    const { body } = await world.call(dashboardContract.get_sales, { period: 'thirty_days' }, { as: salon.owner });
    expect(body.forecast!.next).toHaveLength(7);
    expect(Math.abs(body.forecast!.expected! / (29 * 104_000) - 1)).toBeLessThan(0.15);
    const far = { period: 'custom', from: addDays(today, -200), to: addDays(today, -190) } as const;
    const { body: long } = await world.call(dashboardContract.get_sales, far, { as: salon.owner });
    expect(long).toMatchObject({ forecast: { expected: null, next: [] } });
    const as = await tokenOf(
      world,
      await addPerson(
        world,
        'merchant',
        salon.accountId,
        toPermissionMap(['dashboard.view', 'dashboard.payments-details']),
      ),
    );
    expect((await world.call(dashboardContract.get_sales, {}, { as })).body.forecast).toBeNull();
  });
});

it('three years are learnt and looked a year ahead in less than a tenth of a second', () => {
  const days = 1095;
  const { history } = makeSalon(TEN_SALONS[7]!, { first: '2022-06-01', days, ahead: 410, seed: 1 });
  const once = (): number => {
    const start = process.cpuUsage().user;
    const model = modelAt(prepare(history), days);
    for (let index = days; index < days + 400; index++) model.span(index, index);
    return (process.cpuUsage().user - start) / 1000;
  };
  expect(Math.min(once(), once(), once(), once(), once())).toBeLessThan(100);
});
