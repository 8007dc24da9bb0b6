import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoundEndpoint } from '../src/http/bind-contract';
import { addCanaries } from './canaries';
import { tablesOf } from './catalogue/catalogue';
import { goodInput, idFields, type Values } from './endpoint-inputs';
import { personOf, rowsOf, tokenOf, type Person } from './people';
import { openWorld, type World } from './world';
import { connectionOf } from '../src/db/pool';

const CANARY = /canary|كناري/i;

async function fingerprint(world: World): Promise<Record<string, string>> {
  const tables = (await tablesOf(world.services.pools.platform)).filter((table) => table.key !== null);
  const prints = await Promise.all(
    tables.map(
      async ({ name, key }) =>
        [
          name,
          (
            await rowsOf<{ print: string }>(
              world,
              `
                select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
                from ${name} t
                where ${key} = 2002`,
            )
          )[0]!.print,
        ] as const,
    ),
  );
  return Object.fromEntries(prints);
}

/** The neighbour's ids in every field that looks like one, and fields nobody asked for. */
function attacks({ endpoint }: BoundEndpoint, neighbour: Person): Values[] {
  const base = goodInput(endpoint);
  const extra = {
    account_id: 2002,
    tenant: 2002,
    user_id: neighbour.id,
    id: 800_001,
    is_owner: true,
    status: 'active',
    'f.account_id': '2002',
  };
  const theirs = idFields(endpoint).map((field) => ({
    ...base,
    [field]:
      /unique|token|upload/.test(field) && typeof base[field] === 'string'
        ? 'canary-upload-0000000000'
        : field === 'account_id'
          ? 2002
          : 800_001,
  }));
  const all = Object.fromEntries(
    idFields(endpoint).map((field) => [field, typeof base[field] === 'string' ? 'canary-upload-0000000000' : 800_001]),
  );
  return [
    base,
    { ...base, ...extra, ...all },
    ...theirs,
    { ...base, search: 'a' },
    { ...base, search: 'كن', sort: 'account_id', descending: 'true', page_size: 100 },
  ];
}

async function runMatrix(world: World): Promise<{ faults: string[]; calls: number; answered: number }> {
  const neighbour = await personOf(world, 'b@test.rawnaq');
  const owner = await personOf(world, 'a@test.rawnaq');
  const before = await fingerprint(world);
  const faults: string[] = [];
  let [calls, answered] = [0, 0];
  for (const bound of world.app.endpoints.filter(
    (one) => one.area === 'merchant' && one.endpoint.access !== 'public' && one.endpoint.kind !== 'stream',
  )) {
    // Signing out or locking ends the session for the next call, so those get one each.
    const ownSession = /lock|logout|password/.test(bound.endpoint.path) ? undefined : await tokenOf(world, owner);
    await Promise.all(
      attacks(bound, neighbour).map(async (input, index) => {
        const as = ownSession ?? (await tokenOf(world, owner));
        const answer = await world.call(bound.endpoint, input, {
          as,
          area: 'merchant',
          language: index % 2 ? 'ar' : 'en',
          headers: { 'x-account-id': '2002', 'x-tenant': '2002' },
        });
        calls += 1;
        if (answer.status === 200) answered += 1;
        const text = `${JSON.stringify(answer.body)} ${JSON.stringify(answer.headers)}`;
        if (CANARY.test(text)) faults.push(`${bound.url} shows the neighbour's rows: ${text.slice(0, 200)}`);
        if (answer.status === 401 || (answer.status >= 500 && answer.status !== 501))
          faults.push(`${bound.url} fails with ${answer.status}`);
        const asked =
          idFields(bound.endpoint).length > 0 &&
          idFields(bound.endpoint).every(
            (field) => input[field] === 800_001 || input[field] === 'canary-upload-0000000000',
          );
        // A read may answer with nothing; a change must not find what is not there.
        if (asked && answer.status === 200 && bound.endpoint.method !== 'GET')
          faults.push(`${bound.url} found the neighbour's record`);
      }),
    );
  }
  const after = await fingerprint(world);
  for (const [table, print] of Object.entries(before))
    if (after[table] !== print) faults.push(`${table} of the neighbour has changed`);
  return { faults, calls, answered };
}

let world: World;
let unfilled: string[];
beforeAll(async () => {
  world = await openWorld();
  unfilled = await addCanaries(world.services.pools.platform);
});
afterAll(() => world.close());

describe('two salons', () => {
  it('have a canary in every tenant table: one with rules of its own gets a line in canaries.ts', async () => {
    expect(unfilled).toEqual([]);
    const empty = Object.entries(await fingerprint(world))
      .filter(([, print]) => print.startsWith('0:'))
      .map(([table]) => table);
    expect(empty).toEqual([]);
  });

  it('never see or change each other’s rows through any endpoint', { timeout: 180_000 }, async () => {
    const { faults, calls, answered } = await runMatrix(world);
    expect(faults).toEqual([]);
    expect(calls).toBeGreaterThan(50);
    expect(answered).toBeGreaterThan(25);
  });

  it('would be caught: the same search finds the canaries with the neighbour’s own token', async () => {
    const token = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    const seen: string[] = [];
    for (const { endpoint, area, url } of world.app.endpoints.filter(
      (one) =>
        one.area === 'merchant' &&
        one.endpoint.method === 'GET' &&
        one.endpoint.access !== 'public' &&
        one.endpoint.kind !== 'stream',
    )) {
      if (CANARY.test(JSON.stringify((await world.call(endpoint, goodInput(endpoint), { as: token, area })).body)))
        seen.push(url);
    }
    expect(seen).toEqual(
      expect.arrayContaining(['/api/merchant/suggestions/get_records', '/api/merchant/notifications/get_records']),
    );
  });

  it('first wall alone: a query without any filter shows the own rows only', async () => {
    const client = await world.services.pools.app.connect();
    try {
      for (const { name, key } of (await tablesOf(world.services.pools.platform)).filter(
        (table) => table.key !== null,
      )) {
        await client.query("begin; select set_config('app.account_id', '2001', true)");
        const { rows } = await client.query<{ account: number }>(`select distinct ${key} as account from ${name}`);
        expect(
          rows.map((row) => row.account).filter((account) => account !== 2001),
          `${name}`,
        ).toEqual([]);
        await client.query("select set_config('app.account_id', '2002', true)");
        expect((await client.query(`select 1 from ${name} limit 1`)).rowCount, `${name}`).toBe(1);
        await client.query('rollback');
      }
    } finally {
      client.release();
    }
  });

  it(
    'second wall alone: with row-level security off, the filters of the queries hold',
    { timeout: 180_000 },
    async () => {
      const open = await openWorld();
      try {
        await addCanaries(open.services.pools.platform);
        const owner = new pg.Client(connectionOf(open.url));
        await owner.connect();
        for (const { name, key } of await tablesOf(owner))
          if (key) await owner.query(`alter table ${name} disable row level security`);
        await owner.end();
        expect((await runMatrix(open)).faults).toEqual([]);
      } finally {
        await open.close();
      }
    },
  );
});
