import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nameOfRun, shiftedClock } from '../../apps/server/src/config';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '../../apps/server/src/db/embedded/embedded';

export type ServerProcess = {
  pid: number;
  port: number;
  base: string;
  /** Milliseconds from the start to the first good answer of /ready. */
  readyAfter: number;
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
};
type StartOptions = {
  dataDir: string;
  entry?: string;
  port?: number;
  databaseUrl?: string;
  env?: Record<string, string>;
};

const root = join(import.meta.dirname, '../..');
const BUILT = join(root, 'dist/server/main.js');
const START_LIMIT_MS = 600_000;
/** What Node is told by `npm start`, so that the server under proof is the server in use. */
export const startFlags = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));

/** What a program of our own inherits and nothing else: where programs are, what time it is and whose run it is of. */
export const inherited = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  ...shiftedClock(),
  ...nameOfRun(),
});

/**
 * The server as the sources are now, bundled: starts in a second, where compiling on the way takes several.
 * @internal
 */
export function bundleServer(): string {
  const out = join(root, 'node_modules/.cache/rawnaq-prove');
  execFileSync(process.execPath, [join(root, 'tools/prove/bundle.mjs'), out]);
  return join(out, 'main.js');
}

/** What servers in a folder are told besides, where their database is not in it. */
const elsewhere = new Map<string, { DATABASE_URL: string; APP_SECRET: string }>();

/**
 * A data folder whose database is there already: filling one takes longer than most proofs.
 * @internal
 */
export async function withDatabaseElsewhere<T>(
  dataDir: string,
  told: { DATABASE_URL: string; APP_SECRET: string },
  work: () => Promise<T>,
): Promise<T> {
  elsewhere.set(dataDir, told);
  try {
    return await work();
  } finally {
    elsewhere.delete(dataDir);
  }
}

/** A real server in a process of its own. */
export async function startServer({
  dataDir,
  entry = BUILT,
  port,
  databaseUrl,
  env = {},
}: StartOptions): Promise<ServerProcess> {
  const chosen = port ?? (await freePort());
  const began = performance.now();
  const child = spawn(process.execPath, [...startFlags, entry], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...inherited(),
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      PORT: String(chosen),
      LOG_LEVEL: 'warn',
      ...elsewhere.get(dataDir),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
    },
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  let isOver = false;
  let isAsked = false;
  void exited.then(() => {
    isOver = true;
    // A crash of its own is always a finding, whatever the proof was looking at.
    if (!isAsked && errors) process.stderr.write(`The server ended by itself.\n${errors}\n`);
  });
  const base = `http://127.0.0.1:${chosen}`;
  while (!(await isReady(base))) {
    if (isOver) throw new Error(`The server ended while it started.\n${errors}`);
    if (performance.now() - began > START_LIMIT_MS) {
      child.kill('SIGKILL');
      throw new Error(`The server was not ready within ${START_LIMIT_MS / 1000} s.\n${errors}`);
    }
    await sleep(25);
  }
  return {
    pid: child.pid!,
    port: chosen,
    base,
    readyAfter: performance.now() - began,
    async end(signal) {
      isAsked = true;
      child.kill(signal);
      await exited;
    },
  };
}

export async function isReady(base: string): Promise<boolean> {
  return fetch(`${base}/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** A data folder of its own that is gone afterwards, whatever happens. Processes in it must have ended. */
export async function withDataFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rawnaq-prove-'));
  // As root the database runs as another user, who would otherwise be given a place of his own.
  chmodSync(dataDir, 0o755);
  try {
    return await work(dataDir);
  } finally {
    // A killed server leaves its database running; whoever attaches last may stop it.
    if (isAlive(postmasterOf(dataDir))) await asking(dataDir, async () => {});
    removeEmbeddedPostgres(join(dataDir, 'postgres'));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs a question on the database of a data folder. */
export async function asking<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const given = elsewhere.get(dataDir);
  if (given) return work(given.DATABASE_URL);
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** The postmaster of a data folder, from its own pid file. */
export function postmasterOf(dataDir: string): number | undefined {
  const place = join(dataDir, 'postgres', 'location');
  const home = existsSync(place) ? readFileSync(place, 'utf8').trim() : join(dataDir, 'postgres');
  const file = join(home, 'cluster', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as AddressInfo;
        probe.close(() => resolve(port));
      });
  });
}
