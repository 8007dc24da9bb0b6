import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationsContract, NOTIFICATION_TYPES } from '@rawnaq/domain/notifications/notifications.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { todayIn } from '@rawnaq/domain/kernel/zoned-time';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { asAccount } from '../../services';
import { notify } from './notify';

const { get_records, mark_as_read } = notificationsContract;
const FOR_THE_PLATFORM = ['merchant-requests', 'suggestions', 'js-errors'];
const SALON_TYPES = NOTIFICATION_TYPES.filter((type) => !FOR_THE_PLATFORM.includes(type));
let world: World;
let owner: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  for (const account_id of [2001, 2002])
    for (const type of NOTIFICATION_TYPES)
      await asAccount(world.services, account_id, (tx) =>
        notify(tx, {
          account_id,
          type,
          english_text: `${type} of ${account_id}`,
          arabic_text: `نص ${type}`,
          link: null,
        }),
      );
});
afterAll(() => world.close());

const see = async (as: string, type?: (typeof NOTIFICATION_TYPES)[number]) =>
  (await world.call(get_records, { type }, { as, area: 'merchant' })).body;

describe('notifications', () => {
  it('show the owner every type of the salon, newest first, with the fields of the client', async () => {
    const { records, unread } = await see(owner);
    expect(records.map((record) => record.type).sort()).toEqual([...SALON_TYPES].sort());
    expect(records.map((record) => record.type)).toEqual(
      expect.arrayContaining(['complaints', 'orders', 'stock', 'suggestion-answers', 'surveys']),
    );
    expect(unread).toBe(SALON_TYPES.length);
    expect(records[0]!.id).toBe(Math.max(...records.map((record) => record.id)));
    expect(
      records.every(
        (record) =>
          record.english_text.endsWith('of 2001') &&
          record.arabic_text.startsWith('نص') &&
          record.date === todayIn(record.dateAndTime, 'Asia/Dubai'),
      ),
    ).toBe(true);
  });

  it('show others only what their permissions show', async () => {
    const stock = await tokenOf(
      world,
      await addPerson(world, 'merchant', 2001, toPermissionMap(['products.stock-notifications'])),
    );
    expect((await see(stock)).records.map((record) => record.type)).toEqual(['stock']);
    expect((await see(stock, 'complaints')).records).toEqual([]);
    const nothing = await tokenOf(world, await addPerson(world, 'merchant', 2001, {}));
    expect(await see(nothing)).toEqual({ records: [], unread: 0 });
  });

  it('lead to a page, and to the record they tell of', async () => {
    await asAccount(world.services, 2001, async (tx) => {
      await notify(tx, {
        account_id: 2001,
        type: 'stock',
        english_text: 'plain',
        arabic_text: 'نص',
        link: 'merchant-suggestions',
      });
      await notify(tx, {
        account_id: 2001,
        type: 'stock',
        english_text: 'booked',
        arabic_text: 'نص',
        link: 'merchant-appointments',
        open: 12,
      });
    });
    const links = (await see(owner, 'stock')).records.map(({ english_text, link }) => [english_text, link]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['plain', '/merchant/suggestions'],
        ['booked', '/merchant/appointments?open=12'],
      ]),
    );
    await rowsOf(world, "delete from notifications where english_text in ('plain', 'booked')");
  });

  it('show orders only where invoices may be held', async () => {
    await rowsOf(world, 'update accounts set hold_invoice = false where id = 2001');
    expect((await see(owner)).records.map((record) => record.type)).not.toContain('orders');
    await rowsOf(world, 'update accounts set hold_invoice = true where id = 2001');
  });

  it('are read by each person alone, by type or all; a newer one is unread again', async () => {
    const colleague = await tokenOf(
      world,
      await addPerson(world, 'merchant', 2001, toPermissionMap(['products.stock-notifications', 'reports.surveys'])),
    );
    expect((await world.call(mark_as_read, { type: 'stock' }, { as: owner })).body).toEqual({ done: true });
    expect((await see(owner)).unread).toBe(SALON_TYPES.length - 1);
    expect((await see(owner, 'stock')).records[0]!.read).toBe(true);
    expect((await see(colleague)).unread).toBe(2);
    await world.call(mark_as_read, {}, { as: owner });
    expect((await see(owner)).unread).toBe(0);
    await asAccount(world.services, 2001, (tx) =>
      notify(tx, { account_id: 2001, type: 'stock', english_text: 'newer', arabic_text: 'أحدث', link: null }),
    );
    expect((await see(owner)).unread).toBe(1);
    expect((await see(colleague)).unread).toBe(3);
    expect((await see(await tokenOf(world, await personOf(world, 'b@test.rawnaq')))).unread).toBe(SALON_TYPES.length);
  });

  it('marks nothing that the person may not see', async () => {
    const blind = await addPerson(world, 'merchant', 2001, {});
    await world.call(mark_as_read, {}, { as: await tokenOf(world, blind) });
    expect(await rowsOf(world, 'select 1 from notification_reads where user_id = $1', [blind.id])).toEqual([]);
  });

  it('of the platform are for managers', async () => {
    await rowsOf(
      world,
      "insert into notifications (account_id, type, english_text, arabic_text) values (0, 'merchant-requests', 'New request', 'طلب')",
    );
    const manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
    const { body } = await world.call(get_records, {}, { as: manager, area: 'manager' });
    expect(body.records.map((record) => record.english_text)).toEqual(['New request']);
    expect((await see(owner)).records.map((record) => record.english_text)).not.toContain('New request');
  });

  it('are those of one day of the salon where a day is asked for', async () => {
    await rowsOf(
      world,
      "update notifications set created_at = '2026-03-04T21:30:00Z' where account_id = 2001 and type = 'stock'",
    );
    const on = async (date: string) =>
      (await world.call(get_records, { date }, { as: owner, area: 'merchant' })).body.records.map(
        ({ type, date: day }) => [type, day],
      );
    const that = await on('2026-03-05');
    expect(that.length).toBeGreaterThan(0);
    expect(that.every(([type, day]) => type === 'stock' && day === '2026-03-05')).toBe(true);
    expect(await on('2026-03-04')).toEqual([]);
    expect((await world.call(get_records, { date: 'soon' }, { as: owner, area: 'merchant' })).status).toBe(422);
  });
});
