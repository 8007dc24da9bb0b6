import { createHash, type Hash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

export type WorldTable = { name: string; columns: string[]; order: string[]; forced: boolean };
export type Migration = { name: string; checksum: string };
/** What a table held when it was copied: the same text on any server, so the same sum. */
export type TableSum = { rows: number; sha256: string };

/** What stood in the books of all accounts together, in minor units of whatever currency. */
export type LedgerSums = { journals: string; debit: string; credit: string };

/**
 * The house's own bookkeeping: which migrations ran here, which processes live here and which backups lie here does not
 * move.
 */
const STAYS = [
  'migrations',
  'worker_heartbeats',
  'process_heartbeats',
  'slow_calls',
  'platform_backups',
  'platform_restores',
];

export async function readMigrations(client: pg.ClientBase): Promise<Migration[]> {
  return (await client.query<Migration>('select name, checksum from migrations order by name')).rows;
}

/**
 * Every table that moves, those that are referred to before those that refer to them. A key that is checked at the
 * commit binds nobody: all of them arrive in one transaction.
 */
export async function readTables(client: pg.ClientBase): Promise<WorldTable[]> {
  const { rows } = await client.query<WorldTable & { needs: string[] }>(
    `
      select c.relname as name, c.relforcerowsecurity as forced,
        (select array_agg(quote_ident(a.attname) order by a.attnum)
          from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
        (select array_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
          order by k.place)
          from pg_index i, unnest(i.indkey::int2[]) with ordinality k(attnum, place)
          join pg_attribute a on a.attnum = k.attnum
          where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid) as order,
        coalesce((select array_agg(distinct f.confrelid::regclass::text)
          from pg_constraint f
          where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid and not f.condeferrable),
          '{}') as needs
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> all($1)
      order by c.relname`,
    [STAYS],
  );
  return inOrder(rows).map(({ name, columns, order, forced }) => ({
    name,
    columns,
    order: order ?? columns,
    forced,
  }));
}

/** Those of one table, in the words that take them away and put them back. */
export type ForeignKeys = { table: string; drop: string; add: string };

export async function readForeignKeys(client: pg.ClientBase): Promise<ForeignKeys[]> {
  const { rows } = await client.query<ForeignKeys>(
    `
      select f.conrelid::regclass::text as table,
        string_agg('drop constraint ' || quote_ident(f.conname), ', ' order by f.conname) as drop,
        string_agg('add constraint ' || quote_ident(f.conname) || ' ' || pg_get_constraintdef(f.oid), ', '
          order by f.conname) as add
      from pg_constraint f
      join pg_class c on c.oid = f.conrelid
      where f.contype = 'f' and f.conparentid = 0 and c.relnamespace = 'public'::regnamespace
        and c.relname <> all($1)
      group by 1
      order by 1`,
    [STAYS],
  );
  return rows;
}

function inOrder<T extends { name: string; needs: string[] }>(tables: T[]): T[] {
  const placed: T[] = [];
  let waiting = tables;
  while (waiting.length) {
    const ready = waiting.filter((table) => !table.needs.some((need) => waiting.some((other) => other.name === need)));
    if (!ready.length)
      throw new Error(`These tables refer to each other in a ring: ${waiting.map((table) => table.name).join(', ')}`);
    placed.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return placed;
}

/** Texts of dates, bytes and numbers must not depend on how a server is set up. */
export const PLAIN_TEXT_SETTINGS = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** All rows in the order of their key, and their sum at the end. */
export const copyRows = (client: pg.ClientBase, table: WorldTable): AsyncGenerator<Buffer, TableSum> =>
  copyQuery(client, `select ${table.columns.join(', ')} from ${table.name} order by ${table.order.join(', ')}`);

/**
 * The rows a question answers, as text, and their sum at the end. They are counted here: the stream may end before the
 * server has said how many there were, and then says none.
 */
export async function* copyQuery(client: pg.ClientBase, question: string): AsyncGenerator<Buffer, TableSum> {
  const stream = client.query(copyTo(`copy (${question}) to stdout`));
  const hash = createHash('sha256');
  let rows = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    rows += rowsIn(chunk);
    yield chunk;
  }
  return { rows, sha256: hash.digest('hex') };
}

/** A row is a line: breaks inside of texts are written as letters. */
export function rowsIn(chunk: Buffer): number {
  let rows = 0;
  for (let at = chunk.indexOf(BREAK); at >= 0; at = chunk.indexOf(BREAK, at + 1)) rows += 1;
  return rows;
}
const BREAK = 0x0a;

/** As the role that sees every account. */
export async function readLedger(client: pg.ClientBase): Promise<LedgerSums> {
  const { rows } = await client.query<LedgerSums>(
    `
      select (select count(*)::text from journals) as journals,
        (select coalesce(sum(debit), 0)::text from ledger_days) as debit,
        (select coalesce(sum(credit), 0)::text from ledger_days) as credit`,
  );
  return rows[0]!;
}

/** Where each counter stands: the number it would give next. */
export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const next: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await client.query<{ next: string }>(
      `select (case when is_called then last_value + 1 else last_value end)::text as next from ${name}`,
    );
    next[name] = found.rows[0]!.next;
  }
  return next;
}

/** Passes bytes on and adds them to a sum. */
export async function* summing(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
