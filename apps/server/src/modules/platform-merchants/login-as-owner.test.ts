import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditContract } from '@rawnaq/domain/audit/audit.contract';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { can, managerModules, permissionNames, toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { platformMerchantsContract as merchants } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { platformStaffContract } from '@rawnaq/domain/platform-staff/platform-staff.contract';
import { suggestionsContract } from '@rawnaq/domain/suggestions/suggestions.contract';
import { runJob } from '../../../test/run-job';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, PASSWORD, type World } from '../../../test/world';
import { hashPassword } from '../../infra/crypto';

const everyManagerRight = toPermissionMap(permissionNames(managerModules));
let world: World;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  manager = await world.signIn('manager@test.rawnaq', 'manager');
});
afterAll(() => world.close());

const ask = (more: object = {}) =>
  world.call(
    merchants.login_as_owner,
    { id: 2001, reason: 'Help with the price list', password: PASSWORD, ...more },
    { as: manager },
  );
const enter = (code: string) => world.call(merchants.enter_as_owner, { code }, { area: 'merchant' });
const visit = async (): Promise<string> => (await enter((await ask()).body.code)).body.user.api_token;

describe('logging in as the owner', () => {
  it('needs a reason, the manager’s password and an open account', async () => {
    expect((await ask({ reason: '  ' })).body.errors).toHaveProperty('reason');
    expect((await ask({ password: 'wrong' })).body.errors).toHaveProperty('password');
    expect((await ask({ id: 4711 })).status).toBe(404);
    await rowsOf(world, "update accounts set status = 'expired' where id = 2001");
    expect((await ask()).body.code).toBe('MERCHANT_NOT_OPEN');
    await rowsOf(world, "update accounts set status = 'active' where id = 2001");
  });

  it('hands over by a code that works once, for a minute, and is stored as a hash only', async () => {
    const { code } = (await ask()).body;
    expect(await rowsOf(world, 'select 1 from owner_visits v where v::text like $1', [`%${code.slice(6)}%`])).toEqual(
      [],
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(
      answers
        .filter((answer) => answer.status !== 200)
        .every((answer) => answer.body.code === 'OWNER_VISIT_LINK_INVALID'),
    ).toBe(true);
    const late = (await ask()).body.code;
    await rowsOf(world, "update owner_visits set expires_at = now() - interval '1 second' where used_at is null");
    expect((await enter(late)).body.code).toBe('OWNER_VISIT_LINK_INVALID');
    // The code itself is no token.
    expect(
      (await world.call(authContract.get_global_informations, {}, { as: (await ask()).body.code, area: 'merchant' }))
        .status,
    ).toBe(401);
  });

  it('does not push the owner out, says who is there, and takes away what a visitor may not do', async () => {
    const owner = await world.signIn('a@test.rawnaq');
    const token = await visit();
    const seen = await world.call(authContract.get_global_informations, {}, { as: token, area: 'merchant' });
    expect(seen.body.global_informations.user).toMatchObject({ name: 'Owner A', impersonated_by: 'Manager' });
    expect(seen.body.global_informations.general_informations.lock_after_minutes).toBe(0);
    const { permissions } = seen.body.global_informations.user;
    expect([
      can(permissions, 'settings.payment-gateway'),
      can(permissions, 'employees.access-login'),
      can(permissions, 'settings.general'),
    ]).toEqual([false, false, true]);
    expect(
      (
        await world.call(
          authContract.change_password,
          { current_password: PASSWORD, password: 'seven green lanterns' },
          { as: token, area: 'merchant' },
        )
      ).status,
    ).toBe(403);
    expect((await world.call(authContract.get_global_informations, {}, { as: owner, area: 'merchant' })).status).toBe(
      200,
    );
  });

  it('goes no further: its token opens no door of the platform, and the manager’s none of the salon', async () => {
    const token = await visit();
    for (const id of [2001, 2002])
      expect(
        (
          await world.call(
            merchants.login_as_owner,
            { id, reason: 'On', password: PASSWORD },
            { as: token, area: 'manager' },
          )
        ).status,
      ).toBe(401);
    expect(
      (
        await world.call(
          merchants.change_owner,
          { id: 2001, user_id: 1, password: PASSWORD },
          { as: token, area: 'manager' },
        )
      ).status,
    ).toBe(401);
    expect((await world.call(authContract.get_global_informations, {}, { as: manager, area: 'merchant' })).status).toBe(
      401,
    );
  });

  it('writes both names on everything, tells the owner, and marks begin and end', async () => {
    const token = await visit();
    await world.call(
      suggestionsContract.add,
      { title: 'From the visit', body: 'Something written while helping out' },
      { as: token },
    );
    await world.call(authContract.logout, {}, { as: token, area: 'merchant' });
    expect((await world.call(authContract.get_global_informations, {}, { as: token, area: 'merchant' })).status).toBe(
      401,
    );
    const owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    const { records } = (await world.call(auditContract.get_records, {}, { as: owner })).body;
    expect(records.slice(0, 3).map((row) => [row.action, row.actor_name, row.real_actor_name])).toEqual([
      ['accounts.owner-visit-end', 'Owner A', 'Manager'],
      ['suggestions.add', 'Owner A', 'Manager'],
      ['accounts.owner-visit-start', 'Owner A', 'Manager'],
    ]);
    expect(records[2]!.after).toEqual({ reason: 'Help with the price list' });
    const { body } = await world.call(
      notificationsContract.get_records,
      { type: 'owner-visits' },
      { as: owner, area: 'merchant' },
    );
    expect(body.records[0]!.english_text).toBe('Manager of Rawnaq entered as owner: Help with the price list');
  });

  it('is over after an hour, and that is written too', async () => {
    const clocked = await openWorld();
    try {
      const staff = await clocked.signIn('manager@test.rawnaq', 'manager');
      const { code } = (
        await clocked.call(merchants.login_as_owner, { id: 2001, reason: 'Help', password: PASSWORD }, { as: staff })
      ).body;
      const token = (await clocked.call(merchants.enter_as_owner, { code }, { area: 'merchant' })).body.user.api_token;
      clocked.advance(59 * 60_000);
      expect(
        (await clocked.call(authContract.get_global_informations, {}, { as: token, area: 'merchant' })).status,
      ).toBe(200);
      clocked.advance(60_001);
      expect(
        (await clocked.call(authContract.get_global_informations, {}, { as: token, area: 'merchant' })).status,
      ).toBe(401);
      await runJob(clocked.services, 'end-owner-visits');
      await runJob(clocked.services, 'end-owner-visits');
      expect(
        await rowsOf(
          clocked,
          `
            select actor_name, real_actor_name
            from audit_log
            where account_id = 2001 and action = 'accounts.owner-visit-end'`,
        ),
      ).toEqual([{ actor_name: 'Owner A', real_actor_name: 'Manager' }]);
    } finally {
      await clocked.close();
    }
  });

  it('is over at once when the manager is disabled in the middle of it, and that is written', async () => {
    const second = await addPerson(world, 'manager', 0, everyManagerRight, {
      password_hash: await hashPassword(PASSWORD),
    });
    const { code } = (
      await world.call(
        merchants.login_as_owner,
        { id: 2001, reason: 'Help with the price list', password: PASSWORD },
        { as: await tokenOf(world, second) },
      )
    ).body;
    const { api_token: as } = (await enter(code)).body.user;
    const look = async () =>
      (await world.call(authContract.get_global_informations, {}, { as, area: 'merchant' })).status;
    expect(await look()).toBe(200);
    const disabled = { id: second.id, status: recordStates.codes.disabled };
    expect((await world.call(platformStaffContract.set_status, disabled, { as: manager })).status).toBe(200);
    expect(await look()).toBe(401);
    const ended = await rowsOf(
      world,
      `select real_actor_id from audit_log
       where account_id = 2001 and action = 'accounts.owner-visit-end' and real_actor_id = $1`,
      [second.id],
    );
    expect(ended.length).toBe(1);
  });

  it('does not begin when the manager was disabled meanwhile', async () => {
    const { code } = (await ask()).body;
    await rowsOf(world, "update users set status = 0 where email = 'manager@test.rawnaq'");
    expect((await enter(code)).body.code).toBe('OWNER_VISIT_LINK_INVALID');
    await rowsOf(world, "update users set status = 1 where email = 'manager@test.rawnaq'");
  });
});
