import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptOfCustomers } from '../src/kept-of-customers';
import { asPlatform } from '../src/services';
import { addCanaries } from './canaries';
import { APPEND_ONLY } from './catalogue/catalogue';
import { rowsOf } from './people';
import { openWorld, type World } from './world';

const [ACCOUNT, GONE, KEPT, EARLIER] = [2002, 800_001, 800_002, 800_003];

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await addCanaries(world.services.pools.platform);
});
afterAll(() => world.close());

const pointing = async (column: string, customer: number): Promise<number> => {
  const [table, name] = column.split('.');
  const rows = await rowsOf(world, `select 1 from ${table} where account_id = $1 and ${name} = $2`, [
    ACCOUNT,
    customer,
  ]);
  return rows.length;
};

describe('what modules keep of a customer', () => {
  it('goes over with every key that points to her', async () => {
    for (const id of [KEPT, EARLIER])
      await rowsOf(
        world,
        `insert into customers (account_id, id, name, mobile, mobile_key, mobile_digits, name_key, sound_key)
          values ($1, ${id}, 'Sara', '+97150${id}', '97150${id}', '97150${id}', 'sara', 'sr')`,
        [ACCOUNT],
      );
    // A time is bound by an employee or by a customer.
    await rowsOf(world, 'update busy_times set employee_id = null, customer_id = $2 where account_id = $1', [
      ACCOUNT,
      GONE,
    ]);
    for (const { column } of keptOfCustomers) {
      const [table, name] = column.split('.');
      const whose = table === 'customers' ? `and id = ${EARLIER}` : '';
      if (!APPEND_ONLY.includes(table!))
        await rowsOf(world, `update ${table} set ${name} = $2 where account_id = $1 ${whose}`, [ACCOUNT, GONE]);
      expect(await pointing(column, GONE), column).toBeGreaterThan(0);
    }

    await asPlatform(world.services, async (tx) => {
      for (const { move } of keptOfCustomers) await move(tx, ACCOUNT, GONE, KEPT);
    });

    for (const { column } of keptOfCustomers) {
      const isHistory = APPEND_ONLY.includes(column.split('.')[0]!);
      expect(await pointing(column, KEPT), column).toBeGreaterThan(0);
      expect(await pointing(column, GONE), column).toBe(isHistory ? 1 : 0);
    }
  });
});
