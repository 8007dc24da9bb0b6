import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { runMigrations } from 'graphile-worker';
import { CannotStart } from '../cannot-start';
import { applyFunctions } from './apply-functions';
import { ensureRoles, type DatabaseRoles } from './database-roles';
import { connectionOf } from './pool';
import { sendTogether } from './statements/send-together';
import { statementsOf } from './statements/statements-of';

const LOCK = 7_236_501;

/**
 * Brings a database to the newest schema: numbered SQL files, each in its own transaction, under one advisory lock.
 * A file that was changed after it ran is refused: its checksum is kept. Then the functions, whose files do change
 * (`functions`, beside).
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const settings: pg.ClientConfig & { pipeline: boolean } = {
    ...connectionOf(url),
    application_name: 'rawnaq migrate',
    pipeline: true,
  };
  const client = new pg.Client(settings);
  await client.connect();
  try {
    await assertFits(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const roles = await ensureRoles(client);
    await runMigrations({ connectionString: url });
    await client.query(
      `
        create table if not exists migrations (name text primary key, checksum text not null,
          applied_at timestamptz not null default now())`,
    );
    const applied = new Map(
      (await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')).rows.map(
        (row) => [row.name, row.checksum],
      ),
    );
    const done: string[] = [];
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      const sql = readFileSync(path.join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      const before = applied.get(name);
      if (before === checksum) continue;
      if (before) throw new Error(`Migration ${name} was changed after it ran. Write a new one instead.`);
      await applyOne(client, name, withRoles(sql, roles), checksum);
      done.push(name);
    }
    const functions = await applyFunctions(client, path.join(folder, '../functions'), (sql) => withRoles(sql, roles));
    return [...done, ...functions];
  } finally {
    await client.end();
  }
}

/** The usual names stand in the files; a database whose roles are called otherwise gets them under their names. */
const withRoles = (sql: string, roles: DatabaseRoles): string =>
  sql.replace(/\brawnaq_(app|platform)\b/g, (_, role: keyof DatabaseRoles) => roles[role]);

const OLDEST = 15;

async function assertFits(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string; version: string }>(
    "select current_setting('server_encoding') as encoding, current_setting('server_version_num') as version",
  );
  const { encoding, version } = rows[0]!;
  if (Number(version) < OLDEST * 10_000) throw new CannotStart(`PostgreSQL ${OLDEST} or newer is needed.`);
  if (encoding !== 'UTF8')
    throw new CannotStart(
      `The database in DATABASE_URL keeps text as ${encoding}; it must be UTF8. Make it with: CREATE DATABASE … ` +
        "ENCODING 'UTF8' TEMPLATE template0;",
    );
}

/** Beside the bundle in production, in the source tree otherwise. */
export const migrationsFolder = (root: string): string =>
  [path.join(root, 'migrations'), path.join(root, 'db/migrations')].find((folder) => existsSync(folder))!;

/** The same, found from here: this file is in the bundle too. */
export const ownMigrations = (): string => migrationsFolder(import.meta.dirname);

async function applyOne(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  try {
    // A commit behind a fault takes everything back.
    await sendTogether(client, [
      'begin',
      ...statementsOf(sql),
      { text: 'insert into migrations (name, checksum) values ($1, $2)', values: [name, checksum] },
      'commit',
    ]);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
