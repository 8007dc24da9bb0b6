import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { geoContract } from '@rawnaq/domain/geo/geo.contract';
import { platformTrackersContract as trackers } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { systemContract } from '@rawnaq/domain/system/system.contract';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { networkOf } from '../../http/visitor-address';

let world: World;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());

const block = (address: string, ip = '10.0.0.1', language: 'en' | 'ar' = 'en') =>
  world.call(trackers.block_ip, { address, reason: 'test' }, { as: manager, ip, language });
const idOf = async (network: string): Promise<number> =>
  (
    await rowsOf<{ id: number }>(world, 'select id from blocked_ips where network = $1 and unblocked_at is null', [
      network,
    ])
  )[0]!.id;
const statusFrom = (ip: string) => async (): Promise<number> =>
  (await world.call(geoContract.lookup, {}, { ip })).status;

describe('blocking an address', () => {
  it('refuses it everywhere at once, open sessions too, and unblocks at once', async () => {
    const session = await tokenOf(world, await personOf(world, 'a@test.rawnaq'), '198.51.100.7');
    const from = { ip: '198.51.100.7', as: session };
    expect((await world.call(systemContract.ping, {}, from)).status).toBe(200);
    expect((await block('198.51.100.7')).status).toBe(200);
    await expect.poll(statusFrom('198.51.100.7')).toBe(403);
    for (const endpoint of [systemContract.ping, authContract.get_global_informations, authContract.logout]) {
      const answer = await world.call(endpoint, {}, from);
      expect([answer.status, answer.body.code]).toEqual([403, 'IP_BLOCKED']);
    }
    expect(await statusFrom('198.51.100.8')()).toBe(200);
    expect((await world.call(systemContract.ping, {}, { as: session, ip: '198.51.100.8' })).status).toBe(200);

    expect((await world.call(trackers.unblock_ip, { id: await idOf('198.51.100.7/32') }, { as: manager })).status).toBe(
      200,
    );
    await expect.poll(statusFrom('198.51.100.7')).toBe(200);
    expect((await world.call(systemContract.ping, {}, from)).status).toBe(200);
    expect(await rowsOf(world, "select action from audit_log where entity = 'blocked_ips' order by id")).toEqual([
      { action: 'blocked-ips.block' },
      { action: 'blocked-ips.unblock' },
    ]);
  });

  it('writes down who knocks at a sign-in meanwhile, as type 3', async () => {
    await block('198.51.100.30');
    await expect.poll(statusFrom('198.51.100.30')).toBe(403);
    await world.app.server.inject({
      method: 'POST',
      url: '/api/manager/login?again=1',
      payload: { username: 'some\u0000body', password: 'x' },
      headers: { 'x-forwarded-for': '198.51.100.30' },
    });
    expect(
      await rowsOf(world, "select type, kind, username from failed_login_attempts where host(ip) = '198.51.100.30'"),
    ).toEqual([{ type: 3, kind: 'manager', username: 'somebody' }]);
  });

  it('says so when it is blocked already, in both languages', async () => {
    await block('198.51.100.9');
    const again = await block('198.51.100.9');
    expect([again.status, again.body.code, again.body.message]).toEqual([
      501,
      'IP_ALREADY_BLOCKED',
      'IP already blocked',
    ]);
    expect((await block('198.51.100.9', '10.0.0.1', 'ar')).body.message).toBe('عنوان IP محظور من قبل');
    const answers = await Promise.all(Array.from({ length: 8 }, () => block('198.51.100.10')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('covers the whole /64 of an IPv6 address, and an IPv4 address in IPv6 clothing', async () => {
    await block('2001:db8:1:2:3:4:5:6');
    await expect.poll(statusFrom('2001:db8:1:2::99')).toBe(403);
    expect(await statusFrom('2001:db8:1:3::99')()).toBe(200);
    expect((await block('2001:db8:1:2:ffff::1')).body.code).toBe('IP_ALREADY_BLOCKED');

    await block('::ffff:203.0.113.7');
    await expect.poll(statusFrom('203.0.113.7')).toBe(403);
    expect(await statusFrom('::ffff:203.0.113.7')()).toBe(403);
    await block('203.0.113.8');
    await expect.poll(statusFrom('::ffff:203.0.113.8')).toBe(403);
    await block('203.0.113.64/26');
    await expect.poll(statusFrom('203.0.113.100')).toBe(403);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1/32'],
    ['192.0.2.0/24', '192.0.2.0/24'],
    ['::ffff:192.0.2.1', '192.0.2.1/32'],
    ['::FFFF:c000:0201', '192.0.2.1/32'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1/32'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:DB8:a:b:c:d:e:f', '2001:db8:a:b::/64'],
  ])('reads %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('does not let a manager lock the own address out', async () => {
    for (const address of ['198.51.100.50', '::ffff:198.51.100.50', '198.51.100.0/24', '0.0.0.0/0']) {
      const answer = await block(address, '198.51.100.50');
      expect([answer.status, answer.body.code], `${address}`).toEqual([501, 'CANNOT_BLOCK_SELF']);
    }
    expect((await block('2001:db8:9:9::1', '2001:db8:9:9::2')).body.code).toBe('CANNOT_BLOCK_SELF');
    expect((await block('198.51.100.50', '::ffff:198.51.100.50')).body.code).toBe('CANNOT_BLOCK_SELF');
  });

  it('refuses what is no address', async () => {
    for (const address of ['', '300.1.1.1', '1.2.3', '1.2.3.4/33', 'example.com', '1.2.3.4; drop'])
      expect((await block(address)).status, `${address}`).toBe(422);
    expect((await world.call(trackers.unblock_ip, { id: 999_999 }, { as: manager })).status).toBe(404);
  });

  it('of itself ends with its time, and can then be made again', async () => {
    await rowsOf(
      world,
      `
        insert into blocked_ips (network, automatic, blocked_at, until_at)
        values ('203.0.113.200/32', true, now() - interval '2 hours', now() - interval '1 hour')`,
    );
    expect(await statusFrom('203.0.113.200')()).toBe(200);
    expect((await block('203.0.113.200')).status).toBe(200);
    await expect.poll(statusFrom('203.0.113.200')).toBe(403);
  });
});

describe('live sessions', () => {
  it('can be ended by a manager, once, and leave a line in the salon’s own history', async () => {
    const person = await personOf(world, 'a@test.rawnaq');
    const session = await tokenOf(world, person);
    const { body } = await world.call(trackers.connections, { search: 'Owner A' }, { as: manager });
    const found = body.records.find((record) => record.ip === '10.0.0.1')!;
    expect(found).toMatchObject({ account_id: 2001, user_name: 'Owner A', kind: 'merchant' });
    expect(
      (await world.call(trackers.end_connection, { account_id: 2001, id: found.id }, { as: manager })).status,
    ).toBe(200);
    expect((await world.call(authContract.get_global_informations, {}, { as: session })).status).toBe(401);
    expect(
      (await world.call(trackers.end_connection, { account_id: 2001, id: found.id }, { as: manager })).status,
    ).toBe(404);
    expect(await rowsOf(world, "select actor_kind, account_id from audit_log where action = 'sessions.end'")).toEqual([
      { actor_kind: 'manager', account_id: 2001 },
    ]);
  });
});
