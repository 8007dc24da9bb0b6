import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hostsContract } from '@rawnaq/domain/hosts/hosts.contract';
import { addPerson, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { readTicket, ticketFor } from './ticket';

const { ask_code, enter, register, get_profile, rename, ask_new_mobile, change_mobile } = hostsContract;
let world: World;
let ip = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  ip += 1;
});

const here = (more: object = {}) => ({ area: 'properties' as const, ip: `198.51.100.${ip}`, ...more });
const later = () =>
  rowsOf(
    world,
    "update throttle_buckets set window_start = window_start - interval '61 seconds' where bucket like 'ask-%'",
  );
const codeFor = async (mobile: string): Promise<string> =>
  /\d{6}/.exec(
    (
      await rowsOf<{ body: string }>(
        world,
        "select body from messages where template = 'mobile-code' and recipient = $1 order by id desc limit 1",
        [mobile],
      )
    )[0]!.body,
  )![0];
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

async function newTicket(mobile: string): Promise<string> {
  await later();
  await world.call(ask_code, { mobile }, here());
  return (await world.call(enter, { mobile, code: await codeFor(mobile) }, here())).body.ticket!;
}

async function newHost(mobile: string, name = 'Hessa'): Promise<{ token: string }> {
  const ticket = await newTicket(mobile);
  const { body } = await world.call(register, { ticket, name, accept_terms: true }, here());
  return { token: body.user.api_token };
}

describe('the door of hosts', () => {
  it('goes from a number to an account of her own, and back in by the next code', async () => {
    const asked = await world.call(ask_code, { mobile: '٠٥٠ ١٢٣ ٤٧٧٧' }, here({ language: 'ar' }));
    expect(asked.status).toBe(200);
    const mobile = '+971501234777';
    const code = await codeFor(mobile);
    expect((await world.call(enter, { mobile, code: wrong(code) }, here())).body.code).toBe('CODE_INCORRECT');
    const { ticket, user } = (await world.call(enter, { mobile, code }, here())).body;
    expect(user).toBeUndefined();
    const opened = await world.call(register, { ticket: ticket!, name: ' Hessa ', accept_terms: true }, here());
    expect(opened.body.user).toMatchObject({ kind: 'property', name: 'Hessa', account_id: null });

    const [account] = await rowsOf<{ id: number; status: string }>(
      world,
      `select a.id, a.status from accounts a join users u on u.account_id = a.id where u.mobile = $1`,
      [mobile],
    );
    expect(account).toMatchObject({ status: 'host' });
    expect(account!.id).toBeGreaterThan(1);

    await later();
    await world.call(ask_code, { mobile }, here());
    const again = await world.call(enter, { mobile, code: await codeFor(mobile) }, here());
    expect(again.body.user).toMatchObject({ id: opened.body.user.id });
    expect((await world.call(get_profile, {}, { as: again.body.user!.api_token, area: 'properties' })).body).toEqual({
      name: 'Hessa',
      mobile,
      email: null,
      has_password: false,
    });
  });

  it('makes one account of two tabs with one ticket', async () => {
    const ticket = await newTicket('+971501230001');
    const answers = await Promise.all(
      ['Mona', 'Mona'].map((name) => world.call(register, { ticket, name, accept_terms: true }, here())),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowsOf(world, "select 1 from users where mobile = '+971501230001'")).toHaveLength(1);
  });

  it('takes a ticket for its own number and its own time only', () => {
    const now = new Date('2026-11-20T10:00:00Z');
    const ticket = ticketFor(world.services, '+971501230002', now);
    const at = (minutes: number) => readTicket(world.services, ticket, new Date(now.getTime() + minutes * 60_000));
    expect(at(19)).toBe('+971501230002');
    expect(at(21)).toBeUndefined();
    expect(readTicket(world.services, ticket.replace('0002', '0003'), now)).toBeUndefined();
    expect(readTicket(world.services, '', now)).toBeUndefined();
  });

  it('answers a ticket that is over with a sentence', async () => {
    const old = ticketFor(world.services, '+971501230004', new Date(world.services.clock().getTime() - 3_600_000));
    const answer = await world.call(
      register,
      { ticket: old, name: 'Late', accept_terms: true },
      here({ language: 'ar' }),
    );
    expect([answer.status, answer.body.code]).toEqual([501, 'HOST_TICKET_OVER']);
    expect((await world.call(register, { ticket: 'x', name: 'Late', accept_terms: true }, here())).status).toBe(501);
  });

  it('says the same of a number it knows and one it does not, and sends one code a minute', async () => {
    await newHost('+971501230005');
    await later();
    const known = await world.call(ask_code, { mobile: '+971501230005' }, here());
    const unknown = await world.call(ask_code, { mobile: '+971501230006' }, here());
    expect(known.body).toEqual(unknown.body);
    expect((await world.call(ask_code, { mobile: '+971501230006' }, here())).body.code).toBe('CODE_TOO_SOON');
  });

  it('keeps out whoever was disabled', async () => {
    await newHost('+971501230007');
    await rowsOf(world, "update users set status = 0 where mobile = '+971501230007'");
    await later();
    await world.call(ask_code, { mobile: '+971501230007' }, here());
    const code = await codeFor('+971501230007');
    expect((await world.call(enter, { mobile: '+971501230007', code }, here())).body.code).toBe('USER_DISABLED');
  });
});

describe('the own profile', () => {
  it('is renamed, in the account as well', async () => {
    const { token } = await newHost('+971501230010', 'Noura');
    expect((await world.call(rename, { name: 'Noura Al Ali' }, { as: token, area: 'properties' })).status).toBe(200);
    expect((await world.call(get_profile, {}, { as: token, area: 'properties' })).body.name).toBe('Noura Al Ali');
    expect(
      await rowsOf(
        world,
        `select a.english_name, a.arabic_name from accounts a
         join users u on u.account_id = a.id where u.mobile = '+971501230010'`,
      ),
    ).toEqual([{ english_name: 'Noura Al Ali', arabic_name: 'Noura Al Ali' }]);
  });

  it('moves to another number with both codes, and the old one opens nothing', async () => {
    const { token } = await newHost('+971501230011');
    const own = { as: token, area: 'properties' as const };
    await later();
    expect((await world.call(ask_new_mobile, { mobile: '0501230012' }, own)).status).toBe(200);
    const [code, current_code] = [await codeFor('+971501230012'), await codeFor('+971501230011')];
    const mobile = '+971501230012';
    expect((await world.call(change_mobile, { mobile, code }, own)).body.errors).toHaveProperty('current_code');
    expect(
      (await world.call(change_mobile, { mobile, code, current_code: wrong(current_code) }, own)).body.errors,
    ).toHaveProperty('current_code');
    expect((await world.call(change_mobile, { mobile, code, current_code }, own)).status).toBe(200);
    expect(
      await rowsOf(
        world,
        `select login from login_directory
         where kind = 'property-mobile' and login in ('+971501230011', '+971501230012')`,
      ),
    ).toEqual([{ login: '+971501230012' }]);
    expect(await newTicket('+971501230011')).toBeDefined();
  });

  it('refuses the number of another host', async () => {
    await newHost('+971501230013');
    const { token } = await newHost('+971501230014');
    await later();
    const answer = await world.call(ask_new_mobile, { mobile: '+971501230013' }, { as: token, area: 'properties' });
    expect(answer.body.errors).toHaveProperty('mobile');
  });

  it('is one person’s in both spellings of a number, however it was kept before', async () => {
    await newHost('+972599123411', 'Rima');
    expect(
      await rowsOf(world, "select login from login_directory where kind = 'property-mobile' and login like '%123411'"),
    ).toEqual([{ login: '+970599123411' }]);
    const again = async (mobile: string) => {
      await later();
      await world.call(ask_code, { mobile }, here());
      return (await world.call(enter, { mobile, code: await codeFor(mobile) }, here())).body.user?.name;
    };
    expect(await again('+970599123411')).toBe('Rima');
    await rowsOf(world, "update login_directory set login = '+972599123411' where login = '+970599123411'");
    expect(await again('+970599123411')).toBe('Rima');
    expect(await again('+972599123411')).toBe('Rima');
    const { token } = await newHost('+971501230015');
    await later();
    const answer = await world.call(ask_new_mobile, { mobile: '+970599123411' }, { as: token, area: 'properties' });
    expect(answer.body.errors).toHaveProperty('mobile');
  });

  it('belongs to hosts alone', async () => {
    const salon = await addPerson(world, 'merchant', 2001, {});
    const token = await tokenOf(world, salon);
    expect((await world.call(get_profile, {}, { as: token, area: 'properties' })).status).toBe(401);
  });
});
