import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../test/people';
import { openWorld, type World } from '../../test/world';
import { forgive, throttle, type Counted } from './throttle';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

let buckets = 0;
/** What becomes of each of these in turn, where one is let through. */
async function lettingOneIn(...all: Counted[]): Promise<boolean[]> {
  buckets += 1;
  const limit = { bucket: `test-${buckets}`, limit: 1, seconds: 60 };
  const answers: boolean[] = [];
  for (const who of all)
    answers.push(
      await throttle(world.services, limit, who).then(
        () => true,
        () => false,
      ),
    );
  return answers;
}

describe('a limit', () => {
  it('counts the network a visitor holds, not one of its addresses', async () => {
    expect(
      await lettingOneIn(
        { ip: '2001:db8:0:1::1' },
        { ip: '2001:db8:0:1:ffff::2' },
        { ip: '2001:DB8:0:1:0:0:0:3' },
        { ip: '2001:db8:0:2::1' },
      ),
    ).toEqual([true, false, false, true]);
    expect(await lettingOneIn({ ip: '192.0.2.1' }, { ip: '::ffff:192.0.2.1' }, { ip: '192.0.2.2' })).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('counts a number once, however it is spelt', async () => {
    expect(
      await lettingOneIn({ mobile: '+970599123456' }, { mobile: '+972599123456' }, { mobile: '+971599123456' }),
    ).toEqual([true, false, true]);
  });

  it('counts apart what is about something else', async () => {
    const ip = '192.0.2.1';
    expect(await lettingOneIn({ of: 1, ip }, { of: 2, ip }, { of: 1 }, { ip }, { of: '1', ip })).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('forgives the same whom it has counted', async () => {
    const limit = { bucket: 'test-forgiven', limit: 1, seconds: 60 };
    await throttle(world.services, limit, { ip: '2001:db8:0:1::1' });
    await forgive(world.services, limit, { ip: '2001:db8:0:1::2' });
    expect(await rowsOf(world, "select 1 from throttle_buckets where bucket = 'test-forgiven'")).toEqual([]);
  });
});

describe('a page', () => {
  it('that asks the gateway is opened by one network as often as by one address', async () => {
    const visit = (host: number) =>
      world.app.server.inject({ url: '/pay/x/done', headers: { 'x-forwarded-for': `2001:db8:0:7::${host}` } });
    const statuses: number[] = [];
    for (let host = 1; host <= 61; host += 1) statuses.push((await visit(host)).statusCode);
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});
