import pg from 'pg';
import type { Tx } from '../src/db/database';
import { asPlatform } from '../src/services';
import { connectionOf } from '../src/db/pool';
import { sql } from 'kysely';
import { tablesOf } from './catalogue/catalogue';
import type { World } from './world';

type Row = Record<string, unknown>;
export type Dump = Record<string, string[]>;
/** What two ways of making the same thing may differ in, by table; `*`: the whole of it. Each with its reason. */
export type Differences = Record<string, readonly string[]>;

/** Random names that lead to a row: the same ones are alike, whatever they are. */
const TOKENS = ['booking_id', 'reference', 'provider_id', 'payment_id', 'refund_id', 'token', 'unique_id', 'uuid'];

/**
 * Every row of every table as text, without its number and with its random names replaced by where they stand. Rows
 * that point at others keep the numbers they point with: two ways that make things in the same order, from the same
 * beginning, give them the same.
 */
export async function rowsOfAllTables(world: World, tx: Tx | undefined, differences: Differences): Promise<Dump> {
  const tables = (await tablesOf(world.services.pools.platform)).filter(
    ({ name }) => !['migrations', 'worker_heartbeats'].includes(name) && !differences[name]?.includes('*'),
  );
  const found: [string, Row[]][] = [];
  for (const { name } of tables) {
    const statement = `select to_jsonb(t) as row from ${name} t`;
    const { rows } = tx
      ? await sql.raw<{ row: Row }>(statement).execute(tx)
      : await world.services.pools.platform.query<{ row: Row }>(statement);
    found.push([name, rows.map(({ row }) => row)]);
  }
  const places = new Map<string, string>();
  for (const [name, rows] of found)
    for (const row of rows)
      for (const token of TOKENS)
        if (typeof row[token] === 'string' && !places.has(row[token]))
          places.set(row[token], `${token} of ${name} ${JSON.stringify(row['id'] ?? row['account_id'])}`);
  return Object.fromEntries(
    found.map(([name, rows]) => [
      name,
      rows
        .map(({ id: _, ...row }) => {
          for (const column of differences[name] ?? []) delete row[column];
          return JSON.stringify(row).replaceAll(/[\w-]{20,}/g, (word) => places.get(word) ?? word);
        })
        .toSorted(),
    ]),
  );
}

/** Only what differs, so that a failure can be read. */
export function differing(one: Dump, other: Dump): Record<string, { only_one: string[]; only_other: string[] }> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [mine, theirs] = [one[name] ?? [], other[name] ?? []];
      const [only_one, only_other] = [without(mine, theirs), without(theirs, mine)];
      return only_one.length + only_other.length > 0 ? [[name, { only_one, only_other }]] : [];
    }),
  );
}

function without(rows: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const count = left.get(row) ?? 0;
    left.set(row, count - 1);
    return count <= 0;
  });
}

class Undo extends Error {}

/** The rows that another way leaves, and no trace of it: the counters of the database stand where they stood. */
export async function rowsOfAnother(
  world: World,
  differences: Differences,
  way: (tx: Tx) => Promise<unknown>,
): Promise<Dump> {
  const putBack = await rememberCounters(world);
  let dump: Dump | undefined;
  await asPlatform(world.services, async (tx) => {
    await way(tx);
    dump = await rowsOfAllTables(world, tx, differences);
    throw new Undo();
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  await putBack();
  return dump!;
}

export async function rememberCounters(world: World): Promise<() => Promise<void>> {
  const asked = async <T>(work: (admin: pg.Client) => Promise<T>): Promise<T> => {
    const admin = new pg.Client(connectionOf(world.url));
    await admin.connect();
    return work(admin).finally(() => admin.end());
  };
  const { rows } = await asked((admin) =>
    admin.query<{ name: string; last: string | null }>(
      `
        select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as last
        from pg_sequences
        where schemaname = 'public'`,
    ),
  );
  return () =>
    asked(async (admin) => {
      for (const { name, last } of rows)
        await admin.query(last === null ? `alter sequence ${name} restart` : `select setval('${name}', ${last})`);
    });
}
