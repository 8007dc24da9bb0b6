import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, THROWAWAY_SETTINGS } from '../../src/db/embedded/embedded';
import { chooseRunAs, giveTo, sharedFolder } from '../../src/db/embedded/embedded-user';
import { withDatabase } from '../global-setup';

export type Standby = {
  /** The address of a database on it. */
  urlOf: (database: string) => string;
  /** Stops replaying what the server sends; the standby goes on answering. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

const SLOT = 'standby_of_test';

/** A streaming replica of a running embedded server, made the long way: its package has no pg_basebackup. */
export async function startStandby(serverUrl: string): Promise<Standby> {
  const { searchParams } = new URL(serverUrl.replace('@/', '@socket/'));
  const host = searchParams.get('host')!;
  const server = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await server.connect();
  const { rows } = await server.query<{ data_directory: string }>('show data_directory');
  const source = rows[0]!.data_directory;
  const most = (await server.query<{ max_connections: string }>('show max_connections')).rows[0]!;
  const runAs = chooseRunAs(source);
  const folder = mkdtempSync(path.join(runAs ? sharedFolder() : tmpdir(), 'standby-'));
  giveTo(folder, runAs);
  const cluster = path.join(folder, 'cluster');
  await server.query('select pg_create_physical_replication_slot($1, true)', [SLOT]);
  await server.query("select pg_backup_start('standby', true)");
  copyFolder(source, cluster);
  const { rows: stopped } = await server.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  for (const [name, text] of [
    ['backup_label', stopped[0]!.labelfile],
    ['standby.signal', ''],
  ] as const) {
    writeFileSync(path.join(cluster, name), text);
    giveTo(path.join(cluster, name), runAs);
  }
  const standby = await startEmbeddedPostgres({
    dataDir: folder,
    settings: {
      ...THROWAWAY_SETTINGS,
      // No fewer than the server has, or it does not begin.
      max_connections: Number(most.max_connections),
      primary_conninfo: `host=${host} port=${searchParams.get('port')} user=postgres`,
      primary_slot_name: SLOT,
    },
  });
  const inStandby = async (text: string): Promise<void> => {
    const client = new pg.Client({ ...standby.connection, user: 'postgres', database: 'postgres' });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  let isStopped = false;
  return {
    urlOf: (database) => withDatabase(standby.url, database),
    pause: () => inStandby('select pg_wal_replay_pause()'),
    resume: () => inStandby('select pg_wal_replay_resume()'),
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await standby.stop();
      rmSync(folder, { recursive: true, force: true });
      await server.query('select pg_drop_replication_slot($1)', [SLOT]);
      await server.end();
    },
  };
}

/** Files come and go while it runs: that is what the backup's label is for. */
function copyFolder(source: string, target: string): void {
  const leave = [
    'postmaster.pid',
    'postmaster.opts',
    'pg_wal/*',
    'pg_replslot/*',
    'pg_notify/*',
    'pgsql_tmp*',
    '.s.PGSQL*',
  ];
  mkdirSync(target, { mode: 0o700 });
  const flags = leave.map((name) => `--exclude=./${name}`).join(' ');
  execFileSync('sh', [
    '-c',
    `cd '${source}' && tar ${flags} --warning=no-file-changed --warning=no-file-removed --ignore-failed-read -cf ` +
      `- . | tar -C '${target}' -xpf -`,
  ]);
  mkdirSync(path.join(target, 'pg_wal/archive_status'), { recursive: true });
  execFileSync('chown', ['-R', '--reference', source, target]);
}
