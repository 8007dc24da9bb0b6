import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { fillStarterMenu } from '../suggested-services';

let world: World;
let mine: string;
let theirs: string;
let hair: number;
let nails: number;

beforeAll(async () => {
  world = await openWorld();
  await fillStarterMenu(world.services);
  mine = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  theirs = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
  hair = (await world.call(categoriesContract.add, { english_name: 'Hair', arabic_name: 'الشعر' }, { as: mine })).body
    .id;
  nails = (
    await world.call(categoriesContract.add, { english_name: 'Nail bar', arabic_name: 'ركن الأظافر' }, { as: mine })
  ).body.id;
});
afterAll(() => world.close());

const cut = { english_name: 'Layered cut', arabic_name: 'قصة مدرجة', price: 10_500, job_time: 45 };
const add = (service: Partial<typeof cut> & Record<string, unknown>, as = mine) =>
  world.call(servicesContract.add, { ...cut, group_id: hair, ...service } as never, { as });
const names = async (): Promise<string[]> =>
  (await world.call(servicesContract.options, {}, { as: mine })).body.records.map((one) => one.english_name);
const rowOf = async (id: number) => (await world.call(servicesContract.get_record, { id }, { as: mine })).body.record;

describe('services', () => {
  let id: number;

  it('are added with their price before VAT, listed, written down, and told to the open screens', async () => {
    const heard: unknown[] = [];
    const stop = world.services.live.subscribe((message) => heard.push(message));
    id = (await add({})).body.id;
    await expect
      .poll(() => heard)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            channel: 'changed',
            account_id: 2001,
            tables: expect.arrayContaining(['services', 'audit_log']) as string[],
          }),
        ]),
      );
    stop();
    expect(await rowOf(id)).toMatchObject({
      english_name: 'Layered cut',
      group_name: 'Hair',
      price: 10_500,
      original_price: 10_000,
      offer_price: null,
      status: 1,
      check_status: 1,
      show_to_customer: true,
    });
    expect(
      await rowsOf(
        world,
        "select entity, after->>'price' as price from audit_log where account_id = 2001 and action = 'services.add'",
      ),
    ).toEqual([{ entity: 'services', price: '10500' }]);
  });

  it('have names that are unique whatever the capitals and the way Arabic is spelt, also when disabled', async () => {
    await world.call(servicesContract.set_status, { id, status: 0 }, { as: mine });
    const english = await add({ english_name: ' layered  CUT', arabic_name: 'أخرى' });
    expect([english.status, english.body.code, Object.keys(english.body.errors!)]).toEqual([
      422,
      'SERVICE_NAME_EXISTS',
      ['english_name'],
    ]);
    const arabic = await add({ english_name: 'Another', arabic_name: 'قصه مدرجه' });
    expect([arabic.status, Object.keys(arabic.body.errors!)]).toEqual([422, ['arabic_name']]);
    await world.call(servicesContract.set_status, { id, status: 1 }, { as: mine });
    const group = (
      await world.call(categoriesContract.add, { english_name: 'Hair', arabic_name: 'الشعر' }, { as: theirs })
    ).body.id;
    expect((await add({ group_id: group }, theirs)).status).toBe(200);
  });

  it.each([
    ['a name with other signs', { english_name: 'Cut & go' }, 'english_name'],
    ['an Arabic name in the English field', { english_name: 'قصة' }, 'english_name'],
    ['a time off the quarter hour', { job_time: 40 }, 'job_time'],
    ['an offer that is no lower', { offer_price: 10_500 }, 'offer_price'],
    ['waiting as long as the whole job', { processing_time: 45 }, 'processing_time'],
    ['a negative price', { price: -1 }, 'price'],
    ['a category that is not there', { group_id: 999_999 }, 'group_id'],
    ['a picture that is not there', { picture_upload_id: 999_999 }, 'picture_upload_id'],
  ])('refuse %s', async (_what, wrong, field) => {
    const answer = await add({ english_name: 'Never', arabic_name: 'أبدا', ...wrong });
    expect([answer.status, Object.keys(answer.body.errors!)]).toEqual([422, [field]]);
  });

  it('are found however Arabic is spelt', async () => {
    const { body } = await world.call(servicesContract.get_records, { search: 'قصه مدرجة' }, { as: mine });
    expect(body.records.map((one) => one.id)).toEqual([id]);
    expect(
      (await world.call(servicesContract.get_records, { 'f.group_key': String(nails) }, { as: mine })).body.total,
    ).toBe(0);
    expect(
      (await world.call(servicesContract.get_records, { 'f.group_key': 'no number' }, { as: mine })).body.total,
    ).toBe(0);
  });

  it('change their price only by those who may', async () => {
    const person = await addPerson(world, 'merchant', 2001, toPermissionMap(['menu.view', 'menu.edit']));
    const editor = await tokenOf(world, person);
    const same = { id, ...cut, group_id: hair };
    expect((await world.call(servicesContract.edit, { ...same, buffer_time: 10 }, { as: editor })).status).toBe(200);
    expect((await world.call(servicesContract.edit, { ...same, price: 9_000 }, { as: editor })).body.code).toBe(
      'no_permission',
    );
    expect((await rowOf(id)).price).toBe(10_500);
    expect(
      (await world.call(servicesContract.edit, { ...same, price: 9_000, offer_price: 8_000 }, { as: mine })).status,
    ).toBe(200);
    expect(await rowOf(id)).toMatchObject({ price: 9_000, offer_price: 8_000 });
  });

  it('are not there for another salon', async () => {
    expect(
      (await world.call(servicesContract.edit, { id, ...cut, group_id: hair, price: 1 }, { as: theirs })).status,
    ).toBe(404);
    expect((await world.call(servicesContract.set_status, { id, status: 0 }, { as: theirs })).status).toBe(404);
    expect(
      (
        await world.call(
          servicesContract.change_prices,
          { services: [{ id, price: 9_000 }], kind: 'amount', value: 100, rounding: 'none' },
          { as: theirs },
        )
      ).status,
    ).toBe(404);
  });
});

describe('VAT in the prices', () => {
  const save = (values: object) =>
    world.call(
      settingsContract.save_accounting,
      {
        payment_methods: ['cash'],
        loyalty_active: false,
        points_per_unit: 1,
        point_value: 5,
        least_points: 100,
        commission_basis: 'net',
        ...values,
      } as never,
      { as: mine },
    );
  const first = async () => (await world.call(servicesContract.get_records, {}, { as: mine })).body.records[0]!;
  const rate = async () => (await world.call(servicesContract.options, {}, { as: mine })).body.vat_rate;

  it('is what the salon says in its accounting settings, not what its country usually asks', async () => {
    expect([await rate(), (await first()).original_price]).toEqual([500, Math.round((await first()).price / 1.05)]);
    expect((await save({ vat_active: true, vat_rate: 1_000, trn: '100234567800003' })).status).toBe(200);
    expect([await rate(), (await first()).original_price]).toEqual([1_000, Math.round((await first()).price / 1.1)]);
    expect((await rowOf((await first()).id)).original_price).toBe((await first()).original_price);
  });

  it('is nothing where the salon is not registered', async () => {
    expect((await save({ vat_active: false, vat_rate: 0, trn: '' })).status).toBe(200);
    expect([await rate(), (await first()).original_price]).toEqual([0, (await first()).price]);
    await save({ vat_active: true, vat_rate: 500, trn: '100234567800003' });
  });
});

describe('the order of the menu', () => {
  it('follows categories, then services, and a new one stands last in its category', async () => {
    const polish = (await add({ english_name: 'Polish', arabic_name: 'طلاء', group_id: nails })).body.id;
    const fringe = (await add({ english_name: 'Fringe', arabic_name: 'غرة' })).body.id;
    expect(await names()).toEqual(['Layered cut', 'Fringe', 'Polish']);
    const [first] = (await world.call(servicesContract.options, {}, { as: mine })).body.records;
    expect(
      (await world.call(servicesContract.reorder, { group_id: hair, order: [fringe, first!.id] }, { as: mine })).status,
    ).toBe(200);
    expect(await names()).toEqual(['Fringe', 'Layered cut', 'Polish']);
    expect(
      (await world.call(servicesContract.reorder, { group_id: hair, order: [polish, fringe] }, { as: mine })).status,
    ).toBe(404);
    await world.call(categoriesContract.reorder, { order: [nails, hair] }, { as: mine });
    expect(await names()).toEqual(['Polish', 'Fringe', 'Layered cut']);
    const positions = await rowsOf<{ position: number }>(
      world,
      'select position from services where account_id = 2001 order by 1',
    );
    expect(positions.map((row) => row.position)).toEqual([1, 2, 3]);
  });

  it('survives many additions at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => add({ english_name: `Braid ${index}`, arabic_name: `ضفيرة ${index}` })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const positions = await rowsOf<{ position: number }>(
      world,
      'select position from services where account_id = 2001 order by 1',
    );
    expect(positions.map((row) => row.position)).toEqual(positions.map((_, index) => index + 1));
  });
});

describe('disabling a category', () => {
  const state = async (category: number) =>
    await rowsOf<{ status: number; count: number }>(
      world,
      `
        select status, count(*)::int as count
        from services
        where account_id = 2001 and group_id = $1
        group by status
        order by status`,
      [category],
    );

  it('disables its services, which then wait for it', async () => {
    expect((await world.call(categoriesContract.set_status, { id: nails, status: 0 }, { as: mine })).status).toBe(200);
    expect(await state(nails)).toEqual([{ status: 0, count: 1 }]);
    const [polish] = await rowsOf<{ id: number }>(
      world,
      'select id from services where account_id = 2001 and group_id = $1',
      [nails],
    );
    expect((await world.call(servicesContract.set_status, { id: polish!.id, status: 1 }, { as: mine })).body.code).toBe(
      'CATEGORY_DISABLED',
    );
    await world.call(categoriesContract.set_status, { id: nails, status: 1, services: 'activate' }, { as: mine });
    expect(await state(nails)).toEqual([{ status: 1, count: 1 }]);
  });

  it('or moves them to another one that is active', async () => {
    expect(
      (
        await world.call(
          categoriesContract.set_status,
          { id: nails, status: 0, services: 'move', move_to: nails },
          { as: mine },
        )
      ).body.code,
    ).toBe('CATEGORY_NOT_EXIST');
    expect(
      (
        await world.call(
          categoriesContract.set_status,
          { id: nails, status: 0, services: 'move', move_to: hair },
          { as: mine },
        )
      ).status,
    ).toBe(200);
    expect(await state(nails)).toEqual([]);
    expect((await names()).at(-1)).toBe('Polish');
    await world.call(categoriesContract.set_status, { id: nails, status: 1 }, { as: mine });
  });
});

describe('many prices at once', () => {
  it('change together, and lose an offer price that is no longer lower', async () => {
    const before = (await world.call(servicesContract.options, {}, { as: mine })).body.records.slice(0, 3);
    const services = before.map(({ id, price }) => ({ id, price }));
    const { body } = await world.call(
      servicesContract.change_prices,
      { services, kind: 'percent', value: -2_000, rounding: 'whole' },
      { as: mine },
    );
    expect(body.changed).toBe(3);
    const after = (await world.call(servicesContract.options, {}, { as: mine })).body.records.slice(0, 3);
    expect(after.map((one) => one.price)).toEqual(before.map((one) => Math.floor((one.price * 0.8 + 50) / 100) * 100));
    expect(after.every((one) => one.offer_price === null || one.offer_price < one.price)).toBe(true);
    expect((await rowsOf(world, "select 1 from audit_log where action = 'services.change-prices'")).length).toBe(3);
  });

  it('stay as they are when one was changed meanwhile', async () => {
    const before = (await world.call(servicesContract.options, {}, { as: mine })).body.records;
    const services = before.slice(0, 2).map(({ id, price }, index) => ({ id, price: price + index }));
    const answer = await world.call(
      servicesContract.change_prices,
      { services, kind: 'amount', value: 500, rounding: 'none' },
      { as: mine },
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'PRICES_CHANGED_MEANWHILE']);
    expect((await world.call(servicesContract.options, {}, { as: mine })).body.records).toEqual(before);
  });
});

describe('suggestions of the platform', () => {
  /** What the history keeps of their names, in both languages. */
  const namesTold = async (action: string) =>
    (
      await rowsOf<{ names: object[] }>(
        world,
        "select after -> 'names' as names from audit_log where action = $1 order by id desc limit 1",
        [action],
      )
    )[0]!.names;

  it('are those for this kind of salon', async () => {
    const { body } = await world.call(servicesContract.suggested, {}, { as: mine });
    expect(body.records.length).toBeGreaterThan(40);
    expect(body.records.map((one) => one.english_name)).not.toContain('Royal shave');
    expect(body.records.some((one) => one.activated)).toBe(false);
  });

  it('are taken with a price, bring their categories, and are not taken twice', async () => {
    const suggested = (await world.call(servicesContract.suggested, {}, { as: mine })).body.records;
    const chosen = suggested
      .filter((one) => ['Classic manicure', 'Moroccan bath'].includes(one.english_name))
      .map((one) => ({ suggested_id: one.id, price: 12_000, job_time: one.job_time }));
    expect((await world.call(servicesContract.activate, { services: chosen }, { as: mine })).body).toEqual({
      added: 2,
    });
    expect((await world.call(servicesContract.activate, { services: chosen }, { as: mine })).body).toEqual({
      added: 0,
    });
    expect(await namesTold('services.activate')).toContainEqual({
      english_name: 'Moroccan bath',
      arabic_name: suggested.find((one) => one.english_name === 'Moroccan bath')!.arabic_name,
    });
    const again = (await world.call(servicesContract.suggested, {}, { as: mine })).body.records.filter(
      (one) => one.activated,
    );
    expect(again.map((one) => one.english_name).toSorted()).toEqual(['Classic manicure', 'Moroccan bath']);
    const categories = (await world.call(categoriesContract.options, {}, { as: mine })).body.records.map(
      (one) => one.english_name,
    );
    expect(categories).toEqual(['Nail bar', 'Hair', 'Nails', 'Bath and massage']);
    const [row] = (await world.call(servicesContract.get_records, { search: 'manicure' }, { as: mine })).body.records;
    expect(row).toMatchObject({ price: 12_000, check_status: null });
  });

  it('of categories too', async () => {
    const suggested = (await world.call(categoriesContract.suggested, {}, { as: mine })).body.records;
    expect(suggested.filter((one) => one.activated).map((one) => one.english_name)).toEqual([
      'Nails',
      'Bath and massage',
    ]);
    expect(
      (await world.call(categoriesContract.activate, { suggested: suggested.map((one) => one.id) }, { as: mine })).body
        .added,
    ).toBe(suggested.length - 2);
    const other = suggested.find((one) => !one.activated)!;
    expect(await namesTold('categories.activate')).toContainEqual({
      english_name: other.english_name,
      arabic_name: other.arabic_name,
    });
    expect((await world.call(categoriesContract.activate, { suggested: [999_999] }, { as: mine })).status).toBe(404);
  });
});

describe('who does a service', () => {
  const addEmployee = async (name: string, as = mine): Promise<number> =>
    (await world.call(employeesContract.add, { english_name: name }, { as })).body.id;
  const servicesOf = async (id: number) =>
    (await world.call(employeesContract.get, { id }, { as: mine })).body.service_ids;
  let noor: number;
  let salma: number;
  let service: number;

  it('is said with it, and known on both sides', async () => {
    noor = await addEmployee('Noor');
    salma = await addEmployee('Salma');
    service = (await add({ english_name: 'Curls', arabic_name: 'تجعيد', employee_ids: [noor, salma] })).body.id;
    expect((await rowOf(service)).employee_ids).toEqual([noor, salma]);
    expect(await servicesOf(noor)).toEqual([service]);
  });

  it('changes with it, and stays when nothing is said', async () => {
    const same = { id: service, ...cut, english_name: 'Curls', arabic_name: 'تجعيد', group_id: hair };
    await world.call(servicesContract.edit, { ...same, buffer_time: 5 }, { as: mine });
    expect((await rowOf(service)).employee_ids).toEqual([noor, salma]);
    await world.call(servicesContract.edit, { ...same, employee_ids: [salma] }, { as: mine });
    expect([(await rowOf(service)).employee_ids, await servicesOf(noor)]).toEqual([[salma], []]);
    const [line] = await rowsOf<{ before: object; after: object }>(
      world,
      `
        select before->'employee_ids' as before, after->'employee_ids' as after
        from audit_log
        where action = 'services.edit' and entity_id = $1
        order by id desc limit 1`,
      [String(service)],
    );
    expect(line).toEqual({ before: [noor, salma], after: [salma] });
  });

  it('is refused for people of another salon and for who is disabled', async () => {
    const stranger = await addEmployee('Stranger', theirs);
    await world.call(employeesContract.set_status, { id: noor, status: 0 }, { as: mine });
    for (const someone of [stranger, noor]) {
      const answer = await add({ english_name: 'Never', arabic_name: 'أبدا', employee_ids: [salma, someone] });
      expect([answer.status, answer.body.code, Object.keys(answer.body.errors!)]).toEqual([
        422,
        'EMPLOYEE_NOT_EXIST',
        ['employee_ids'],
      ]);
    }
    expect(await servicesOf(salma)).toEqual([service]);
  });

  it('comes along with suggestions', async () => {
    const [one] = (await world.call(servicesContract.suggested, {}, { as: mine })).body.records.filter(
      (suggested) => suggested.english_name === 'Blow-dry long hair',
    );
    expect(
      (
        await world.call(
          servicesContract.activate,
          { services: [{ suggested_id: one!.id, price: 8_000, job_time: 30 }], employee_ids: [salma] },
          { as: mine },
        )
      ).body,
    ).toEqual({ added: 1 });
    expect(await servicesOf(salma)).toHaveLength(2);
  });
});
