import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingRaces } from '../../../tools/prove/booking-races';
import { killUnderWrites } from '../../../tools/prove/kill-under-writes';
import { crashPoints } from '../../../tools/prove/money/crash-points';
import { sameKeyStorm } from '../../../tools/prove/same-key-storm';
import { bundleServer, withDatabaseElsewhere } from '../../../tools/prove/server-process';
import { openWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld({ demo: true });
});
afterAll(() => world.close());

// Real servers in processes of their own. `npm run prove` has the long versions.
it('kill -9 loses and doubles no write, sixteen calls with one key have one effect, one of a crowd wins', async () => {
  const entry = bundleServer();
  const { dataDir, secret } = world.services.config;
  await withDatabaseElsewhere(dataDir, { DATABASE_URL: world.url, APP_SECRET: secret }, async () => {
    const killed = await killUnderWrites(dataDir, {
      seed: 20_261_115,
      victim: 'server',
      rounds: 2,
      clients: 3,
      quietMs: [100, 400],
      entry,
    });
    expect(killed.broken).toEqual([]);
    expect(killed.facts.kills).toBe(2);
    const storm = await sameKeyStorm(dataDir, { seed: 20_261_115, rounds: 10, parallel: 16, entry });
    expect(storm.broken).toEqual([]);
    const races = await bookingRaces(dataDir, { seed: 20_261_115, rounds: 6, parallel: 64, entry });
    expect(races.broken).toEqual([]);
    expect(races.facts.won).toBe(6);
    const only = {
      issue: ['invoice.after-number'],
      'cancelled deposit in the Kingdom': ['invoice.before-commit'],
    };
    const crashed = await crashPoints(dataDir, { seed: 20_261_115, only, entry });
    expect(crashed.broken).toEqual([]);
    expect(crashed.facts.kills).toBe(2);
  });
}, 420_000);
