import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { ownProof } from '@rawnaq/domain/auth/own-proof';
import { ownMobileContract } from '@rawnaq/domain/auth/own-mobile.contract';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { systemContract } from '@rawnaq/domain/system/system.contract';
import { goodInput } from '../../../test/endpoint-inputs';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, PASSWORD, type World } from '../../../test/world';
import { hashPassword } from '../../infra/crypto';

const { lock, unlock, logout, change_password, get_global_informations: who, login } = authContract;
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('lock screen', () => {
  it('keeps the session, and refuses everything else until the password is given', async () => {
    const token = await world.signIn('2001');
    expect((await world.call(systemContract.ping, {}, { as: token })).status).toBe(200);
    expect((await world.call(lock, {}, { as: token })).status).toBe(200);

    const open = ['get_global_informations', 'unlock', 'logout'];
    await expect.poll(async () => (await world.call(systemContract.ping, {}, { as: token })).status).toBe(403);
    for (const { endpoint, area, url } of world.app.endpoints.filter(
      (one) => one.area === 'merchant' && one.endpoint.access !== 'public' && !open.includes(one.endpoint.path),
    )) {
      const answer = await world.call(endpoint, goodInput(endpoint), { as: token, area });
      expect([answer.status, answer.body.code], `${url}`).toEqual([403, 'SESSION_LOCKED']);
    }
    expect((await world.call(who, {}, { as: token })).body.global_informations.user.locked).toBe(true);

    const wrong = await world.call(unlock, { password: 'wrong' }, { as: token });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['Password is incorrect'] }]);
    expect((await world.call(notificationsContract.get_records, {}, { as: token })).status).toBe(403);
    expect((await world.call(unlock, { password: PASSWORD }, { as: token })).status).toBe(200);
    expect((await world.call(notificationsContract.get_records, {}, { as: token })).status).toBe(200);
    await expect.poll(async () => (await world.call(systemContract.ping, {}, { as: token })).status).toBe(200);
  });

  it('gives five tries, also when they come at once, and may be left by signing out', async () => {
    const token = await world.signIn('2001');
    await world.call(lock, {}, { as: token });
    for (let round = 0; round < 5; round += 1)
      expect((await world.call(unlock, { password: 'wrong' }, { as: token })).status).toBe(422);
    const throttled = await world.call(unlock, { password: PASSWORD }, { as: token });
    expect([throttled.status, throttled.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(throttled.headers['retry-after'])).toBeGreaterThan(0);
    expect((await world.call(logout, {}, { as: token })).status).toBe(200);
  });

  it('does not let a crowd of guesses slip through together', async () => {
    const token = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    await world.call(lock, {}, { as: token });
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => world.call(unlock, { password: 'wrong' }, { as: token })),
    );
    expect(answers.map((answer) => answer.status).filter((status) => status >= 500)).toEqual([]);
    expect((await world.call(unlock, { password: PASSWORD }, { as: token })).status).toBe(429);
  });
});

describe('change password', () => {
  it('ends the other sessions, keeps this one, tells the person and leaves a line of history', async () => {
    const person = await personOf(world, 'b@test.rawnaq');
    const [mine, other] = [await tokenOf(world, person), await tokenOf(world, person)];
    const change = (current_password: string, password: string) =>
      world.call(change_password, { current_password, password }, { as: mine });
    expect((await change('wrong', 'seven blue kettles')).body.errors).toEqual({
      current_password: ['Current password is incorrect'],
    });
    expect((await change(PASSWORD, 'Password1')).body.errors).toEqual({
      password: ['This password is too easy to guess. Please choose another'],
    });
    expect((await change(PASSWORD, 'canary2026')).body.code).toBe('PASSWORD_TOO_COMMON');
    expect((await world.call(who, {}, { as: other })).status).toBe(200);

    expect((await change(PASSWORD, 'seven blue kettles')).status).toBe(200);
    expect((await world.call(who, {}, { as: mine })).status).toBe(200);
    expect((await world.call(who, {}, { as: other })).body.code).toBe('SESSION_EXPIRED');
    expect((await world.call(login, { username: '2002', password: PASSWORD })).body.code).toBe('PASSWORD_INCORRECT');
    expect((await world.call(login, { username: '2002', password: 'seven blue kettles' })).status).toBe(200);
    expect(
      await rowsOf(
        world,
        `
          select 1
          from messages
          where account_id = 2002 and template = 'password-changed' and recipient = 'b@test.rawnaq'`,
      ),
    ).toHaveLength(1);
    const [line] = await rowsOf(
      world,
      `
        select actor_id, entity_id, before, after
        from audit_log
        where account_id = 2002 and action = 'users.password-changed'`,
    );
    expect(line).toMatchObject({ actor_id: person.id, entity_id: String(person.id), before: null, after: null });
  });

  it('of two at once with one old password, one wins', async () => {
    const person = await addPerson(world, 'merchant', 2001, {}, { password_hash: await hashPassword(PASSWORD) });
    const as = await tokenOf(world, person);
    const answers = await Promise.all(
      ['nine green ladders', 'four loud trumpets', 'two calm harbours'].map((password) =>
        world.call(change_password, { current_password: PASSWORD, password }, { as }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });
});

describe('what hashes a password', () => {
  it('holds no connection meanwhile', () => {
    // These prove once more who somebody is, in the middle of what they do; nobody does so in a crowd.
    const proofs = [
      'backups/unlock',
      'merchants/change_owner',
      'merchants/login_as_owner',
      'own_mobile/ask_code',
      'settings/payment_gateway/save',
      'settings/platform_gateway/save',
      'settings/stays_gateway/save',
      'technical/backups/unlock',
    ];
    // The password of a mail server is sealed, not hashed.
    const sealed = ['settings/email/save', 'settings/platform_email/save'];
    const held = world.app.endpoints.filter(
      ({ endpoint: { input, transaction } }) =>
        transaction !== false &&
        input instanceof z.ZodObject &&
        ('password' in input.shape || input.shape['proof'] === ownProof),
    );
    expect([...new Set(held.map(({ endpoint }) => endpoint.path))].toSorted()).toEqual(
      [...proofs, ...sealed].toSorted(),
    );
  });
});

describe('the own mobile', () => {
  const { ask_code, change, get } = ownMobileContract;
  const codeFor = async (recipient: string) => {
    const [message] = await rowsOf<{ body: string }>(
      world,
      "select body from messages where template = 'mobile-code' and recipient = $1 order by id desc limit 1",
      [recipient],
    );
    return /\b\d{6}\b/.exec(message!.body)![0];
  };
  const numberOf = async (as: string) => (await world.call(get, {}, { as })).body.mobile;

  it('changes with the password and the code that went to the new number, and with no other', async () => {
    const mine = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    const before = await numberOf(mine);
    const [wanted, other] = ['+971501112233', '+971501112244'];
    const wrong = await world.call(ask_code, { mobile: wanted, password: 'wrong' }, { as: mine });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
    const current = 'seven blue kettles';
    expect((await world.call(ask_code, { mobile: '050 111 22', password: current }, { as: mine })).status).toBe(422);
    expect((await world.call(ask_code, { mobile: '00971 50 111 2233', password: current }, { as: mine })).status).toBe(
      200,
    );
    const soon = await world.call(ask_code, { mobile: other, password: current }, { as: mine });
    expect(soon.body.code).toBe('CODE_TOO_SOON');

    const code = await codeFor(wanted);
    // The code is of this number and this person.
    expect((await world.call(change, { mobile: other, code }, { as: mine })).body.code).toBe('CODE_INCORRECT');
    const neighbour = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    expect((await world.call(change, { mobile: wanted, code }, { as: neighbour })).body.code).toBe('CODE_INCORRECT');
    expect(await numberOf(mine)).toBe(before);

    expect((await world.call(change, { mobile: wanted, code }, { as: mine })).status).toBe(200);
    expect(await numberOf(mine)).toBe(wanted);
    expect((await world.call(change, { mobile: wanted, code }, { as: mine })).body.code).toBe('CODE_INCORRECT');
    expect(await rowsOf(world, "select 1 from audit_log where action = 'users.mobile-changed'")).toHaveLength(1);
  });

  /** A minute later: one code a minute. */
  const later = () =>
    rowsOf(
      world,
      "update throttle_buckets set window_start = window_start - interval '61 seconds' where bucket = 'ask-mobile'",
    );
  const ask = async (as: string, mobile: string, password = PASSWORD) => {
    await later();
    return world.call(ask_code, { mobile, password }, { as });
  };
  const takenErrors = { mobile: ['This mobile number is already in use'] };

  it('of an owner is no other owner’s, in whichever spelling', async () => {
    const [mine, theirs] = [
      await tokenOf(world, await personOf(world, 'a@test.rawnaq')),
      await personOf(world, 'b@test.rawnaq'),
    ];
    await rowsOf(world, "update users set mobile = '+970599123456' where id = $1", [theirs.id]);
    for (const mobile of ['+970599123456', '+972599123456'])
      expect((await ask(mine, mobile)).body.errors, mobile).toEqual(takenErrors);
    // One's own in another spelling is nobody else's, and whoever owns nothing is found by no number.
    await rowsOf(world, "update users set mobile = '+970599123457' where account_id = 2001 and is_owner");
    expect((await ask(mine, '+972599123457')).status).toBe(200);
    const password_hash = await hashPassword(PASSWORD);
    const helper = await tokenOf(world, await addPerson(world, 'merchant', 2001, {}, { password_hash }));
    expect((await ask(helper, '+970599123456')).status).toBe(200);
  });

  it('goes to one of two owners who ask for it at once', async () => {
    const wanted = '+971501119900';
    const owners = [
      { as: await tokenOf(world, await personOf(world, 'a@test.rawnaq')), password: PASSWORD },
      { as: await tokenOf(world, await personOf(world, 'b@test.rawnaq')), password: 'seven blue kettles' },
    ];
    const codes: string[] = [];
    for (const { as, password } of owners) {
      expect((await ask(as, wanted, password)).status).toBe(200);
      codes.push(await codeFor(wanted));
    }
    const answers = await Promise.all(
      owners.map(({ as }, index) => world.call(change, { mobile: wanted, code: codes[index]! }, { as })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    // Where the code is typed there is no other field.
    expect(answers.find(({ status }) => status === 422)!.body.errors).toEqual({ code: takenErrors.mobile });
    expect(await rowsOf(world, 'select 1 from users where mobile = $1', [wanted])).toHaveLength(1);
  });
});
