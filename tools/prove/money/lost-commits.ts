import type pg from 'pg';
import type { Seeded } from '../seeded';

/**
 * Lets some transactions that have written an invoice fail at the very moment they commit, after they took their
 * number. Gives back how many did, and stops with `end`.
 */
export function loseCommits(pool: pg.Pool, random: Seeded, share: number): { lost: () => number; end: () => void } {
  let lost = 0;
  let isOn = true;
  const seen = new WeakSet<pg.PoolClient>();
  const take = pool.connect.bind(pool);
  const arm = (client: pg.PoolClient): void => {
    if (seen.has(client)) return;
    seen.add(client);
    const asIs = client.query.bind(client) as (...given: unknown[]) => unknown;
    let hasInvoice = false;
    client.query = ((...given: unknown[]) => {
      const asked = given[0] as string | { text: string };
      const text = typeof asked === 'string' ? asked : asked.text;
      if (text.startsWith('insert into "invoices"')) hasInvoice = true;
      if (text === 'begin') hasInvoice = false;
      if (isOn && hasInvoice && text === 'commit' && random.next() < share) {
        lost += 1;
        return asIs('select 1 / 0');
      }
      return asIs(...given);
    }) as typeof client.query;
  };
  pool.connect = (async () => {
    const client = await take();
    arm(client);
    return client;
  }) as typeof pool.connect;
  return {
    lost: () => lost,
    end: () => {
      isOn = false;
      pool.connect = take;
    },
  };
}
