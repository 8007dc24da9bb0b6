import { Readable } from 'node:stream';
import { backupKeyOf, migrationOf, proveSealed, worldOf } from '../../db/world/sealed-world';
import { openBackupStorage } from '../../infra/open-storage';
import type { Storage } from '../../infra/storage';
import type { Services } from '../../services';
import { FileGone } from './fault-of';
import type { PlatformBackupRow } from './platform-backups.repo';

type Stored = Pick<PlatformBackupRow, 'storage_key' | 'sha256'>;

export const backupStorage = ({ config }: Services): Storage => openBackupStorage(config);
export const backupKey = ({ config }: Services) => backupKeyOf(config);

/** The server itself, never a pooler: work on whole databases lasts, and goes on connections of its own. */
export const directUrl = ({ config, pools }: Services): string =>
  config.directUrl ?? pools.platform.options.connectionString!;

export async function openFile(
  services: Services,
  { storage_key }: Stored,
): Promise<{ stream: Readable; bytes: number }> {
  const found = storage_key === null ? undefined : await backupStorage(services).open(storage_key);
  if (!found) throw new FileGone('The file of this backup is not where it was stored.');
  return found;
}

/** Every byte of it, and that they are those that were written. */
export async function proveFile(services: Services, backup: Stored): Promise<void> {
  const { stream } = await openFile(services, backup);
  const { sha256 } = await proveSealed(stream, backupKey(services));
  if (backup.sha256 !== null && sha256 !== backup.sha256)
    throw new FileGone('There is another file where this backup was stored.');
}

export async function versionOf(services: Services, backup: Stored): Promise<string> {
  return migrationOf((await openFile(services, backup)).stream);
}

/** To be read more than once: each time from its beginning. */
export const worldIn = (services: Services, backup: Stored): (() => Readable) =>
  worldOf(
    () =>
      Readable.from(
        (async function* () {
          yield* (await openFile(services, backup)).stream as AsyncIterable<Buffer>;
        })(),
        { objectMode: false },
      ),
    backupKey(services),
  );
