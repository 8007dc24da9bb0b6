import { openPool } from '../../../apps/server/src/db/pool';
import { runChecks } from '../../../apps/server/src/modules/ledger-checks';
import { transaction } from '../../../apps/server/src/db/database';
import { call, NO_ANSWER, signIn, type Answer } from '../client';
import { seeded, type Verdict } from '../seeded';
import { asking, startServer } from '../server-process';
import { crashCases, type CrashCase } from './crash-cases';

type Options = { seed: number; entry?: string; only?: readonly string[] };

const SALON = 1001;

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
    const token = await signIn(server.base);
    for (const name of Object.keys(crashCases) as CrashCase[]) {
      const { points, path, input } = crashCases[name];
      for (const point of points.filter((one) => only?.includes(one) ?? true)) {
        const desk = { base: server.base, token };
        const asked = await input(desk);
        const key = `crash-${random.key()}`;
        const send = (base: string): Promise<Answer> => call(base, 'POST', `merchant/${path}`, asked, { token, key });
        const before = await papersIn(dataDir);
        const { port } = server;
        await server.end('SIGTERM');
        server = await startServer({ dataDir, entry, port, env: { RAWNAQ_CRASH_POINTS: point } });
        const first = await send(server.base);
        if (first.status !== NO_ANSWER) broken.push(`${name}, ${point}: answered ${first.status} and did not die`);
        await server.end('SIGKILL');
        kills += 1;
        server = await startServer({ dataDir, entry, port });
        const second = await send(server.base);
        const third = await send(server.base);
        if (second.status !== 200)
          broken.push(`${name}, ${point}: then ${second.status} ${JSON.stringify(second.body)}`);
        if (JSON.stringify(second.body) !== JSON.stringify(third.body))
          broken.push(`${name}, ${point}: asked again, another answer`);
        const after = await papersIn(dataDir);
        if (after !== before + 1) broken.push(`${name}, ${point}: ${after - before} papers instead of one`);
      }
    }
  } finally {
    await server.end('SIGTERM');
  }
  broken.push(...(await inSalon(dataDir, faultsOf)));
  return { facts: { kills, papers: await papersIn(dataDir) }, broken };
}

type SalonPool = ReturnType<typeof openPool>;

const inSalon = <T>(dataDir: string, work: (pool: SalonPool) => Promise<T>): Promise<T> =>
  asking(dataDir, async (url) => {
    const pool = openPool(url, 'rawnaq_platform', 1);
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  });

const papersIn = (dataDir: string): Promise<number> =>
  inSalon(
    dataDir,
    async (pool) =>
      (await pool.query<{ count: number }>('select count(*) from invoices where account_id = $1', [SALON])).rows[0]!
        .count,
  );

const faultsOf = async (pool: SalonPool): Promise<string[]> =>
  (await transaction(pool, SALON, (tx) => runChecks(tx, SALON))).map(
    ({ check, violations, findings }) => `${check}: ${violations} × ${JSON.stringify(findings[0])}`,
  );
