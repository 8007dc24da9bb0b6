import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsContract } from '@rawnaq/domain/accounts/accounts.contract';
import { accountStates } from '@rawnaq/domain/accounts/account.states';
import { auditContract } from '@rawnaq/domain/audit/audit.contract';
import { authContract } from '@rawnaq/domain/auth/auth.contract';
import { canMove } from '@rawnaq/domain/kernel/state-machine';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { platformMerchantsContract as merchants } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { runJob } from '../../../test/run-job';
import { createAccount } from '../accounts';
import { asPlatform } from '../../services';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, PASSWORD, type World } from '../../../test/world';

let world: World;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());

let made = 0;
async function newAccount(
  status: 'requested' | 'trial' | 'active' | 'expired' = 'requested',
  ends: { trial_ends_on?: string; expires_on?: string } = {},
  language: 'en' | 'ar' = 'ar',
): Promise<number> {
  made += 1;
  const [{ password_hash }] = (await rowsOf<{ password_hash: string }>(
    world,
    "select password_hash from users where email = 'a@test.rawnaq'",
  )) as [{ password_hash: string }];
  const { accountId } = await asPlatform(world.services, (tx) =>
    createAccount(tx, {
      english_name: `Fresh ${made}`,
      arabic_name: `جديد ${made}`,
      business_type: 'women_salon',
      country: 'AE',
      city: 'Dubai',
      language,
      status,
      ...ends,
      owner: { name: `Owner ${made}`, email: `fresh${made}@test.rawnaq`, mobile: null, password_hash },
    }),
  );
  return accountId;
}
const statusOf = async (id: number): Promise<string> =>
  (await rowsOf<{ status: string }>(world, 'select status from accounts where id = $1', [id]))[0]!.status;
const messagesTo = (id: number) =>
  rowsOf<{ template: string; language: string; body: string }>(
    world,
    'select template, language, body from messages where account_id = $1 order by id',
    [id],
  );
const ownerOf = (id: number) =>
  rowsOf<{ account_id: number; id: number; kind: 'merchant' }>(
    world,
    'select account_id, id, kind from users where account_id = $1 and is_owner',
    [id],
  ).then((rows) => rows[0]!);
const today = (): string => todayIn(world.services.clock(), 'Asia/Dubai');

describe('a request', () => {
  it('of many who approve and reject at once, one wins; the owner gets one message', async () => {
    const id = await newAccount();
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        index % 2
          ? world.call(merchants.approve, { id }, { as: manager })
          : world.call(merchants.reject, { id, reason: 'Not clear' }, { as: manager }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(new Set(answers.filter((answer) => answer.status !== 200).map((answer) => answer.body.code))).toEqual(
      new Set(['STATE_MOVE_NOT_ALLOWED']),
    );
    expect(await messagesTo(id)).toHaveLength(1);
    expect(
      await rowsOf(
        world,
        "select 1 from audit_log where account_id = $1 and action in ('accounts.approve', 'accounts.reject')",
        [id],
      ),
    ).toHaveLength(1);
  });

  it('approved, opens a trial of seven days in the account’s zone and tells the owner in its language', async () => {
    const id = await newAccount();
    const login = () =>
      world.call(
        authContract.login,
        { username: String(id), password: PASSWORD, end_other_session: true },
        { area: 'merchant', ip: '10.1.1.1' },
      );
    expect((await login()).body.code).toBe('ACCOUNT_WAITING');
    expect((await world.call(merchants.approve, { id }, { as: manager })).body).toEqual({ done: true });
    const [account] = await rowsOf<{ status: string; trial_ends_on: string }>(
      world,
      'select status, trial_ends_on::text from accounts where id = $1',
      [id],
    );
    expect(account).toEqual({ status: 'trial', trial_ends_on: addDays(today(), 7) });
    expect(await messagesTo(id)).toMatchObject([{ template: 'request-approved', language: 'ar' }]);
    expect((await login()).body.user!.account_id).toBe(id);
  });

  it('rejected, says why, and can be taken up again', async () => {
    const id = await newAccount('requested', {}, 'en');
    expect((await world.call(merchants.reject, { id, reason: '' }, { as: manager })).body.errors).toHaveProperty(
      'reason',
    );
    await world.call(merchants.reject, { id, reason: 'The licence is not readable' }, { as: manager });
    expect((await messagesTo(id))[0]!.body).toContain('The licence is not readable');
    expect((await world.call(merchants.approve, { id }, { as: manager })).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    await world.call(merchants.reopen, { id }, { as: manager });
    expect((await world.call(merchants.approve, { id }, { as: manager })).status).toBe(200);
  });

  it('carries its own state through registration, decision and list', async () => {
    const salon = {
      english_name: 'Nada Salon',
      arabic_name: 'صالون ندى',
      business_type: 'women_salon' as const,
      country: 'AE' as const,
      owner_name: 'Nada',
      email: 'nada@example.com',
      mobile: '+971501230000',
      password: 'four green lanterns',
      accept_terms: true as const,
    };
    const { body } = await world.call(accountsContract.register, salon, { ip: '10.7.7.7', language: 'ar' });
    const [message] = await rowsOf<{ body: string }>(
      world,
      "select body from messages where recipient = '+971501230000'",
    );
    const { account_id } = (
      await world.call(
        accountsContract.verify_register_code,
        { unique_id: body.request.unique_id, code: /\d{6}/.exec(message!.body)![0] },
        { ip: '10.7.7.7' },
      )
    ).body;
    const requests = () => world.call(merchants.requests, { search: 'Nada' }, { as: manager });
    expect((await requests()).body.records).toMatchObject([{ tenant: account_id, status: 1 }]);
    const detail = await world.call(merchants.get_record, { id: account_id }, { as: manager });
    expect(detail.body).toMatchObject({ status: 'requested', language: 'ar', checks: { same_network: 0 } });
    expect(detail.body.checks.mobile_verified_at).not.toBeNull();
    await world.call(merchants.approve, { id: account_id }, { as: manager });
    expect((await requests()).body.records[0]!.status).toBe(3);
    expect((await world.call(merchants.request_counts, {}, { as: manager })).body.counts).toEqual({ 3: 1 });
  });
});

describe('the states', () => {
  it('move only as the table says, whatever is asked', async () => {
    const asks = {
      trial: (id: number) =>
        world.call(
          merchants.set_package,
          { id, status: 'trial', ends_on: addDays(today(), 5), tier: null },
          { as: manager },
        ),
      active: (id: number) =>
        world.call(
          merchants.set_package,
          { id, status: 'active', ends_on: addDays(today(), 50), tier: 'premium' },
          { as: manager },
        ),
      disabled: (id: number) => world.call(merchants.disable, { id, reason: 'Unpaid' }, { as: manager }),
      rejected: (id: number) => world.call(merchants.reject, { id, reason: 'No' }, { as: manager }),
      requested: (id: number) => world.call(merchants.reopen, { id }, { as: manager }),
    };
    for (const from of ['requested', 'trial', 'active', 'expired', 'disabled', 'rejected'] as const) {
      for (const [to, ask] of Object.entries(asks) as [keyof typeof asks, (typeof asks)['trial']][]) {
        const id = await newAccount();
        await rowsOf(world, 'update accounts set status = $2 where id = $1', [id, from]);
        // A waiting request is decided by approving it; a package is for what was approved. The same package again
        // prolongs it.
        const allowed =
          (canMove(accountStates, from, to) && !(from === 'requested' && (to === 'trial' || to === 'active'))) ||
          (from === to && (to === 'trial' || to === 'active'));
        const answer = await ask(id);
        expect(answer.status, `${from} → ${to}`).toBe(allowed ? 200 : 501);
        expect(await statusOf(id)).toBe(allowed ? to : from);
      }
    }
  });

  it('suspending ends every session of the salon at once; a package lets it in again', async () => {
    const id = await newAccount('active', { expires_on: addDays(today(), 30) });
    const owner = await tokenOf(world, await ownerOf(id));
    const look = () => world.call(authContract.get_global_informations, {}, { as: owner, area: 'merchant' });
    expect((await look()).status).toBe(200);
    await world.call(merchants.disable, { id, reason: 'Unpaid' }, { as: manager });
    expect((await look()).status).toBe(401);
    expect(await rowsOf(world, 'select 1 from sessions where account_id = $1 and ended_at is null', [id])).toEqual([]);
    expect(
      (
        await world.call(
          merchants.set_package,
          { id, status: 'active', ends_on: addDays(today(), -1), tier: null },
          { as: manager },
        )
      ).body.errors,
    ).toHaveProperty('ends_on');
    expect(
      (await world.call(merchants.set_package, { id, status: 'active', ends_on: today(), tier: null }, { as: manager }))
        .status,
    ).toBe(200);
    expect(
      (
        await world.call(
          authContract.get_global_informations,
          {},
          { as: await tokenOf(world, await ownerOf(id)), area: 'merchant' },
        )
      ).status,
    ).toBe(200);
  });

  it('leaves the platform and the training salon alone', async () => {
    for (const id of [0, 1])
      expect((await world.call(merchants.disable, { id, reason: 'x' } as never, { as: manager })).status).toBe(422);
    expect((await world.call(merchants.get_record, { id: 999_999 }, { as: manager })).status).toBe(404);
  });

  it('keeps notes out of the merchant’s books', async () => {
    const id = await newAccount('active');
    await world.call(merchants.add_note, { id, body: 'Pays late' }, { as: manager });
    expect((await world.call(merchants.get_record, { id }, { as: manager })).body.notes).toMatchObject([
      { body: 'Pays late', created_by_name: 'Manager' },
    ]);
    expect(
      await rowsOf(world, "select 1 from audit_log where account_id = $1 and after::text like '%Pays late%'", [id]),
    ).toEqual([]);
    const owner = await tokenOf(world, await ownerOf(id));
    expect(JSON.stringify((await world.call(auditContract.get_records, {}, { as: owner })).body)).not.toContain(
      'Pays late',
    );
  });
});

describe('the clock', () => {
  it('warns three days, one day and on the day, each once, then closes the account', async () => {
    const clocked = await openWorld();
    try {
      const day = todayIn(clocked.services.clock(), 'Asia/Dubai');
      const password_hash = 'x';
      const { accountId: id, ownerId } = await asPlatform(clocked.services, (tx) =>
        createAccount(tx, {
          english_name: 'Clock',
          arabic_name: 'ساعة',
          business_type: 'women_salon',
          country: 'AE',
          city: null,
          language: 'ar',
          status: 'trial',
          trial_ends_on: addDays(day, 5),
          owner: { name: 'Owner', email: 'clock@test.rawnaq', mobile: null, password_hash },
        }),
      );
      await tokenOf(clocked, { account_id: id, id: ownerId, kind: 'merchant' });
      const run = () => runJob(clocked.services, 'watch-account-ends');
      const told: string[][] = [];
      for (let passed = 0; passed <= 7; passed += 1) {
        // Several times a day and several processes at once change nothing.
        await Promise.all([run(), run()]);
        await run();
        told.push(
          (
            await rowsOf<{ template: string }>(
              clocked,
              'select template from messages where account_id = $1 order by id',
              [id],
            )
          ).map((row) => row.template),
        );
        clocked.advance(86_400_000);
      }
      expect(told.map((templates) => templates.length)).toEqual([0, 0, 1, 1, 2, 3, 4, 4]);
      expect(told.at(-1)).toEqual(['account-ending', 'account-ending', 'account-ends-today', 'account-expired']);
      expect(await rowsOf(clocked, 'select status from accounts where id = $1', [id])).toEqual([{ status: 'expired' }]);
      expect(await rowsOf(clocked, 'select 1 from sessions where account_id = $1 and ended_at is null', [id])).toEqual(
        [],
      );
      expect(
        await rowsOf(clocked, "select actor_kind from audit_log where account_id = $1 and action = 'accounts.expire'", [
          id,
        ]),
      ).toEqual([{ actor_kind: 'system' }]);
      // Prolonged, it is warned about its new end.
      await rowsOf(clocked, 'update accounts set status = $2, trial_ends_on = $3 where id = $1', [
        id,
        'trial',
        addDays(todayIn(clocked.services.clock(), 'Asia/Dubai'), 1),
      ]);
      await run();
      expect(await rowsOf(clocked, 'select 1 from messages where account_id = $1', [id])).toHaveLength(5);
    } finally {
      await clocked.close();
    }
  });
});

describe('changing the owner', () => {
  it('asks for the manager’s own password again and wants an active administrator', async () => {
    const id = await newAccount('active', {}, 'en');
    const roles = await rowsOf<{ id: number; key: string }>(world, 'select id, key from roles where account_id = $1', [
      id,
    ]);
    const person = await addPerson(world, 'merchant', id, {});
    const signedIn = await world.signIn('manager@test.rawnaq', 'manager');
    const ask = (more: object = {}) =>
      world.call(merchants.change_owner, { id, user_id: person.id, password: PASSWORD, ...more }, { as: signedIn });
    expect((await ask({ password: 'wrong' })).body.errors).toHaveProperty('password');
    expect((await ask()).body.code).toBe('NEW_ADMIN_NOT_PRIVILEGED');
    await rowsOf(world, 'update users set role_id = $3 where account_id = $1 and id = $2', [
      id,
      person.id,
      roles.find((role) => role.key === 'administrator')!.id,
    ]);
    expect((await ask({ user_id: 999_999 })).status).toBe(404);
    const before = await ownerOf(id);
    expect((await ask({ user_id: before.id })).body.code).toBe('ALREADY_OWNER');
    // By her number the owner of another salon is found.
    const numbered = (mobile: string | null) =>
      rowsOf(world, 'update users set mobile = $3 where account_id = $1 and id = $2', [id, person.id, mobile]);
    await numbered('+971500000001');
    expect((await ask()).body.errors).toEqual({ user_id: ['This mobile number is already in use'] });
    await numbered(null);
    expect((await ask()).body).toEqual({ done: true });
    expect((await ownerOf(id)).id).toBe(person.id);
    expect(
      await rowsOf(
        world,
        `
          select r.key
          from users u
          join roles r on r.account_id = u.account_id and r.id = u.role_id
          where u.account_id = $1 and u.id = $2`,
        [id, before.id],
      ),
    ).toEqual([{ key: 'administrator' }]);
    expect(await messagesTo(id)).toMatchObject([{ template: 'owner-changed', language: 'en' }]);
    expect(
      await rowsOf(
        world,
        "select before, after from audit_log where account_id = $1 and action = 'accounts.change-owner'",
        [id],
      ),
    ).toHaveLength(1);
  });

  it('stops guessing of the password', async () => {
    const id = await newAccount('active');
    const signedIn = await world.signIn('manager@test.rawnaq', 'manager');
    const codes = [];
    for (let attempt = 0; attempt < 7; attempt += 1)
      codes.push(
        (await world.call(merchants.change_owner, { id, user_id: 1, password: 'wrong' }, { as: signedIn })).body.code,
      );
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});
