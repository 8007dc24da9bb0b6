import { cpSync, appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withDatabase } from '../../test/global-setup';
import { startProblem } from '../cannot-start';
import { readRoles, USUAL_ROLES, type DatabaseRoles } from './database-roles';
import { functionFiles } from './apply-functions';
import { migrate } from './migrate';
import { connectionOf, openPool } from './pool';
import { schemaTypes } from './schema-types';
import { onWholeDatabase } from './world/whole-database';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
const FUNCTIONS = path.join(import.meta.dirname, 'functions');
const server = inject('databaseUrl');
const databases: string[] = [];
const owners: string[] = [];
let admin: pg.Client;
const copies: string[] = [];
let folder: string;

beforeAll(async () => {
  admin = new pg.Client(connectionOf(server));
  await admin.connect();
  folder = path.join(copyOfFiles(), 'migrations');
});
afterAll(async () => {
  for (const database of databases) await onWholeDatabase(admin, `drop database ${database} with (force)`);
  // Their roles are theirs: whoever made them drops them.
  for (const owner of owners)
    await inDatabase(server.replace(/\/\/[^@]*@/, `//${owner}@`), async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `
          select r.rolname as name
          from pg_auth_members m
          join pg_roles r on r.oid = m.roleid
          where m.member = $1::regrole and m.admin_option`,
        [owner],
      );
      for (const { name } of rows) await client.query(`drop role ${name}`);
    });
  for (const owner of owners) await admin.query(`drop role ${owner}`);
  await admin.end();
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** Migrations and functions side by side, to be changed. */
function copyOfFiles(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'rawnaq-migrations-'));
  copies.push(copy);
  for (const name of ['migrations', 'functions'])
    cpSync(path.join(import.meta.dirname, name), path.join(copy, name), { recursive: true });
  return copy;
}

async function emptyDatabase(name: string): Promise<string> {
  await admin.query(`create database ${name}`);
  databases.push(name);
  return withDatabase(server, name);
}

/** A copy of the one that the first test has brought to the newest schema. */
async function migratedDatabase(name: string): Promise<string> {
  await onWholeDatabase(admin, `create database ${name} template migrate_twice`);
  databases.push(name);
  return withDatabase(server, name);
}

/** A database whose owner is a user of its own, no superuser. */
async function databaseOf(name: string, right: 'createrole' | 'nocreaterole'): Promise<string> {
  await admin.query(`create role ${name}_owner login ${right}`);
  owners.push(`${name}_owner`);
  await admin.query(`grant ${name}_owner to current_user`);
  await admin.query(`create database ${name} owner ${name}_owner`);
  databases.push(name);
  return withDatabase(server, name).replace(/\/\/[^@]*@/, `//${name}_owner@`);
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

  it('two installations with owners of their own on one server work, and neither may act in the other', async () => {
    const urls: string[] = [];
    const roles: DatabaseRoles[] = [];
    for (const name of ['migrate_salon_a', 'migrate_salon_b']) {
      urls.push(await databaseOf(name, 'createrole'));
      await migrate(urls.at(-1)!, MIGRATIONS);
      expect(await migrate(urls.at(-1)!, MIGRATIONS)).toEqual([]);
      roles.push((await inDatabase(urls.at(-1)!, readRoles))!);
    }
    expect(new Set(roles.flatMap(({ app, platform }) => [app, platform])).size).toBe(4);
    for (const [place, url] of urls.entries()) {
      const pool = openPool(url, roles[place]!.app, 1);
      expect((await pool.query('select current_user::text as name, count(*)::int from accounts')).rows).toEqual([
        { name: roles[place]!.app, count: 0 },
      ]);
      await pool.end();
      const platform = openPool(url, roles[place]!.platform, 1);
      expect((await platform.query('select count(*)::int from accounts')).rows).toEqual([{ count: 1 }]);
      await platform.end();
      await expect(inDatabase(url, (client) => client.query(`set role ${roles[1 - place]!.platform}`))).rejects.toThrow(
        /permission denied/,
      );
    }
    // Databases of one owner go on sharing the usual ones.
    expect(await inDatabase(withDatabase(server, 'migrate_twice'), readRoles)).toEqual(USUAL_ROLES);
  });

  it('what the operator can mend is one sentence', async () => {
    await expect(migrate(await databaseOf('migrate_no_roles', 'nocreaterole'), MIGRATIONS)).rejects.toThrow(
      'must have CREATEROLE',
    );
    await admin.query("create database migrate_ascii encoding 'SQL_ASCII' locale 'C' template template0");
    databases.push('migrate_ascii');
    await expect(migrate(withDatabase(server, 'migrate_ascii'), MIGRATIONS)).rejects.toThrow(
      /keeps text as SQL_ASCII; it must be UTF8/,
    );
    expect(
      startProblem(await migrate(withDatabase(server, 'migrate_nowhere'), MIGRATIONS).catch((error: unknown) => error)),
    ).toBe('The database named in DATABASE_URL does not exist.');
  });

  it('leaves every function as its file says, and nothing that has no file', async () => {
    const { rows } = await inDatabase(withDatabase(server, 'migrate_twice'), (client) =>
      client.query<{ name: string; body: string }>(
        `
          select proname as name, prosrc as body
          from pg_proc
          where pronamespace = 'app'::regnamespace and prokind = 'f'
          order by proname collate "C"`,
      ),
    );
    const files = functionFiles(FUNCTIONS);
    expect(rows.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    for (const [place, { name, sql }] of files.entries()) expect(sql, name).toContain(`$$${rows[place]!.body}$$`);
  });

  it('writes a function anew when its file or the database changed, and keeps owner and rights', async () => {
    const [url, db] = [await migratedDatabase('migrate_functions'), copyOfFiles()];
    const run = () => migrate(url, path.join(db, 'migrations'));
    const known = (): Promise<unknown> =>
      inDatabase(url, async (client) => {
        const { rows } = await client.query(
          `
            select pg_get_functiondef(oid) as text, proowner::regrole::text as owner, proacl::text as rights,
              prosecdef as definer
            from pg_proc
            where oid = 'app.throttle'::regproc`,
        );
        return rows[0];
      });
    const before = await known();
    const file = path.join(db, 'functions/throttle.sql');
    const text = readFileSync(file, 'utf8');

    writeFileSync(file, text.replace('return 0;', 'return -1;'));
    expect(await run()).toEqual(['functions/throttle.sql']);
    expect(await run()).toEqual([]);
    expect(await known()).toEqual({ ...(before as object), text: expect.stringContaining('return -1;') });

    writeFileSync(file, text);
    await inDatabase(url, (client) => client.query('drop function app.throttle'));
    expect(await run()).toEqual(['functions/throttle.sql']);
    expect(await known()).toEqual(before);
  });

  it('a function that fails leaves all of them as they were', async () => {
    const [url, db] = [await migratedDatabase('migrate_bad_function'), copyOfFiles()];
    const sums = () =>
      inDatabase(url, async (client) => {
        const { rows } = await client.query(
          `
            select proname, prosrc, obj_description(oid, 'pg_proc')
            from pg_proc
            where pronamespace = 'app'::regnamespace
            order by 1`,
        );
        return rows;
      });
    const before = await sums();
    const [good, bad] = ['bind_times', 'throttle'].map((name) => path.join(db, `functions/${name}.sql`)) as [
      string,
      string,
    ];
    const texts = [good, bad].map((file) => readFileSync(file, 'utf8')) as [string, string];
    writeFileSync(good, `-- other words\n${texts[0]}`);
    writeFileSync(bad, texts[1].replace('begin', 'begin if'));
    await expect(migrate(url, path.join(db, 'migrations'))).rejects.toThrow(/Function throttle\.sql failed/);
    expect(await sums()).toEqual(before);
  });

  it('puts the codes of lists where function files name them, and refuses a name that is none', () => {
    const functions = path.join(copyOfFiles(), 'functions');
    const textOf = (name: string) => functionFiles(functions).find((one) => one.name === name)!;
    expect(textOf('bind_times').sql).toContain('e.status <> 1 and');
    const { sum } = textOf('throttle');
    const file = path.join(functions, 'throttle.sql');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('return 0;', 'return {recordStates.disabled};'));
    expect(textOf('throttle').sum).toBe(sum);
    for (const named of ['{recordStates.lost}', '{noStates.active}']) {
      writeFileSync(file, text.replace('return 0;', `return ${named};`));
      expect(() => functionFiles(functions)).toThrow(`functions/throttle.sql names ${named}, which is no code`);
    }
  });

  it('gives the very types the source holds: npm run db:types was not forgotten', async () => {
    const types = await inDatabase(withDatabase(server, 'migrate_twice'), schemaTypes);
    expect(types).toBe(readFileSync(path.join(import.meta.dirname, 'schema.ts'), 'utf8'));
  });
});
