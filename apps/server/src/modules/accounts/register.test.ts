import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsContract } from '@rawnaq/domain/accounts/accounts.contract';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { rowsOf } from '../../../test/people';
import { newKey, openWorld, type World } from '../../../test/world';

const { register, resend_register_code: resend, verify_register_code: verify } = accountsContract;
let world: World;
let ip = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ip += 1;
  await rowsOf(
    world,
    "update throttle_buckets set window_start = window_start - interval '61 seconds' where bucket like 'ask-%'",
  );
});

const here = (more: object = {}) => ({ ip: `198.51.100.${ip}`, ...more });
const salon = (more: object = {}) =>
  ({
    english_name: 'Rose Salon',
    arabic_name: 'صالون وردة',
    business_type: 'women_salon',
    country: 'AE',
    city: 'Sharjah',
    owner_name: 'Noura',
    email: `noura${ip}@example.com`,
    mobile: `+97150123400${ip % 10}`,
    password: 'four green lanterns',
    accept_terms: true,
    ...more,
  }) as const;
const ask = (more: object = {}, options: object = {}) => world.call(register, salon(more) as never, here(options));
const codeFor = async (mobile: string): Promise<string> =>
  /\d{6}/.exec(
    (
      await rowsOf<{ body: string }>(
        world,
        "select body from messages where template = 'registration-code' and recipient = $1 order by id desc limit 1",
        [mobile],
      )
    )[0]!.body,
  )![0];
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

describe('free trial', () => {
  it('goes from request to a waiting account: code, account ID by mail, a line for the platform', async () => {
    const asked = await ask({ mobile: '00971-50-123 4777', email: 'Noura@Example.com' }, { language: 'ar' });
    expect(asked.status).toBe(200);
    expect(asked.body.request.mobile).toBe('+971501234777');
    expect(await rowsOf(world, "select 1 from accounts where english_name = 'Rose Salon'")).toEqual([]);

    await world.startJobs();
    await expect
      .poll(
        async () =>
          (
            await rowsOf<{ status: number; driver: string }>(
              world,
              "select status, driver from messages where recipient = '+971501234777'",
            )
          )[0],
        { timeout: 8_000 },
      )
      .toEqual({ status: 2, driver: 'sandbox' });
    const code = await codeFor('+971501234777');
    const { unique_id } = asked.body.request;
    expect((await world.call(verify, { unique_id, code: wrong(code) }, here({ language: 'ar' }))).body.errors).toEqual({
      code: ['الرمز الذي أدخلته غير صحيح'],
    });
    const verified = await world.call(verify, { unique_id, code }, here());
    expect(verified.body.account_id).toBeGreaterThanOrEqual(1005);

    const id = verified.body.account_id;
    expect(
      await rowsOf(world, 'select status, currency, time_zone, language, arabic_name from accounts where id = $1', [
        id,
      ]),
    ).toEqual([
      { status: 'requested', currency: 'AED', time_zone: 'Asia/Dubai', language: 'ar', arabic_name: 'صالون وردة' },
    ]);
    expect(
      (
        await rowsOf<{ body: string }>(
          world,
          "select body from messages where account_id = $1 and template = 'request-received'",
          [id],
        )
      )[0]!.body,
    ).toContain(`رقم حسابك هو ${id}`);
    expect(
      await rowsOf(
        world,
        `
          select values -> 'salon' ->> 'ar' as salon
          from notifications
          where account_id = 0 and type = 'merchant-requests'`,
      ),
    ).toEqual([{ salon: 'صالون وردة' }]);
    expect(await rowsOf(world, 'select 1 from roles where account_id = $1', [id])).toHaveLength(6);
    const entering = await world.call(
      authContract.login,
      { username: 'noura@example.com', password: 'four green lanterns' },
      here(),
    );
    expect(entering.body.code).toBe('ACCOUNT_WAITING');
    await rowsOf(world, "update accounts set status = 'trial' where id = $1", [id]);
    expect(
      (await world.call(authContract.login, { username: String(id), password: 'four green lanterns' }, here())).body
        .user!.account_id,
    ).toBe(id);
  });

  it('answers the same account to a second confirmation, and makes one account of many at once', async () => {
    const asked = await ask();
    const { unique_id, mobile } = asked.body.request;
    const code = await codeFor(mobile);
    const answers = await Promise.all(Array.from({ length: 4 }, () => world.call(verify, { unique_id, code }, here())));
    const made = answers.filter((answer) => answer.status === 200).map((answer) => answer.body.account_id);
    expect(new Set(made).size).toBe(1);
    expect((await world.call(verify, { unique_id, code }, here())).body).toEqual({ account_id: made[0] });
    expect(await rowsOf(world, 'select 1 from users where email = $1', [salon().email])).toHaveLength(1);
  });

  it('gives five tries for a code, then only a new one helps', async () => {
    const { unique_id, mobile } = (await ask()).body.request;
    const code = await codeFor(mobile);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.call(verify, { unique_id, code: wrong(code) }, here())),
    );
    expect(answers.every((answer) => answer.body.code === 'CODE_INCORRECT')).toBe(true);
    expect((await world.call(verify, { unique_id, code }, here())).body.code).toBe('CODE_INCORRECT');
    expect((await world.call(resend, { unique_id }, here())).body.message).toBe(
      'You can not request code in less than 1 minute',
    );
    await rowsOf(
      world,
      `
        update throttle_buckets
        set window_start = window_start - interval '61 seconds'
        where bucket = 'ask-registration'`,
    );
    expect((await world.call(resend, { unique_id }, here())).body).toEqual({ done: true });
    expect((await world.call(verify, { unique_id, code: await codeFor(mobile) }, here())).status).toBe(200);
    expect((await world.call(resend, { unique_id }, here())).status).toBe(404);
    expect((await world.call(resend, { unique_id: 'nothing' }, here())).status).toBe(404);
  });

  it('refuses an e-mail or mobile that opens another account, and an easy password', async () => {
    expect((await ask({ email: 'A@test.rawnaq' })).body.errors).toEqual({ email: ['This e-mail is already in use'] });
    expect((await ask({ mobile: '+971500000001' }, { language: 'ar' })).body.errors).toEqual({
      mobile: ['رقم الجوال هذا مستخدم من قبل'],
    });
    for (const password of ['password1', 'Noura2026', '12345678', 'aaaaaaaaaa'])
      expect((await ask({ password })).body.code, `${password}`).toBe('PASSWORD_TOO_COMMON');
    expect((await ask({ password: 'short' })).body.code).toBe('INVALID_INPUT');
    expect((await ask({ mobile: '+97112' })).body.errors).toHaveProperty('mobile');
    expect((await ask({ accept_terms: false })).body.errors).toHaveProperty('accept_terms');
    expect((await ask({ country: 'FR' })).status).toBe(422);
  });

  it('lets one of two waiting requests with the same e-mail or mobile through', async () => {
    const later = () =>
      rowsOf(
        world,
        `
          update throttle_buckets
          set window_start = window_start - interval '61 seconds'
          where bucket = 'ask-registration'`,
      );
    const first = (await ask()).body.request;
    const sameMail = (await ask({ mobile: '+971501239999' })).body.request;
    await later();
    const sameMobile = (await ask({ email: 'other@example.com' })).body.request;
    const codes = await rowsOf<{ body: string }>(
      world,
      "select body from messages where template = 'registration-code' and recipient = $1 order by id",
      [first.mobile],
    );
    const [firstCode, thirdCode] = codes.slice(-2).map((row) => /\d{6}/.exec(row.body)![0]);
    expect((await world.call(verify, { unique_id: first.unique_id, code: firstCode! }, here())).status).toBe(200);
    expect(
      (await world.call(verify, { unique_id: sameMail.unique_id, code: await codeFor('+971501239999') }, here())).body
        .code,
    ).toBe('EMAIL_TAKEN');
    expect((await world.call(verify, { unique_id: sameMobile.unique_id, code: thirdCode! }, here())).body.code).toBe(
      'MOBILE_TAKEN',
    );
  });

  it('makes one owner of two who verify the same number at once, in whichever spelling', async () => {
    const asked: { unique_id: string; code: string }[] = [];
    for (const [index, mobile] of ['+970599000111', '+972599000111'].entries()) {
      await rowsOf(world, "delete from throttle_buckets where bucket = 'ask-registration'");
      const { body } = await ask({ mobile, email: `twin${index}@example.com` });
      asked.push({ unique_id: body.request.unique_id, code: await codeFor(mobile) });
    }
    const answers = await Promise.all(asked.map((one) => world.call(verify, one, here())));
    expect(answers.map(({ body }) => body.code ?? 'made').toSorted()).toEqual(['MOBILE_TAKEN', 'made']);
    expect((await ask({ mobile: '+972599000111' })).body.errors).toHaveProperty('mobile');
  });

  it('sent twice with one key makes one request', async () => {
    const key = newKey();
    const [one, two] = [await ask({}, { key }), await ask({}, { key })];
    expect(two.body).toEqual(one.body);
    expect(await rowsOf(world, 'select 1 from account_requests where email = $1', [salon().email])).toHaveLength(1);
  });

  it('keeps no password in clear anywhere', async () => {
    await ask({ password: 'canary in a coal mine' });
    for (const table of ['account_requests', 'idempotency_keys', 'audit_log', 'messages'])
      expect(
        await rowsOf(world, `select 1 from ${table} t where t::text like '%canary in a coal%'`),
        `${table}`,
      ).toEqual([]);
  });
});
