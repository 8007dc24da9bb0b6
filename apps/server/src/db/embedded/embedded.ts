import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import {
  findPostmaster,
  isRunning,
  prepareCluster,
  readLogTail,
  removeCluster,
  spawnPostmaster,
  type Cluster,
  type Settings,
} from './embedded-cluster';

export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string };
  url: string;
  stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** The launcher's own folder: cluster, log. Shared by every process that names it. */
  dataDir: string;
  log?: (message: string) => void;
  /** Server settings; they count only for the process that starts the database, not for one that attaches. */
  settings?: Settings;
};

/** For test databases: nothing survives a power cut, everything is faster. */
export const THROWAWAY_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
} satisfies Settings;

/** Any number; it only has to be the same in every process. */
const USERS_LOCK = 7_297_627;
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 60_000;

/**
 * Real PostgreSQL in a data folder. Starts it or attaches to the one that runs, also after `kill -9` of
 * either side, and runs on until `stop`. Every process holds one connection with a shared advisory lock; who
 * stops asks for the exclusive one, so only the last user shuts the database down, and a killed user leaves
 * nothing behind.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log = () => undefined,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDir, settings, log);
  let stopping = false;
  let held: Promise<Client>;
  const hold = async (): Promise<Client> => {
    const client = await holdSharedLock(cluster);
    client.once('end', () => {
      if (stopping) return;
      log('The database went away: starting it again');
      held = hold();
      held.catch((error: unknown) => log(String(error)));
    });
    return client;
  };
  held = hold();
  const { host, port } = await held;

  return {
    connection: { host, port, user: 'rawnaq_owner', database: 'rawnaq' },
    url: `postgres://rawnaq_owner@/rawnaq?host=${encodeURIComponent(host)}&port=${port}`,
    stop: async () => {
      if (stopping) return;
      stopping = true;
      await release(await held, cluster, log);
    },
  };
}

/** Deletes a stopped database with its folder. */
export function removeEmbeddedPostgres(dataDir: string): void {
  removeCluster(dataDir);
}

async function holdSharedLock(cluster: Cluster): Promise<Client> {
  const deadline = Date.now() + START_LIMIT_MS;
  let child: ChildProcess | undefined;
  let reason = '';
  while (Date.now() < deadline) {
    const postmaster = findPostmaster(cluster);
    if (postmaster) {
      const attempt = await connect(postmaster.socketDir, postmaster.port);
      if (attempt instanceof Client) return attempt;
      reason = attempt;
    } else if (!child) {
      child = spawnPostmaster(cluster);
    } else if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      const tail = readLogTail(cluster);
      // Backends of a killed postmaster need a moment to notice; two starts at once leave one winner.
      if (!/pre-existing shared memory block|lock file ".*" already exists/.test(tail))
        throw new Error(`PostgreSQL did not start.\n${tail}`);
      child = undefined;
      await sleep(200);
    }
    await sleep(20);
  }
  throw new Error(`PostgreSQL did not answer within ${START_LIMIT_MS / 1000} s. ${reason}\n${readLogTail(cluster)}`);
}

/** Answers the reason while the server starts up, shuts down, or closes under us: the caller tries again. */
async function connect(host: string, port: number): Promise<Client | string> {
  const client = new Client({
    host,
    port,
    user: 'postgres',
    database: 'postgres',
    application_name: 'rawnaq launcher',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    return String(error);
  }
}

async function release(client: Client, cluster: Cluster, log: (message: string) => void): Promise<void> {
  const postmaster = findPostmaster(cluster);
  if (postmaster && (await isLastUser(client))) {
    process.kill(postmaster.pid, 'SIGINT');
    const deadline = Date.now() + STOP_LIMIT_MS;
    while (isRunning(cluster, postmaster.pid) && Date.now() < deadline) await sleep(20);
    if (isRunning(cluster, postmaster.pid)) log('PostgreSQL is still shutting down');
  }
  await client.end().catch(() => undefined);
}

/**
 * Keeps the exclusive lock when it gets it: a process that attaches now waits, loses its connection and starts anew.
 */
async function isLastUser(client: Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [USERS_LOCK]);
    return rows[0]?.alone ?? false;
  } catch {
    return false;
  }
}
