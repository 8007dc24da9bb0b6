import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { usualWeek } from '@rawnaq/domain/settings/values/business-hours.rules';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { employeesContract as contract } from '@rawnaq/domain/employees/employees.contract';
import { merchantModules, permissionNames, toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { newKey, openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { warnOfPapers } from './warn-of-papers';

let world: World;
let owner: string;
let other: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  other = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
});
afterAll(() => world.close());

const add = async (name: string, more: object = {}): Promise<number> =>
  (await world.call(contract.add, { english_name: name, ...more }, { as: owner })).body.id;
const get = async (id: number, as = owner) => (await world.call(contract.get, { id }, { as })).body;
const roleId = async (key: string): Promise<number> =>
  (await rowsOf<{ id: number }>(world, 'select id from roles where account_id = 2001 and key = $1', [key]))[0]!.id;

describe('employees', () => {
  it('the owner is the first of them and untouchable', async () => {
    const { body } = await world.call(contract.get_records, {}, { as: owner });
    expect(body.records[0]).toMatchObject({ name: 'Owner A', access: 'owner' });
    const id = body.records[0]!.id;
    for (const [endpoint, more] of [
      [contract.set_status, { status: 0 }],
      [contract.revoke_access, {}],
      [contract.set_role, { role_id: await roleId('manager') }],
      [contract.give_access, { email: 'x@test.rawnaq', role_id: await roleId('manager') }],
    ] as const)
      expect((await world.call(endpoint, { id, ...more } as never, { as: owner })).body.code, endpoint.path).toBe(
        'OWNER_ROLE_PROTECTED',
      );
  });

  it('are added, changed, put in order and never seen by a neighbour', async () => {
    const key = newKey();
    const first = await world.call(
      contract.add,
      { english_name: 'Hiba', mobile: '+971 50 661 3380' },
      { as: owner, key },
    );
    expect(
      (await world.call(contract.add, { english_name: 'Hiba', mobile: '+971 50 661 3380' }, { as: owner, key })).body,
    ).toEqual(first.body);
    const { id } = first.body;
    expect(
      (await world.call(contract.add, { english_name: 'Twin', mobile: '+971506613380' }, { as: owner, language: 'ar' }))
        .body.errors,
    ).toEqual({ mobile: ['رقم الجوال هذا مسجّل لموظف آخر'] });
    expect(
      (
        await world.call(
          contract.edit,
          { id, english_name: 'Hiba Khoury', joined_on: '2026-02-01', left_on: '2026-01-01' },
          { as: owner },
        )
      ).body.errors,
    ).toEqual({ left_on: ['Leaving date must be after or equal to Joining date'] });
    expect(
      (
        await world.call(
          contract.edit,
          { id, english_name: 'Hiba Khoury', mobile: '+971506613380', experience: '9 years', show_in_billing: false },
          { as: owner },
        )
      ).status,
    ).toBe(200);
    expect(await get(id)).toMatchObject({
      name: 'Hiba Khoury',
      mobile: '+971506613380',
      experience: '9 years',
      show_in_billing: false,
      show_in_appointments: true,
    });
    expect((await world.call(contract.get, { id }, { as: other })).status).toBe(404);
    expect((await world.call(contract.edit, { id, english_name: 'Stolen' }, { as: other })).status).toBe(404);

    const rim = await add('Rim');
    const ids = (
      await rowsOf<{ id: number }>(world, 'select id from employees where account_id = 2001 order by sort_order')
    ).map((row) => row.id);
    expect(ids.at(-1)).toBe(rim);
    expect((await world.call(contract.reorder, { ids: ids.slice(1) }, { as: owner })).status).toBe(409);
    expect((await world.call(contract.reorder, { ids: ids.toReversed() }, { as: owner })).status).toBe(200);
    expect((await world.call(contract.get_options, {}, { as: owner })).body.records.map((one) => one.id)).toEqual(
      ids.toReversed(),
    );
    expect(
      await rowsOf(world, "select action from audit_log where entity = 'employees' and entity_id = $1 order by id", [
        String(id),
      ]),
    ).toEqual([{ action: 'employees.add' }, { action: 'employees.edit' }]);
  });

  it('are called in the reader’s letters, and start with the salon’s opening hours', async () => {
    const id = await add('Mei Santos', { arabic_name: 'مي سانتوس' });
    const nameFor = async (language: 'en' | 'ar') =>
      (await world.call(contract.get_options, {}, { as: owner, language })).body.records.find((one) => one.id === id)
        ?.name;
    expect([await nameFor('en'), await nameFor('ar')]).toEqual(['Mei Santos', 'مي سانتوس']);
    const found = async (search: string, language: 'en' | 'ar') =>
      (await world.call(contract.get_records, { search }, { as: owner, language })).body.records.map(
        ({ name }) => name,
      );
    expect([await found('santos', 'ar'), await found('سانتوس', 'en')]).toEqual([['مي سانتوس'], ['Mei Santos']]);
    expect(await get(id)).toMatchObject({ english_name: 'Mei Santos', arabic_name: 'مي سانتوس', shifts: usualWeek() });

    await world.call(contract.edit, { id, arabic_name: 'مي' }, { as: owner });
    expect(await get(id)).toMatchObject({ name: 'مي', english_name: null, arabic_name: 'مي' });
    const nameless = await world.call(contract.edit, { id, english_name: ' ' }, { as: owner, language: 'ar' });
    expect([nameless.status, nameless.body.errors]).toEqual([422, { english_name: ['حقل الاسم بالإنجليزية مطلوب'] }]);

    const week = [{ weekday: 2, from: '12:00:00', to: '20:00:00' }];
    const hours = { time_zone: 'Asia/Dubai', business_day_cut_off: '00:00:00', shifts: week };
    await world.call(settingsContract.save_business_hours, hours, { as: other });
    const there = await world.call(contract.add, { arabic_name: 'هدى' }, { as: other });
    expect((await get(there.body.id, other)).shifts).toEqual(week);
    const off = await world.call(contract.add, { english_name: 'Off', shifts: [] }, { as: other });
    expect((await get(off.body.id, other)).shifts).toEqual([]);
  });

  it('are added whole: with hours, services and an invitation, or not at all', async () => {
    const shifts = [{ weekday: 1, from: '10:00:00', to: '18:00:00' }];
    const role_id = await roleId('receptionist');
    const id = await add('Amal', { email: 'amal@test.rawnaq', shifts, role_id });
    expect(await get(id)).toMatchObject({
      name: 'Amal',
      shifts,
      access: { state: 'invited', email: 'amal@test.rawnaq', role_id },
    });
    expect(
      await rowsOf(
        world,
        "select 1 from messages where recipient = 'amal@test.rawnaq' and template = 'employee-invitation'",
      ),
    ).toHaveLength(1);

    const whole = { english_name: 'Half', shifts, role_id };
    expect((await world.call(contract.add, whole, { as: owner })).body.errors).toEqual({
      email: ['E-mail is required'],
    });
    expect((await world.call(contract.add, { ...whole, email: 'amal@test.rawnaq' }, { as: owner })).body.code).toBe(
      'EMAIL_TAKEN',
    );
    expect(
      (await world.call(contract.add, { ...whole, email: 'half@test.rawnaq', service_ids: [987_654] }, { as: owner }))
        .status,
    ).toBe(404);
    const person = await addPerson(world, 'merchant', 2001, toPermissionMap(['employees.view', 'employees.create']));
    expect(
      (await world.call(contract.add, { ...whole, email: 'half@test.rawnaq' }, { as: await tokenOf(world, person) }))
        .body.code,
    ).toBe('no_permission');
    expect(await rowsOf(world, "select 1 from employees where account_id = 2001 and name = 'Half'")).toEqual([]);
  });

  it('work in shifts that do not overlap, past midnight too', async () => {
    const id = await add('Night');
    const shifts = [
      { weekday: 4, from: '16:00:00', to: '01:00:00' },
      { weekday: 5, from: '10:00:00', to: '14:00:00' },
      { weekday: 5, from: '17:00:00', to: '22:00:00' },
    ];
    expect((await world.call(contract.set_hours, { id, shifts }, { as: owner })).status).toBe(200);
    expect((await get(id)).shifts).toEqual(shifts);
    const clash = await world.call(
      contract.set_hours,
      { id, shifts: [...shifts, { weekday: 5, from: '00:30:00', to: '02:00:00' }] },
      { as: owner },
    );
    expect(clash.body.errors).toEqual({ 'shifts.3.to': ['This shift overlaps another one'] });
    expect(
      (
        await world.call(
          contract.set_hours,
          { id, shifts: [{ weekday: 1, from: '10:10:00', to: '12:00:00' }] },
          { as: owner },
        )
      ).status,
    ).toBe(422);
    expect((await get(id)).shifts).toEqual(shifts);
  });

  it('are on leave once at a time', async () => {
    const employee_id = await add('Away');
    const leave = { employee_id, kind: 'annual' as const, starts_on: '2026-12-01', ends_on: '2026-12-10' };
    const added = await world.call(contract.add_leave, leave, { as: owner });
    expect(added.status).toBe(200);
    const racing = await Promise.all(
      ['2026-12-10', '2026-12-20', '2026-12-20'].map((starts_on) =>
        world.call(contract.add_leave, { ...leave, starts_on, ends_on: '2026-12-22' }, { as: owner }),
      ),
    );
    expect(racing.map((one) => one.status).toSorted()).toEqual([200, 422, 422]);
    expect((await world.call(contract.remove_leave, { id: added.body.id }, { as: other })).status).toBe(404);
    expect((await world.call(contract.remove_leave, { id: added.body.id }, { as: owner })).status).toBe(200);
    expect((await get(employee_id)).leaves).toHaveLength(1);
  });

  it('show their pay only to those who may see it', async () => {
    const id = await add('Paid');
    await world.call(contract.set_pay, { id, salary: 500_000, commission: 1000 }, { as: owner });
    expect((await get(id)).pay).toEqual({ salary: 500_000, commission: 1000 });
    const blind = await tokenOf(
      world,
      await addPerson(
        world,
        'merchant',
        2001,
        toPermissionMap(permissionNames(merchantModules).filter((one) => one !== 'employees.salary')),
      ),
    );
    expect((await get(id, blind)).pay).toBeNull();
    const sheet = await world.call(contract.information_records, { page_size: '100' }, { as: blind });
    expect(sheet.body.records.map((row) => row.salary)).toEqual(sheet.body.records.map(() => null));
    expect(
      (await world.call(contract.information_records, { page_size: '100' }, { as: owner })).body.records.find(
        (row) => row.id === id,
      ),
    ).toMatchObject({ salary: 500_000, commission: 10 });
  });
});

describe('access', () => {
  it('goes from invitation to sign-in, and can be taken back', async () => {
    const id = await add('Joy Santos');
    const email = 'joy@test.rawnaq';
    expect(
      (
        await world.call(
          contract.give_access,
          { id, email: 'A@test.rawnaq', role_id: await roleId('cashier') },
          { as: owner },
        )
      ).body.errors,
    ).toEqual({ email: ['This e-mail is already in use'] });
    expect(
      (await world.call(contract.give_access, { id, email, role_id: await roleId('owner') }, { as: owner })).body.code,
    ).toBe('OWNER_ROLE_PROTECTED');
    expect(
      (
        await world.call(
          contract.give_access,
          { id, email, role_id: await roleId('cashier') },
          { as: owner, language: 'ar' },
        )
      ).status,
    ).toBe(200);
    expect((await get(id)).access).toMatchObject({ state: 'invited', email, role_name: 'Cashier' });
    expect(
      (await world.call(contract.give_access, { id, email, role_id: await roleId('cashier') }, { as: owner })).body
        .code,
    ).toBe('EMPLOYEE_HAS_ACCESS');

    const linkIn = async () =>
      decodeURIComponent(
        /reset-password\/(\S+)/.exec(
          (
            await rowsOf<{ body: string }>(
              world,
              `
                select body
                from messages
                where template = 'employee-invitation' and recipient = $1
                order by id desc limit 1`,
              [email],
            )
          )[0]!.body,
        )![1]!,
      );
    const first = await linkIn();
    expect((await world.call(contract.resend_invitation, { id }, { as: owner })).status).toBe(200);
    const password = 'seven quiet rivers';
    expect(
      (await world.call(authContract.reset_password, { token: first, password }, { area: 'merchant' })).body.code,
    ).toBe('RESET_LINK_INVALID');
    expect(
      (await world.call(authContract.reset_password, { token: await linkIn(), password }, { area: 'merchant' })).status,
    ).toBe(200);
    const signedIn = await world.call(authContract.login, { username: email, password }, { area: 'merchant' });
    const token = signedIn.body.user!.api_token;
    expect((await get(id)).access.state).toBe('active');
    expect((await world.call(contract.resend_invitation, { id }, { as: owner })).body.code).toBe(
      'INVITATION_ALREADY_ACCEPTED',
    );
    expect((await world.call(contract.get_options, {}, { as: token })).status).toBe(200);

    expect((await world.call(contract.revoke_access, { id }, { as: owner })).status).toBe(200);
    expect((await world.call(contract.get_options, {}, { as: token })).status).toBe(401);
    expect((await get(id)).access.state).toBe('none');
    expect((await world.call(authContract.login, { username: email, password }, { area: 'merchant' })).status).not.toBe(
      200,
    );
    expect(
      (await world.call(contract.give_access, { id, email, role_id: await roleId('cashier') }, { as: owner })).status,
    ).toBe(200);
  });

  it('nobody gives, or takes from somebody, more than they hold', async () => {
    const id = await add('Ambitious');
    const small = await tokenOf(
      world,
      await addPerson(
        world,
        'merchant',
        2001,
        toPermissionMap(['employees.view', 'employees.access-login', 'attendance.own', 'appointments.view']),
      ),
    );
    expect(
      (
        await world.call(
          contract.give_access,
          { id, email: 'amb@test.rawnaq', role_id: await roleId('administrator') },
          { as: small },
        )
      ).body.code,
    ).toBe('GRANT_EXCEEDS_OWN');
    expect(
      (
        await world.call(
          contract.give_access,
          { id, email: 'amb@test.rawnaq', role_id: await roleId('employee') },
          { as: small },
        )
      ).status,
    ).toBe(200);
    expect((await world.call(contract.set_role, { id, role_id: await roleId('manager') }, { as: owner })).status).toBe(
      200,
    );
    expect((await world.call(contract.revoke_access, { id }, { as: small })).body.code).toBe('GRANT_EXCEEDS_OWN');
  });

  it('the last administrator keeps the role and the access, also when two go at once', async () => {
    const administrator = await roleId('administrator');
    const ids = [await add('Admin One'), await add('Admin Two')];
    for (const [index, id] of ids.entries())
      await world.call(
        contract.give_access,
        { id, email: `admin${index}@test.rawnaq`, role_id: administrator },
        { as: owner },
      );
    const both = await Promise.all(ids.map((id) => world.call(contract.revoke_access, { id }, { as: owner })));
    expect(both.map((one) => one.body.code ?? 'done').toSorted()).toEqual(['LAST_ADMINISTRATOR', 'done']);
    const left = ids[both.findIndex((one) => one.status !== 200)]!;
    expect(
      (await world.call(contract.set_status, { id: left, status: 0 }, { as: owner, language: 'ar' })).body.message,
    ).toBe('هذا آخر مسؤول للنظام، يرجى تعيين مسؤول آخر أولًا');
    expect(
      (await world.call(contract.set_role, { id: left, role_id: await roleId('manager') }, { as: owner })).body.code,
    ).toBe('LAST_ADMINISTRATOR');
  });
});

describe('disabling', () => {
  it('removes from billing, appointments, services and access at once, and lets others object first', async () => {
    const id = await add('Leaving');
    await rowsOf(
      world,
      `
        insert into service_groups (account_id, id, english_name, arabic_name, english_key, arabic_key, position)
        values (2001, 900, 'Hair', 'شعر', 'hair', 'شعر', 1)`,
    );
    await rowsOf(
      world,
      `
        insert into services (account_id, id, group_id, english_name, arabic_name, english_key, arabic_key, price,
          job_time, position)
        values (2001, 900, 900, 'Cut', 'قص', 'cut', 'قص', 10000, 30, 1)`,
    );
    expect((await world.call(contract.set_services, { id, service_ids: [900, 901] }, { as: owner })).status).toBe(404);
    expect((await world.call(contract.set_services, { id, service_ids: [900] }, { as: owner })).status).toBe(200);
    await world.call(
      contract.give_access,
      { id, email: 'leaving@test.rawnaq', role_id: await roleId('cashier') },
      { as: owner },
    );
    const [user] = await rowsOf<{ id: number }>(world, 'select id from users where employee_id = $1', [id]);
    const token = await tokenOf(world, { account_id: 2001, id: user!.id, kind: 'merchant' });
    expect((await world.call(contract.get_options, {}, { as: token })).status).toBe(200);
    expect((await world.call(contract.set_status, { id, status: 0 }, { as: owner })).status).toBe(200);
    expect(await get(id)).toMatchObject({
      status: 0,
      show_in_appointments: false,
      show_in_billing: false,
      service_ids: [],
      access: { state: 'none' },
    });
    expect((await world.call(contract.get_options, {}, { as: token })).status).toBe(401);
    expect((await world.call(contract.set_status, { id, status: 0 }, { as: owner })).body.code).toBe(
      'STATE_MOVE_NOT_ALLOWED',
    );
    expect((await world.call(contract.set_services, { id, service_ids: [900] }, { as: owner })).body.code).toBe(
      'EMPLOYEE_DISABLED',
    );
    expect((await world.call(contract.set_status, { id, status: 1 }, { as: owner })).status).toBe(200);
    expect(await get(id)).toMatchObject({ status: 1, access: { state: 'none' } });
  });
});

describe('papers', () => {
  it('are warned of 60, 30 and 7 days before, each once, and anew when renewed', async () => {
    const id = await add('Papers');
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const warn = (offset: number) =>
      asPlatform(world.services, (tx) => warnOfPapers(tx, new Date(Date.now() + offset * 86_400_000)));
    const told = async () =>
      (
        await rowsOf(
          world,
          "select 1 from notifications where account_id = 2001 and type = 'document-expiry' and open_id = $1",
          [id],
        )
      ).length;
    await rowsOf(world, 'update employees set passport_expires_on = $2 where account_id = 2001 and id = $1', [
      id,
      day(70),
    ]);
    const counts: number[] = [];
    for (const offset of [0, 11, 12, 41, 50, 64, 70, 90]) {
      await warn(offset);
      counts.push(await told());
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 3]);
    await rowsOf(world, 'update employees set passport_expires_on = $2 where account_id = 2001 and id = $1', [
      id,
      day(120),
    ]);
    await warn(90);
    expect(await told()).toBe(4);
  });
});
