import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { platformBackupsContract } from '@rawnaq/domain/platform-backups/platform-backups.contract';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, PASSWORD, type World } from '../../../test/world';

const { login, logout } = authContract;
const USERNAME = 'manager@test.rawnaq';
let world: World;
let secret: string;

beforeAll(async () => {
  world = await openWorld({ env: { DEMO: 'false' } });
});
afterAll(() => world.close());

const enter = (more: { totp?: string; password?: string; end_other_session?: boolean } = {}) =>
  world.call(
    login,
    { username: USERNAME, password: PASSWORD, ...more },
    { area: 'manager', ip: `198.51.100.${Math.floor(Math.random() * 250)}` },
  );
const codeAt = (offsetSeconds = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(world.services.clock().getTime() / 1000) + offsetSeconds });
const STEP = 30_000;

describe('the second factor of managers', () => {
  it('is set up at the first sign-in: no session before it is confirmed', async () => {
    expect((await enter({ password: 'wrong' })).body.totp_setup).toBeUndefined();
    const first = await enter();
    expect(first.status).toBe(200);
    expect(first.body.user).toBeUndefined();
    expect(first.body.totp_setup!.uri).toMatch(/^otpauth:\/\/totp\/Rawnaq.*secret=/);
    secret = first.body.totp_setup!.secret;
    expect((await enter()).body.totp_setup!.secret).toBe(secret);
    const [row] = await rowsOf<{ totp_pending: string }>(world, 'select totp_pending from users where email = $1', [
      USERNAME,
    ]);
    expect(row!.totp_pending).not.toContain(secret);
    expect((await enter({ totp: '000000' })).body.errors).toEqual({ totp: ['The code you entered is incorrect'] });
    expect((await enter({ totp: await codeAt() })).body.user!.kind).toBe('manager');
  });

  it('is asked for from then on, and never shown again', async () => {
    const asked = await enter({ end_other_session: true });
    expect([asked.status, asked.body.code, asked.body.totp_setup]).toEqual([422, 'TOTP_REQUIRED', undefined]);
    const [row] = await rowsOf<{ totp_secret: string; totp_pending: null }>(
      world,
      'select totp_secret, totp_pending from users where email = $1',
      [USERNAME],
    );
    expect(row!.totp_pending).toBeNull();
    expect(row!.totp_secret).toMatch(/^v1\./);
  });

  it('takes a code once, also when it comes twice at once, and none older than the last', async () => {
    world.advance(2 * STEP);
    const code = await codeAt();
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter({ totp: code, end_other_session: true })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await enter({ totp: code, end_other_session: true })).body.code).toBe('CODE_INCORRECT');
    expect((await enter({ totp: await codeAt(-30), end_other_session: true })).body.code).toBe('CODE_INCORRECT');
    expect(
      await rowsOf(world, 'select 1 from failed_login_attempts where username = $1 and type = 2', [USERNAME]),
    ).not.toHaveLength(0);
  });

  it('does not spend the code while it asks about the other session', async () => {
    world.advance(4 * STEP);
    const totp = await codeAt();
    expect((await enter({ totp })).body.code).toBe('SESSION_EXISTS');
    const entered = await enter({ totp, end_other_session: true });
    expect(entered.status).toBe(200);
    await world.call(logout, {}, { as: entered.body.user!.api_token, area: 'manager' });
  });

  it('lets the clock of a telephone be half a minute off, no more', async () => {
    world.advance(4 * STEP);
    expect((await enter({ totp: await codeAt(90), end_other_session: true })).body.code).toBe('CODE_INCORRECT');
    expect((await enter({ totp: await codeAt(-90), end_other_session: true })).body.code).toBe('CODE_INCORRECT');
    expect((await enter({ totp: await codeAt(30), end_other_session: true })).status).toBe(200);
  });

  it('has twenty wrong guesses a day, whatever the address, and only with the password', async () => {
    world.advance(4 * STEP);
    const guess = (turn: number, password = PASSWORD) =>
      world.call(
        login,
        { username: USERNAME, password, totp: '000000', end_other_session: true },
        { area: 'manager', ip: `203.0.113.${turn}` },
      );
    expect(await rowsOf(world, "select hits from throttle_buckets where bucket = 'code-guess'")).toEqual([]);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await guess(turn, 'not hers')).body.code, `${turn}`).toBe('PASSWORD_INCORRECT');
    const answers: (string | undefined)[] = [];
    for (let turn = 10; turn < 32; turn += 1) answers.push((await guess(turn)).body.code);
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'CODE_INCORRECT'));
    expect(answers.slice(20)).toEqual(['CODE_TOO_MANY', 'CODE_TOO_MANY']);
    // Nor does the right one help any more today.
    expect((await enter({ totp: await codeAt(), end_other_session: true })).body.code).toBe('CODE_TOO_MANY');
    // And who is in already proves herself again by the same codes.
    const as = await tokenOf(world, await personOf(world, USERNAME));
    const proof = { password: PASSWORD, totp: await codeAt() };
    expect((await world.call(platformBackupsContract.unlock, proof, { as })).body.code).toBe('CODE_TOO_MANY');
  });

  it('sealed for one person does not open for another', () => {
    const { sealer } = world.services;
    const sealed = sealer.seal('canary secret', 'totp:0:1');
    expect(sealed).not.toContain('canary');
    expect(sealer.open(sealed, 'totp:0:1')).toBe('canary secret');
    expect(() => sealer.open(sealed, 'totp:0:2')).toThrow('unable to authenticate');
    expect(() => sealer.open(`${sealed.slice(0, -4)}AAAA`, 'totp:0:1')).toThrow('unable to authenticate');
    expect(sealer.seal('canary secret', 'totp:0:1')).not.toBe(sealed);
  });
});

it('may be left out in a demo world only', async () => {
  const demo = await openWorld();
  try {
    expect(
      (await demo.call(login, { username: USERNAME, password: PASSWORD }, { area: 'manager' })).body.user,
    ).toBeDefined();
  } finally {
    await demo.close();
  }
});
