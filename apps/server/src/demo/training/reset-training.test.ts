import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { addCanaries } from '../../../test/canaries';
import { tablesOf } from '../../../test/catalogue/catalogue';
import { rowsOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { fillStarterMenu } from '../../modules/suggested-services';
import { asPlatform } from '../../services';
import { fillCatalogue } from '../fill-products';
import { resetTrainingSalon } from './reset-training.job';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  // The salon is dated relative to now: two resets are alike when now is.
  const now = new Date();
  world.services.clock = () => now;
  await fillStarterMenu(world.services);
  await asPlatform(world.services, fillCatalogue);
  await addCanaries(world.services.pools.platform);
});
afterAll(() => world.close());

/** Every row of every table, by account: what must not change in any but account 1. */
async function sumsOf(mine: boolean): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { name, key } of await tablesOf(world.services.pools.platform)) {
    if (name === 'migrations' || name === 'worker_heartbeats' || (mine && key === null)) continue;
    // The directories have an account in every row too, under another name.
    const where = name.endsWith('_directory')
      ? 'tenant <> 1'
      : key === null
        ? 'true'
        : mine
          ? `${key} = 1`
          : `${key} <> 1`;
    const [row] = await rowsOf<{ sum: string }>(
      world,
      `
        select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
        from ${name} t
        where ${where}`,
    );
    sums[name] = row!.sum;
  }
  return sums;
}
const countsOf = (sums: Record<string, string>) =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum.split(' ')[0])]));
const enter = async (): Promise<string> =>
  (await world.call(authContract.enter_training, {}, { area: 'merchant' })).body.user.api_token;

describe('the reset of the training salon', () => {
  it('puts account 1 back and touches nobody else, with a neighbour’s row in every table', async () => {
    const others = await sumsOf(false);
    await resetTrainingSalon(world.services);
    expect(await sumsOf(false)).toEqual(others);
    const mine = countsOf(await sumsOf(true));
    expect(mine).toMatchObject({ accounts: 1, customers: 40, customer_consents: 40, sessions: 0 });
    expect(mine['services']).toBeGreaterThan(5);
    expect(mine['products']).toBe(8);
    expect(mine['attendance_entries']).toBeGreaterThan(50);
  });

  it('undoes what visitors did, whatever they touched, and signs them out cleanly', async () => {
    const fresh = countsOf(await sumsOf(true));
    const visitor = await enter();
    const [first] = (await world.call(customersContract.get_records, {}, { as: visitor })).body.records;
    await world.call(customersContract.add, { name: 'Somebody', mobile: '+971509998877' }, { as: visitor });
    await world.call(customersContract.add_note, { id: first!.id, text: 'Left by a visitor' }, { as: visitor });
    const { values } = (await world.call(settingsContract.get_general, {}, { as: visitor })).body;
    expect(
      (
        await world.call(
          settingsContract.save_general,
          { ...values, english_name: 'Not The Training Salon' },
          { as: visitor },
        )
      ).status,
    ).toBe(200);
    expect(countsOf(await sumsOf(true))).not.toEqual(fresh);
    await resetTrainingSalon(world.services);
    expect(countsOf(await sumsOf(true))).toEqual(fresh);
    expect(await rowsOf(world, 'select english_name from accounts where id = 1')).toEqual([
      { english_name: 'Training Salon' },
    ]);
    expect((await world.call(customersContract.get_records, {}, { as: visitor })).status).toBe(401);
    expect((await world.call(customersContract.get_records, {}, { as: await enter() })).body.total).toBe(40);
  });

  it('twice in a row, or at once, comes to the same', async () => {
    await resetTrainingSalon(world.services);
    const fresh = countsOf(await sumsOf(true));
    await Promise.all([resetTrainingSalon(world.services), resetTrainingSalon(world.services)]);
    expect(countsOf(await sumsOf(true))).toEqual(fresh);
  });

  it('waits for a visitor who is writing, and leaves nothing of it', async () => {
    const fresh = countsOf(await sumsOf(true));
    const visitor = await enter();
    const writing = Array.from({ length: 8 }, (_, index) =>
      world.call(
        customersContract.add,
        { name: `Racer ${'abcdefgh'[index]}`, mobile: `+97150999880${index}` },
        { as: visitor },
      ),
    );
    await Promise.all([...writing, resetTrainingSalon(world.services)]);
    await resetTrainingSalon(world.services);
    expect(countsOf(await sumsOf(true))).toEqual(fresh);
  });

  it('does nothing where there is no training salon, and the way to it is open to jobs only', async () => {
    await rowsOf(world, 'select app.empty_training_salon()');
    await resetTrainingSalon(world.services);
    expect(await rowsOf(world, 'select 1 from accounts where id = 1')).toEqual([]);
    await expect(world.services.pools.app.query('select app.empty_training_salon()')).rejects.toThrow(
      /permission denied/,
    );
  });
});
