import pg from 'pg';
import { signIn, suggest } from './client';
import { seeded, type Verdict } from './seeded';
import { asking, startServer, type ServerProcess } from './server-process';

type Options = { seed: number; rounds: number; parallel: number; entry?: string };

/**
 * The same write with the same key, many at once: one effect, and every caller hears the same answer. A key with other
 * content is refused.
 */
export async function sameKeyStorm(dataDir: string, { seed, rounds, parallel, entry }: Options): Promise<Verdict> {
  const server = await startServer({ dataDir, entry });
  try {
    return await storm(server, dataDir, seed, rounds, parallel);
  } finally {
    await server.end('SIGTERM');
  }
}

async function storm(
  server: ServerProcess,
  dataDir: string,
  seed: number,
  rounds: number,
  parallel: number,
): Promise<Verdict> {
  const random = seeded(seed);
  const token = await signIn(server.base);
  const broken: string[] = [];
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const key = `storm-${random.key()}`;
    const answers = await Promise.all(
      Array.from({ length: parallel }, () => suggest(server.base, token, `storm round ${round}`, key)),
    );
    slowest = Math.max(slowest, ...answers.map(({ ms }) => ms));
    const heard = new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
    if (heard.size !== 1 || answers[0]?.status !== 200) broken.push(`round ${round}: ${[...heard].join(' | ')}`);
    const other = await suggest(server.base, token, `storm round ${round} changed`, key);
    if (other.status !== 409) broken.push(`round ${round}: other content was answered with ${other.status}`);
  }
  const counted = await asking(dataDir, (url) => countRows(url));
  if (counted !== rounds) broken.push(`${rounds} rounds, ${counted} rows`);
  return {
    facts: { rounds, calls: rounds * (parallel + 1), rows: counted, 'slowest ms': Math.round(slowest) },
    broken,
  };
}

async function countRows(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, options: '-c role=rawnaq_platform' });
  await client.connect();
  try {
    return (
      await client.query<{ rows: number }>(
        "select count(*)::int as rows from development_suggestions where title like 'storm round%'",
      )
    ).rows[0]!.rows;
  } finally {
    await client.end();
  }
}
