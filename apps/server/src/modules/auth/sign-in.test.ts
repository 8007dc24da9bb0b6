import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { addPerson, personOf, rowsOf } from '../../../test/people';
import { openWorld, PASSWORD, type World } from '../../../test/world';
import { hashPassword, isOfOldStrength, passwordMatches } from '../../infra/crypto';

const { login, get_global_informations: who, logout, enter_training } = authContract;
const HOUR = 3_600_000;
let world: World;
let ip = 0;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
// Each test comes from an address of its own, so that the limits of one do not meet the other.
beforeEach(() => {
  ip += 1;
});

const here = (): string => `198.51.100.${ip}`;
const enter = (
  username: string,
  password = PASSWORD,
  more: { end_other_session?: boolean; language?: 'en' | 'ar'; area?: 'merchant' | 'manager' | 'properties' } = {},
) => {
  const { language, area, ...input } = more;
  return world.call(login, { username, password, ...input }, { ip: here(), language, area });
};
const attempts = () =>
  rowsOf<{ type: number; username: string; account_id: number; kind: string; user_agent: string }>(
    world,
    'select type, username, account_id, kind, user_agent from failed_login_attempts where ip = $1 order by id',
    [here()],
  );

describe('sign-in', () => {
  it('opens by account ID and by e-mail in any case, and tells who is there', async () => {
    const byId = await enter('2001');
    expect(byId.status).toBe(200);
    expect(byId.body.user).toMatchObject({ kind: 'merchant', name: 'Owner A', account_id: 2001 });
    const byMail = await enter('  A@Test.Rawnaq ', PASSWORD, { end_other_session: true });
    expect(byMail.body.user!.id).toBe(byId.body.user!.id);
    const { body } = await world.call(who, {}, { as: byMail.body.user!.api_token });
    expect(body.auth).toBe(true);
    expect(body.global_informations.account).toMatchObject({
      id: 2001,
      english_name: 'Salon A',
      arabic_name: 'صالون أ',
      is_training: false,
    });
    expect(body.global_informations.user.permissions['5']).toContain(5);
    expect(body.global_informations.general_informations).toMatchObject({ currency: 'AED', time_zone: 'Asia/Dubai' });
  });

  it('keeps only a hash of the token, of at least 128 random bits', async () => {
    const token = (await enter('2001', PASSWORD, { end_other_session: true })).body.user!.api_token;
    const [session] = await rowsOf<{ row: string }>(
      world,
      'select s::text as row from sessions s where account_id = 2001 and ended_at is null',
    );
    expect(session!.row).not.toContain(token.split('.')[1]!);
    expect(Buffer.from(token.split('.')[1]!, 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  it('says in the words of the client what was wrong, in both languages, and writes it down', async () => {
    const wrongName = await enter('nobody@test.rawnaq');
    expect([wrongName.status, wrongName.body.errors]).toEqual([422, { username: ['Username is incorrect'] }]);
    const wrongPassword = await enter('2001', 'not the password');
    expect([wrongPassword.status, wrongPassword.body.errors]).toEqual([422, { password: ['Password is incorrect'] }]);
    expect((await enter('nobody@test.rawnaq', PASSWORD, { language: 'ar' })).body.errors).toEqual({
      username: ['اسم المستخدم غير صحيح'],
    });
    expect(
      (
        await world.call(
          login,
          { username: '2001', password: 'x' },
          { ip: here(), language: 'ar', headers: { 'user-agent': 'Testing/1' } },
        )
      ).body.message,
    ).toBe('كلمة المرور غير صحيحة');
    const written = await attempts();
    expect(written.map((row) => row.type)).toEqual([1, 2, 1, 2]);
    expect(written[3]).toMatchObject({ username: '2001', account_id: 2001, kind: 'merchant', user_agent: 'Testing/1' });
  });

  it('does not open other doors: a merchant is unknown to the managers, and an owner’s number too', async () => {
    expect((await enter('a@test.rawnaq', PASSWORD, { area: 'manager' })).body.code).toBe('USERNAME_INCORRECT');
    expect((await enter('2001', PASSWORD, { area: 'properties' })).body.code).toBe('USERNAME_INCORRECT');
    expect((await enter('manager@test.rawnaq')).body.code).toBe('USERNAME_INCORRECT');
  });

  it('takes as long for an unknown name as for a wrong password', async () => {
    const stored = await hashPassword('right');
    await passwordMatches('warm', null);
    const fastest = { unknown: Infinity, wrong: Infinity };
    for (let round = 0; round < 8; round += 1) {
      for (const [name, hash] of [
        ['unknown', null],
        ['wrong', stored],
      ] as const) {
        const start = performance.now();
        expect(await passwordMatches('wrong', hash)).toBe(false);
        fastest[name] = Math.min(fastest[name], performance.now() - start);
      }
    }
    // Without the work it would be a thousandth; a busy machine may halve it.
    expect(fastest.unknown / fastest.wrong).toBeGreaterThan(0.2);
  });

  it('stores passwords with argon2id at the strength asked for, and never cuts a long one', async () => {
    const [row] = await rowsOf<{ password_hash: string }>(
      world,
      'select password_hash from users where account_id = 2001 and is_owner',
    );
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(row!.password_hash)!;
    expect(Number(memory)).toBeGreaterThanOrEqual(32_768);
    expect(Number(passes)).toBeGreaterThanOrEqual(3);
    const long = 'é'.repeat(128);
    expect(await passwordMatches(long.slice(0, -1), await hashPassword(long))).toBe(false);
  });

  it('hashes a password anew that was stored with less work, once it was right', async () => {
    const weak = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const stored = async (): Promise<string> => {
      const [row] = await rowsOf<{ password_hash: string }>(
        world,
        'select password_hash from users where account_id = 2001 and is_owner',
      );
      return row!.password_hash;
    };
    await rowsOf(world, 'update users set password_hash = $1 where account_id = 2001 and is_owner', [weak]);
    await enter('2001', 'not it');
    expect(await stored()).toBe(weak);
    expect((await enter('2001', PASSWORD, { end_other_session: true })).status).toBe(200);
    const renewed = await stored();
    expect(isOfOldStrength(renewed)).toBe(false);
    expect(await passwordMatches(PASSWORD, renewed)).toBe(true);
    expect((await enter('2001', PASSWORD, { end_other_session: true })).status).toBe(200);
    expect(await stored()).toBe(renewed);
  });
});

describe('one live session for each person', () => {
  it('asks before it ends the other one', async () => {
    const first = (await enter('b@test.rawnaq')).body.user!.api_token;
    const second = await enter('b@test.rawnaq');
    expect([second.status, second.body.code]).toEqual([422, 'SESSION_EXISTS']);
    expect(second.body.errors).toEqual({
      session: ['Another session is already exist for this user, do you want to logout from it?'],
    });
    expect((await enter('2002', PASSWORD, { language: 'ar' })).body.message).toBe(
      'توجد جلسة أخرى مفتوحة لهذا المستخدم، هل تريد تسجيل الخروج منها؟',
    );
    expect((await world.call(who, {}, { as: first })).status).toBe(200);
    expect((await enter('b@test.rawnaq', 'wrong', { end_other_session: true })).body.code).toBe('PASSWORD_INCORRECT');
    expect((await world.call(who, {}, { as: first })).status).toBe(200);

    const third = (await enter('b@test.rawnaq', PASSWORD, { end_other_session: true })).body.user!.api_token;
    const refused = await world.call(who, {}, { as: first });
    expect([refused.status, refused.body.message]).toEqual([401, 'The session has been expired, please login again']);
    expect((await world.call(who, {}, { as: third })).status).toBe(200);
    expect(
      await rowsOf(world, "select 1 from audit_log where account_id = 2002 and action = 'sessions.replaced'"),
    ).toHaveLength(1);
  });

  it.each([[false], [true]])(
    '16 sign-ins at once leave exactly one live session (ending the other: %s)',
    async (end_other_session) => {
      const person = await personOf(world, 'a@test.rawnaq');
      await rowsOf(world, 'update sessions set ended_at = now() where account_id = 2001');
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          world.call(login, { username: '2001', password: PASSWORD, end_other_session }, { ip: `203.0.113.${index}` }),
        ),
      );
      const opened = answers.filter((answer) => answer.status === 200);
      expect(opened).toHaveLength(end_other_session ? 16 : 1);
      expect(
        answers.filter((answer) => answer.status !== 200).every((answer) => answer.body.code === 'SESSION_EXISTS'),
      ).toBe(true);
      expect(
        await rowsOf(world, 'select id from sessions where account_id = 2001 and user_id = $1 and ended_at is null', [
          person.id,
        ]),
      ).toHaveLength(1);
      const alive = await Promise.all(opened.map((answer) => world.call(who, {}, { as: answer.body.user!.api_token })));
      expect(alive.filter((answer) => answer.status === 200)).toHaveLength(1);
    },
  );
});

describe('the life of a session', () => {
  it('ends by signing out', async () => {
    const token = await world.signIn('2001');
    expect((await world.call(logout, {}, { as: token })).body).toEqual({ done: true });
    expect((await world.call(who, {}, { as: token })).body.code).toBe('SESSION_EXPIRED');
    expect((await world.call(logout, {}, { as: token })).status).toBe(401);
  });

  it.each([
    ['merchant', '2001', 12, 14 * 24],
    ['manager', 'manager@test.rawnaq', 2, 12],
  ] as const)('of a %s ends when idle, and after its longest time however busy', async (area, name, idle, absolute) => {
    const world = await openWorld();
    try {
      let token = await world.signIn(name, area);
      world.advance((idle - 0.1) * HOUR);
      expect((await world.call(who, {}, { as: token, area })).status).toBe(200);
      world.advance((idle - 0.1) * HOUR);
      expect((await world.call(who, {}, { as: token, area })).status).toBe(200);
      world.advance((idle + 0.1) * HOUR);
      expect((await world.call(who, {}, { as: token, area })).body.code).toBe('SESSION_EXPIRED');
      // An idled-out session does not stand in the way.
      expect((await world.call(login, { username: name, password: PASSWORD }, { area })).status).toBe(200);

      token = await world.signIn(name, area);
      for (let hours = 0; hours + idle - 0.5 < absolute; hours += idle - 0.5) {
        world.advance((idle - 0.5) * HOUR);
        expect((await world.call(who, {}, { as: token, area })).status).toBe(200);
      }
      world.advance((idle - 0.5) * HOUR);
      expect((await world.call(who, {}, { as: token, area })).body.code).toBe('SESSION_EXPIRED');
    } finally {
      await world.close();
    }
  });

  it('ends at the next request when the user or the account is disabled, and says so', async () => {
    const person = await addPerson(world, 'merchant', 2001, {}, { password_hash: await hashPassword(PASSWORD) });
    const token = await world.signIn(person.email);
    await rowsOf(world, 'update users set status = 0 where account_id = 2001 and id = $1', [person.id]);
    const out = await world.call(who, {}, { as: token });
    expect([out.status, out.body.message]).toEqual([401, 'An administrator has turned off your access']);
    expect((await enter(person.email)).body.errors).toEqual({
      username: ['An administrator has turned off your access'],
    });

    const owner = await world.signIn('2002');
    await rowsOf(world, "update accounts set status = 'disabled' where id = 2002");
    const closed = await world.call(who, {}, { as: owner, language: 'ar' });
    expect([closed.status, closed.body.message]).toEqual([401, 'تم إيقاف الحساب']);
    await rowsOf(world, "update accounts set status = 'expired' where id = 2002");
    expect((await world.call(who, {}, { as: owner })).body.message).toBe(
      'Account has been expired, please contact sales',
    );
    await rowsOf(world, "update accounts set status = 'active' where id = 2002");
  });
});

describe('who is not let in', () => {
  it.each([
    ['disabled', 'Account has been disabled', 'تم إيقاف الحساب'],
    ['expired', 'Account has been expired, please contact sales', 'انتهت صلاحية الحساب، يرجى التواصل مع المبيعات'],
    [
      'requested',
      'Your request is in review. We will write to you within 24 hours',
      'طلبك قيد المراجعة، وسنراسلك خلال 24 ساعة',
    ],
    [
      'rejected',
      'This registration was not approved, please contact sales',
      'لم تتم الموافقة على هذا التسجيل، يرجى التواصل مع المبيعات',
    ],
  ])('%s accounts hear their own sentence, after the right password only', async (status, english, arabic) => {
    await rowsOf(world, 'update accounts set status = $1 where id = 2002', [status]);
    expect((await enter('2002')).body.message).toBe(english);
    expect((await enter('2002', PASSWORD, { language: 'ar' })).body.message).toBe(arabic);
    expect((await enter('2002', 'wrong')).body.code).toBe('PASSWORD_INCORRECT');
    await rowsOf(world, "update accounts set status = 'active' where id = 2002");
  });

  it('a user without a role has no rights to the system', async () => {
    const person = await addPerson(world, 'merchant', 2001, null, { password_hash: await hashPassword(PASSWORD) });
    expect((await enter(person.email)).body.message).toBe('User has no rights to the system');
    expect((await enter(person.email, PASSWORD, { language: 'ar' })).body.message).toBe(
      'المستخدم لا يملك صلاحية الدخول إلى النظام',
    );
  });

  it('a user without a password can not be entered with any', async () => {
    const person = await addPerson(world, 'merchant', 2001, {});
    expect((await enter(person.email, ' ')).body.code).toBe('PASSWORD_INCORRECT');
  });
});

describe('the training salon', () => {
  it('lets two visitors in together, and neither ends the other', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => world.call(enter_training, {}, { ip: here() })));
    expect(one!.body.user.account_id).toBe(1);
    for (const visitor of [one!, two!]) {
      const { body } = await world.call(who, {}, { as: visitor.body.user.api_token });
      expect(body.global_informations.account).toMatchObject({ id: 1, is_training: true });
    }
    await world.call(logout, {}, { as: one!.body.user.api_token });
    expect((await world.call(who, {}, { as: two!.body.user.api_token })).status).toBe(200);
  });
});
