import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupContent } from '@rawnaq/domain/backups/backups.contract';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { sql } from 'kysely';
import { transaction } from '../../db/database';
import { clientBeside } from '../../db/pool';
import { exportAccount } from '../../db/world/export-account';
import { backgroundContext } from '../../http/background-context';
import type { Ctx } from '../../http/context';
import { writeExport } from '../../http/lists/export-file';
import { tableOf, type ExportPlan } from '../../http/lists/export-use-case';
import { zipOf, type ZipFile } from '../../infra/sheets/write-zip';
import { asAccount, type Services } from '../../services';
import { loadPerson } from '../../sessions/load-session';
import { countPapers, drawnPapers } from '../invoice-papers';
import { chosenSubjects, planOf, type Exportables } from './backup-content';
import { FOLDERS, safeName } from './backup-names';
import { countUploads, uploadsAfter, type BackupRow } from './backups.repo';

/** How far it is. Fails when nobody waits for it any more. */
export type Progress = {
  begin: (permissions: unknown, total: number) => Promise<void>;
  passed: (parts: number) => Promise<void>;
};
type Sheet = { name: string; path: string };

/** Lists as sheets, documents as PDF and uploads as they came, in one archive that is never held in memory. */
export async function writeData(
  services: Services,
  exportables: Exportables,
  row: BackupRow,
  folder: string,
  progress: Progress,
): Promise<string> {
  const content = row.content as BackupContent;
  const sheets = await writeSheets(services, exportables, row, folder, progress);
  const file = path.join(folder, 'backup.zip');
  const entries = zipEntries(services, row, content, sheets, progress);
  await pipeline(Readable.from(zipOf(entries), { objectMode: false }), createWriteStream(file, { mode: 0o600 }));
  return file;
}

/**
 * All lists as they were at one moment, with the rights the person has now: one transaction that only reads. They lie
 * beside each other until the archive is written, so that nothing holds the transaction open longer than the reading.
 */
const writeSheets = (
  services: Services,
  exportables: Exportables,
  row: BackupRow,
  folder: string,
  progress: Progress,
): Promise<Sheet[]> =>
  transaction(services.pools.app, row.account_id, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    const ctx = await contextOf(services, row, tx);
    const content = row.content as BackupContent;
    const plans: ExportPlan[] = [];
    for (const { exportable } of chosenSubjects(ctx, exportables, content)) plans.push(await planOf(ctx, exportable));
    let total = await countPapers(ctx, content.years);
    if (content.uploads) total += await countUploads(ctx);
    for (const plan of plans) total += await plan.count();
    await progress.begin(ctx.permissions, total);
    const sheets: Sheet[] = [];
    for (const plan of plans) {
      const sheet = { name: plan.title[ctx.language], path: path.join(folder, `${sheets.length}.xlsx`) };
      const rows = counted(plan.rows(), progress);
      await pipeline(writeExport(await tableOf(ctx, plan), rows, plan.format), createWriteStream(sheet.path));
      sheets.push(sheet);
    }
    return sheets;
  });

async function contextOf(services: Services, row: BackupRow, tx: Ctx['tx']): Promise<Ctx> {
  const session = await loadPerson(tx, row.account_id, row.user_id);
  return backgroundContext(services, { session, area: 'merchant', language: row.language as Language }, tx);
}

async function* counted<Row>(
  pieces: AsyncIterable<readonly Row[]>,
  progress: Progress,
): AsyncGenerator<readonly Row[]> {
  for await (const some of pieces) {
    yield some;
    await progress.passed(some.length);
  }
}

async function* zipEntries(
  services: Services,
  row: BackupRow,
  content: BackupContent,
  sheets: readonly Sheet[],
  progress: Progress,
): AsyncGenerator<ZipFile> {
  const language = row.language as Language;
  const inFolder = (folder: keyof typeof FOLDERS, name: string) => `${FOLDERS[folder][language]}/${name}`;
  const taken = new Set<string>();
  for (const { name, path: from } of sheets)
    yield {
      name: inFolder('lists', `${onceOnly(safeName(name), taken)}.xlsx`),
      content: createReadStream(from),
      isPacked: true,
    };
  for await (const { year, number, bytes } of drawnPapers(services, row.account_id, content.years, language)) {
    yield { name: inFolder('documents', `${year}/${safeName(number)}.pdf`), content: [bytes], isPacked: true };
    await progress.passed(1);
  }
  if (content.uploads)
    for await (const { id, file_name, unique_id } of uploadsOf(services, row.account_id)) {
      const stored = await services.storage.open(`${row.account_id}/${unique_id}`);
      if (stored)
        yield { name: inFolder('uploads', `${id} ${safeName(file_name)}`), content: stored.stream, isPacked: true };
      await progress.passed(1);
    }
}

function onceOnly(name: string, taken: Set<string>): string {
  const free = taken.has(name) ? onceOnly(`${name} (2)`, taken) : name;
  taken.add(free);
  return free;
}

const AT_ONCE = 500;

async function* uploadsOf(services: Services, accountId: number) {
  let after = 0;
  for (;;) {
    const some = await asAccount(services, accountId, (tx) => uploadsAfter({ tx, accountId }, after, AT_ONCE));
    yield* some;
    if (some.length < AT_ONCE) return;
    after = some.at(-1)!.id;
  }
}

/** Everything of the account, for an installation to read in again. */
export async function writeAccount(
  services: Services,
  row: BackupRow,
  folder: string,
  progress: Progress,
): Promise<string> {
  const { permissions, uploads } = await asAccount(services, row.account_id, async (tx) => {
    const ctx = await contextOf(services, row, tx);
    return { permissions: ctx.permissions, uploads: await countUploads(ctx) };
  });
  const file = path.join(folder, 'account.rawnaq');
  const client = clientBeside(services.pools.platform, 'rawnaq backup');
  await client.connect();
  try {
    await exportAccount(
      { client, storage: services.storage, sealer: services.sealer },
      { account: row.account_id, file, now: services.clock() },
      {
        begin: (tables) => progress.begin(permissions, tables + uploads),
        passed: () => progress.passed(1),
      },
    );
  } finally {
    await client.end();
  }
  return file;
}
