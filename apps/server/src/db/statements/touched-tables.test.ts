import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { packed } from './course';
import { isTold, READING_FUNCTIONS, touchedBy, WRITING_FUNCTIONS } from './touched-tables';

const writesOf = (text: string) => touchedBy(text).writes;

describe('the tables of a statement', () => {
  it.each([
    ['insert into "offers" ("price", "account_id") values ($1, $2)', 'offers', [2]],
    [
      'insert into "offers" ("account_id", "price", "note") values ($1, greatest($2, 3), $3), ($4, null, \'x, (y\')',
      'offers',
      [1, 4],
    ],
    ['insert into accounts (id, status) values ($1, $2)', 'accounts', [1]],
    ['update "offers" set "price" = $1 where "account_id" = $2 and "id" = $3', 'offers', [2]],
    ['update accounts set status = $1 where id = $2', 'accounts', [2]],
    ['delete from offer_services t where t.account_id = $1', 'offer_services', [1]],
    ['select app.add_appointment($1, $2::jsonb) as id', 'appointments', [1]],
  ])('are written for whom it names: %s', (text, table, accounts) => {
    expect(writesOf(text)).toContainEqual({ table, accounts });
  });

  it.each([
    'select * from offers where account_id = $1 for update of offers',
    'insert into idempotency_keys (account_id) values ($1) on conflict do update set status = 1',
    "update throttle_buckets set tokens = 1 where key = 'update offers'",
  ])('are not written by what only looks like it, or what no screen shows: %s', (text) => {
    expect(writesOf(text).map(({ table }) => table)).not.toContain('idempotency_keys');
    expect(writesOf(text.replace("'update offers'", "''"))).toEqual([]);
  });

  it('are read in sub-queries, joins and functions too', () => {
    expect(
      touchedBy(
        `
          select (select count(*) from "offers" o)
          from "customers" as c
          join lateral (select 1 from sessions) s on true
          where c.id in (select app.find_customers($1))`,
      ).reads,
    ).toEqual(expect.arrayContaining(['customers', 'offers', 'sessions']));
    expect(touchedBy('select app.find_customers($1, $2)').reads).toEqual(['customers']);
  });
});

describe('what is told at the end of a transaction', () => {
  it('stays below the size of a notice, and nothing is lost', () => {
    const messages = Array.from({ length: 1_000 }, (_, index) =>
      JSON.stringify({ channel: 'changed', account_id: index, tables: ['customers', 'مواعيد'], by: 'x' }),
    );
    const payloads = packed(messages);
    expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000);
    expect(payloads.flatMap((payload) => (JSON.parse(payload) as object[]).map((one) => JSON.stringify(one)))).toEqual(
      messages,
    );
    expect(packed(messages.slice(0, 3))).toHaveLength(1);
  });
});

describe('the functions of the database', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  /**
   * They check, lock, are called by others of ours, or empty the training salon: nothing of theirs is in an answer by
   * itself.
   */
  const UNSEEN = [
    'tenant_table',
    'empty_training_salon',
    'enter_salon',
    'salon_at',
    'assert_own',
    'lock_anybody',
    'lock_people',
    'lock_salon',
    'bind_times',
    'hold_times',
    'put_appointment_lines',
  ];

  it('are known for what they read and write, also through one another', async () => {
    const functions = await rowsOf<{ name: string; body: string }>(
      world,
      "select proname as name, prosrc as body from pg_proc where pronamespace = 'app'::regnamespace",
    );
    const bodies = new Map(functions.map(({ name, body }) => [name, body]));
    /** With the bodies of those it calls. */
    const whole = (name: string): string => {
      const body = bodies.get(name) ?? '';
      const calls = [...body.matchAll(/app\.(\w+)\s*\(/g)].map(([, called]) => called!);
      return [body, ...calls.map(whole)].join('\n');
    };
    expect(functions.length).toBeGreaterThan(5);
    for (const { name } of functions.filter((one) => !UNSEEN.includes(one.name))) {
      const { reads, writes } = touchedBy(whole(name));
      expect([name, new Set(writes.map(({ table }) => table))]).toEqual([name, new Set(WRITING_FUNCTIONS[name] ?? [])]);
      if (writes.length === 0) expect([name, reads.filter(isTold)]).toEqual([name, READING_FUNCTIONS[name] ?? []]);
    }
  });
});
