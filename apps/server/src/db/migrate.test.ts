import { cpSync, appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withDatabase } from '../../test/global-setup';
import { migrate } from './migrate';
import { connectionOf } from './pool';
import { schemaTypes } from './schema-types';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
const server = inject('databaseUrl');
const databases: string[] = [];
let admin: pg.Client;
let folder: string;

beforeAll(async () => {
  admin = new pg.Client(connectionOf(server));
  await admin.connect();
  folder = mkdtempSync(path.join(tmpdir(), 'rawnaq-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
});
afterAll(async () => {
  for (const database of databases) await admin.query(`drop database ${database} with (force)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(name: string): Promise<string> {
  await admin.query(`create database ${name}`);
  databases.push(name);
  return withDatabase(server, name);
}

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionOf(url));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('migrate', () => {
  it('is safe when two start at once, and does nothing the next time', async () => {
    const url = await emptyDatabase('migrate_twice');
    const runs = await Promise.all([migrate(url, MIGRATIONS), migrate(url, MIGRATIONS), migrate(url, MIGRATIONS)]);
    expect(runs.filter((done) => done.length > 0)).toHaveLength(1);
    expect(runs.flat()[0]).toBe('0001_house.sql');
    expect(await migrate(url, MIGRATIONS)).toEqual([]);
  });

  it('refuses a file that was changed after it ran, and rolls a failing file back', async () => {
    const url = await emptyDatabase('migrate_changed');
    await migrate(url, folder);
    writeFileSync(path.join(folder, '9998_broken.sql'), 'create table half_made (id int); select nonsense;');
    await expect(migrate(url, folder)).rejects.toThrow(/9998_broken\.sql failed/);
    expect(
      (await inDatabase(url, (client) => client.query("select to_regclass('half_made') as found"))).rows[0],
    ).toEqual({ found: null });
    rmSync(path.join(folder, '9998_broken.sql'));
    writeFileSync(path.join(folder, '9998_fine.sql'), 'create table whole (id int);');
    expect(await migrate(url, folder)).toEqual(['9998_fine.sql']);
    appendFileSync(path.join(folder, '0001_house.sql'), '\n-- one more word');
    await expect(migrate(url, folder)).rejects.toThrow('Migration 0001_house.sql was changed after it ran');
  });

  it('gives the very types the source holds: npm run db:types was not forgotten', async () => {
    const types = await inDatabase(withDatabase(server, 'migrate_twice'), schemaTypes);
    expect(types).toBe(readFileSync(path.join(import.meta.dirname, 'schema.ts'), 'utf8'));
  });
});
