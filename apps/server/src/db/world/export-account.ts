import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { PICTURE_SIZES } from '@rawnaq/domain/uploads/picture-sizes';
import type pg from 'pg';
import type { Sealer } from '../../infra/crypto';
import type { Storage } from '../../infra/storage';
import { readRoles } from '../database-roles';
import { readAccountTables } from './account-tables';
import { secretMark } from './export-world';
import { firstLine, writeSection } from './world-file';
import { copyQuery, PLAIN_TEXT_SETTINGS, readMigrations, summing, type Migration, type TableSum } from './world-tables';

/** A connection of its own: it is kept in one transaction as long as the export lasts. */
export type AccountPlace = { client: pg.ClientBase; storage: Storage; sealer: Sealer };
export type AccountHeader =
  | {
      kind: 'head';
      made_at: string;
      /** Where it was: nothing below names it. */
      account: number;
      alias: string | null;
      migrations: Migration[];
      secret_mark: string;
    }
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'file'; key: string }
  | { kind: 'end'; sums: AccountSums; seal: string };
export type AccountSums = { tables: Record<string, TableSum>; files: Record<string, string> };
type Asked = { account: number; file: string; now: Date };
/** `begin` hears how many tables there are; `passed` hears of each of them and of each upload. */
type Watch = { begin: (tables: number) => Promise<void>; passed: () => Promise<void> };
export type AccountReport = { tables: number; rows: number; files: number; missing: string[] };

export const sealOfAccount = (sealer: Sealer, sums: AccountSums): string =>
  sealer.digest(JSON.stringify(sums), 'account-sums').toString('hex');

const NOBODY: Watch = { begin: async () => {}, passed: async () => {} };

/**
 * Writes everything of one account into one file, as it was at one moment, without what opens doors: the same account
 * gives the same bytes after the head, wherever it lives and whatever its number is. Complete under its name, or not
 * there.
 */
export async function exportAccount(
  place: AccountPlace,
  { account, file, now }: Asked,
  watch: Watch = NOBODY,
): Promise<AccountReport> {
  if (!Number.isSafeInteger(account) || account <= 0) throw new Error('An account has a whole number.');
  const { client } = place;
  const draft = `${file}.part`;
  const report: AccountReport = { tables: 0, rows: 0, files: 0, missing: [] };
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    await client.query(PLAIN_TEXT_SETTINGS);
    await pipeline(
      Readable.from(accountBytes(place, account, now, report, watch), { objectMode: false, highWaterMark: 256 * 1024 }),
      createGzip(),
      createWriteStream(draft, { mode: 0o600 }),
    );
    await client.query('commit');
    await rename(draft, file);
    return report;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

async function* accountBytes(
  { client, storage, sealer }: AccountPlace,
  account: number,
  now: Date,
  report: AccountReport,
  watch: Watch,
): AsyncGenerator<Buffer> {
  const migrations = await readMigrations(client);
  const tables = await readAccountTables(client);
  await client.query(`set local role ${(await readRoles(client))!.platform}`);
  const { rows } = await client.query<{ alias: string | null }>(
    'select d.alias from accounts a left join alias_directory d on d.tenant = a.id where a.id = $1',
    [account],
  );
  if (rows.length === 0) throw new Error(`There is no account ${account} here.`);
  await watch.begin(tables.length);
  yield firstLine('account');
  yield* section({
    kind: 'head',
    made_at: now.toISOString(),
    account,
    alias: rows[0]!.alias,
    migrations,
    secret_mark: secretMark(sealer),
  });
  const sums: AccountSums = { tables: {}, files: {} };
  for (const { name, columns, select } of tables) {
    const passing = (async function* () {
      sums.tables[name] = yield* copyQuery(client, select(account));
    })();
    yield* section({ kind: 'table', name, columns }, passing);
    report.tables += 1;
    report.rows += sums.tables[name]!.rows;
    await watch.passed();
  }
  const { rows: uploads } = await client.query<{ key: string; mime: string }>(
    'select unique_id as key, mime from uploads where account_id = $1 and removed_at is null order by id',
    [account],
  );
  for (const { key, mime } of uploads) {
    for (const one of mime.startsWith('image/') ? [key, ...PICTURE_SIZES.map((size) => `${key}-${size}`)] : [key]) {
      const found = await storage.open(`${account}/${one}`);
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
  yield* section({ kind: 'end', sums, seal: sealOfAccount(sealer, sums) });
}

const section = (header: AccountHeader, chunks?: AsyncIterable<Buffer>): AsyncGenerator<Buffer> =>
  writeSection(header, chunks && evenly(chunks));

const PIECE = 64 * 1024;

/** Pieces of one length: how the bytes happened to arrive is not part of what was exported. */
async function* evenly(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    let at = 0;
    for (; held.length - at >= PIECE; at += PIECE) yield held.subarray(at, at + PIECE);
    held = held.subarray(at);
  }
  if (held.length > 0) yield held;
}
