import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { overlapsIn } from '../../../test/booking-salon';
import { rowsOf } from '../../../test/people';
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
