import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingContract as contract } from '@rawnaq/domain/online-booking/booking.contract';
import { alias, openOnlineSalon, TEN } from '../../../test/online-salon';
import { rowsOf } from '../../../test/people';
import { newKey } from '../../../test/world';

let page: Awaited<ReturnType<typeof openOnlineSalon>>;
beforeAll(async () => {
  page = await openOnlineSalon();
});
afterAll(() => page.world.close());

describe('many calls at once', () => {
  it('from one address keep four times, whichever days they are for', async () => {
    const { hold, freshDay, freshIp } = page;
    const ip = freshIp();
    const answers = await Promise.all(Array.from({ length: 24 }, () => hold(freshDay(), TEN, { ip })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(4).fill(200), ...Array(20).fill(429)]);
    // Another one is served meanwhile.
    expect((await hold(freshDay())).status).toBe(200);
  });

  it('for one number leave three bookings unpaid', async () => {
    const { world, hold, freshDay, freshIp, freshMobile, proofFor, setOnline } = page;
    const mobile = freshMobile();
    const proof = await proofFor(mobile);
    const tokens: string[] = [];
    for (let kept = 0; kept < 8; kept += 1) tokens.push((await hold(freshDay())).body.token);
    await setOnline(2001, { deposit_kind: 'percent', deposit_percent: 2000 });
    const answers = await Promise.all(
      tokens.map((token) =>
        world.call(contract.confirm, { alias, token, proof, name: 'Sara Ali', mobile, note: null } as never, {
          ip: freshIp(),
          key: newKey(),
        }),
      ),
    );
    await setOnline(2001, {});
    const codes = answers.map(({ status, body }) => (status === 200 ? 'booked' : body.code)).toSorted();
    expect(codes).toEqual([...Array(5).fill('TOO_MANY_UNPAID_BOOKINGS'), ...Array(3).fill('booked')]);
    const [visits] = await rowsOf<{ count: number }>(
      world,
      `select count(*)::int as count from appointments a
       join customers c on c.account_id = a.account_id and c.id = a.customer_id
       where a.account_id = 2001 and c.mobile = $1`,
      [mobile],
    );
    expect(visits!.count).toBe(3);
  });

  it('count a number once, however it is spelt', async () => {
    const { world, freshIp } = page;
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const mobile = `+97${turn % 2 === 0 ? 0 : 2}599123456`;
      const complaint = { alias, kind: 'complaint', name: 'Sara', mobile, body: 'I waited an hour' };
      statuses.push((await world.call(contract.complain, complaint as never, { ip: freshIp() })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
