import { afterAll, beforeAll, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { rowsOf } from '../../../test/people';
import { openWorld, PASSWORD, type World } from '../../../test/world';
import { ensureFirstManager, makeManagerLink } from './managers';

const EMAIL = 'first@rawnaq.test';
let world: World;
beforeAll(async () => {
  world = await openWorld({ empty: true, env: { FIRST_MANAGER_EMAIL: EMAIL } });
});
afterAll(() => world.close());

const tokenIn = (text: string): string => /([0-9a-z]+\.[\w-]{40,})/.exec(text)![1]!;
const isOpen = async (link: string): Promise<boolean> =>
  (await world.call(authContract.check_reset_token, { token: tokenIn(link) }, { area: 'manager' })).body.valid;
const setPassword = async (link: string, password = PASSWORD): Promise<void> => {
  const input = { token: tokenIn(link), password, confirm_password: password };
  expect((await world.call(authContract.reset_password, input as never, { area: 'manager' })).status).toBe(200);
};
const signIn = async (password = PASSWORD) =>
  (await world.call(authContract.login, { username: EMAIL, password, end_other_session: true }, { area: 'manager' }))
    .body;
async function linkOf(email = EMAIL, recover = false): Promise<string> {
  const made = await makeManagerLink(world.services, email, { recover });
  if ('refused' in made) throw new Error(made.refused);
  return made.link;
}

it('the first manager: a link at the start, and others as often as asked while nobody has a password', async () => {
  const said: string[] = [];
  for (let start = 0; start < 2; start += 1) await ensureFirstManager(world.services, (line) => said.push(line));
  expect(said).toHaveLength(1);
  world.advance(25 * 3_600_000);
  expect(await isOpen(said[0]!)).toBe(false);
  const again = await linkOf();
  expect(await isOpen(again)).toBe(true);
  const typo = await linkOf('frist@rawnaq.test');
  const last = await linkOf(EMAIL.toUpperCase());
  expect([await isOpen(again), await isOpen(typo), await isOpen(last)]).toEqual([false, true, true]);
  await setPassword(last);
  expect((await signIn()).user).toBeDefined();
});

it('afterwards it has to be meant: without --recover there is none', async () => {
  expect(await makeManagerLink(world.services, EMAIL)).toEqual({ refused: 'has a password' });
  expect(await makeManagerLink(world.services, 'stranger@rawnaq.test')).toEqual({ refused: 'unknown' });
  expect((await signIn()).user).toBeDefined();
});

it('the way back in when all are locked out: active, every right, no old password, factor or session', async () => {
  const { user } = await signIn();
  await rowsOf(
    world,
    "update users set status = 0, role_id = null, totp_secret = 'v1.lost', totp_last_step = 1 where email = $1",
    [EMAIL],
  );
  const link = await linkOf(EMAIL, true);
  expect((await signIn()).code).toBe('PASSWORD_INCORRECT');
  await setPassword(link, 'seven blue kettles');
  expect((await signIn('seven blue kettles')).user).toBeDefined();
  const sessions = await rowsOf<{ ended: boolean }>(
    world,
    'select ended_at is not null as ended from sessions order by id',
  );
  expect(sessions.slice(0, -1).every(({ ended }) => ended)).toBe(true);
  expect(user).toBeDefined();
  expect(
    await rowsOf(
      world,
      'select r.key from users u join roles r on r.account_id = u.account_id and r.id = u.role_id where u.email = $1',
      [EMAIL],
    ),
  ).toEqual([{ key: 'manager-administrator' }]);
  expect(await rowsOf(world, "select actor_kind from audit_log where action = 'staff.recover'")).toEqual([
    { actor_kind: 'system' },
  ]);
  await setPassword(await linkOf('new@rawnaq.test', true));
});

it('whoever was written down with letters that nobody sees comes in by what she types', async () => {
  await setPassword(await linkOf('\u200BＰasted@rawnaq.test', true));
  const input = { username: 'pasted@rawnaq.test', password: PASSWORD, end_other_session: true };
  expect((await world.call(authContract.login, input, { area: 'manager' })).body.user).toBeDefined();
});
