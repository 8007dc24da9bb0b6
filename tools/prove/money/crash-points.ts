import { openPool } from '../../../apps/server/src/db/pool';
import { runChecks } from '../../../apps/server/src/modules/ledger-checks';
import { transaction } from '../../../apps/server/src/db/database';
import { NO_ANSWER, signIn } from '../client';
import { seeded, type Verdict } from '../seeded';
import { asking, startServer } from '../server-process';
import { areaOf, COUNTS, crashCases, crashSalons, type Case, type CrashCase } from './crash-cases';
import type { Looked } from './crash-cases-backups';

type Options = { seed: number; entry?: string; only?: Partial<Record<CrashCase, readonly string[]>> };

/**
 * F1 and F2. The server dies by `kill -9` at each named place in turn, and whoever asked asks again with the same key:
 * there is one paper, whether or not the first try had been committed, and everything agrees.
 */
export async function crashPoints(dataDir: string, { seed, entry, only }: Options): Promise<Verdict> {
  const random = seeded(seed);
  const broken: string[] = [];
  let kills = 0;
  let server = await startServer({ dataDir, entry });
  try {
    const tokens = {
      glow: await signIn(server.base, crashSalons.glow.login),
      nawras: await signIn(server.base, crashSalons.nawras.login),
      platform: await signIn(server.base, crashSalons.platform.login, 'manager'),
    };
    for (const [name, crash] of Object.entries<Case>(crashCases)) {
      const { points, prepare, leaves, salon, looks } = crash;
      const look = async (): Promise<Looked> => (looks ? lookAt(dataDir, looks.at) : {});
      const token = tokens[salon];
      const count = () => countIn(dataDir, COUNTS[leaves], crashSalons[salon].id);
      for (const point of only ? (only[name as CrashCase] ?? []) : points) {
        const attempt = await prepare({ base: server.base, token, area: areaOf(salon) });
        const key = `crash-${random.key()}`;
        const before = await count();
        const stood = await look();
        const { port } = server;
        await server.end('SIGTERM');
        server = await startServer({ dataDir, entry, port, env: { RAWNAQ_CRASH_POINTS: point } });
        const first = await attempt(server.base, key);
        if (first.status !== NO_ANSWER) broken.push(`${name}, ${point}: answered ${first.status} and did not die`);
        await server.end('SIGKILL');
        kills += 1;
        const stands = await look();
        server = await startServer({ dataDir, entry, port });
        const second = await attempt(server.base, key);
        const third = await attempt(server.base, key);
        if (second.status !== 200)
          broken.push(`${name}, ${point}: then ${second.status} ${JSON.stringify(second.body)}`);
        if (JSON.stringify(second.body) !== JSON.stringify(third.body))
          broken.push(`${name}, ${point}: asked again, another answer`);
        const after = await count();
        if (after !== before + 1) broken.push(`${name}, ${point}: ${after - before} instead of one`);
        const faults = looks?.faults(stood, stands, await look()) ?? [];
        broken.push(...faults.map((fault) => `${name}, ${point}: ${fault}`));
      }
    }
  } finally {
    await server.end('SIGTERM');
  }
  // The checks are over invoices of salons; the platform's own papers are others.
  for (const { id } of Object.values(crashSalons)) if (id > 0) broken.push(...(await faultsOf(dataDir, id)));
  const cases = only ? Object.keys(only).length : Object.keys(crashCases).length;
  return { facts: { cases, kills }, broken };
}

const inDatabase = <T>(dataDir: string, work: (pool: ReturnType<typeof openPool>) => Promise<T>): Promise<T> =>
  asking(dataDir, async (url) => {
    const pool = openPool(url, 'rawnaq_platform', 1);
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  });

const countIn = (dataDir: string, statement: string, salon: number): Promise<number> =>
  inDatabase(dataDir, async (pool) => (await pool.query<{ count: number }>(statement, [salon])).rows[0]!.count);

const lookAt = (dataDir: string, at: NonNullable<Case['looks']>['at']): Promise<Looked> =>
  inDatabase(dataDir, (pool) => at(async (statement) => (await pool.query(statement)).rows, dataDir));

const faultsOf = (dataDir: string, salon: number): Promise<string[]> =>
  inDatabase(dataDir, async (pool) =>
    (await transaction(pool, salon, (tx) => runChecks(tx, salon))).map(
      ({ check, violations, findings }) => `${salon}, ${check}: ${violations} × ${JSON.stringify(findings[0])}`,
    ),
  );
