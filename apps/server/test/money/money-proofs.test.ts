import { afterAll, beforeAll, expect, it } from 'vitest';
import { moneyModel } from '../../../../tools/prove/money/money-model';
import { moneyRaces } from '../../../../tools/prove/money/money-races';
import { stockHistories } from '../../../../tools/prove/money/stock-histories';
import { openMoneySalon } from '../money-salon';
import { openLoyalty } from './money-things';
import { openWorld, type World } from '../world';

// `npm run prove` has the long versions.
const seed = 20_261_116;
let world: World;
beforeAll(async () => {
  world = await openWorld({ poolSize: 12 });
});
afterAll(() => world.close());

it('random commands leave what a model of the salon says, and every amount agrees', async () => {
  const { broken, facts } = await moneyModel(world, { seed, commands: 180 });
  expect(broken).toEqual([]);
  expect(facts.commands).toBe(180);
}, 60_000);

it('random stock histories keep quantity, average and worth, and the ledger with them', async () => {
  const salon = await openMoneySalon(world);
  const { broken, facts } = await stockHistories(world, salon, { seed, commands: 120, all: 60 });
  expect(broken).toEqual([]);
  expect(facts.movements).toBeGreaterThan(100);
}, 60_000);

it('nobody wins twice and numbers have no gap, whoever comes at the same time', async () => {
  const fresh = await openMoneySalon(world, 2002, 'b@test.rawnaq');
  await openLoyalty(world, fresh);
  const { broken, facts } = await moneyRaces(world, fresh, { seed, crowd: 32, tills: 8, each: 25, rounds: 1 });
  expect(broken).toEqual([]);
  expect(facts['lost commits']).toBeGreaterThan(10);
}, 120_000);
