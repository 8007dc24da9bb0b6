import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { geoContract } from '@rawnaq/domain/geo/geo.contract';
import { rowsOf } from '../../../test/people';
import { openWorld, PASSWORD, type World } from '../../../test/world';

const { login } = authContract;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const attempt = (username: string, password: string, ip: string, headers: Record<string, string> = {}) =>
  world.call(login, { username, password, end_other_session: true }, { ip, headers });
const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('guessing', () => {
  it('one name from one address: ten tries, in turn or all at once; a clean address still gets in', async () => {
    const answers = await times(30, () => attempt('2001', 'wrong', '192.0.2.1'));
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(20);
    const throttled = await attempt('2001', PASSWORD, '192.0.2.1');
    expect([throttled.status, throttled.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(throttled.headers['retry-after'])).toBeGreaterThan(600);
    expect(
      await rowsOf(world, "select 1 from failed_login_attempts where host(ip) = '192.0.2.1' and type = 2"),
    ).toHaveLength(10);
    expect((await attempt('2001', PASSWORD, '192.0.2.2')).status).toBe(200);
    // Writing the name differently makes no new allowance.
    expect((await attempt(' 2001 ', 'wrong', '192.0.2.1')).status).toBe(429);
  });

  it('one name from many addresses: each that failed once is slowed, a clean one still gets the owner in', async () => {
    await times(12, (index) => attempt('b@test.rawnaq', 'wrong', `192.0.3.${index}`));
    expect((await attempt('B@test.rawnaq', PASSWORD, '192.0.3.1')).status).toBe(429);
    expect((await attempt('b@test.rawnaq', PASSWORD, '192.0.4.1')).status).toBe(200);
  });

  it('many names from one address: the address is blocked by itself, for an hour, for everything', async () => {
    const ip = '192.0.5.1';
    const answers = await times(55, (index) => attempt(`guess${index}@test.rawnaq`, 'wrong', ip));
    expect(answers.every((answer) => [403, 422].includes(answer.status))).toBe(true);
    const [block] = await rowsOf<{ automatic: boolean; minutes: number }>(
      world,
      `
        select automatic, round(extract(epoch from until_at - blocked_at) / 60)::int as minutes
        from blocked_ips
        where network = '192.0.5.1/32' and unblocked_at is null`,
    );
    expect(block).toEqual({ automatic: true, minutes: 60 });
    await expect.poll(async () => (await world.call(geoContract.lookup, {}, { ip })).status).toBe(403);
    const refused = await attempt('2001', PASSWORD, ip);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'IP_BLOCKED',
      'This address has been blocked. Please contact support',
    ]);
    expect(
      (
        await rowsOf<{ username: string }>(
          world,
          "select username from failed_login_attempts where host(ip) = '192.0.5.1' and type = 3",
        )
      )[0],
    ).toEqual({ username: '2001' });
    expect((await attempt('2001', PASSWORD, '192.0.5.2')).status).toBe(200);
  });

  it('is slowed down more and more', async () => {
    const spent: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const start = performance.now();
      await attempt(`slow${round}@test.rawnaq`, 'wrong', '192.0.6.1');
      spent.push(performance.now() - start);
    }
    expect(spent[5]!).toBeGreaterThan(390);
    expect(spent[5]! - Math.min(...spent.slice(0, 3))).toBeGreaterThan(200);
  });

  const slipsOf = (name: string, ip: string) =>
    rowsOf(world, `select hits from throttle_buckets where bucket = 'sign-in-name-ip' and key = '${name}|${ip}/32'`);

  it('a right password is forgiven its earlier slips', async () => {
    for (let round = 0; round < 4; round += 1) {
      await times(2, () => attempt('2001', 'wrong', `192.0.7.${round}`));
      expect((await attempt('2001', PASSWORD, '192.0.7.200')).status).toBe(200);
    }
    expect(await slipsOf('2001', '192.0.7.200')).toEqual([]);
  });

  it('a right password is forgiven them also while a session is open elsewhere', async () => {
    const ip = '192.0.8.1';
    await attempt('2002', PASSWORD, '192.0.8.2');
    await attempt('2002', 'wrong', ip);
    expect(await slipsOf('2002', ip)).toEqual([{ hits: 1 }]);
    const elsewhere = await world.call(login, { username: '2002', password: PASSWORD }, { ip });
    expect(elsewhere.body.code).toBe('SESSION_EXISTS');
    expect(await slipsOf('2002', ip)).toEqual([]);
  });

  it('from a whole IPv6 network is guessing from one address', async () => {
    const answers = await times(14, (index) =>
      attempt('nobody@network.test', 'wrong', `2001:db8:7:7:${index.toString(16)}::${index + 1}`),
    );
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(10);
    expect((await attempt('2001', PASSWORD, '2001:db8:7:8::1')).status).toBe(200);
  });
});

describe('X-Forwarded-For', () => {
  it('is believed from the proxy, and only its last word', async () => {
    await attempt('nobody@forged.test', 'wrong', '1.1.1.1, 192.0.8.1');
    expect(
      await rowsOf(world, "select host(ip) as ip from failed_login_attempts where username = 'nobody@forged.test'"),
    ).toEqual([{ ip: '192.0.8.1' }]);
  });

  it('of a stranger counts for nothing', async () => {
    const direct = await openWorld({ env: { TRUST_PROXY: '10.1.1.1' } });
    try {
      const answers = await times(14, (index) =>
        direct.call(login, { username: '2001', password: 'wrong' }, { ip: `192.0.9.${index}` }),
      );
      expect(answers.filter((answer) => answer.status === 422)).toHaveLength(10);
      expect(await rowsOf(direct, 'select distinct host(ip) as ip from failed_login_attempts')).toEqual([
        { ip: '127.0.0.1' },
      ]);
    } finally {
      await direct.close();
    }
  });

  it.each(['garbage', '999.1.1.1', "1.2.3.4'; drop table users", '::ffff:zz', 'fe80::1%eth0', ' '])(
    'with nonsense in it is refused or ignored, never a crash: %s',
    async (nonsense) => {
      const answer = await attempt('nobody@nonsense.test', 'wrong', nonsense);
      expect(answer.status).toBeLessThan(500);
    },
  );
});
