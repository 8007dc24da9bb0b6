import pg from 'pg';
import { CannotStart } from './cannot-start';
import type { Config } from './config';
import { readRoles } from './db/database-roles';
import { connectionOf, openPool } from './db/pool';
import { openDatabase, type OpenDatabase } from './db/embedded/open-database';
import { watchReplica } from './db/replica';
import { makeSealer } from './infra/crypto';
import { startLive } from './db/live';
import { messageDrivers } from './infra/message-drivers/process-drivers';
import { openStorage } from './infra/open-storage';
import type { Storage } from './infra/storage';
import { makeVapid } from './infra/web-push/vapid';
import type { Log } from './infra/log';
import type { Services } from './services';
import { keepSessions } from './sessions/session-cache';

export type OpenServices = { services: Services; url: string; close: () => Promise<void> };

/** The database at its newest, and everything a process needs around it. `root`: the folder of the program. */
export const openServices = async (config: Config, log: Log, root: string): Promise<OpenServices> =>
  servicesOn(await openDatabase(config, log, root), config, log);

/** Everything a process needs around its database. */
export async function servicesOn({ url, stop }: OpenDatabase, config: Config, log: Log): Promise<OpenServices> {
  const storage = openStorage(config);
  try {
    await assertStores(storage);
  } catch (error) {
    await stop();
    throw error;
  }
  const roles = await rolesOf(url);
  const { pooler } = config;
  const open = (role: string, size: number): pg.Pool => openPool(config.databaseUrl ?? url, role, size, { pooler });
  const live = startLive(url, roles.platform, log);
  const services: Services = {
    config,
    log,
    clock: () => new Date(),
    pools: {
      app: open(roles.app, config.poolSize),
      platform: open(roles.platform, Math.max(4, Math.floor(config.poolSize / 2))),
      apart: open(roles.platform, 2),
    },
    live,
    sessions: keepSessions(live),
    drivers: messageDrivers(config),
    storage,
    sealer: makeSealer(config.secret),
    vapid: makeVapid(config.secret, config.operator.email),
  };
  if (config.replicaUrl !== undefined) {
    const openThere = (role: string): pg.Pool => openPool(config.replicaUrl!, role, Math.max(2, config.poolSize >> 1));
    services.replica = watchReplica({
      primary: services.pools.apart,
      pools: { app: openThere(roles.app), platform: openThere(roles.platform) },
      live,
      log,
    });
  }
  const close = async (): Promise<void> => {
    await services.replica?.stop();
    await services.live.stop();
    await Promise.all(Object.values(services.pools).map((pool) => pool.end()));
    await stop();
  };
  return { services, url, close };
}

async function assertStores(storage: Storage): Promise<void> {
  await storage.check().catch((error: NodeJS.ErrnoException) => {
    throw error.code ? error : new CannotStart(`Uploads can't be stored: ${error.message}.`);
  });
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
