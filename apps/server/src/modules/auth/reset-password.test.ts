import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, PASSWORD, type World } from '../../../test/world';

const {
  forgot_password,
  verify_reset_code,
  check_reset_token,
  reset_password,
  forgot_account_id,
  get_global_informations: who,
  login,
} = authContract;
const MINUTE = 60_000;
let world: World;
let ip = 0;

beforeAll(async () => {
  world = await openWorld({ env: { PUBLIC_URL: 'https://rawnaq.example' } });
});
afterAll(() => world.close());
beforeEach(async () => {
  ip += 1;
  await nextMinute();
  await rowsOf(world, "delete from throttle_buckets where bucket in ('ask-day', 'code-guess')");
});

const here = (): string => `198.51.100.${ip}`;
const from = (more: object = {}) => ({ ip: here(), ...more });
/** The limit of one a minute is kept by the database's clock. */
const nextMinute = () =>
  rowsOf(
    world,
    "update throttle_buckets set window_start = window_start - interval '61 seconds' where bucket like 'ask-%'",
  );
type Message = {
  recipient: string;
  subject: string | null;
  body: string;
  language: string;
  channel: string;
  account_id: number;
};
const lastMessage = async (template: string): Promise<Message | undefined> =>
  (
    await rowsOf<Message>(
      world,
      `
        select recipient, subject, body, language, channel, account_id
        from messages
        where template = $1
        order by id desc limit 1`,
      [template],
    )
  )[0];
const count = async (): Promise<number> => (await rowsOf(world, 'select 1 from messages')).length;

async function askLink(username = 'a@test.rawnaq', area: 'merchant' | 'manager' = 'merchant'): Promise<string> {
  await nextMinute();
  expect((await world.call(forgot_password, { username }, from({ area }))).status).toBe(200);
  return decodeURIComponent(/reset-password\/(\S+)/.exec((await lastMessage('reset-link'))!.body)![1]!);
}
async function askCode(username = '2001'): Promise<string> {
  await nextMinute();
  expect((await world.call(forgot_password, { username, channel: 'whatsapp' }, from())).status).toBe(200);
  return /\b\d{6}\b/.exec((await lastMessage('reset-code'))!.body)![0];
}
const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000');

describe('reset by link', () => {
  it('is built from the configured address, whatever Host says', async () => {
    await world.call(
      forgot_password,
      { username: 'a@test.rawnaq' },
      from({ headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } }),
    );
    const message = (await lastMessage('reset-link'))!;
    expect(message).toMatchObject({
      recipient: 'a@test.rawnaq',
      channel: 'email',
      account_id: 2001,
      subject: 'Set a new password',
    });
    expect(message.body).toMatch(/\nhttps:\/\/rawnaq\.example\/en\/merchant\/reset-password\/\S{40,}\n/);
    expect(message.body).not.toContain('evil');
  });

  it('works once, and ends every session', async () => {
    const session = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    const token = await askLink();
    expect((await world.call(check_reset_token, { token }, from())).body.valid).toBe(true);
    expect((await world.call(reset_password, { token, password: 'iloveyou1' }, from())).body.errors).toEqual({
      password: ['This password is too easy to guess. Please choose another'],
    });
    expect((await world.call(reset_password, { token, password: 'seven blue kettles' }, from())).status).toBe(200);
    expect((await world.call(who, {}, { as: session })).body.code).toBe('SESSION_EXPIRED');
    expect((await world.call(check_reset_token, { token }, from())).body.valid).toBe(false);
    const again = await world.call(reset_password, { token, password: 'eight blue kettles' }, from());
    expect([again.status, again.body.message]).toEqual([
      501,
      'This link has been used or has expired. Please request a new one',
    ]);
    expect((await world.call(login, { username: '2001', password: 'seven blue kettles' }, from())).status).toBe(200);
    expect((await lastMessage('password-changed'))!.recipient).toBe('a@test.rawnaq');
  });

  it('sets one password when it is used by several at once', async () => {
    const token = await askLink();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        world.call(reset_password, { token, password: `purple lamp number ${index}` }, from()),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === 'RESET_LINK_INVALID')).toHaveLength(7);
  });

  it('spends the other links of the same person too', async () => {
    const [first, second] = [await askLink(), await askLink()];
    expect((await world.call(reset_password, { token: second, password: 'seven blue kettles' }, from())).status).toBe(
      200,
    );
    expect((await world.call(reset_password, { token: first, password: 'nine red kettles' }, from())).body.code).toBe(
      'RESET_LINK_INVALID',
    );
  });

  it('is good for an hour', async () => {
    const token = await askLink('b@test.rawnaq');
    world.advance(59 * MINUTE);
    expect((await world.call(check_reset_token, { token }, from())).body.valid).toBe(true);
    world.advance(2 * MINUTE);
    expect((await world.call(check_reset_token, { token }, from())).body.valid).toBe(false);
    expect((await world.call(reset_password, { token, password: 'seven blue kettles' }, from())).status).toBe(501);
  });

  it('opens only the door it was made for', async () => {
    const token = await askLink('manager@test.rawnaq', 'manager');
    expect((await lastMessage('reset-link'))!.body).toContain('https://rawnaq.example/en/manager/reset-password/');
    expect(
      (await world.call(reset_password, { token, password: 'seven blue kettles' }, from({ area: 'merchant' }))).body
        .code,
    ).toBe('RESET_LINK_INVALID');
    expect(
      (await world.call(reset_password, { token, password: 'seven blue kettles' }, from({ area: 'manager' }))).status,
    ).toBe(200);
  });

  it.each(['x', '.', '1jl.', '-5.abc', 'zzzzzzzzzzzzzzzz.a', '1jl.\ufffd'])(
    'says the same to a made-up token: %s',
    async (token) => {
      expect((await world.call(reset_password, { token, password: 'seven blue kettles' }, from())).body.code).toBe(
        'RESET_LINK_INVALID',
      );
      expect((await world.call(check_reset_token, { token }, from())).body).toEqual({ valid: false });
    },
  );
});

describe('one name however it is spelled', () => {
  const spellings = ['02002', ' 2002 ', '٢٠٠٢', '۲۰۰۲', '000002002', '\u200F2002', '2002\u200B', '２００２'];
  const codes = () =>
    rowsOf<{ id: number }>(
      world,
      `
        select id
        from one_time_codes
        where account_id = 2002 and purpose = 'reset' and used_at is null and created_at > now() - interval '1 minute'`,
    );

  it('asks once a minute, and has one live code', async () => {
    const ask = (username: string) => world.call(forgot_password, { username, channel: 'whatsapp' }, from());
    expect((await ask('2002')).status).toBe(200);
    for (const username of spellings) expect((await ask(username)).body.code, username).toBe('CODE_TOO_SOON');
    const sent = await count();
    // Her e-mail is another name of the same person: answered like any other, and nothing is sent.
    expect((await ask('b@test.rawnaq')).body).toEqual({ done: true });
    expect([await count(), (await codes()).length]).toEqual([sent, 1]);
  });

  it('takes the code under any of them', async () => {
    const code = await askCode('٢٠٠٢');
    const { body } = await world.call(verify_reset_code, { username: 'B@TEST.rawnaq ', code }, from());
    expect(body.reset_token).toBeDefined();
  });

  it('is one name for the throttle of sign-in', async () => {
    const tries = ['2002', ...spellings, '2002'].map(
      (username) => () => world.call(login, { username, password: 'wrong' }, { ip: '198.51.100.200' }),
    );
    const answers: (string | undefined)[] = [];
    for (const one of tries) answers.push((await one()).body.code);
    expect(answers).toEqual(Array.from({ length: 10 }, () => 'PASSWORD_INCORRECT'));
    const eleventh = await world.call(login, { username: '0002002', password: PASSWORD }, { ip: '198.51.100.200' });
    expect(eleventh.body.code).toBe('TOO_MANY_REQUESTS');
    const elsewhere = await world.call(
      login,
      { username: '٠٢٠٠٢', password: PASSWORD, end_other_session: true },
      { ip: '198.51.100.201' },
    );
    expect(elsewhere.body.user?.account_id).toBe(2002);
  });
});

describe('a day', () => {
  it('has ten codes for a person, whatever the address and the name', async () => {
    const codesSent = async () =>
      (await rowsOf(world, "select 1 from messages where template = 'reset-code' and account_id = 2002")).length;
    const before = await codesSent();
    for (let turn = 0; turn < 14; turn += 1) {
      await nextMinute();
      const username = turn % 2 ? '2002' : 'b@test.rawnaq';
      await world.call(forgot_password, { username, channel: 'whatsapp' }, { ip: `203.0.113.${turn}` });
    }
    expect((await codesSent()) - before).toBe(10);
    // By its own name the limit is said, to those who exist and those who do not.
    for (const username of ['b@test.rawnaq', 'nobody@test.rawnaq']) {
      const answers: (string | undefined)[] = [];
      for (let turn = 0; turn < 11; turn += 1) {
        await nextMinute();
        const asked = { username, channel: 'whatsapp' as const };
        answers.push((await world.call(forgot_password, asked, { ip: `203.0.114.${turn}` })).body.code);
      }
      expect(answers.at(-1)).toBe('CODE_TOO_MANY');
    }
  });

  it('has twenty wrong guesses at a person’s codes, whatever the address and however fresh the code', async () => {
    for (const username of ['b@test.rawnaq', 'nobody@test.rawnaq']) {
      const answers: (string | undefined)[] = [];
      for (let turn = 0; turn < 22; turn += 1) {
        if (turn % 4 === 0 && username.startsWith('b')) await askCode(username);
        const guess = { username: turn % 2 ? username : username.toUpperCase(), code: '000000' };
        answers.push((await world.call(verify_reset_code, guess, { ip: `192.0.2.${turn}` })).body.code);
      }
      expect(answers.slice(0, 20), username).toEqual(Array.from({ length: 20 }, () => 'CODE_INCORRECT'));
      expect(answers.slice(20), username).toEqual(['CODE_TOO_MANY', 'CODE_TOO_MANY']);
    }
    // The right code does not help any more today.
    const code = await askCode('b@test.rawnaq');
    const late = await world.call(verify_reset_code, { username: '2002', code }, from({ language: 'ar' }));
    expect([late.status, late.body.message]).toEqual([
      429,
      'تجاوزت عدد الرموز أو المحاولات المسموح به اليوم، يرجى المحاولة غدًا',
    ]);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(3600);
  });

  it('is forgiven by a right code', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const code = await askCode('b@test.rawnaq');
      for (let wrong = 0; wrong < 4; wrong += 1)
        await world.call(verify_reset_code, { username: '2002', code: wrongCode(code) }, from());
      expect((await world.call(verify_reset_code, { username: '2002', code }, from())).status).toBe(200);
    }
    expect(await rowsOf(world, "select hits from throttle_buckets where bucket = 'code-guess'")).toEqual([]);
  });
});

describe('asking', () => {
  it('answers the same for unknown names, and sends nothing', async () => {
    const before = await count();
    for (const channel of ['email', 'whatsapp'] as const) {
      const unknown = await world.call(forgot_password, { username: 'nobody@test.rawnaq', channel }, from());
      const known = await world.call(forgot_password, { username: 'b@test.rawnaq', channel }, from());
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    }
    expect(await count()).toBe(before + 2);
  });

  it('is possible once a minute for a name, known or not', async () => {
    for (const username of ['b@test.rawnaq', 'nobody@test.rawnaq']) {
      expect((await world.call(forgot_password, { username, channel: 'whatsapp' }, from())).status).toBe(200);
      const soon = await world.call(
        forgot_password,
        { username: username.toUpperCase(), channel: 'whatsapp' },
        from({ language: 'ar' }),
      );
      expect([soon.status, soon.body.code, soon.body.message]).toEqual([
        501,
        'CODE_TOO_SOON',
        'لا يمكنك طلب رمز جديد قبل مرور دقيقة',
      ]);
    }
    await nextMinute();
    expect((await world.call(forgot_password, { username: 'b@test.rawnaq', channel: 'whatsapp' }, from())).status).toBe(
      200,
    );
  });

  it('is limited by address', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 22; round += 1)
      statuses.push((await world.call(forgot_password, { username: `nobody${round}@test.rawnaq` }, from())).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  it('by a crowd does not starve the server of connections', async () => {
    const start = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        world.call(forgot_password, { username: `crowd${index}@test.rawnaq` }, { ip: `203.0.113.${index}` }),
      ),
    );
    expect(answers.map((answer) => answer.status).filter((status) => status !== 200)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(4_000);
  });
});

describe('reset by code', () => {
  it('is six digits, trades once for a token, and keeps only a keyed hash', async () => {
    const code = await askCode();
    expect((await lastMessage('reset-code'))!.recipient).toBe('+971500000001');
    const [stored] = await rowsOf<{ code_hash: Buffer }>(
      world,
      'select code_hash from one_time_codes order by id desc limit 1',
    );
    expect(stored!.code_hash.toString('latin1')).not.toContain(code);
    const traded = await world.call(verify_reset_code, { username: '2001', code }, from());
    expect(traded.status).toBe(200);
    expect((await world.call(verify_reset_code, { username: '2001', code }, from())).body.code).toBe('CODE_INCORRECT');
    expect(
      (await world.call(reset_password, { token: traded.body.reset_token, password: 'seven blue kettles' }, from()))
        .status,
    ).toBe(200);
  });

  it('is bound to the name it was asked for', async () => {
    const code = await askCode('2001');
    expect((await world.call(verify_reset_code, { username: '2002', code }, from())).body.code).toBe('CODE_INCORRECT');
    expect((await world.call(verify_reset_code, { username: 'nobody@test.rawnaq', code }, from())).body.code).toBe(
      'CODE_INCORRECT',
    );
  });

  it('gives five tries', async () => {
    const code = await askCode();
    for (let round = 0; round < 5; round += 1)
      expect(
        (await world.call(verify_reset_code, { username: '2001', code: wrongCode(code) }, from())).body.message,
      ).toBe('The code you entered is incorrect');
    expect((await world.call(verify_reset_code, { username: '2001', code }, from())).body.code).toBe('CODE_INCORRECT');
  });

  it('counts every one of 32 guesses that come at once', async () => {
    const code = await askCode();
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        world.call(verify_reset_code, { username: '2001', code: wrongCode(code) }, { ip: `203.0.113.${100 + index}` }),
      ),
    );
    expect(answers.filter((answer) => answer.body.code === 'CODE_INCORRECT')).toHaveLength(20);
    expect(answers.filter((answer) => answer.body.code === 'CODE_TOO_MANY')).toHaveLength(12);
    expect(
      (await rowsOf<{ tries: number }>(world, 'select tries from one_time_codes order by id desc limit 1'))[0]!.tries,
    ).toBe(5);
    expect((await world.call(verify_reset_code, { username: '2001', code }, from())).body.code).toBe('CODE_TOO_MANY');
  });

  it('opens for one of many that know it', async () => {
    const code = await askCode();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.call(verify_reset_code, { username: '2001', code }, from())),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('expires after ten minutes, and a newer one replaces it', async () => {
    const old = await askCode();
    world.advance(11 * MINUTE);
    const late = await world.call(verify_reset_code, { username: '2001', code: old }, from());
    expect([late.body.code, late.body.message]).toEqual(['CODE_EXPIRED', 'The code has been expired']);
    const first = await askCode();
    let second = await askCode();
    while (second === first) second = await askCode();
    expect((await world.call(verify_reset_code, { username: '2001', code: first }, from())).body.code).toBe(
      'CODE_INCORRECT',
    );
    expect((await world.call(verify_reset_code, { username: '2001', code: second }, from())).status).toBe(200);
  });
});

describe('forgotten account ID', () => {
  it('goes to the owner by e-mail or WhatsApp, in the owner’s language', async () => {
    await rowsOf(world, "update users set language = 'ar' where email = 'a@test.rawnaq'");
    expect((await world.call(forgot_account_id, { channel: 'email', email: 'A@test.rawnaq' }, from())).body).toEqual({
      done: true,
    });
    expect(await lastMessage('account-id')).toMatchObject({
      recipient: 'a@test.rawnaq',
      language: 'ar',
      body: expect.stringContaining('رقم حساب صالون أ هو 2001'),
    });
    expect((await world.call(forgot_account_id, { channel: 'whatsapp', mobile: '0500000002' }, from())).status).toBe(
      422,
    );
    expect(
      (await world.call(forgot_account_id, { channel: 'whatsapp', mobile: '00971 50 000 0002' }, from())).body,
    ).toEqual({ done: true });
    expect(await lastMessage('account-id')).toMatchObject({ recipient: '+971500000002', channel: 'whatsapp' });
  });

  it('finds the owner by the other spelling of the number, once a minute by both', async () => {
    await rowsOf(world, "update users set mobile = '+970599123456' where account_id = 2002 and is_owner");
    const ask = (mobile: string) => world.call(forgot_account_id, { channel: 'whatsapp', mobile }, from());
    expect((await ask('+972599123456')).body).toEqual({ done: true });
    expect(await lastMessage('account-id')).toMatchObject({ recipient: '+970599123456', channel: 'whatsapp' });
    expect((await ask('+970599123456')).body.code).toBe('CODE_TOO_SOON');
    await rowsOf(world, "update users set mobile = '+971500000002' where account_id = 2002 and is_owner");
  });

  it('answers the same for strangers, and asks for what the channel needs', async () => {
    const before = await count();
    expect(
      (await world.call(forgot_account_id, { channel: 'email', email: 'stranger@test.rawnaq' }, from())).body,
    ).toEqual({ done: true });
    expect(await count()).toBe(before);
    expect(
      (await world.call(forgot_account_id, { channel: 'whatsapp', email: 'a@test.rawnaq' }, from())).body.errors,
    ).toHaveProperty('mobile');
  });
});

it('leaves the old password useless', async () => {
  expect((await world.call(login, { username: '2001', password: PASSWORD }, from())).body.code).toBe(
    'PASSWORD_INCORRECT',
  );
});
