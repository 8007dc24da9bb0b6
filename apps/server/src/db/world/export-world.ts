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
  readTables,
  summing,
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
};
export type ExportReport = { tables: number; rows: number; files: number; missing: string[] };

/** Tells whether two installations share their secret, without telling the secret. */
export const secretMark = (sealer: Sealer): string => sealer.digest('world', 'secret-mark').toString('hex');
export const sealOf = (sealer: Sealer, sums: WorldSums): string =>
  sealer.digest(JSON.stringify(sums), 'world-sums').toString('hex');

/**
 * Writes everything into one file, as it was at one moment: people may go on working meanwhile. Complete under its
 * name, or not there.
 */
export async function exportWorld(place: WorldPlace, file: string, now: Date): Promise<ExportReport> {
  const client = new pg.Client({ ...connectionOf(place.url), application_name: 'rawnaq export' });
  await client.connect();
  const report: ExportReport = { tables: 0, rows: 0, files: 0, missing: [] };
  const draft = `${file}.part`;
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(PLAIN_TEXT_SETTINGS);
    const migrations = await readMigrations(client);
    await pipeline(
      Readable.from(worldBytes(client, place, migrations, now, report), {
        objectMode: false,
        highWaterMark: 256 * 1024,
      }),
      createGzip(),
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
): AsyncGenerator<Buffer> {
  yield firstLine();
  yield* section({ kind: 'head', made_at: now.toISOString(), migrations, secret_mark: secretMark(place.sealer) });
  const tables = await readTables(client);
  const sums: WorldSums = { tables: {}, sequences: {}, files: {} };
  const sequences = await readSequences(client);
  // The rows of every account are open to this role only.
  await client.query(`set local role ${(await readRoles(client))!.platform}`);
  for (const table of tables) {
    const rows = copyRows(client, table);
    const passing = (async function* () {
      sums.tables[table.name] = yield* rows;
    })();
    yield* section({ kind: 'table', name: table.name, columns: table.columns }, passing);
    report.tables += 1;
    report.rows += sums.tables[table.name]!.rows;
  }
  sums.sequences = sequences;
  yield* fileSections(client, place.storage, sums, report);
  yield* section({ kind: 'end', sums, seal: sealOf(place.sealer, sums) });
}

const section = (header: WorldHeader, chunks?: AsyncIterable<Buffer>): AsyncGenerator<Buffer> =>
  writeSection(header, chunks);

async function* fileSections(
  client: pg.Client,
  storage: Storage,
  sums: WorldSums,
  report: ExportReport,
): AsyncGenerator<Buffer> {
  const { rows } = await client.query<{ key: string; mime: string }>(
    "select account_id || '/' || unique_id as key, mime from uploads where removed_at is null order by account_id, id",
  );
  for (const { key, mime } of rows) {
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
  }
}
