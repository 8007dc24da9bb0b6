import type { Client } from 'pg';
import { asking } from '../prove/server-process';
import { dropDatabase, filledDatabase, inDatabase } from './filled-database';
import { inPairs, type Effort, type Row } from './row';

const ROWS = 100_000;
const BAR = 0.9;
/** Slices are cut: a machine shared with others has slow seconds, and the halves of a short pair meet the same one. */
const CUTS = 3;

/** P10: the same question of one account, once behind row-level security and once with the filter alone. */
export async function* databaseRows(dataDir: string, effort: Effort): AsyncIterable<Row> {
  yield await asking(dataDir, async (url) => {
    try {
      return await wallRow(await filledDatabase(url, 'bench_wall', ROWS, { tables: ['messages'] }), effort);
    } finally {
      await dropDatabase(url, 'bench_wall');
    }
  });
}

async function wallRow(url: string, { pairs, sliceMs }: Effort): Promise<Row> {
  const asked = {
    name: 'page',
    text: `
      select id, recipient, body, created_at from messages where account_id = $1 order by created_at desc limit 20`,
    values: [1001],
  };
  const perSecond = (client: Client) => async () => {
    let done = 0;
    const began = performance.now();
    for (; performance.now() - began < sliceMs / CUTS; done += 1) {
      await client.query('begin');
      await client.query("set local app.account_id = '1001'");
      await client.query(asked);
      await client.query('commit');
    }
    return (done / (performance.now() - began)) * 1000;
  };
  const asRole = <T>(role: string, work: (client: Client) => Promise<T>) => inDatabase(url, work, `-c role=${role}`);
  // Connections that stay, as a pool's do: a new one reads the catalogue first, and the wall is in it.
  const { ours, peer, ratio, note } = await asRole('rawnaq_app', (walled) =>
    asRole('rawnaq_platform', async (free) => {
      for (const client of [walled, free]) await perSecond(client)();
      return inPairs(pairs * CUTS, perSecond(walled), perSecond(free), BAR);
    }),
  );
  return {
    name: 'P10 page behind row-level security, tx/s',
    ours: ours.toFixed(0),
    against: `filter alone ${peer.toFixed(0)}`,
    ratio: ratio.toFixed(2),
    bar: `≥ ${BAR}`,
    holds: ratio >= BAR,
    note,
  };
}
