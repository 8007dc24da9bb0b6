import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { removeEmbeddedPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from './embedded';

const dataDir = newDataDir();
// Commits must survive a killed process here; only the machine itself may not fail.
const settings = { fsync: 'off' };
const started: EmbeddedPostgres[] = [];

afterAll(async () => {
  for (const postgres of started) await postgres.stop();
  removeEmbeddedPostgres(dataDir);
});

describe('startEmbeddedPostgres', { timeout: 20_000 }, () => {
  it('creates the database with an owner that is no superuser, and knows Arabic letters', async () => {
    const postgres = await start(dataDir);
    await query(postgres, 'create table kept (id int primary key)');
    await query(postgres, 'create extension pg_trgm');
    const [row] = await query(
      postgres,
      `
      select rolsuper, rolcreaterole, current_setting('server_version_num')::int / 10000 as version,
        current_setting('data_checksums') as checksums, current_setting('listen_addresses') as tcp,
        cardinality(show_trgm('رونق')) as trigrams, upper('é') as upper
      from pg_roles where rolname = current_user`,
    );
    expect(row).toMatchObject({
      rolsuper: false,
      rolcreaterole: true,
      version: 18,
      checksums: 'on',
      tcp: '',
      trigrams: 5,
      upper: 'É',
    });
    expect(statSync(postgres.connection.host).mode & 0o777).toBe(0o700);
  });

  it('attaches a second user, and stops only with the last one', async () => {
    const first = started[0] as EmbeddedPostgres;
    const pid = postmasterPid(first);
    const second = await start(dataDir);
    expect(postmasterPid(second)).toBe(pid);

    await first.stop();
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);

    await second.stop();
    expect(isUp()).toBe(false);
  });

  it('lets several first users start at once', async () => {
    const users = await Promise.all([start(dataDir), start(dataDir), start(dataDir)]);
    expect(new Set(users.map(postmasterPid)).size).toBe(1);
    for (const user of users) await user.stop();
  });

  it('comes back by itself when its processes are killed, with what was written', async () => {
    const user = await start(dataDir);
    await query(user, 'insert into kept values (1)');
    const pid = postmasterPid(user);
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => query(user, 'select id from kept').catch(() => []), { timeout: 10_000 })
      .toEqual([{ id: 1 }]);
    expect(postmasterPid(user)).not.toBe(pid);
    await user.stop();
  });

  it('starts over a pid file whose pid belongs to another program now', async () => {
    const file = join(clusterDir(), 'postmaster.pid');
    writeFileSync(file, `${process.ppid}\n${clusterDir()}\n1700000000\n5432\n${clusterDir()}\n\n`);
    writeFileSync(join(clusterDir(), '.s.PGSQL.5432.lock'), `${process.ppid}\n`);
    const user = await start(dataDir);
    expect(await query(user, 'select id from kept')).toEqual([{ id: 1 }]);
    await user.stop();
  });

  it('attaches to the database that a killed program left running', async () => {
    const module = fileURLToPath(new URL('./embedded.ts', import.meta.url));
    const script = `
      import { startEmbeddedPostgres } from ${JSON.stringify(module)}
      await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, settings: ${JSON.stringify(settings)} })
      console.log('ready')`;
    const program = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => program.stdout.once('data', resolve));
    const pid = Number(readFileSync(join(clusterDir(), 'postmaster.pid'), 'utf8').split('\n')[0]);
    program.kill('SIGKILL');
    await new Promise((resolve) => program.once('exit', resolve));
    expect(isUp()).toBe(true);

    const user = await start(dataDir);
    expect(postmasterPid(user)).toBe(pid);
    // The database needs a moment to see that the killed program is gone; until then it is not ours alone.
    const users = "select count(*)::int as users from pg_stat_activity where application_name = 'rawnaq launcher'";
    await vi.waitFor(async () => expect(await query(user, users)).toEqual([{ users: 1 }]), { timeout: 10_000 });
    await user.stop();
    expect(isUp()).toBe(false);
  });

  it('works in a private folder with a path too long for a socket', async () => {
    const root = newDataDir();
    const deep = join(root, 'a'.repeat(60), 'b'.repeat(60));
    mkdirSync(deep, { recursive: true, mode: 0o700 });
    const user = await start(deep);
    expect(await query(user, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(Buffer.byteLength(user.connection.host)).toBeLessThan(90);
    await user.stop();
    removeEmbeddedPostgres(deep);
    removeEmbeddedPostgres(root);
  });
});

function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'rawnaq-embedded-'));
}

async function start(folder: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings });
  started.push(postgres);
  return postgres;
}

async function query(postgres: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The socket lies in the cluster's folder, beside the pid file. */
function postmasterPid(postgres: EmbeddedPostgres): number {
  return Number(readFileSync(join(postgres.connection.host, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function clusterDir(): string {
  return (started[0] as EmbeddedPostgres).connection.host;
}

/** PostgreSQL removes its pid file at the very end of an orderly shutdown. */
function isUp(): boolean {
  return existsSync(join(clusterDir(), 'postmaster.pid'));
}
