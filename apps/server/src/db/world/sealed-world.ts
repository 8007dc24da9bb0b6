import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { backupKey, readHead, sealed, unsealed, type BackupKey } from '../../infra/sealed-file/sealed-file';
import type { Config } from '../../config';
import { exportWorld, type ExportReport, type ExportWatch, type WorldPlace } from './export-world';

export const backupKeyOf = ({ backups, secret }: Pick<Config, 'backups' | 'secret'>): BackupKey =>
  backupKey(backups.secret ?? secret);

export type SealedReport = ExportReport & { bytes: number; sha256: string; migration: string; key_id: string };

/** A whole world in one sealed file: complete under its name, or not there. */
export async function exportSealed(
  place: WorldPlace,
  key: BackupKey,
  { file, now, watch }: { file: string; now: Date; watch?: ExportWatch },
): Promise<SealedReport> {
  const hash = createHash('sha256');
  let bytes = 0;
  let migration = '';
  const report = await exportWorld(place, file, now, {
    ...(watch && { watch }),
    wrap: async function* (packed, migrations) {
      migration = migrations.at(-1)?.name ?? '';
      for await (const chunk of sealed(packed, key, { made_at: now.toISOString(), migration })) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
  });
  return { ...report, bytes, sha256: hash.digest('hex'), migration, key_id: key.id };
}

/** The packed world inside of a sealed file, to be read by `importWorld`. */
export const worldOf =
  (open: () => Readable, key: BackupKey): (() => Readable) =>
  () => {
    const source = open();
    return Readable.from(unsealed(source, key), { objectMode: false });
  };

/** Reads a sealed file to its end and proves every byte. Answers what it was made of, and its sum. */
export async function proveSealed(source: Readable, key: BackupKey): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const summed = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  for await (const _ of unsealed(summed(), key));
  return { sha256: hash.digest('hex'), bytes };
}

/** Which version of the database it was made of; anybody may know. */
export async function migrationOf(source: Readable): Promise<string> {
  try {
    return (await readHead(source)).migration;
  } finally {
    source.destroy();
  }
}
