import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionOf } from '../../src/db/pool';
import { APPEND_ONLY, catalogueFaults, DEFINERS, tablesOf } from './catalogue';
import { spreadFaults } from '../statements/spread-faults';
import { openWorld, type World } from '../world';

let world: World;
let owner: pg.Client;

beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Client(connectionOf(world.url));
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

const allFaults = async (): Promise<string[]> => [...(await catalogueFaults(owner)), ...(await spreadFaults(owner))];

/** Breaks a rule in a transaction that is thrown away, and asks the check what it sees. */
async function faultsAfter(statement: string): Promise<string[]> {
  await owner.query('begin');
  try {
    await owner.query(statement);
    return await allFaults();
  } finally {
    await owner.query('rollback');
  }
}

async function asRequest<T extends pg.QueryResultRow>(account: string | null, statement: string): Promise<T[]> {
  const client = await world.services.pools.app.connect();
  try {
    await client.query('begin');
    if (account !== null) await client.query(`set local app.account_id = '${account}'`);
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('catalogue', () => {
  it('finds nothing to complain of', async () => {
    expect(await allFaults()).toEqual([]);
  });

  it('looks at real tables: tenant, platform and append-only ones', async () => {
    const tables = await tablesOf(owner);
    const tenant = tables.filter((table) => table.key !== null).map((table) => table.name);
    expect(tenant).toEqual(expect.arrayContaining(['accounts', 'users', 'sessions', 'messages', ...APPEND_ONLY]));
    expect(tables.filter((table) => table.key === null).map((table) => table.name)).toEqual(
      expect.arrayContaining(['login_directory', 'blocked_ips', 'throttle_buckets', 'js_errors']),
    );
    const { rows } = await owner.query<{ name: string }>(
      `
        select n.nspname || '.' || proname as name
        from pg_proc p
        join pg_namespace n on n.oid = pronamespace
        where prosecdef and n.nspname = 'app'
        order by 1`,
    );
    expect(rows.map((row) => row.name)).toEqual(DEFINERS);
  });

  it.each([
    [
      'a state nobody declared the codes of',
      'alter table holidays add mood smallint',
      'holidays.mood: a small number without its list of codes',
    ],
    [
      'a number the list of codes does not know',
      `
        alter table appointments drop constraint appointments_status_check;
        alter table appointments add constraint appointments_status_check check (status in (0, 1, 2, 3))`,
      'appointments.status: the database allows 3, which is no code of its list',
    ],
    [
      'a range that is wider than the codes',
      `
        alter table customers drop constraint customers_gender_check;
        alter table customers add constraint customers_gender_check check (gender between 1 and 5)`,
      'customers.gender: the database allows 5, which is no code of its list',
    ],
    [
      'something of a customer that merging would leave behind',
      `
        alter table uploads add customer_id bigint,
          add foreign key (account_id, customer_id) references customers (account_id, id)`,
      'uploads.customer_id: nobody says how it moves to another customer',
    ],
    [
      'a picture that removing would leave where it stands',
      `
        alter table holidays add picture_upload_id bigint,
          add foreign key (account_id, picture_upload_id) references uploads (account_id, id)`,
      'holidays.picture_upload_id: nobody says whether others see it',
    ],
    [
      'a second way to a customer in a table that has one',
      `
        alter table appointments add paid_by bigint,
          add foreign key (account_id, paid_by) references customers (account_id, id)`,
      'appointments.paid_by: nobody says how it moves to another customer',
    ],
    [
      'a declared way that is gone',
      'alter table complaints drop constraint complaints_account_id_customer_id_fkey',
      'complaints.customer_id: is no foreign key to customers',
    ],
    [
      'a table without row-level security',
      'create table forgotten (account_id bigint not null, id bigint, primary key (account_id, id))',
      'forgotten: row-level security is off',
    ],
    [
      'row-level security that is not forced',
      'alter table notifications no force row level security',
      'notifications: row-level security is not forced',
    ],
    [
      'a policy that lets everything through',
      `
        drop policy own_account on users;
        create policy own_account on users for all to rawnaq_app using (true) with check (true)`,
      "users: the policy of requests is not the house's own",
    ],
    [
      'a second policy beside the good one',
      'create policy more on users for select to public using (true)',
      "users: the policy of requests is not the house's own",
    ],
    [
      'a policy without WITH CHECK',
      'alter policy own_account on messages with check (true)',
      "messages: the policy of requests is not the house's own",
    ],
    [
      'a primary key without the account',
      'create table flat (account_id bigint not null, id bigint primary key)',
      'flat: the primary key does not begin with account_id',
    ],
    [
      'an index without the account',
      'create index loose on messages (created_at)',
      'messages: index loose does not begin with account_id',
    ],
    [
      'a foreign key without the account',
      'create unique index lone on users (id); alter table uploads add foreign key (created_by) references users (id)',
      'uploads: foreign key uploads_created_by_fkey to users does not begin with the account',
    ],
    [
      'a platform table open to requests',
      'grant select (login) on login_directory to rawnaq_app',
      'login_directory: rawnaq_app may select',
    ],
    [
      'a platform table open to everybody',
      'grant delete on blocked_ips to public',
      'blocked_ips: rawnaq_app may delete',
    ],
    [
      'history that can be rewritten',
      'grant update (action) on audit_log to rawnaq_platform',
      'audit_log: rawnaq_platform may update',
    ],
    [
      'a function with the rights of its owner',
      'create function app.peek() returns bigint language sql security definer as $$ select count(*) from users $$',
      "app.peek: runs with its owner's rights and is not on the list",
    ],
    [
      'a view with the rights of its owner',
      'create view everybody as select * from users',
      "everybody: a view that reads with its owner's rights",
    ],
    [
      'a trigger on a tenant table',
      `create function app.t() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger t after insert on users for each row execute function app.t()`,
      'users: trigger t',
    ],
    [
      'a key that holds over all accounts',
      'create unique index once on accounts (english_name)',
      'accounts: once holds without id',
    ],
    [
      'a name that is too long',
      `alter table users add constraint ${'n'.repeat(51)} check (true)`,
      `users: ${'n'.repeat(51)} is longer than 50`,
    ],
    [
      'a foreign key from the platform to a tenant',
      'alter table account_notes add constraint lead foreign key (tenant) references accounts (id)',
      'account_notes: foreign key lead leads from one server',
    ],
    [
      'a foreign key to a table that is no shared list',
      'alter table users add constraint lead foreign key (name) references worker_heartbeats (worker_id) not valid',
      'users: foreign key lead leads to worker_heartbeats',
    ],
    [
      'a foreign key that sets null',
      `
        alter table uploads add constraint lead foreign key (account_id, created_by) references users (account_id, id)
          on delete set null (created_by)`,
      'uploads: foreign key lead sets null',
    ],
    [
      'a policy with a sub-select',
      'create policy more on users for select to rawnaq_platform using ((select true))',
      'users: policy more holds a sub-select',
    ],
    [
      'a function that runs as its owner over a tenant table',
      `create or replace function app.salon_at(p_alias text) returns bigint
      language plpgsql security definer set search_path = pg_catalog, public as $$ begin
        return (select id from accounts where id = 1);
      end $$`,
      'app.salon_at: runs as its owner over accounts',
    ],
    [
      'a function that reads all accounts',
      `create function app.f(p_id bigint) returns bigint language plpgsql as $$ declare n bigint; begin
        n := (select count(*) from users where id = p_id);
        return n;
      end $$`,
      'app.f: users has no account of its own',
    ],
  ])('names %s', async (_what, statement, fault) => {
    const faults = await faultsAfter(statement);
    expect(
      faults.some((one) => one.startsWith(fault)),
      `${faults.join('\n')}`,
    ).toBe(true);
  });

  it('shows no rows of any tenant table and takes none while the account is not set', async () => {
    const tenant = (await tablesOf(owner)).filter((table) => table.key !== null);
    for (const { name } of tenant) {
      for (const unset of [null, ''])
        expect(await asRequest(unset, `select * from ${name} limit 1`), `${name} with account ${unset}`).toEqual([]);
    }
    await expect(
      asRequest(null, "insert into notifications (account_id, type, code, values) values (2001, 'stock', 'low', '{}')"),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('refuses a row for another account, a row moved to another account, and the platform’s own tables', async () => {
    await expect(
      asRequest(
        '2001',
        "insert into notifications (account_id, type, code, values) values (2002, 'stock', 'low', '{}')",
      ),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(asRequest('2001', 'update users set account_id = 2002')).rejects.toMatchObject({ code: '42501' });
    await expect(asRequest('2001', 'select * from login_directory')).rejects.toMatchObject({ code: '42501' });
    await expect(asRequest('2001', 'select * from graphile_worker._private_jobs')).rejects.toMatchObject({
      code: '42501',
    });
    for (const table of APPEND_ONLY)
      await expect(asRequest('2001', `delete from ${table}`), `${table}`).rejects.toMatchObject({ code: '42501' });
  });

  it('lets the platform empty the history of the training salon, and touch no other', async () => {
    const { platform } = world.services.pools;
    for (const account of [1, 2001])
      await platform.query(
        "insert into audit_log (account_id, actor_kind, action, entity) values ($1, 'system', 'x', 'x')",
        [account],
      );
    for (const table of APPEND_ONLY) {
      await platform.query(`delete from ${table}`);
      await expect(platform.query(`update ${table} set account_id = 1`), table).rejects.toMatchObject({
        code: '42501',
      });
    }
    const { rows } = await platform.query("select account_id from audit_log where action = 'x'");
    expect(rows).toEqual([{ account_id: 2001 }]);
  });

  it('keeps a request from writing into the directories for another account', async () => {
    await expect(asRequest('2001', "select app.set_login('merchant', 'thief@x.test', 2002, 1)")).rejects.toMatchObject({
      code: '42501',
    });
    await expect(asRequest('2001', "select app.set_alias('thief', 2002)")).rejects.toMatchObject({ code: '42501' });
    await expect(asRequest(null, "select app.set_alias('thief', 2002)")).rejects.toMatchObject({ code: '42501' });
    await expect(asRequest('2001', "select app.set_login('merchant', 'b@test.rawnaq', 2001, 1)")).rejects.toMatchObject(
      {
        code: '23505',
      },
    );
  });
});
