import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantModules, permissionNames, toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { rolesContract as contract } from '@rawnaq/domain/roles/roles.contract';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let owner: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
});
afterAll(() => world.close());

const role = (english_name: string, arabic_name: string, permissions: Record<string, number[]> = { 4: [1] }) => ({
  english_name,
  arabic_name,
  permissions,
});
const builtIn = async (key: string): Promise<number> =>
  (await rowsOf<{ id: number }>(world, 'select id from roles where account_id = 2001 and key = $1', [key]))[0]!.id;

describe('roles', () => {
  it('are made, copied and changed; names are unique, unknown permissions refused', async () => {
    const added = await world.call(contract.add, role('Nails desk', 'مكتب الأظافر', { 4: [3, 1, 1], 2: [] }), {
      as: owner,
    });
    expect((await world.call(contract.get, { id: added.body.id }, { as: owner })).body).toMatchObject({
      key: null,
      permissions: { 4: [1, 3] },
      people: [],
    });
    expect((await world.call(contract.add, role('nails DESK', 'آخر'), { as: owner })).body.errors).toEqual({
      english_name: ['A role with this name already exists'],
    });
    for (const permissions of [{ 4: [77] }, { 102: [1] }, { 0: [1] }])
      expect(
        (await world.call(contract.add, role('Strange', 'غريب', permissions as never), { as: owner })).status,
      ).toBe(422);
    expect(
      (
        await world.call(
          contract.get,
          { id: added.body.id },
          { as: await tokenOf(world, await personOf(world, 'b@test.rawnaq')) },
        )
      ).status,
    ).toBe(404);
  });

  it('built-in ones can not be changed, the owner’s least of all', async () => {
    for (const key of ['administrator', 'cashier'])
      expect(
        (await world.call(contract.edit, { id: await builtIn(key), ...role('Mine', 'لي') }, { as: owner })).body.code,
      ).toBe('BUILT_IN_ROLE_PROTECTED');
    const id = await builtIn('owner');
    for (const [endpoint, more] of [
      [contract.edit, role('Mine', 'لي')],
      [contract.set_status, { status: 0 }],
      [contract.remove, {}],
    ] as const)
      expect((await world.call(endpoint, { id, ...more } as never, { as: owner })).body.code).toBe(
        'OWNER_ROLE_PROTECTED',
      );
  });

  it('nobody puts into a role what they do not hold, but keeping is not giving', async () => {
    const limited = await tokenOf(
      world,
      await addPerson(
        world,
        'merchant',
        2001,
        toPermissionMap(['roles.view', 'roles.create', 'roles.edit', 'customers.view']),
      ),
    );
    expect((await world.call(contract.add, role('Grab', 'طمع', { 11: [2] }), { as: limited })).body.code).toBe(
      'GRANT_EXCEEDS_OWN',
    );
    const { id } = (await world.call(contract.add, role('Money', 'مال', { 11: [2] }), { as: owner })).body;
    expect(
      (await world.call(contract.edit, { id, ...role('Money', 'مال', { 11: [2], 4: [1] }) }, { as: limited })).status,
    ).toBe(200);
    expect(
      (await world.call(contract.edit, { id, ...role('Money', 'مال', { 11: [2, 3] }) }, { as: limited })).body.code,
    ).toBe('GRANT_EXCEEDS_OWN');
  });

  it('nobody gets out of an own calendar by taking the calendar away', async () => {
    const rights = toPermissionMap([
      'appointments.view',
      'reports.appointments',
      'employees.access-login',
      'roles.view',
      'roles.create',
      'roles.edit',
    ]);
    const as = await tokenOf(world, await addPerson(world, 'merchant', 2001, rights));
    const blind = toPermissionMap(['reports.appointments', 'roles.view']);
    expect((await world.call(contract.add, role('All reports', 'كل التقارير', blind), { as })).body.code).toBe(
      'GRANT_EXCEEDS_OWN',
    );
    const { id } = (await world.call(contract.add, role('Own reports', 'تقارير المواعيد', rights), { as })).body;
    const edit = (permissions: Record<string, number[]>) =>
      world.call(contract.edit, { id, ...role('Own reports', 'تقارير المواعيد', permissions) }, { as });
    expect((await edit(blind)).body.code).toBe('GRANT_EXCEEDS_OWN');
    expect((await edit(toPermissionMap(['appointments.view', 'roles.view']))).status).toBe(200);

    // Whose role was lifted by somebody else: it can't be handed on, nor taken from its holder.
    const lifted = await world.call(contract.add, role('Accountant', 'محاسب', blind), { as: owner });
    const options = (await world.call(contract.get_options, {}, { as })).body.records.map((one) => one.id);
    expect([options.includes(id), options.includes(lifted.body.id)]).toEqual([true, false]);
    expect((await world.call(contract.remove, { id, replace_with_id: lifted.body.id }, { as })).body.code).toBe(
      'GRANT_EXCEEDS_OWN',
    );
  });

  it('a change counts at the next request of those who have it', async () => {
    const person = await addPerson(world, 'merchant', 2001, toPermissionMap(['roles.view']));
    const token = await tokenOf(world, person);
    expect((await world.call(contract.get_records, {}, { as: token })).status).toBe(200);
    const [{ role_id: id }] = (await rowsOf<{ role_id: number }>(world, 'select role_id from users where id = $1', [
      person.id,
    ])) as [{ role_id: number }];
    expect(
      (await world.call(contract.edit, { id, ...role('Changed role', 'دور معدّل', { 4: [1] }) }, { as: owner })).status,
    ).toBe(200);
    expect((await world.call(contract.get_records, {}, { as: token })).status).toBe(403);
  });

  it('one in use is neither disabled nor deleted, unless its people get another', async () => {
    const person = await addPerson(world, 'merchant', 2001, toPermissionMap(['customers.view']));
    const [{ role_id: id }] = (await rowsOf<{ role_id: number }>(world, 'select role_id from users where id = $1', [
      person.id,
    ])) as [{ role_id: number }];
    expect((await world.call(contract.set_status, { id, status: 0 }, { as: owner })).body.code).toBe('ROLE_IN_USE');
    expect((await world.call(contract.remove, { id }, { as: owner })).body.code).toBe('ROLE_IN_USE');
    expect(
      (await world.call(contract.remove, { id, replace_with_id: await builtIn('owner') }, { as: owner })).body.code,
    ).toBe('OWNER_ROLE_PROTECTED');
    const cashier = await builtIn('cashier');
    expect((await world.call(contract.remove, { id, replace_with_id: cashier }, { as: owner })).status).toBe(200);
    expect(await rowsOf(world, 'select role_id from users where id = $1', [person.id])).toEqual([{ role_id: cashier }]);
    expect((await world.call(contract.get, { id }, { as: owner })).status).toBe(404);
  });

  it('removed while somebody is given it: one of the two, and a sentence for the other', async () => {
    const employee = await world.call(
      employeesContract.add,
      { english_name: 'Racer', email: 'racer@test.rawnaq', role_id: await builtIn('cashier') } as never,
      { as: owner },
    );
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { id } = (await world.call(contract.add, role(`Race ${round}`, `سباق ${round}`), { as: owner })).body;
      const calls = [
        () => world.call(contract.remove, { id }, { as: owner }),
        () => world.call(employeesContract.set_role, { id: employee.body.id, role_id: id }, { as: owner }),
      ];
      const answers = await Promise.all((round % 2 ? calls.toReversed() : calls).map((call) => call()));
      const [removed, given] = round % 2 ? answers.toReversed() : answers;
      outcomes.add(`${removed!.status} ${given!.status}`);
    }
    // The role was gone, or it was in use.
    for (const outcome of outcomes) expect(['200 404', '501 200']).toContain(outcome);
  });

  it('offers only roles the asking person may give', async () => {
    const names = async (as: string) =>
      (await world.call(contract.get_options, {}, { as })).body.records.map((one) => one.name);
    expect(await names(owner)).toEqual(expect.arrayContaining(['Administrator', 'Cashier']));
    expect(await names(owner)).not.toContain('Owner');
    const all = permissionNames(merchantModules).filter((one) => one !== 'roles.edit');
    expect(
      await names(await tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(all)))),
    ).not.toContain('Administrator');
  });
});
