import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { PICTURE_SIZES } from '@rawnaq/domain/uploads/picture-sizes';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { sealOf, secretMark, type WorldHeader, type WorldPlace, type WorldSums } from './export-world';
import { readRoles } from '../database-roles';
import { connectionOf } from '../pool';
import { BadWorldFile, readSections, type Section, type WorldSource } from './world-file';
import {
  copyRows,
  PLAIN_TEXT_SETTINGS,
  readForeignKeys,
  readLedger,
  readMigrations,
  readTables,
  summing,
  type ForeignKeys,
  type Migration,
  type TableSum,
  type WorldTable,
} from './world-tables';

export type ImportOptions = { replace?: boolean; otherSecret?: boolean; sendWaiting?: boolean };
export type ImportReport = { tables: number; rows: number; files: number; waiting: number; sums: WorldSums };

type House = { tables: WorldTable[]; keys: ForeignKeys[] };

/**
 * Fills an empty database from an export: everything in one transaction, checked against the sums of the export before
 * it counts.
 */
export async function importWorld(
  place: WorldPlace,
  file: WorldSource,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const client = new pg.Client({ ...connectionOf(place.url), application_name: 'rawnaq import' });
  await client.connect();
  const stored: string[] = [];
  let oldFiles: string[] = [];
  try {
    await client.query('begin');
    await client.query(PLAIN_TEXT_SETTINGS);
    const tables = await readTables(client);
    const keys = await readForeignKeys(client);
    oldFiles = await assertRoom(client, options);
    const sums = await load(client, place, file, options, { tables, keys });
    const waiting = await closeUp(client, { tables, keys }, sums, options);
    await storeFiles(place, file, stored);
    await client.query('commit');
    const kept = new Set(stored);
    for (const key of oldFiles) if (!kept.has(key)) await place.storage.remove(key);
    return {
      tables: tables.length,
      rows: Object.values(sums.tables).reduce((all, { rows }) => all + rows, 0),
      files: stored.length,
      waiting,
      sums,
    };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    for (const key of stored) if (!oldFiles.includes(key)) await place.storage.remove(key).catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}

/** Answers the files that the present world holds; they go when the new one stands. */
async function assertRoom(client: pg.Client, { replace }: ImportOptions): Promise<string[]> {
  await client.query(`set local role ${(await readRoles(client))!.platform}`);
  const { rows } = await client.query<{ accounts: number; people: number }>(
    `
      select (select count(*)::int from accounts where id <> 0) as accounts,
        (select count(*)::int from users) as people`,
  );
  const files = (
    await client.query<{ key: string }>("select account_id || '/' || unique_id as key from uploads")
  ).rows.flatMap(({ key }) => [key, ...PICTURE_SIZES.map((size) => `${key}-${size}`)]);
  await client.query('reset role');
  const { accounts, people } = rows[0]!;
  if (!replace && accounts + people > 0)
    throw new Error(
      `This database is not empty: it holds ${accounts} accounts and ${people} people. Import into an empty one, ` +
        'or add --replace to delete them first.',
    );
  return files;
}

async function load(
  client: pg.Client,
  place: WorldPlace,
  file: WorldSource,
  options: ImportOptions,
  { tables, keys }: House,
): Promise<WorldSums> {
  const seen: Pick<WorldSums, 'tables' | 'files'> = { tables: {}, files: {} };
  let isOpen = false;
  let sums: WorldSums | undefined;
  for await (const section of readSections<WorldHeader>(file)) {
    const { header } = section;
    if (sums) throw new BadWorldFile('The file goes on after its end.');
    if (header.kind !== 'head' && !isOpen) throw new BadWorldFile('The file has no head.');
    if (header.kind === 'head') {
      assertSameMigrations(header.migrations, await readMigrations(client));
      if (!options.otherSecret && header.secret_mark !== secretMark(place.sealer))
        throw new Error(
          'This export was made with another APP_SECRET. Set the same one here (where none was set, it lies in ' +
            'the file "app-secret" of the data folder), or add --other-secret: ' +
            'second factors and stored passwords of gateways must then be set anew.',
        );
      await openUp(client, { tables, keys });
      isOpen = true;
    } else if (header.kind === 'table')
      seen.tables[header.name] = await loadTable(client, tables, section as Section<typeof header>);
    else if (header.kind === 'file') seen.files[header.key] = await sumOf(section.chunks);
    else {
      sums = header.sums;
      if (!options.otherSecret && header.seal !== sealOf(place.sealer, sums))
        throw new BadWorldFile('The sums of the file were changed.');
    }
  }
  if (!sums) throw new BadWorldFile('The file breaks off in the middle.');
  assertSameSums(sums, seen, tables);
  return sums;
}

export function assertSameMigrations(theirs: Migration[], ours: Migration[]): void {
  const list = (migrations: Migration[]) => migrations.map(({ name, checksum }) => `${name} ${checksum}`).join('\n');
  if (list(theirs) === list(ours)) return;
  const last = (migrations: Migration[]) => migrations.at(-1)?.name ?? 'none';
  throw new Error(
    `The export comes from another version: its last migration is ${last(theirs)}, here it is ${last(ours)}. ` +
      'Bring both sides to the same version first.',
  );
}

/**
 * Empties the tables and takes the walls down, for this transaction: COPY does not work under row-level security. The
 * keys go as well and come back when all rows are there: a join each instead of a question for every row.
 */
async function openUp(client: pg.Client, { tables, keys }: House): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { table, drop } of keys) await client.query(`alter table ${table} ${drop}`);
  for (const { name, forced } of tables)
    if (forced) await client.query(`alter table ${name} no force row level security`);
}

async function loadTable(
  client: pg.Client,
  tables: WorldTable[],
  { header, chunks }: Section<{ kind: 'table'; name: string; columns: string[] }>,
): Promise<TableSum> {
  const table = tables.find(({ name }) => name === header.name);
  if (!table || table.columns.join() !== header.columns.join())
    throw new BadWorldFile(`The file holds a table ${header.name} that does not fit this version.`);
  const hash = createHash('sha256');
  const target = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(summing(chunks, hash), { objectMode: false }), target);
  return { rows: target.rowCount, sha256: hash.digest('hex') };
}

export async function sumOf(chunks: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}

/** A second reading, when the file has proved to be whole: nothing of a bad one reaches the store. */
async function storeFiles(place: WorldPlace, file: WorldSource, stored: string[]): Promise<void> {
  for await (const { header, chunks } of readSections<WorldHeader>(file)) {
    if (header.kind !== 'file') continue;
    const parts: Buffer[] = [];
    for await (const chunk of chunks) parts.push(chunk);
    stored.push(header.key);
    await place.storage.put(header.key, Buffer.concat(parts));
  }
}

function assertSameSums(promised: WorldSums, seen: Pick<WorldSums, 'tables' | 'files'>, tables: WorldTable[]): void {
  for (const { name } of tables) {
    const [there, here] = [promised.tables[name], seen.tables[name]];
    if (!there || !here || there.rows !== here.rows || there.sha256 !== here.sha256)
      throw new BadWorldFile(`The rows of ${name} are not those that were exported.`);
  }
  const files = new Set([...Object.keys(promised.files), ...Object.keys(seen.files)]);
  for (const key of files)
    if (promised.files[key] !== seen.files[key])
      throw new BadWorldFile(`The stored file ${key} is not the one that was exported.`);
}

/** Counters on, walls up again, and one look at what really stands in the tables now. */
async function closeUp(
  client: pg.Client,
  { tables, keys }: House,
  sums: WorldSums,
  { sendWaiting }: ImportOptions,
): Promise<number> {
  for (const { table, add } of keys) await client.query(`alter table ${table} ${add}`);
  const known = new Set(
    (
      await client.query<{ name: string }>("select sequencename as name from pg_sequences where schemaname = 'public'")
    ).rows.map(({ name }) => name),
  );
  for (const [name, next] of Object.entries(sums.sequences))
    if (known.has(name) && /^\d+$/.test(next)) await client.query(`alter sequence ${name} restart with ${next}`);
  for (const table of tables) {
    const rows = copyRows(client, table);
    let sum = await rows.next();
    while (!sum.done) sum = await rows.next();
    if (sum.value.sha256 !== sums.tables[table.name]!.sha256)
      throw new Error(`What was written to ${table.name} reads back differently.`);
    if (table.forced) await client.query(`alter table ${table.name} force row level security`);
  }
  await client.query(`set local role ${(await readRoles(client))!.platform}`);
  if (!isDeepStrictEqual(await readLedger(client), sums.ledger))
    throw new Error('The sums of the ledger are not those that were exported.');
  // Jobs do not move. Messages that were waiting for theirs go out only when asked: the old installation may still be
  // sending them.
  const { rows } = await client.query(
    sendWaiting
      ? `
        select app.enqueue('send-message', json_build_object('account_id', account_id, 'id', id))
        from messages
        where status = ${outgoingStates.codes.pending}`
      : `select from messages where status = ${outgoingStates.codes.pending}`,
  );
  return rows.length;
}
