import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../test/world';
import { salonBySalon } from './salon-by-salon';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function cities(): Promise<(string | null)[]> {
  const { rows } = await world.services.pools.platform.query<{ city: string | null }>(
    'select city from accounts where id in (2001, 2002) order by id',
  );
  return rows.map(({ city }) => city);
}

it('goes on after a salon that fails, takes back what that one wrote, and says which it was', async () => {
  const said: unknown[] = [];
  const services = { ...world.services, log: { ...world.services.log, error: (...of: unknown[]) => said.push(of) } };
  const [before] = await cities();
  const due = [2001, 2002].map((account_id) => ({ account_id, city: `of ${account_id}` }));
  await salonBySalon(services as never, 'cities', due, async ({ tx, accountId }, { city }) => {
    await sql`update accounts set city = ${city} where id = ${accountId}`.execute(tx);
    if (accountId === 2001) throw new Error('of this salon alone');
  });
  expect(await cities()).toEqual([before, 'of 2002']);
  expect(said).toEqual([[{ err: expect.any(Error) as Error, account_id: 2001 }, 'cities of a salon were left out']]);
});
