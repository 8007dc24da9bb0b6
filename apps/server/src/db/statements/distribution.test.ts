import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/world';
import { tablesOf } from '../../../test/catalogue/catalogue';
import { distributionOf, hasCitus } from './distribution';
import { connectionOf } from '../pool';

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

describe('distributionOf', () => {
  it('spreads each tenant table once, behind those it refers to, and beside the accounts', async () => {
    const statements = await distributionOf(owner);
    const spread = statements.flatMap((one) => /create_distributed_table\('(\w+)'/.exec(one)?.[1] ?? []);
    const tenant = (await tablesOf(owner)).filter(({ key }) => key !== null).map(({ name }) => name);
    expect(spread.toSorted()).toEqual(tenant.toSorted());
    expect(statements.filter((one) => one.includes("'accounts', 'id')"))).toHaveLength(1);
    const { rows } = await owner.query<{ from_table: string; to_table: string }>(
      `
        select conrelid::regclass::text as from_table, confrelid::regclass::text as to_table
        from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid and not condeferrable`,
    );
    for (const { from_table, to_table } of rows.filter((row) => spread.includes(row.to_table)))
      expect(spread.indexOf(to_table), `${from_table} → ${to_table}`).toBeLessThan(spread.indexOf(from_table));
  });

  it('takes keys to shared lists, and those that wait for the commit, away first and puts them back last', async () => {
    const statements = await distributionOf(owner);
    const dropped = statements.flatMap(
      (one) => /^alter table (\w+ )drop constraint (\w+)/.exec(one)?.slice(1).join('') ?? [],
    );
    const added = statements.flatMap(
      (one) => /^alter table (\w+ )add constraint (\w+)/.exec(one)?.slice(1).join('') ?? [],
    );
    expect(dropped).toContain('products products_catalogue_product_id_fkey');
    expect(dropped).toContain('journals journals_balance');
    expect(added).toEqual(dropped);
    expect(statements.findIndex((one) => one.includes('create_reference_table'))).toBe(dropped.length);
    // Plain PostgreSQL can do all but the two functions of the cluster: they are real statements.
    await owner.query('begin');
    for (const one of statements.filter((text) => text.startsWith('alter'))) await owner.query(one);
    await owner.query('rollback');
    expect(await hasCitus(owner)).toBe(false);
  });
});
