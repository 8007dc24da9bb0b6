import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction, type Tx } from '../../src/db/database';
import { openPool } from '../../src/db/pool';
import { salonsToForecast } from '../../src/modules/forecast/due-salons.repo';
import { asPlatform } from '../../src/services';
import { endVisitsOf } from '../../src/sessions/overdue-visits.repo';
import { openWorld, type World } from '../world';
import { EXCEPTIONS } from './statement-exceptions';
import { originOf } from './statement-origins';
import { recordStatements, type Recorder } from './statement-recorder';
import { unusedOf } from './used-exceptions';

const FORECAST = 'src/modules/forecast/due-salons.repo.ts: ';
const VISITS = 'src/sessions/overdue-visits.repo.ts: ';

describe('a world', () => {
  it('fails by the name of the file whose statement looks into all accounts', async () => {
    const world = await openWorld({ exceptions: [] });
    await asPlatform(world.services, (tx) => salonsToForecast(tx, world.services.clock()));
    await expect(world.close()).rejects.toThrow(`${FORECAST}accounts a has no account of its own`);
  });
});

describe('the recorder', () => {
  let world: World;
  let recorder: Recorder;
  let inside: (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>;
  const pools: ReturnType<typeof openPool>[] = [];
  const watched = async (exceptions = EXCEPTIONS): Promise<void> => {
    const pool = openPool(world.url, 'rawnaq_platform', 1);
    pools.push(pool);
    recorder = await recordStatements(pool, exceptions);
    recorder.watch(pool);
    inside = (work) => transaction(pool, 0, work);
  };
  beforeAll(async () => {
    world = await openWorld();
    await asPlatform(world.services, (tx) => salonsToForecast(tx, world.services.clock()));
  });
  afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())));
  afterAll(() => world.close());

  it('knows whose a statement is though nobody waits for it where it was sent', async () => {
    await watched([]);
    const passedOn = (tx: Tx) => endVisitsOf(tx, 1, 'test', world.services.clock());
    await inside((tx) => Promise.resolve().then(() => passedOn(tx)));
    // Other tests of this process may have known others to send it.
    expect(recorder.faults()).toContainEqual(expect.stringContaining(`${VISITS}sessions has no account of its own`));
    expect(recorder.seen()).toMatchObject({ product: 1, nowhere: 0 });
  });

  it('leaves alone what a test sends', async () => {
    await watched([]);
    await inside(async (tx) => {
      await salonsToForecast(tx, world.services.clock());
      await sql`select count(*) from customers where name = 'a test asks'`.execute(tx);
    });
    for (const fault of recorder.faults()) expect(fault).toMatch(/^src\/modules\/forecast\/due-salons\.repo\.ts\b/);
    expect(recorder.seen()).toEqual({ product: 1, test: 1, nowhere: 0 });
  });

  it('lets nothing pass whose sender it does not find', async () => {
    await watched();
    await inside(async (tx) => {
      await salonsToForecast(tx, world.services.clock());
      const question = sql`select count(*) from customers where name = 'nobody asks'`;
      await new Promise<void>((resolve) => {
        setImmediate(question.execute.bind(question), tx);
        setTimeout(resolve, 100);
      });
    });
    expect(recorder.faults()).toEqual([
      expect.stringContaining('sent from a place that is not known: customers has no account of its own'),
    ]);
  });

  it('is not content when it has seen nothing of the product', async () => {
    await watched();
    await inside((tx) => sql`select count(*) from customers where name = 'a test asks alone'`.execute(tx));
    expect(recorder.faults()).toEqual([expect.stringContaining('no statement of the product was seen')]);
  });

  it('notes which exceptions were needed, and finds those that were not', async () => {
    const [ofForecast] = EXCEPTIONS.filter(({ file }) => file === 'modules/forecast/due-salons.repo.ts');
    const unneeded = { file: 'modules/forecast/', rules: ['account'], why: 'another one excuses it' } as const;
    await watched([ofForecast!, unneeded]);
    await inside((tx) => salonsToForecast(tx, world.services.clock()));
    expect(recorder.faults()).toEqual([]);
    expect(recorder.used()).toEqual(['modules/forecast/due-salons.repo.ts: account']);
    expect(unusedOf(recorder.used(), [ofForecast!, unneeded])).toEqual(['modules/forecast/: account']);
  });
});

describe('where a statement comes from', () => {
  const server = path.join(import.meta.dirname, '../..');
  const ofPackage = path.join(server, '../../node_modules/kysely/dist/index.js');
  const at = (...places: string[]): string[] => [
    path.join(import.meta.dirname, 'statement-recorder.ts'),
    ofPackage,
    ...places.map((place) => path.join(server, place)),
  ];

  it('is the nearest file of the product that does not only hand it on', () => {
    expect(originOf(at('src/db/database.ts', 'src/modules/a/a.repo.ts', 'src/modules/b/b.ts', 'test/x.ts'))).toEqual({
      from: 'product',
      places: ['src/modules/a/a.repo.ts', 'src/modules/b/b.ts'],
    });
    expect(originOf(at('src/db/database.ts'))).toEqual({ from: 'product', places: ['src/db/database.ts'] });
  });

  it('is a test, whatever of the product stands behind it', () => {
    for (const nearest of ['test/people.ts', 'src/modules/a/a.test.ts', 'test/statements/statement-recorder.test.ts'])
      expect(originOf(at(nearest, 'src/modules/a/a.repo.ts'))).toEqual({ from: 'test' });
  });

  it('is not known of a stack without a file of ours', () => {
    expect(originOf(['node:internal/timers', ...at()])).toEqual({ from: 'nowhere' });
  });
});
