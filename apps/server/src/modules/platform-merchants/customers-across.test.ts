import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { numbersOf, toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { customersAcrossContract as across } from '@rawnaq/domain/platform-merchants/customers-across.contract';
import { recordsContract } from '@rawnaq/domain/records/records.contract';
import { NotOnWhatsapp, RefusedByProvider, type OutgoingMessage } from '../../infra/message-drivers';
import { asPlatform } from '../../services';
import { queueMessage } from '../messages';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let manager: string;
let salonA: string;
let salonB: string;
const sent: OutgoingMessage[] = [];
let answer: 'nobody' | 'refused' | 'accepted' = 'nobody';
beforeAll(async () => {
  const send = async (message: OutgoingMessage) => {
    sent.push(message);
    if (answer === 'nobody') throw new NotOnWhatsapp('Recipient is not a WhatsApp user');
    if (answer === 'refused') throw new RefusedByProvider('Template not approved');
    return { provider_id: 'x' };
  };
  world = await openWorld({ drivers: { whatsapp: { name: 'sandbox', send } } });
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  salonA = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  salonB = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
  await world.startJobs();
});
afterAll(() => world.close());

const add = async (token: string, name: string, mobile: string) =>
  (await world.call(customersContract.add, { name, mobile }, { as: token })).body.id;
const added = (input: Record<string, string> = {}, language: 'en' | 'ar' = 'en') =>
  world.call(across.added, input as never, { as: manager, language });
const unreachable = (input: Record<string, string> = {}) =>
  world.call(across.inactive, input as never, { as: manager });
const factOf = async (id: number) =>
  (
    await rowsOf<{ whatsapp_inactive_at: string | null }>(
      world,
      'select whatsapp_inactive_at from customers where id = $1',
      [id],
    )
  )[0]!.whatsapp_inactive_at;

async function message(accountId: number, recipient: string): Promise<void> {
  const id = await asPlatform(world.services, (tx) =>
    queueMessage(tx, {
      account_id: accountId,
      channel: 'whatsapp',
      recipient,
      language: 'en',
      template: 'registration-code',
      values: { code: '123456' } as never,
    }),
  );
  await expect
    .poll(
      async () =>
        (
          await rowsOf<{ status: number }>(world, 'select status from messages where account_id = $1 and id = $2', [
            accountId,
            id,
          ])
        )[0]!.status,
      { timeout: 15_000 },
    )
    .not.toSatisfy((status: number) => status === 1 || status === 3);
}

describe('customers across merchants', () => {
  let fatima: number;
  let noor: number;
  beforeAll(async () => {
    fatima = await add(salonA, 'Fatima Saleh', '+971501000001');
    world.advance(1000);
    noor = await add(salonB, 'نور الكعبي', '+971501000002');
  });

  it('are listed newest first, with their salon in the reader’s language', async () => {
    const { records } = (await added({}, 'ar')).body;
    expect(records.map((row) => row.id)).toEqual([noor, fatima]);
    expect(records.map((row) => row.account_id)).toEqual([2002, 2001]);
    const [names] = (await added()).body.records;
    expect(records[0]!.salon).not.toBe(names!.salon);
  });

  it('are found by name in either script, by any part of the mobile, and by nothing else', async () => {
    const found = async (search: string) => (await added({ search })).body.records.map((row) => row.id);
    expect(await found('فاطمة')).toEqual([fatima]);
    expect(await found('Noor')).toEqual([noor]);
    expect(await found('1000002')).toEqual([noor]);
    expect(await found('%')).toEqual([]);
    expect(await found('zzz')).toEqual([]);
  });

  it('are narrowed by merchant, country and state; nonsense matches nothing', async () => {
    const ids = async (input: Record<string, string>) => (await added(input)).body.records.map((row) => row.id);
    expect(await ids({ 'f.account_id': '2001' })).toEqual([fatima]);
    expect(await ids({ 'f.account_id': 'x' })).toEqual([]);
    expect(await ids({ 'f.account_id': '99999999999999999999' })).toEqual([]);
    expect(await ids({ 'f.country': 'AE' })).toEqual([noor, fatima]);
    expect(await ids({ 'f.country': 'KW' })).toEqual([]);
    await world.call(customersContract.set_status, { id: fatima, status: 0 }, { as: salonA });
    expect(await ids({ 'f.status': '0' })).toEqual([fatima]);
    await world.call(customersContract.set_status, { id: fatima, status: 1 }, { as: salonA });
  });

  it('have merchants to pick from, found by the server and named to staff alone', async () => {
    const choices = (asked: object, as: string, area: 'manager' | 'merchant' = 'manager') =>
      world.call(recordsContract.get_choices, { kind: 'merchant', ...asked } as never, { as, area });
    const ids = async (asked: object) => (await choices(asked, manager)).body.records.map((row) => row.id);
    expect(await ids({})).toEqual([2002, 2001]);
    expect(await ids({ search: '2001' })).toEqual([2001]);
    expect(await ids({ id: 2002 })).toEqual([2002]);
    expect(await ids({ search: 'nobody is called so' })).toEqual([]);
    expect((await choices({}, salonA, 'merchant')).status).toBe(403);
    expect((await choices({ kind: 'employee' }, manager)).status).toBe(403);
    const clerk = await tokenOf(
      world,
      await addPerson(world, 'manager', 0, toPermissionMap(['platform-trackers.view'])),
    );
    expect((await choices({}, clerk)).status).toBe(403);
  });

  it('of the training salon are no merchant’s', async () => {
    await rowsOf(
      world,
      `
        insert into customers (account_id, name, mobile, mobile_key, name_key, sound_key, mobile_digits)
        values (1, 'T', '+971509999999', 'k', ' t ', ' t ', '971509999999')`,
    );
    expect((await added()).body.total).toBe(2);
    expect((await added({ search: '9999999' })).body.total).toBe(0);
  });

  it('of one number in two salons are two, as after an import', async () => {
    await rowsOf(
      world,
      `
        insert into customers (account_id, id, name, mobile, mobile_key, name_key, sound_key, mobile_digits)
        overriding system value
        values (2002, $1, 'Another', '+971507777777', '+971507777777', ' another ', ' another ', '971507777777')`,
      [fatima],
    );
    const { records } = (await added({ search: 'Fatima' })).body;
    expect(records.map(({ account_id, id }) => [account_id, id])).toEqual([[2001, fatima]]);
    await rowsOf(world, 'delete from customers where account_id = 2002 and id = $1', [fatima]);
  });

  it('can be taken away as a file', async () => {
    expect((await world.call(across.export_added, { format: 'csv' } as never, { as: manager })).status).toBe(200);
  });

  it('not on WhatsApp: known from the answer of the provider, in the salon it was asked for only', async () => {
    const twin = await add(salonB, 'Fatima Saleh', '+971501000001');
    answer = 'refused';
    await message(2001, '+971501000001');
    expect((await unreachable()).body.total).toBe(0);
    answer = 'nobody';
    await message(2001, '+971501000001');
    expect((await unreachable()).body.records).toMatchObject([
      { id: fatima, account_id: 2001, whatsapp_inactive_reason: 'Recipient is not a WhatsApp user' },
    ]);
    expect(await factOf(twin)).toBeNull();
    const lines = () =>
      rowsOf(
        world,
        "select actor_kind from audit_log where account_id = 2001 and action = 'customers.not-on-whatsapp'",
      );
    expect(await lines()).toEqual([{ actor_kind: 'system' }]);
    await message(2001, '+971501000001');
    expect(await lines()).toHaveLength(1);
    await message(2001, '+971507777777');
    expect((await unreachable()).body.total).toBe(1);
  });

  it('check again: forgets it once, in the salon’s history with the name of who asked', async () => {
    const again = () => world.call(across.check_again, { account_id: 2001, id: fatima }, { as: manager });
    expect((await world.call(across.check_again, { account_id: 2002, id: fatima }, { as: manager })).status).toBe(404);
    expect((await world.call(across.check_again, { account_id: 1, id: fatima }, { as: manager })).status).toBe(422);
    expect((await again()).body).toEqual({ done: true });
    expect((await again()).body).toEqual({ done: true });
    expect((await unreachable()).body.total).toBe(0);
    expect(
      await rowsOf(
        world,
        `
          select actor_kind, entity_id
          from audit_log
          where account_id = 2001 and action = 'customers.check-whatsapp-again'`,
      ),
    ).toEqual([{ actor_kind: 'manager', entity_id: String(fatima) }]);
  });

  it('a message that arrives, or another number, forgets it too', async () => {
    answer = 'nobody';
    await message(2001, '+971501000001');
    expect(await factOf(fatima)).not.toBeNull();
    answer = 'accepted';
    await message(2001, '+971501000001');
    expect(await factOf(fatima)).toBeNull();
    answer = 'nobody';
    await message(2001, '+971501000001');
    await world.call(customersContract.edit, { id: fatima, name: 'Fatima S', mobile: '+971501000001' }, { as: salonA });
    expect(await factOf(fatima)).not.toBeNull();
    await world.call(customersContract.edit, { id: fatima, name: 'Fatima S', mobile: '+971501000009' }, { as: salonA });
    expect(await factOf(fatima)).toBeNull();
  });

  it('asking again is refused to those who may only look', async () => {
    const { module, action } = numbersOf('platform-merchants.people');
    const looker = await tokenOf(world, await addPerson(world, 'manager', 0, { [module]: [action] }));
    expect((await world.call(across.added, {}, { as: looker })).status).toBe(200);
    expect((await world.call(across.check_again, { account_id: 2001, id: fatima }, { as: looker })).status).toBe(403);
  });
});
