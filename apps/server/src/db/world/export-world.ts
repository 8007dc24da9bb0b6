import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { PICTURE_SIZES } from '@rawnaq/domain/uploads/picture-sizes';
import pg from 'pg';
import type { Sealer } from '../../infra/crypto';
import type { Storage } from '../../infra/storage';
import { readRoles } from '../database-roles';
import { connectionOf } from '../pool';
import { firstLine, writeSection } from './world-file';
import {
  copyRows,
  PLAIN_TEXT_SETTINGS,
  readMigrations,
  readSequences,
  readLedger,
  readTables,
  summing,
  type LedgerSums,
  type Migration,
  type TableSum,
} from './world-tables';

export type WorldPlace = { url: string; storage: Storage; sealer: Sealer };
export type WorldHeader =
  | { kind: 'head'; made_at: string; migrations: Migration[]; secret_mark: string }
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'file'; key: string }
  | { kind: 'end'; sums: WorldSums; seal: string };
export type WorldSums = {
  tables: Record<string, TableSum>;
  sequences: Record<string, string>;
  files: Record<string, string>;
  /** What stood in all the books, so that a restored database can be compared in one look. */
  ledger: LedgerSums;
};
export type ExportReport = {
  tables: number;
  rows: number;
  files: number;
  missing: string[];
  sums: WorldSums | undefined;
};
/** `begin` hears how many tables and uploads there are; `passed` hears of each. It may refuse to go on. */
export type ExportWatch = { begin: (parts: number) => Promise<void>; passed: () => Promise<void> };
/** What is done to the packed bytes on their way into the file. */
type Wrapping = (packed: AsyncIterable<Buffer>, migrations: readonly Migration[]) => AsyncGenerator<Buffer>;
type ExportOptions = { watch?: ExportWatch; wrap?: Wrapping };

const NOBODY: ExportWatch = { begin: async () => {}, passed: async () => {} };
async function* asTheyAre(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* packed;
}

/** Tells whether two installations share their secret, without telling the secret. */
export const secretMark = (sealer: Sealer): string => sealer.digest('world', 'secret-mark').toString('hex');
export const sealOf = (sealer: Sealer, sums: WorldSums): string =>
  sealer.digest(JSON.stringify(sums), 'world-sums').toString('hex');

/**
 * Writes everything into one file, as it was at one moment: people may go on working meanwhile. Complete under its
 * name, or not there.
 */
export async function exportWorld(
  place: WorldPlace,
  file: string,
  now: Date,
  { watch = NOBODY, wrap = asTheyAre }: ExportOptions = {},
): Promise<ExportReport> {
  const client = new pg.Client({ ...connectionOf(place.url), application_name: 'rawnaq export' });
  await client.connect();
  const report: ExportReport = { tables: 0, rows: 0, files: 0, missing: [], sums: undefined };
  const draft = `${file}.part`;
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(PLAIN_TEXT_SETTINGS);
    const migrations = await readMigrations(client);
    await pipeline(
      Readable.from(worldBytes(client, place, migrations, now, report, watch), {
        objectMode: false,
        highWaterMark: 256 * 1024,
      }),
      createGzip(),
      (packed: AsyncIterable<Buffer>) => wrap(packed, migrations),
      createWriteStream(draft, { mode: 0o600 }),
    );
    await client.query('commit');
    await rename(draft, file);
    return report;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function* worldBytes(
  client: pg.Client,
  place: WorldPlace,
  migrations: Migration[],
  now: Date,
  report: ExportReport,
  watch: ExportWatch,
): AsyncGenerator<Buffer> {
  yield firstLine();
  yield* section({ kind: 'head', made_at: now.toISOString(), migrations, secret_mark: secretMark(place.sealer) });
  const tables = await readTables(client);
  const sequences = await readSequences(client);
  // The rows of every account are open to this role only.
  await client.query(`set local role ${(await readRoles(client))!.platform}`);
  const sums: WorldSums = { tables: {}, sequences, files: {}, ledger: await readLedger(client) };
  const uploads = await readUploads(client);
  await watch.begin(tables.length + uploads.length);
  for (const table of tables) {
    const rows = copyRows(client, table);
    const passing = (async function* () {
      sums.tables[table.name] = yield* rows;
    })();
    yield* section({ kind: 'table', name: table.name, columns: table.columns }, passing);
    report.tables += 1;
    report.rows += sums.tables[table.name]!.rows;
    await watch.passed();
  }
  yield* fileSections(uploads, place.storage, sums, report, watch);
  report.sums = sums;
  yield* section({ kind: 'end', sums, seal: sealOf(place.sealer, sums) });
}

const section = (header: WorldHeader, chunks?: AsyncIterable<Buffer>): AsyncGenerator<Buffer> =>
  writeSection(header, chunks);

type StoredUpload = { key: string; mime: string };

async function readUploads(client: pg.Client): Promise<StoredUpload[]> {
  const { rows } = await client.query<StoredUpload>(
    "select account_id || '/' || unique_id as key, mime from uploads where removed_at is null order by account_id, id",
  );
  return rows;
}

async function* fileSections(
  uploads: readonly StoredUpload[],
  storage: Storage,
  sums: WorldSums,
  report: ExportReport,
  watch: ExportWatch,
): AsyncGenerator<Buffer> {
  for (const { key, mime } of uploads) {
    for (const one of mime.startsWith('image/') ? [key, ...PICTURE_SIZES.map((size) => `${key}-${size}`)] : [key]) {
      const found = await storage.open(one);
      // Small pictures have no smaller drawings.
      if (!found && one === key) report.missing.push(one);
      if (!found) continue;
      const hash = createHash('sha256');
      yield* section({ kind: 'file', key: one }, summing(found.stream, hash));
      sums.files[one] = hash.digest('hex');
      report.files += 1;
    }
    await watch.passed();
  }
}
