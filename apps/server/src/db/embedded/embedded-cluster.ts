import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { nameOfRun, shiftedClock } from '../../config';
import { locateBinaries, type Binaries } from './embedded-binaries';
import { chooseRunAs, giveTo, isReachable, sharedFolder, type RunAs } from './embedded-user';

export type Settings = Record<string, string | number | boolean>;

export type Cluster = {
  /** PostgreSQL's own data folder, mode 0700. */
  dir: string;
  logFile: string;
  socketDir: string;
  runAs: RunAs;
  binaries: Binaries;
  settings: Settings;
};

export type Postmaster = { pid: number; port: number; socketDir: string };

const SOCKET_NAME = '.s.PGSQL.5432';
const SOCKET_PATH_LIMIT = process.platform === 'darwin' ? 103 : 107;
const LOG_LIMIT = 10_000_000;

/** Finds the cluster of this data folder, or makes it: complete and under its final name, or not at all. */
export async function prepareCluster(
  dataDir: string,
  settings: Settings,
  log: (message: string) => void,
): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
  const home = existsSync(locationFile(folder))
    ? readFileSync(locationFile(folder), 'utf8').trim()
    : chooseHome(folder, log);
  const dir = join(home, 'cluster');
  const runAs = chooseRunAs(dir);
  const binaries = locateBinaries(runAs, log);
  if (!existsSync(dir)) await createCluster({ dir, home, runAs, binaries, settings, log });
  if (!isReachable(dir, runAs))
    throw new Error(`The database user cannot enter ${dir}: open its parent folders, or move the data folder.`);
  return {
    dir,
    logFile: join(folder, 'postgres.log'),
    socketDir: chooseSocketDir(dir, runAs),
    runAs,
    binaries,
    settings,
  };
}

/** Deletes the cluster of a data folder that nobody uses any more, wherever it lies. */
export function removeCluster(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  const folder = realpathSync(dataDir);
  if (existsSync(locationFile(folder)))
    rmSync(readFileSync(locationFile(folder), 'utf8').trim(), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

/** The running postmaster of this cluster. A pid file alone proves nothing: the pid may be dead, a zombie or reused. */
export function findPostmaster(cluster: Cluster): Postmaster | undefined {
  const [pid, , , port, socketDir] = readLines(join(cluster.dir, 'postmaster.pid'));
  if (!pid || !commandLine(Number(pid)).includes(cluster.dir)) return undefined;
  return { pid: Number(pid), port: Number(port || 5432), socketDir: socketDir || cluster.socketDir };
}

/** Starts a postmaster that outlives this process: `kill -9` of the app must not reach the database. */
export function spawnPostmaster(cluster: Cluster): ChildProcess {
  disownForeignPid(join(cluster.dir, 'postmaster.pid'), cluster);
  disownForeignPid(join(cluster.socketDir, `${SOCKET_NAME}.lock`), cluster);
  if ((statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT)
    renameSync(cluster.logFile, `${cluster.logFile}.1`);
  const log = openSync(cluster.logFile, 'a', 0o600);
  const settings: Settings = {
    listen_addresses: '',
    unix_socket_directories: `"${cluster.socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: 200,
    ...cluster.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.dir, ...flags], {
    ...childOptions(cluster.runAs),
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.on('error', () => undefined);
  child.unref();
  closeSync(log);
  return child;
}

export function isRunning(cluster: Cluster, pid: number): boolean {
  return commandLine(pid).includes(cluster.dir);
}

export function readLogTail(cluster: Cluster): string {
  return readLines(cluster.logFile).slice(-15).join('\n');
}

function locationFile(folder: string): string {
  return join(folder, 'location');
}

/**
 * Normally the cluster lives in the data folder. When root's data folder lies where the database
 * user cannot go (a 0700 home or temporary folder), it lives in a shared place and `location` tells where.
 */
function chooseHome(folder: string, log: (message: string) => void): string {
  const runAs = chooseRunAs(join(folder, 'cluster'));
  if (existsSync(join(folder, 'cluster')) || isReachable(folder, runAs)) return folder;
  const home = join(sharedFolder(), `data-${randomBytes(6).toString('hex')}`);
  mkdirSync(home, { mode: 0o755 });
  writeFileSync(locationFile(folder), `${home}\n`);
  log(`The database user cannot enter ${folder}: the database lives in ${home}`);
  return home;
}

type NewCluster = {
  dir: string;
  home: string;
  runAs: RunAs;
  binaries: Binaries;
  settings: Settings;
  log: (message: string) => void;
};

async function createCluster({ dir, home, runAs, binaries, settings, log }: NewCluster): Promise<void> {
  dropAbandonedDrafts(home);
  log('Creating the database');
  const draft = join(home, `new-${process.pid}-${randomBytes(3).toString('hex')}`);
  mkdirSync(draft, { mode: 0o700 });
  giveTo(draft, runAs);
  const noSync = settings['fsync'] === 'off' || settings['fsync'] === false ? ['--no-sync'] : [];
  // pg_trgm and text search classify letters by LC_CTYPE, so plain C would lose Arabic words.
  const locale =
    process.platform === 'darwin' ? ['--locale=en_US.UTF-8', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8'];
  await run(
    binaries.initdb,
    [
      '-D',
      draft,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--data-checksums',
      '--locale-provider=builtin',
      ...locale,
      ...noSync,
    ],
    runAs,
  );
  // The owner of the schema is no superuser: row-level security would not bind it. The demo world is filled faster
  // where it may leave out looking up keys (`demo.repo.ts`).
  const statements = [
    'create role rawnaq_owner login createdb createrole',
    'grant set on parameter session_replication_role to rawnaq_owner',
    'create database rawnaq owner rawnaq_owner',
    '',
  ];
  await run(binaries.postgres, ['--single', '-D', draft, 'postgres'], runAs, statements.join('\n'));
  try {
    renameSync(draft, dir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(dir)) throw error;
  }
}

function dropAbandonedDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^new-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true, force: true });
  }
}

/** Without waiting for it: what else a start has to do is done meanwhile. */
function run(program: string, args: string[], runAs: RunAs, input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(program, args, childOptions(runAs), (error, _printed, complaint) => {
      if (!error) return resolve();
      // Its own words are the reason; the error around them would only print them once more.
      const output = complaint.trim();
      const said = 'The database could not be created. DATABASE_URL names a PostgreSQL server to use instead.';
      reject(new Error(`${said}\n${output || String(error)}`, output ? undefined : { cause: error }));
    });
    // One that ends early reads nothing; why it did is said above.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

function childOptions(runAs: RunAs) {
  return { ...runAs, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC', ...shiftedClock(), ...nameOfRun() } };
}

/** The system limits a socket path to about a hundred bytes; a deep data folder gets a short private one instead. */
function chooseSocketDir(dir: string, runAs: RunAs): string {
  if (Buffer.byteLength(join(dir, SOCKET_NAME)) <= SOCKET_PATH_LIMIT) return dir;
  const short = `/tmp/rawnaq-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`;
  const owner = runAs?.uid ?? process.getuid?.();
  if (!existsSync(short)) {
    mkdirSync(short, { mode: 0o700 });
    giveTo(short, runAs);
  }
  const stat = lstatSync(short);
  if (!stat.isDirectory() || stat.uid !== owner || (stat.mode & 0o077) !== 0)
    throw new Error(`${short} is not a private folder of the database user.`);
  return short;
}

/**
 * PostgreSQL refuses to start while the pid in an old lock file is alive, even as a zombie or as an
 * unrelated program after a restart of the container. It does ignore its parent's pid, so we put ours
 * there: deleting the file instead would also lose its check for backends that still hold the memory.
 */
function disownForeignPid(file: string, cluster: Cluster): void {
  const [pid, ...rest] = readLines(file);
  if (!pid || !isAlive(Number(pid)) || isRunning(cluster, Number(pid))) return;
  writeFileSync(file, [process.pid, ...rest].join('\n'));
}

function readLines(file: string): string[] {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
    : [];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Empty for a dead process and for a zombie. */
function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
