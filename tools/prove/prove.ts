import { manySales } from '@rawnaq/domain/invoices/test/many-sales';
import { withDemoServer } from '../../apps/server/test/servers/demo-server';
import { chosen, readAsked } from '../lib/asked.mjs';
import { backup } from './backup';
import { bot } from './bot';
import { bookingRaces } from './booking-races';
import { clocks } from './clocks';
import { freezePostgres } from './freeze-postgres';
import { fuzz } from './fuzz/fuzz';
import { killUnderWrites } from './kill-under-writes';
import { behindPooler } from './pooler';
import { messages } from './messages';
import { oneCase } from './money/crash-cases';
import { crashPoints } from './money/crash-points';
import { moneyModel } from './money/money-model';
import { moneyRaces } from './money/money-races';
import { openShopSalon, withShop } from './money/shop';
import { stockHistories } from './money/stock-histories';
import { properties } from './properties';
import { sameKeyStorm } from './same-key-storm';
import type { Verdict } from './seeded';
import { withDataFolder } from './server-process';
import { twoServers } from './two-servers';

const values = readAsked({
  seed: { type: 'string' },
  only: { type: 'string' },
  quick: { type: 'boolean' },
  // Of the crash points: one case alone.
  case: { type: 'string' },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const quick = values.quick ?? false;

const proofs: Record<string, (dataDir: string) => Promise<Verdict>> = {
  'kill-server': (dataDir) =>
    killUnderWrites(dataDir, { seed, victim: 'server', rounds: quick ? 3 : 12, clients: 6, quietMs: [200, 1_500] }),
  'kill-postgres': (dataDir) =>
    killUnderWrites(dataDir, { seed, victim: 'postgres', rounds: quick ? 2 : 6, clients: 6, quietMs: [200, 1_500] }),
  'two-servers': (dataDir) => twoServers(dataDir, { seed, calls: quick ? 20 : 100, messages: quick ? 50 : 300 }),
  pooler: (dataDir) => behindPooler(dataDir, { seed, calls: quick ? 20 : 100, messages: quick ? 50 : 300 }),
  'freeze-postgres': (dataDir) => freezePostgres(dataDir, { seed, freezeMs: quick ? 8_000 : 12_000, clients: 24 }),
  'booking-races': (dataDir) => bookingRaces(dataDir, { seed, rounds: quick ? 30 : 200, parallel: 64 }),
  'money-races': (dataDir) =>
    withShop(dataDir, async (shop) =>
      moneyRaces(shop, await openShopSalon(shop), {
        seed,
        crowd: 32,
        tills: quick ? 8 : 32,
        each: quick ? 50 : 200,
        rounds: quick ? 2 : 20,
      }),
    ),
  'money-model': (dataDir) =>
    withShop(dataDir, (shop) =>
      moneyModel(shop, { seed, commands: quick ? 1_000 : 10_000, shrinkMs: 120_000, say: console.log }),
    ),
  'many-sales': () => {
    const seen = manySales({ seed, sales: quick ? 100_000 : 1_000_000 });
    return Promise.resolve({ facts: Object.fromEntries(seen), broken: [] });
  },
  'stock-histories': (dataDir) =>
    withShop(dataDir, async (shop) =>
      stockHistories(shop, await openShopSalon(shop), { seed, commands: quick ? 1_000 : 10_000, all: 500 }),
    ),
  backup: (dataDir) => backup(dataDir, { seed }),
  messages: (dataDir) => messages(dataDir, { seed, each: quick ? 20 : 100 }),
  bot: (dataDir) => bot(dataDir, { seed, inputs: quick ? 1_000 : 10_000 }),
  'crash-points': (dataDir) =>
    crashPoints(dataDir, { seed, ...(values.case !== undefined && { only: oneCase(values.case) }) }),
  fuzz: (dataDir) =>
    withDemoServer(dataDir, (world) => fuzz(world, { seed, calls: quick ? 10_000 : 100_000, say: console.log })),
  clocks: () => clocks(quick),
  properties: () => properties({ seed, rounds: quick ? 1 : 4 }),
  'same-key-storm': (dataDir) => sameKeyStorm(dataDir, { seed, rounds: quick ? 40 : 200, parallel: 16 }),
};

const asked = chosen(proofs, values.only);
console.log(
  `Seed ${seed}. The same run again: npm run prove -- --seed ${seed}` +
    `${values.only ? ` --only ${values.only}` : ''}${quick ? ' --quick' : ''}\n`,
);
let failures = 0;
let underWay = '';
// A promise nobody keeps ends the process without a word: nothing is left to wait for. Then at least this is said.
process.on('exit', (code) => {
  if (!underWay) return;
  console.log(`✗ ${underWay} ended before its verdict (exit code ${code}): something it waited for never came`);
  process.exitCode = 1;
});
for (const [name, prove] of asked) {
  const began = performance.now();
  underWay = name;
  const verdict = await withDataFolder(prove).catch((error: unknown): Verdict => ({
    facts: {},
    broken: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  underWay = '';
  if (verdict.broken.length) failures += 1;
  const facts = Object.entries(verdict.facts)
    .map(([fact, value]) => `${fact} ${value}`)
    .join(', ');
  console.log(
    `${verdict.broken.length ? '✗' : '✓'} ${name} ${((performance.now() - began) / 1000).toFixed(1)} s  ${facts}`,
  );
  for (const line of verdict.broken.slice(0, 20)) console.log(`    ${line}`);
}
console.log(failures ? `\n${failures} proofs failed` : '\nAll proofs hold');
process.exitCode = failures ? 1 : 0;
