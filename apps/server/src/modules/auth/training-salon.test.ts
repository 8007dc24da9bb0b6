import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { jsErrorsContract } from '@rawnaq/domain/js-errors/js-errors.contract';
import { platformChecksContract } from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { productRequestsContract } from '@rawnaq/domain/products/product-requests.contract';
import { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import { furnish, type BookingSalon } from '../../../test/booking-salon';
import { tablesOf } from '../../../test/catalogue/catalogue';
import { fullInput, goodInput, type Values } from '../../../test/endpoint-inputs';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, PASSWORD, type World } from '../../../test/world';

const { change_password, enter_training, forgot_password, login } = authContract;

let world: World;
let visitor: string;
let owner: string;
let salon: BookingSalon;

beforeAll(async () => {
  world = await openWorld();
  salon = await furnish(world, 1, { employees: 2, customers: 2 });
  visitor = (await world.call(enter_training, {})).body.user.api_token;
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
});
afterAll(() => world.close());

/** What counts calls and attempts is written by everybody who knocks. */
const COUNTERS = ['throttle_buckets', 'failed_login_attempts', 'migrations', 'worker_heartbeats'];

/** Everything that is not a salon's own: tables of the platform, and the rows of its account. */
async function platformPrint(): Promise<Record<string, string>> {
  const tables = (await tablesOf(world.services.pools.platform)).filter(({ name }) => !COUNTERS.includes(name));
  const prints: Record<string, string> = {};
  for (const { name, key } of tables) {
    const [row] = await rowsOf<{ print: string }>(
      world,
      `
        select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
        from ${name} t
        ${key === null ? '' : `where ${key} = 0`}`,
    );
    prints[name] = row!.print;
  }
  return prints;
}

const lockOf = async (): Promise<unknown> =>
  (await rowsOf(world, 'select email, mobile, password_hash, status, role_id from users where account_id = 1'))[0];

/** What a visitor may really choose, so that every field that may be left out can do its work. */
async function everythingReal(): Promise<Values> {
  const [role] = await rowsOf<{ id: number }>(world, "select id from roles where account_id = 1 and key = 'cashier'");
  const today = todayIn(world.services.clock(), 'Asia/Dubai');
  return {
    role_id: role!.id,
    customer_id: salon.customers[0],
    service_id: salon.services[0],
    service_ids: salon.services,
    english_name: 'Somebody',
    arabic_name: 'شخص',
    mobile: '+971501237788',
    email: 'taken-too@training.test',
    joined_on: today,
    left_on: null,
    passport_expires_on: today,
    residency_expires_on: today,
    picture_upload_id: null,
    shifts: [],
  };
}

describe('a visitor of the training salon', () => {
  it('changes nothing of the platform through any endpoint', { timeout: 120_000 }, async () => {
    const [before, lock] = [await platformPrint(), await lockOf()];
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['login_directory', 'alias_directory', 'js_errors']));
    const writing = world.app.endpoints.filter(
      ({ area, endpoint }) =>
        area === 'merchant' && endpoint.method !== 'GET' && endpoint.access !== 'public' && endpoint.kind !== 'upload',
    );
    expect(writing.length).toBeGreaterThan(40);
    const real = await everythingReal();
    const closed = new Set<string>();
    for (const [index, { endpoint, url }] of writing.entries())
      for (const input of [goodInput(endpoint), { ...fullInput(endpoint, real), email: 'taken-too@training.test' }]) {
        const ip = `10.1.${index % 250}.${Math.floor(index / 250) + 1}`;
        const as = (await world.call(enter_training, {}, { ip })).body.user;
        const answer = await world.call(
          endpoint,
          {
            email: 'taken@training.test',
            ...input,
            id: salon.employees[0],
            current_password: PASSWORD,
            password: 'three quiet harbours',
          },
          { as: as.api_token },
        );
        expect(answer.status, url).not.toBe(500);
        if (answer.body.code === 'TRAINING_CLOSED') closed.add(endpoint.path);
      }
    // What closes the door to one use case closes it to those that lead through another.
    expect([...closed]).toEqual(expect.arrayContaining(['employees/give_access', 'employees/add']));
    expect(await platformPrint()).toEqual(before);
    expect(await lockOf()).toEqual(lock);
  });

  it('is told why, where a real salon may', async () => {
    const [role] = await rowsOf<{ id: number }>(world, "select id from roles where account_id = 1 and key = 'cashier'");
    const product = {
      barcode: '6291041500213',
      english_name: 'Argan oil',
      arabic_name: 'زيت الأرغان',
      owner_name: 'Maker',
    };
    const closed = [
      world.call(change_password, { current_password: PASSWORD, password: 'three quiet harbours' }, { as: visitor }),
      world.call(suggestionsContract.add, { title: 'Buy pills', body: 'at my shop' }, { as: visitor }),
      world.call(productRequestsContract.add, product as never, { as: visitor }),
      world.call(
        employeesContract.give_access,
        { id: salon.employees[0]!, email: 'mine@training.test', role_id: role!.id },
        { as: visitor },
      ),
      world.call(
        employeesContract.add,
        { english_name: 'Mine', email: 'mine@training.test', role_id: role!.id },
        { as: visitor },
      ),
    ];
    for (const { status, body } of await Promise.all(closed))
      expect([status, body.code, body.message]).toEqual([
        501,
        'TRAINING_CLOSED',
        'This is the shared training salon. This is available in your own salon only',
      ]);
    expect((await world.call(productRequestsContract.add, product as never, { as: owner })).status).toBe(200);
    // Whoever gets no login can still be written down.
    const helper = { english_name: 'Helper', email: 'helper@training.test' };
    expect((await world.call(employeesContract.add, helper, { as: visitor })).status).toBe(200);
    expect(await rowsOf(world, "select 1 from login_directory where login like '%@training.test'")).toEqual([]);
  });

  it('takes no address of a booking page', async () => {
    const { body } = await world.call(settingsContract.get_online, {}, { as: visitor });
    const values = { ...body.values, alias: 'glow' };
    const answer = await world.call(settingsContract.save_online, values as never, { as: visitor });
    expect(answer.body.code).toBe('TRAINING_CLOSED');
    expect(await rowsOf(world, 'select alias from alias_directory where tenant = 1')).toEqual([]);
    expect((await world.call(settingsContract.save_online, values as never, { as: owner })).status).toBe(200);
  });

  it('gets no way to another password: nothing is sent, and the shared one still opens', async () => {
    const count = async () => (await rowsOf(world, 'select 1 from messages where account_id = 1')).length;
    const before = await count();
    for (const username of ['٠١', 'training@test.rawnaq'])
      expect((await world.call(forgot_password, { username }, { ip: '10.2.0.1' })).body).toEqual({ done: true });
    expect(await count()).toBe(before);
    const entered = await world.call(login, { username: '01', password: PASSWORD }, { ip: '10.2.0.2' });
    expect(entered.body.user?.account_id).toBe(1);
  });

  it('may add categories of her own, which no manager has to look at', async () => {
    const manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
    const names = { english_name: 'Party tricks', arabic_name: 'ألعاب الحفلات' };
    for (const as of [visitor, owner])
      expect((await world.call(categoriesContract.add, names as never, { as })).status).toBe(200);
    const { body } = await world.call(platformChecksContract.group_records, {}, { as: manager });
    expect(body.records.map(({ account_id, english_name }) => [account_id, english_name])).toEqual([
      [2001, 'Party tricks'],
    ]);
  });

  it('reports no errors of her browser to the staff', async () => {
    const error = { type: 1, error: 'Training trouble at line', dateAndTime: '2026-11-15T10:00:00Z' } as const;
    const found = () => rowsOf(world, "select 1 from js_errors where message like 'Training trouble%'");
    expect((await world.call(jsErrorsContract.add_js_error, error, { as: visitor })).status).toBe(200);
    expect(await found()).toEqual([]);
    await world.call(jsErrorsContract.add_js_error, error, { as: owner });
    expect(await found()).toHaveLength(1);
  });
});
