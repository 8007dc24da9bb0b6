import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { platformMerchantsContract as merchants } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());

const SALON = {
  english_name: 'Yasmin Salon',
  arabic_name: 'صالون ياسمين',
  business_type: 'women_salon',
  country: 'SA',
  city: 'Riyadh',
  owner_name: 'Yasmin',
  email: 'Yasmin@Example.com',
  mobile: '00966551234567',
  language: 'ar',
} as const;
const PASSWORD = 'four green lanterns';
const add = (more: object = {}, key?: string) =>
  world.call(merchants.add, { ...SALON, ...more } as never, { as: manager, ...(key && { key }) });

describe('a merchant the platform registers', () => {
  let id: number;
  it('begins a trial without a code, as the manager’s own entry in its books', async () => {
    const answer = await add();
    expect(answer.status).toBe(200);
    id = answer.body.account_id;
    const today = todayIn(world.services.clock(), 'Asia/Riyadh');
    expect(
      await rowsOf(world, 'select status, trial_ends_on::text, currency, language from accounts where id = $1', [id]),
    ).toEqual([{ status: 'trial', trial_ends_on: addDays(today, 7), currency: 'SAR', language: 'ar' }]);
    const { records } = (await world.call(merchants.requests, { search: 'Yasmin' }, { as: manager })).body;
    expect(records).toMatchObject([
      { tenant: id, status: 3, added_by_name: 'Manager', verified_at: null, email: 'yasmin@example.com' },
    ]);
    expect(
      await rowsOf(
        world,
        "select actor_kind, actor_name from audit_log where account_id = $1 and action = 'accounts.add'",
        [id],
      ),
    ).toEqual([{ actor_kind: 'manager', actor_name: 'Manager' }]);
  });

  it('invites the owner, who chooses the password and is in', async () => {
    const [message] = await rowsOf<{ template: string; language: string; body: string }>(
      world,
      "select template, language, body from messages where account_id = $1 and channel = 'email'",
      [id],
    );
    expect(message).toMatchObject({ template: 'merchant-invitation', language: 'ar' });
    expect(message!.body).toContain(String(id));
    const token = /reset-password\/(\S+)/.exec(message!.body)![1]!;
    const enter = () =>
      world.call(
        authContract.login,
        { username: String(id), password: PASSWORD, end_other_session: true },
        { area: 'merchant', ip: '10.9.9.9' },
      );
    expect((await enter()).status).not.toBe(200);
    expect(
      (
        await world.call(
          authContract.reset_password,
          { token: decodeURIComponent(token), password: PASSWORD },
          { area: 'merchant' },
        )
      ).status,
    ).toBe(200);
    expect((await enter()).body.user!.account_id).toBe(id);
    expect(
      (
        await world.call(
          authContract.reset_password,
          { token: decodeURIComponent(token), password: PASSWORD },
          { area: 'merchant' },
        )
      ).status,
    ).not.toBe(200);
  });

  it('has a number of the country chosen beside it, as it is dialled there', async () => {
    for (const [country, mobile, stored] of [
      ['SA', '٠٥٥ ١٢٣ ٤٠٠١', '+966551234001'],
      ['AE', '0501234002', '+971501234002'],
    ] as const) {
      const { body } = await add({ email: `home-${country}@example.com`, country, mobile });
      expect(
        await rowsOf(world, 'select mobile from users where account_id = $1 and is_owner', [body.account_id]),
        country,
      ).toEqual([{ mobile: stored }]);
    }
  });

  it('is refused where the website would refuse it, and made once whatever is repeated', async () => {
    expect((await add({ mobile: '+966551234568' })).body.errors).toHaveProperty('email');
    expect((await add({ email: 'other@example.com' })).body.errors).toHaveProperty('mobile');
    expect(
      (await add({ email: 'x@example.com', mobile: '+966551234568', english_name: 'ياسمين' })).body.errors,
    ).toHaveProperty('english_name');
    expect((await add({ email: 'x@example.com', mobile: '0551' })).body.errors).toHaveProperty('mobile');
    const before = await rowsOf(world, 'select id from accounts');
    const key = 'a-merchant-added-once';
    const twice = [
      await add({ email: 'once@example.com', mobile: '+966551234569' }, key),
      await add({ email: 'once@example.com', mobile: '+966551234569' }, key),
    ];
    expect(twice[0]!.body).toEqual(twice[1]!.body);
    expect(await rowsOf(world, 'select id from accounts')).toHaveLength(before.length + 1);
  });

  it('is not for those who may only look', async () => {
    const looker = await tokenOf(
      world,
      await addPerson(world, 'manager', 0, toPermissionMap(['platform-merchants.view'])),
    );
    expect(
      (await world.call(merchants.add, { ...SALON, email: 'no@example.com', mobile: '+966551234570' }, { as: looker }))
        .status,
    ).toBe(403);
  });
});
