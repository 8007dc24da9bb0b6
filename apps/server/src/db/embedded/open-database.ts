import path from 'node:path';
import type { Config } from '../../config';
import { startEmbeddedPostgres } from './embedded';
import { migrate, migrationsFolder } from '../migrate';
import type { Log } from '../../infra/log';

/** Where it is reached by itself; requests may go through a pooler. */
export type OpenDatabase = { url: string; stop: () => Promise<void> };

/** The database at its newest: the one that was given, or our own. `root`: the folder of the program. */
export async function openDatabase(config: Config, log: Log, root: string): Promise<OpenDatabase> {
  const postgres = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: path.join(config.dataDir, 'postgres'),
        log: (message) => log.info(message),
      });
  const url = config.directUrl ?? postgres!.url;
  const stop = async (): Promise<void> => {
    await postgres?.stop();
  };
  try {
    await migrate(url, migrationsFolder(root));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
