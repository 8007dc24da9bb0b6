import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { totalSalesList } from '@rawnaq/domain/invoices/invoices.contract';
import { paymentsList } from '@rawnaq/domain/payments/payments.contract';
import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { connectionOf } from '../../src/db/pool';
import { checkSalons } from '../../src/modules/ledger-checks';
import { openMoneySalon, sell, type MoneySalon } from '../money-salon';
import { personOf, rowsOf, tokenOf } from '../people';
import { openWorld, type World } from '../world';

let world: World;
let salon: MoneySalon;

beforeAll(async () => {
  world = await openWorld({ poolSize: 8 });
  salon = await openMoneySalon(world);
  await rowsOf(world, "update accounts set time_zone = 'Asia/Dubai', business_day_cut_off = '04:00' where id = 2001");
});
afterAll(() => world.close());

const today = () => businessDateOf(world.services.clock(), 'Asia/Dubai', '04:00');
/** Moves the clock to a second before the salon's day ends. */
async function toLastSecond(): Promise<void> {
  const now = world.services.clock().getTime();
  const [year, month, day] = addDays(today(), 1).split('-').map(Number) as [number, number, number];
  // Four in the morning in Dubai is midnight of UTC.
  world.advance(Date.UTC(year, month - 1, day) - 1_000 - now);
  // Whoever was signed in is not any more.
  salon.owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
}
const days = () =>
  rowsOf<{ number: number; day: string; at: string }>(
    world,
    `select i.number, i.day::text, (select distinct day::text from journals j where j.invoice_id = i.id) as at
     from invoices i where account_id = 2001 and series = 1 order by number`,
  );
const holds = async () => expect(await checkSalons(world.services, [2001])).toEqual([{ account_id: 2001, broken: [] }]);

it('a sale that waits for its number while the day turns is one of the new day, in all its rows', async () => {
  await sell(world, salon);
  await toLastSecond();
  const yesterday = today();
  // Somebody holds the series until after the turn, as a till does that is about to commit.
  const holder = await world.services.pools.platform.connect();
  await holder.query('begin');
  await holder.query('select 1 from invoice_series where account_id = 2001 and series = 1 for update');
  const early = sell(world, salon, { payments: [{ method: 'cash', amount: 10_000 }] });
  // As the database's owner: others do not see who waits.
  const owner = new pg.Client(connectionOf(world.url));
  await owner.connect();
  const waits = async () =>
    (
      await owner.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    ).rowCount ?? 0;
  for (let tries = 0; tries < 250 && (await waits()) < 1; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await waits()).toBe(1);
  await owner.end();
  world.advance(2_000);
  await holder.query('update invoice_series set last_day = last_day + 1 where account_id = 2001 and series = 1');
  await holder.query('commit');
  holder.release();
  expect((await early).status).toBe(200);
  const turned = addDays(yesterday, 1);
  expect((await days()).at(-1)).toEqual({ number: 2, day: turned, at: turned });
  await holds();
});

it('thirty-two tills around the turn leave numbers and days in one order', async () => {
  await toLastSecond();
  const tills = Array.from({ length: 32 }, async (_, turn) => {
    if (turn === 16) world.advance(1_500);
    return sell(world, salon);
  });
  const answers = await Promise.all(tills);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const found = await days();
  expect(found.map(({ day }) => day)).toEqual(found.map(({ day }) => day).toSorted());
  expect(new Set(found.map(({ day }) => day)).size).toBeGreaterThan(1);
  for (const { day, at } of found) expect(at).toBe(day);
  await holds();
});

it('a cut-off that is moved back does not take the day back', async () => {
  const newest = (await days()).at(-1)!.day;
  await rowsOf(world, "update accounts set business_day_cut_off = '05:30' where id = 2001");
  expect(businessDateOf(world.services.clock(), 'Asia/Dubai', '05:30')).toBe(addDays(newest, -1));
  await sell(world, salon);
  expect((await days()).at(-1)!.day).toBe(newest);
  await holds();
});

it('lists ask for the days in the books, whatever the clock or the cut-off said since', async () => {
  const sold = new Map<string, number>();
  for (const { day } of await days()) sold.set(day, (sold.get(day) ?? 0) + 1);
  for (const [day, count] of sold) {
    const span = `${day}..${day}`;
    const papers = await world.call(totalSalesList.endpoints.get_records, { 'f.issued_at': span } as never, {
      as: salon.owner,
    });
    const payments = await world.call(paymentsList.endpoints.get_records, { 'f.paid_at': span } as never, {
      as: salon.owner,
    });
    expect([day, papers.body.total, payments.body.total]).toEqual([day, count, count]);
  }
});
