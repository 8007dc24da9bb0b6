import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { overlapsIn } from '../../../test/booking-salon';
import { rowsOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';

let world: World;
beforeAll(async () => {
  world = await openWorld({ demo: true });
});
afterAll(() => world.close());

describe('the demo calendar', () => {
  it('is full, in every state, with nobody in two places', async () => {
    const perDay = await rowsOf<{ account_id: number; days: number; average: number }>(
      world,
      `
        select account_id, count(*)::int as days, round(avg(n))::int as average
        from (select account_id, date_trunc('day', start_at), count(*) as n from appointments group by 1, 2) d
        group by 1`,
    );
    const glow = perDay.find(({ account_id }) => account_id === 1001)!;
    expect(glow.days).toBeGreaterThan(75);
    expect(glow.average).toBeGreaterThanOrEqual(25);
    expect(glow.average).toBeLessThanOrEqual(40);
    expect(perDay.map(({ account_id }) => account_id)).toContain(TRAINING_ACCOUNT_ID);
    const [states] = await rowsOf<Record<string, number>>(
      world,
      `
        select count(*) filter (where status = 0)::int as cancelled, count(*) filter (where status = 2)::int as came,
          count(*) filter (where no_show_at is not null)::int as missed,
          count(*) filter (where status = 1 and start_at > now())::int as coming,
          count(*) filter (where source = 1)::int as online, count(*) filter (where payment_status = 1)::int as paid
        from appointments
        where account_id = 1001`,
    );
    for (const [state, count] of Object.entries(states!)) expect(count, state).toBeGreaterThan(20);
    for (const table of ['block_times', 'waitlist_entries', 'penalties'])
      expect(await rowsOf(world, `select 1 from ${table} where account_id = 1001 limit 1`), table).toHaveLength(1);
    expect(await overlapsIn(world)).toBe(0);
  });
});

describe('the demo’s customers', () => {
  it('are of the types that the daily count finds, and came on many days', async () => {
    const typeDays = () =>
      rowsOf<{ day: string; frequent: number; missed: number; new: number }>(
        world,
        'select day::text, frequent, missed, new from customer_type_days where account_id = 1001 order by day',
      );
    const filled = await typeDays();
    await runJob(world.services, 'renew-customer-types');
    const { day: today, missed, ...came } = filled.at(-1)!;
    const counted = (await typeDays()).find(({ day }) => day === today)!;
    expect(counted).toMatchObject(came);
    // Who wrote or asked since is known too, and has not come yet.
    expect(counted.missed - missed).toBeLessThan(5);
    for (const [place, { frequent }] of filled.slice(1).entries())
      expect(Math.abs(frequent - filled[place]!.frequent), filled[place]!.day).toBeLessThan(20);
    const [busiest] = await rowsOf<{ bills: number }>(
      world,
      `
        select count(*)::int as bills
        from invoices
        where account_id = 1001
        group by day
        order by 1 desc
        limit 1`,
    );
    expect(busiest!.bills).toBeLessThan(150);
  });
});
