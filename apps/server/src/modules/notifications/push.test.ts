import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { addPerson, rowsOf, tokenOf, type Person } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { claimsOf, makeBrowser, startPushService, type Browser } from '../../../test/servers/push-service';
import { openWorld, PASSWORD, type World } from '../../../test/world';
import { connectionOf } from '../../db/pool';
import { hashPassword } from '../../infra/crypto';
import { asAccount, asPlatform } from '../../services';
import { endSessions, openSession } from '../../sessions/open-session';
import { notify } from './notify';

const { add_device, remove_device, get_settings, save_settings, get_records, get_page, mark_as_read } =
  notificationsContract;
const DAY_MS = 86_400_000;
let world: World;
let admin: pg.Client;
let service: Awaited<ReturnType<typeof startPushService>>;
const lines: string[] = [];
beforeAll(async () => {
  service = await startPushService();
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  world = await openWorld({ env: { LOCAL_PROVIDERS: 'yes' }, log });
  admin = new pg.Client(connectionOf(world.url));
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await world.close();
  service.close();
});
afterEach(async () => {
  await rowsOf(world, 'delete from push_devices');
  await admin.query('delete from graphile_worker._private_jobs');
  service.letters.length = 0;
});

const SEES_STOCK: Permission[] = ['products.stock-notifications'];
const someone = (permissions: Permission[] = SEES_STOCK, account = 2001): Promise<Person> =>
  addPerson(world, 'merchant', account, toPermissionMap(permissions));

let addresses = 0;
const addressAt = (browser: Browser, path = `/box-${(addresses += 1)}`) => ({
  endpoint: service.origin + path,
  ...browser.keys,
});
async function deviceOf(person: Person, browser = makeBrowser(), to = addressAt(browser)) {
  const token = await tokenOf(world, person);
  expect((await world.call(add_device, to, { as: token })).body).toEqual({ done: true });
  return { token, browser, to };
}

const lowStock = (account = 2001, quantity = 2) =>
  asAccount(world.services, account, (tx) =>
    notify(tx, account, {
      type: 'stock',
      code: 'low',
      values: { product: { en: 'Rose oil', ar: 'زيت الورد' }, quantity, warning: 5 },
    }),
  );

/** Works off what is queued, once each; answers what went wrong. */
async function workOff(task = 'push-to-device'): Promise<string[]> {
  const { rows } = await admin.query<{ payload: object }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = $1 returning j.payload`,
    [task],
  );
  const wrong: string[] = [];
  for (const { payload } of rows)
    await runJob(world.services, task, payload).catch((error: Error) => wrong.push(error.message));
  return wrong;
}
const devicesLeft = () => rowsOf(world, 'select id from push_devices');
const shownBy = (browser: Browser) => service.letters.map(({ body }) => JSON.parse(browser.read(body)) as unknown);

describe('a notification', () => {
  it('reaches the browser of whoever may see it, in the reader’s language, and nobody else reads it', async () => {
    const person = await someone();
    const { browser } = await deviceOf(person);
    await rowsOf(world, "update users set language = 'ar' where account_id = 2001 and id = $1", [person.id]);
    await lowStock();
    expect(await workOff()).toEqual([]);
    expect(shownBy(browser)).toEqual([
      {
        title: 'نقص المخزون',
        body: expect.stringContaining('زيت الورد') as string,
        url: '/ar/merchant/products/reorder-list',
        language: 'ar',
        tag: expect.stringMatching(/^2001-\d+$/) as string,
      },
    ]);
    const { headers } = service.letters[0]!;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
    expect(Number(headers['ttl'])).toBeGreaterThan(86_000);
    expect(claimsOf(headers.authorization)).toMatchObject({ aud: service.origin });
    expect(headers.authorization).toContain(`k=${world.services.vapid.publicKey}`);
  });

  it('asks for no job where nobody has a device', async () => {
    await lowStock();
    const { rows } = await admin.query('select 1 from graphile_worker._private_jobs');
    expect(rows).toEqual([]);
  });

  it('stays away without the right, without the wish, when it was read, and when it is of yesterday', async () => {
    const blind = await someone(['reports.surveys']);
    await deviceOf(blind);
    const person = await someone();
    const { token } = await deviceOf(person);
    await world.call(save_settings, { type: 'stock', in_app: true, push: false }, { as: token });
    await lowStock();
    await workOff();
    expect(service.letters).toEqual([]);
    await world.call(save_settings, { type: 'stock', in_app: true, push: true }, { as: token });
    await lowStock();
    await world.call(mark_as_read, {}, { as: token });
    await workOff();
    expect(service.letters).toEqual([]);
    await lowStock();
    await rowsOf(world, "update notifications set created_at = now() - interval '25 hours' where account_id = 2001");
    await workOff();
    expect(service.letters).toEqual([]);
    expect(await devicesLeft()).toHaveLength(2);
    await lowStock();
    await rowsOf(
      world,
      "update roles set permissions = '{}' where id = (select role_id from users where account_id = 2001 and id = $1)",
      [person.id],
    );
    await workOff();
    expect(service.letters).toEqual([]);
  });

  it('is tried again when the service is busy, and a browser that is gone is forgotten', async () => {
    const { to } = await deviceOf(await someone());
    for (const status of [429, 503]) {
      service.answers.push(status);
      await lowStock();
      const wrong = await workOff();
      expect(wrong).toEqual([expect.stringContaining(String(status))]);
      expect(wrong[0]).not.toContain(to.endpoint);
    }
    service.answers.push(403);
    await lowStock();
    expect(await workOff()).toEqual([]);
    expect(await devicesLeft()).toHaveLength(1);
    service.answers.push(410);
    await lowStock();
    expect(await workOff()).toEqual([]);
    expect(await devicesLeft()).toEqual([]);
  });

  it('of another salon goes to its own people', async () => {
    await deviceOf(await someone());
    await lowStock(2002);
    await workOff();
    expect(service.letters).toEqual([]);
  });
});

describe('a device', () => {
  const ended = async (reason: string) => {
    const person = await someone();
    await deviceOf(person);
    await asPlatform(world.services, (tx) =>
      endSessions(tx, { accountId: 2001, userId: person.id }, reason, world.services.clock()),
    );
    await lowStock();
    await workOff();
    const [told, left] = [service.letters.length, (await devicesLeft()).length];
    await rowsOf(world, 'delete from push_devices');
    service.letters.length = 0;
    return { told, left };
  };

  it('ends with its session, however it ended, except by the same person signing in elsewhere', async () => {
    for (const reason of ['signed-out', 'password-changed', 'access-revoked', 'account-disabled', 'disabled'])
      expect(await ended(reason), reason).toEqual({ told: 0, left: 0 });
    expect(await ended('replaced')).toEqual({ told: 1, left: 1 });
  });

  it('ends when one signs out', async () => {
    const { token } = await deviceOf(await someone());
    await world.call(authContract.logout, {}, { as: token });
    await lowStock();
    await workOff();
    expect(service.letters).toEqual([]);
    expect(await devicesLeft()).toEqual([]);
  });

  it('ends with the time of its sign-in, and with whoever may no longer sign in', async () => {
    const person = await someone();
    await deviceOf(person);
    await lowStock();
    await rowsOf(world, "update sessions set expires_at = now() - interval '1 second' where user_id = $1", [person.id]);
    await workOff();
    expect(await devicesLeft()).toEqual([]);
    const other = await someone();
    await deviceOf(other);
    await lowStock();
    await rowsOf(world, 'update users set status = 0 where account_id = 2001 and id = $1', [other.id]);
    await workOff();
    expect(await devicesLeft()).toEqual([]);
    expect(service.letters).toEqual([]);
  });

  it('is known once, belongs to whoever signed in last, and to one salon', async () => {
    const browser = makeBrowser();
    const to = addressAt(browser);
    const first = await someone();
    await deviceOf(first, browser, to);
    await deviceOf(first, browser, to);
    const second = await someone();
    await deviceOf(second, browser, to);
    expect(await rowsOf(world, 'select user_id from push_devices')).toEqual([{ user_id: second.id }]);
    const stranger = await someone(SEES_STOCK, 2002);
    await deviceOf(stranger, browser, to);
    await workOff('take-over-device');
    expect(await rowsOf(world, 'select account_id from push_devices')).toEqual([{ account_id: 2002 }]);
  });

  it('is listed for its own person, with the one in use marked, and removed by nobody else', async () => {
    const person = await someone();
    const { token } = await deviceOf(person);
    await deviceOf(person);
    const list = async () => (await world.call(get_settings, {}, { as: token })).body;
    const { devices, push_key } = await list();
    expect(push_key).toBe(world.services.vapid.publicKey);
    expect(devices.map(({ is_this }) => is_this)).toEqual([false, true]);
    const other = await tokenOf(world, await someone());
    expect((await world.call(get_settings, {}, { as: other })).body.devices).toEqual([]);
    expect((await world.call(remove_device, { id: devices[0]!.id }, { as: other })).status).toBe(404);
    expect((await world.call(remove_device, { id: devices[0]!.id }, { as: token })).status).toBe(200);
    expect((await list()).devices).toHaveLength(1);
  });

  it('is one of ten at most', async () => {
    const person = await someone();
    for (let n = 0; n < 12; n += 1) await deviceOf(person);
    expect(await devicesLeft()).toHaveLength(10);
  });

  it('leads outside, and has keys', async () => {
    const strict = await openWorld();
    const token = await tokenOf(strict, await addPerson(strict, 'merchant', 2001, {}));
    const { keys } = makeBrowser();
    const answers = async (endpoint: string, more: Partial<typeof keys> = {}) =>
      (await strict.call(add_device, { endpoint, ...keys, ...more }, { as: token })).status;
    for (const endpoint of [
      'http://push.example/a',
      'https://127.0.0.1/a',
      'https://localhost/a',
      'https://[::1]/a',
      'https://169.254.169.254/latest/meta-data',
      'https://user:word@push.example/a',
      'https://push.example:22/a',
      'not an address',
      '',
    ])
      expect(await answers(endpoint), endpoint).toBe(501);
    expect(await answers('https://push.example/a', { auth: 'short' })).toBe(501);
    expect(await answers('https://push.example/a', { p256dh: 'AAAA' })).toBe(501);
    expect(await answers('https://push.example/a')).toBe(200);
    await strict.close();
  });

  it('is not that of the training salon, nor of whoever visits as owner', async () => {
    const { keys } = makeBrowser();
    const input = { endpoint: `${service.origin}/t`, ...keys };
    const training = await tokenOf(world, await someone([], 1));
    expect((await world.call(add_device, input, { as: training })).body.code).toBe('TRAINING_CLOSED');
    const person = await someone();
    const visit = await asPlatform(world.services, async (tx) =>
      openSession(
        tx,
        { now: world.services.clock(), request: { ip: '10.0.0.1', userAgent: 'test' } },
        {
          account_id: 2001,
          user_id: person.id,
          kind: 'merchant',
          exclusive: false,
          impersonator: { id: 1, name: 'Manager', reason: 'help' },
        },
      ),
    );
    expect((await world.call(add_device, input, { as: visit })).status).toBe(403);
    const wish = { type: 'stock', in_app: false, push: false } as const;
    expect((await world.call(save_settings, wish, { as: visit })).status).toBe(403);
    expect(await devicesLeft()).toEqual([]);
  });

  it('keeps its address and keys sealed: in no table, answer or log', async () => {
    const { to, token } = await deviceOf(await someone());
    service.answers.push(403, 500);
    await lowStock();
    await workOff();
    await lowStock();
    await workOff();
    const settings = JSON.stringify((await world.call(get_settings, {}, { as: token })).body);
    const stored = JSON.stringify(await rowsOf(world, 'select * from push_devices'));
    const { rows } = await admin.query('select * from graphile_worker._private_jobs');
    for (const secret of [to.endpoint, to.p256dh, to.auth])
      for (const place of [settings, stored, lines.join(''), JSON.stringify(rows)]) expect(place).not.toContain(secret);
    expect(lines.join('')).toContain('a push service refused a notification');
  });

  it('survives a password that was changed with it, and no other does', async () => {
    const person = await addPerson(world, 'merchant', 2001, toPermissionMap(SEES_STOCK), {
      password_hash: await hashPassword(PASSWORD),
    });
    const { token } = await deviceOf(person);
    await deviceOf(person);
    const changed = { current_password: PASSWORD, password: 'seventeen tall palms' };
    expect((await world.call(authContract.change_password, changed, { as: token })).status).toBe(200);
    await lowStock();
    await workOff();
    expect(service.letters).toHaveLength(1);
    expect(await devicesLeft()).toHaveLength(1);
  });
});

describe('settings', () => {
  it('name the types one may see, and no others', async () => {
    const token = await tokenOf(world, await someone([...SEES_STOCK, 'reports.surveys']));
    const { types } = (await world.call(get_settings, {}, { as: token })).body;
    expect(types.map(({ type, in_app, push }) => [type, in_app, push])).toEqual([
      ['stock', true, true],
      ['surveys', true, true],
    ]);
    const unseen = { type: 'complaints', in_app: true, push: false } as const;
    expect((await world.call(save_settings, unseen, { as: token })).status).toBe(404);
  });

  it('take a type out of menu, badge and list for oneself alone', async () => {
    const token = await tokenOf(world, await someone());
    const colleague = await tokenOf(world, await someone());
    await lowStock();
    await world.call(save_settings, { type: 'stock', in_app: false, push: true }, { as: token });
    const seenBy = async (as: string) => {
      const menu = (await world.call(get_records, {}, { as, area: 'merchant' })).body;
      const page = (await world.call(get_page, {}, { as, area: 'merchant' })).body;
      return [menu.records.length > 0, menu.unread > 0, 'stock' in menu.unread_by_type, page.total > 0];
    };
    expect(await seenBy(token)).toEqual([false, false, false, false]);
    expect(await seenBy(colleague)).toEqual([true, true, true, true]);
  });
});

describe('the list', () => {
  it('has pages, one type, and only what was not read', async () => {
    const person = await someone([...SEES_STOCK, 'reports.surveys']);
    const token = await tokenOf(world, person);
    await world.call(mark_as_read, {}, { as: token });
    for (let n = 0; n < 5; n += 1) await lowStock(2001, n);
    await asAccount(world.services, 2001, (tx) =>
      notify(tx, 2001, { type: 'surveys', code: 'answered', values: { customer: 'Noura', stars: 4 }, open: 5 }),
    );
    const page = async (input: object) => (await world.call(get_page, input, { as: token, area: 'merchant' })).body;
    expect(await page({ unread: 'true' })).toMatchObject({ total: 6, page: 1 });
    expect(await page({ unread: 'true', type: 'surveys' })).toMatchObject({ total: 1 });
    const second = await page({ unread: 'true', type: 'stock', page: 2, page_size: 2 });
    expect(second.records.map(({ english_text }) => /: (\d)/.exec(english_text)?.[1])).toEqual(['2', '1']);
    await world.call(mark_as_read, { type: 'stock' }, { as: token });
    expect(await page({ unread: 'true' })).toMatchObject({ total: 1 });
    expect((await page({ type: 'complaints' })).total).toBe(0);
    const menu = (await world.call(get_records, {}, { as: token, area: 'merchant' })).body;
    expect(menu.unread_by_type).toEqual({ surveys: 1 });
  });
});

it('a device lasts as long as the sign-in would', async () => {
  await deviceOf(await someone());
  world.advance(15 * DAY_MS);
  await lowStock();
  await workOff();
  expect(service.letters).toEqual([]);
  expect(await devicesLeft()).toEqual([]);
  world.advance(-15 * DAY_MS);
});
