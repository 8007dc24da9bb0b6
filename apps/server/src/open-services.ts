import path from 'node:path';
import pg from 'pg';
import type { Config } from './config';
import { readRoles } from './db/database-roles';
import { startEmbeddedPostgres } from './db/embedded';
import { migrate, migrationsFolder } from './db/migrate';
import { connectionOf, openPool } from './db/pool';
import { makeSealer } from './infra/crypto';
import { startLive } from './infra/live';
import { messageDrivers } from './infra/message-drivers';
import { localStorage } from './infra/storage';
import type { Log, Services } from './services';

export type OpenServices = { services: Services; url: string; close: () => Promise<void> };

/** The database at its newest, and everything a process needs around it. `root`: the folder of the program. */
export async function openServices(config: Config, log: Log, root: string): Promise<OpenServices> {
  const postgres = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: path.join(config.dataDir, 'postgres'),
        log: (message) => log.info(message),
      });
  const url = config.databaseUrl ?? postgres!.url;
  try {
    await migrate(url, migrationsFolder(root));
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
  const roles = await rolesOf(url);
  const services: Services = {
    config,
    log,
    clock: () => new Date(),
    pools: {
      app: openPool(url, roles.app, config.poolSize),
      platform: openPool(url, roles.platform, Math.max(4, Math.floor(config.poolSize / 2))),
      apart: openPool(url, roles.platform, 2),
    },
    live: startLive(url, roles.platform, log),
    drivers: messageDrivers(config),
    storage: localStorage(path.join(config.dataDir, 'uploads')),
    sealer: makeSealer(config.secret),
  };
  const close = async (): Promise<void> => {
    await services.live.stop();
    await Promise.all(Object.values(services.pools).map((pool) => pool.end()));
    await postgres?.stop();
  };
  return { services, url, close };
}

async function rolesOf(url: string): Promise<{ app: string; platform: string }> {
  const client = new pg.Client(connectionOf(url));
  await client.connect();
  try {
    return (await readRoles(client))!;
  } finally {
    await client.end();
  }
}
