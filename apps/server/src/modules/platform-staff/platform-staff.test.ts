import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { platformStaffContract as staff } from '@rawnaq/domain/platform-staff/platform-staff.contract';
import { personOf, rowsOf, tokenOf, type Person } from '../../../test/people';
import { openWorld, PASSWORD, type World } from '../../../test/world';

let world: World;
let first: Person;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  first = await personOf(world, 'manager@test.rawnaq');
  manager = await tokenOf(world, first);
});
afterAll(() => world.close());

const roles = async () => (await world.call(staff.roles, {}, { as: manager })).body.records;
const roleId = async (key: string): Promise<number> => (await roles()).find((role) => role.key === key)!.id;
const invitationOf = async (email: string): Promise<string> => {
  const [message] = await rowsOf<{ body: string }>(
    world,
    "select body from messages where recipient = $1 and template = 'staff-invitation' order by id desc limit 1",
    [email],
  );
  return decodeURIComponent(/reset-password\/(\S+)/.exec(message!.body)![1]!);
};
async function addAdministrator(email: string): Promise<Person> {
  await world.call(
    staff.add,
    { name: 'Second', email, role_id: await roleId('manager-administrator') },
    { as: manager },
  );
  await world.call(
    authContract.reset_password,
    { token: await invitationOf(email), password: PASSWORD },
    { area: 'manager' },
  );
  return personOf(world, email);
}

describe('platform staff', () => {
  it('are invited by e-mail and set their own password; an older invitation stops working', async () => {
    const role_id = await roleId('support');
    expect(
      (await world.call(staff.add, { name: 'Sara', email: 'Sara@Rawnaq.test', role_id }, { as: manager })).body,
    ).toEqual({ done: true });
    expect(
      (await world.call(staff.add, { name: 'Sara', email: 'sara@rawnaq.test', role_id }, { as: manager })).body.errors,
    ).toHaveProperty('email');
    const { id } = await personOf(world, 'sara@rawnaq.test');
    const old = await invitationOf('sara@rawnaq.test');
    await world.call(staff.invite, { id }, { as: manager });
    expect(
      (await world.call(authContract.reset_password, { token: old, password: PASSWORD }, { area: 'manager' })).body
        .code,
    ).toBe('RESET_LINK_INVALID');
    const token = await invitationOf('sara@rawnaq.test');
    expect(
      (await world.call(authContract.reset_password, { token, password: PASSWORD }, { area: 'merchant' })).body.code,
    ).toBe('RESET_LINK_INVALID');
    expect(
      (await world.call(authContract.reset_password, { token, password: PASSWORD }, { area: 'manager' })).body,
    ).toEqual({ done: true });
    const sara = await world.signIn('sara@rawnaq.test', 'manager');
    expect((await world.call(staff.get_records, {}, { as: sara })).status).toBe(403);
    expect((await world.call(staff.invite, { id }, { as: manager })).status).toBe(404);
  });

  it('keep their last administrator, also when two leave at the same moment', async () => {
    const support = await roleId('support');
    expect((await world.call(staff.set_status, { id: first.id, status: 0 }, { as: manager })).body.code).toBe(
      'LAST_PLATFORM_ADMINISTRATOR',
    );
    expect((await world.call(staff.set_role, { id: first.id, role_id: support }, { as: manager })).body.code).toBe(
      'LAST_PLATFORM_ADMINISTRATOR',
    );
    const second = await addAdministrator('second@rawnaq.test');
    const secondToken = await tokenOf(world, second);
    const answers = await Promise.all([
      world.call(staff.set_status, { id: first.id, status: 0 }, { as: secondToken }),
      world.call(staff.set_role, { id: second.id, role_id: support }, { as: manager }),
    ]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(
      await rowsOf(
        world,
        `
          select 1
          from users u
          join roles r on r.account_id = u.account_id and r.id = u.role_id
          where u.account_id = 0 and u.status = 1 and r.key = 'manager-administrator'`,
      ),
    ).toHaveLength(1);
    await rowsOf(world, 'update users set status = 1, role_id = $1 where account_id = 0 and id in ($2, $3)', [
      await rowsOf<{ id: number }>(
        world,
        "select id from roles where account_id = 0 and key = 'manager-administrator'",
      ).then((rows) => rows[0]!.id),
      first.id,
      second.id,
    ]);
    manager = await tokenOf(world, first);
  });

  it('are out at once when disabled, and an invited administrator who never came does not count', async () => {
    const third = await addAdministrator('third@rawnaq.test');
    const token = await tokenOf(world, third);
    expect((await world.call(staff.set_status, { id: third.id, status: 0 }, { as: token })).body.code).toBe(
      'EMPLOYEE_IS_YOURSELF',
    );
    expect((await world.call(staff.get_records, {}, { as: token })).status).toBe(200);
    await world.call(staff.set_status, { id: third.id, status: 0 }, { as: manager });
    expect((await world.call(staff.get_records, {}, { as: token })).status).toBe(401);
  });

  it('lose their second factor by a reset, and their sessions with it', async () => {
    const person = await personOf(world, 'sara@rawnaq.test');
    await rowsOf(
      world,
      "update users set totp_secret = 'sealed', totp_last_step = 5 where account_id = 0 and id = $1",
      [person.id],
    );
    const token = await tokenOf(world, person);
    await world.call(staff.reset_second_factor, { id: person.id }, { as: manager });
    expect(
      await rowsOf(world, 'select totp_secret, totp_last_step from users where account_id = 0 and id = $1', [
        person.id,
      ]),
    ).toEqual([{ totp_secret: null, totp_last_step: null }]);
    expect((await world.call(authContract.get_global_informations, {}, { as: token, area: 'manager' })).status).toBe(
      401,
    );
  });
});

describe('roles of the staff', () => {
  it('are added, changed and removed; built-in ones stand', async () => {
    const sales = { english_name: 'Sales', arabic_name: 'المبيعات', permissions: { 102: [1, 2] } };
    expect((await world.call(staff.save_role, sales, { as: manager })).body).toEqual({ done: true });
    expect((await world.call(staff.save_role, { ...sales, english_name: 'SALES' }, { as: manager })).body.code).toBe(
      'ROLE_NAME_EXISTS',
    );
    // Also when both are on their way at once.
    const twins = await Promise.all(
      ['كتّاب', 'كاتبات'].map((arabic_name) =>
        world.call(staff.save_role, { ...sales, english_name: 'Writers', arabic_name }, { as: manager }),
      ),
    );
    expect(twins.map(({ body }) => body.code ?? 'saved').toSorted()).toEqual(['ROLE_NAME_EXISTS', 'saved']);
    const { id } = (await roles()).find((role) => role.english_name === 'Sales')!;
    await world.call(staff.add, { name: 'Ali', email: 'ali@rawnaq.test', role_id: id }, { as: manager });
    const ali = await tokenOf(world, await personOf(world, 'ali@rawnaq.test'));
    expect((await world.call(staff.get_records, {}, { as: ali })).status).toBe(403);
    await world.call(staff.save_role, { ...sales, id, permissions: { 109: [3] } }, { as: manager });
    expect((await world.call(staff.get_records, {}, { as: ali })).status).toBe(200);
    expect((await world.call(staff.remove_role, { id }, { as: manager })).body.code).toBe('STAFF_ROLE_IN_USE');
    for (const key of ['support', 'manager-administrator']) {
      expect(
        (
          await world.call(
            staff.save_role,
            { ...sales, english_name: 'Other', arabic_name: 'آخر', id: await roleId(key) },
            { as: manager },
          )
        ).body.code,
      ).toBe('BUILT_IN_ROLE_PROTECTED');
      expect((await world.call(staff.remove_role, { id: await roleId(key) }, { as: manager })).body.code).toBe(
        'BUILT_IN_ROLE_PROTECTED',
      );
    }
  });

  it('refuse permissions of salons and numbers nobody knows', async () => {
    const odd: Record<string, number[]>[] = [{ 4: [1] }, { 102: [99] }, { 999: [1] }];
    for (const permissions of odd)
      expect(
        (await world.call(staff.save_role, { english_name: 'Odd', arabic_name: 'غريب', permissions }, { as: manager }))
          .status,
      ).toBe(422);
  });
});
