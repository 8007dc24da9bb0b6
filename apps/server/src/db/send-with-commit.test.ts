import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../test/people';
import { openWorld, type World } from '../../test/world';
import { asPlatform } from '../services';
import { sendWithCommit, type Tx } from './database';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const addCity = (tx: Tx, city: string) => tx.updateTable('accounts').set({ city }).where('id', '=', 2001).execute();
const city = async () => (await rowsOf<{ city: string }>(world, 'select city from accounts where id = 2001'))[0]!.city;

it('a statement that travels with the commit is committed with the rest', async () => {
  await asPlatform(world.services, async (tx) => sendWithCommit(tx, addCity(tx, 'Ajman')));
  expect(await city()).toBe('Ajman');
});

it('and takes the rest with it when it fails', async () => {
  const failing = asPlatform(world.services, async (tx) => {
    await addCity(tx, 'Fujairah');
    sendWithCommit(tx, sql`select 1 / 0`.execute(tx));
  });
  await expect(failing).rejects.toThrow(/division by zero/);
  expect(await city()).toBe('Ajman');
  await asPlatform(world.services, (tx) => addCity(tx, 'Dubai'));
  expect(await city()).toBe('Dubai');
});
