import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { transaction } from '../src/db/database';
import { openPool } from '../src/db/pool';
import { watchReplica } from '../src/db/replica';
import { personOf, tokenOf } from './people';
import { startStandby, type Standby } from './servers/standby';
import { openWorld, type World } from './world';

const LIMIT_MS = 1_500;
let standby: Standby;
let world: World;
let mine: string;
let theirs: string;
let asked = 0;
let pools: Parameters<typeof watchReplica>[0]['pools'];

beforeAll(async () => {
  standby = await startStandby(inject('databaseUrl'));
  world = await openWorld();
  mine = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  theirs = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
  const url = standby.urlOf(world.database);
  pools = { app: openPool(url, 'rawnaq_app', 2), platform: openPool(url, 'rawnaq_platform', 2) };
  pools.app.on('acquire', () => (asked += 1));
  world.services.replica = watchReplica({
    primary: world.services.pools.apart,
    pools,
    live: world.services.live,
    log: pino({ level: 'silent' }),
    limitMs: LIMIT_MS,
    checkMs: 50,
  });
}, 60_000);
afterAll(async () => {
  await world?.services.replica?.stop();
  await world?.close();
  await standby?.stop();
});

const report = (as: string) =>
  world.call(reportsContract.get_records, { id: 'appointments', from: '2026-11-01', to: '2026-11-30' } as never, {
    as,
  });
const file = (as: string) => world.call(customersContract.export, { format: 'csv' } as never, { as });
const isGood = (accountId: number) =>
  vi.waitFor(() => expect(world.services.replica!.isGoodFor(accountId)).toBe(true), 5_000);

/** Who answered. */
async function by(read: () => Promise<{ status: number }>): Promise<'replica' | 'server'> {
  const before = asked;
  expect((await read()).status).toBe(200);
  return asked > before ? 'replica' : 'server';
}

describe('a streaming replica', () => {
  it('answers reports and exports, as the same role with the same walls', async () => {
    await world.call(customersContract.add, { name: 'Shaikha', mobile: '+971501239001' }, { as: mine });
    await isGood(2001);
    expect(await by(() => report(mine))).toBe('replica');
    const exported = await file(mine);
    expect(String(exported.body)).toContain('Shaikha');
    expect(String((await file(theirs)).body)).not.toContain('Shaikha');
    const standing = await pools.app.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    expect(standing.rows).toEqual([{ standby: true }]);
    const seen = (accountId: number) =>
      transaction(pools.app, accountId, (tx) => tx.selectFrom('customers').select('name').execute());
    expect([await seen(2001), await seen(2002)]).toEqual([[{ name: 'Shaikha' }], []]);
    await expect(
      transaction(pools.app, 2001, (tx) => tx.deleteFrom('customers').where('account_id', '=', 2001).execute()),
    ).rejects.toThrow(/read-only/);
  });

  it('lets nobody in whom the server does not know', async () => {
    await isGood(2001);
    const before = asked;
    expect((await report('nothing')).status).toBe(401);
    expect(asked).toBe(before);
  });

  it('is not asked by who wrote just now, and by nobody when it is far behind', async () => {
    await isGood(2002);
    await standby.pause();
    await world.call(customersContract.add, { name: 'Hamda', mobile: '+971501239002' }, { as: mine });
    expect([await by(() => report(mine)), await by(() => report(theirs))]).toEqual(['server', 'replica']);
    expect(String((await file(mine)).body)).toContain('Hamda');
    await vi.waitFor(() => expect(world.services.replica!.isGoodFor(2002)).toBe(false), 5_000);
    expect(await by(() => report(theirs))).toBe('server');
    expect(world.services.replica!.lag()).toBeGreaterThan(LIMIT_MS / 1000 - 0.1);
    await standby.resume();
    await isGood(2001);
    expect(await by(() => file(mine))).toBe('replica');
  });

  it('may fail in the middle: the server answers, and health says so', async () => {
    await isGood(2001);
    const ready = async () => (await world.app.server.inject('/ready')).json<{ ready: boolean; replica: object }>();
    expect(await ready()).toMatchObject({ ready: true, replica: { lag_seconds: expect.any(Number) as number } });
    await standby.stop();
    expect((await report(mine)).status).toBe(200);
    expect((await file(mine)).status).toBe(200);
    await vi.waitFor(
      async () => expect(await ready()).toMatchObject({ ready: true, replica: { lag_seconds: null } }),
      10_000,
    );
    expect(await by(() => report(mine))).toBe('server');
  });
});
