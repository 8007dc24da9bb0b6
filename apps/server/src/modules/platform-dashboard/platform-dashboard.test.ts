import { platformDashboardContract } from '@rawnaq/domain/platform-dashboard/platform-dashboard.contract';
import { platformMerchantsContract as merchants } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());

const figures = async () => (await world.call(platformDashboardContract.get_figures, {}, { as: manager })).body;

describe('the platform’s figures', () => {
  it('count the merchants that the lists behind them show', async () => {
    const shown = async (list: 'active' | 'trial' | 'new' | 'expired' | 'disabled' | 'rejected') =>
      (await world.call(merchants[list], {}, { as: manager })).body.total;
    expect((await figures()).merchants).toEqual({
      active: await shown('active'),
      trial: await shown('trial'),
      requested: await shown('new'),
      expired: await shown('expired'),
      disabled: await shown('disabled'),
      rejected: await shown('rejected'),
    });
  });

  it('tell a day apart from the one before by the platform’s own midnight', async () => {
    const { days } = await figures();
    expect(days).toHaveLength(30);
    const [{ today } = { today: '' }] = await rowsOf<{ today: string }>(
      world,
      "select to_char($1::timestamptz at time zone time_zone, 'YYYY-MM-DD') as today from accounts where id = 0",
      [world.services.clock().toISOString()],
    );
    expect(days.at(-1)?.date).toBe(today);
  });
});
