import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTIFICATION_TYPES, type NotificationType } from '@rawnaq/domain/notifications/notification-catalogue';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import type { Tx } from '../../db/database';
import { asAccount } from '../../services';
import { notify } from './notify';

const { get_records, mark_as_read } = notificationsContract;
const FOR_THE_PLATFORM = [
  'platform-backups',
  'merchant-requests',
  'suggestions',
  'js-errors',
  'main-whatsapp',
  'contracts',
  'account-invoices',
  'contact-messages',
  'added-properties',
  'edited-properties',
];
const FOR_HOSTS = ['own-properties', 'stay-enquiries', 'stay-calendars'];
const SALON_TYPES = NOTIFICATION_TYPES.filter((type) => ![...FOR_THE_PLATFORM, ...FOR_HOSTS].includes(type));
let world: World;
let owner: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  for (const account of [2001, 2002])
    await asAccount(world.services, account, async (tx) => {
      const names = { en: `Rose oil ${account}`, ar: 'زيت الورد' };
      const amount = { amount: 5250, currency: 'AED' } as const;
      await notify(tx, account, { type: 'orders', code: 'held', values: { customer: 'Noura', amount } });
      await notify(tx, account, { type: 'stock', code: 'low', values: { product: names, quantity: 2, warning: 5 } });
      await notify(tx, account, {
        type: 'surveys',
        code: 'answered',
        values: { customer: 'Noura', stars: 4 },
        open: 5,
      });
      await notify(tx, account, {
        type: 'complaints',
        code: 'complaint',
        values: { who: 'Noura', body: 'Loud' },
        open: 1,
      });
      await notify(tx, account, {
        type: 'online-bookings',
        code: 'booked',
        values: { customer: 'نورة', date: '2026-11-18', time: '13:00:00' },
        open: 12,
      });
      await notify(tx, account, {
        type: 'document-expiry',
        code: 'paper-expires',
        values: { employee: names, paper: 'passport', date: '2026-11-18' },
        open: 7,
      });
      await notify(tx, account, {
        type: 'suggestion-answers',
        code: 'answered',
        values: { state: 'done', title: 'Calm' },
      });
      await notify(tx, account, { type: 'owner-visits', code: 'entered', values: { manager: 'Omar', reason: 'Help' } });
      await notify(tx, account, { type: 'product-answers', code: 'add-approved', values: { product: names } });
      await notify(tx, account, {
        type: 'removed-pictures',
        code: 'removed',
        values: { place: names, reason: 'Blurred' },
      });
      await notify(tx, account, { type: 'conversations', code: 'waiting', values: { who: 'Noura' }, open: 3 });
      await notify(tx, account, {
        type: 'stay-wishes',
        code: 'wished',
        values: { customer: 'Noura', place: names, date: '2026-11-18' },
      });
      await notify(tx, account, { type: 'backups', code: 'failed', values: { date: '2026-11-18' } });
      await notify(tx, account, {
        type: 'campaigns',
        code: 'completed',
        values: { name: 'Eid', sent: 12 },
        open: 4,
      });
      await notify(tx, account, {
        type: 'expenses',
        code: 'due',
        values: { name: names, amount, date: '2026-11-18' },
        open: 3,
      });
      await notify(tx, account, {
        type: 'invoice-links',
        code: 'invoice-paid',
        values: { amount, customer: 'Noura' },
        open: 5,
      });
      await notify(tx, account, { type: 'whatsapp', code: 'dropped', values: {} });
      await notify(tx, account, { type: 'merchant-requests', code: 'new', values: { salon: names } });
      await notify(tx, account, {
        type: 'account-invoices',
        code: 'paid',
        values: { amount, merchant: names, number: 'RQ-2026-00001' },
        open: 1,
      });
    });
});
afterAll(() => world.close());

const see = async (as: string, type?: NotificationType) =>
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
        ({ arabic_text, date, dateAndTime }) =>
          /[\u0600-\u06FF]/.test(arabic_text) && date === todayIn(dateAndTime, 'Asia/Dubai'),
      ),
    ).toBe(true);
    expect(records.find(({ type }) => type === 'stock')).toMatchObject({
      english_text: 'Rose oil 2001: 2 in stock, warning quantity 5',
      icon: 'box',
      tone: 'warning',
      link: '/merchant/products/reorder-list',
    });
  });

  it('show others only what their permissions show', async () => {
    const stock = await tokenOf(
      world,
      await addPerson(world, 'merchant', 2001, toPermissionMap(['products.stock-notifications'])),
    );
    expect((await see(stock)).records.map((record) => record.type)).toEqual(['stock']);
    expect((await see(stock, 'complaints')).records).toEqual([]);
    const nothing = await tokenOf(world, await addPerson(world, 'merchant', 2001, {}));
    expect(await see(nothing)).toEqual({ records: [], unread: 0, unread_by_type: {} });
  });

  it('lead to a page, and to the record they tell of', async () => {
    const links = Object.fromEntries((await see(owner)).records.map(({ type, link }) => [type, link]));
    expect(links).toMatchObject({
      'suggestion-answers': '/merchant/suggestions',
      'online-bookings': '/merchant/appointments?open=12',
      'document-expiry': '/merchant/employees/7',
    });
  });

  it('are said anew each time they are read: the clock of the salon is that of today', async () => {
    const said = async () => {
      const { english_text, arabic_text } = (await see(owner, 'online-bookings')).records[0]!;
      return [english_text, arabic_text];
    };
    expect(await said()).toEqual([
      '\u2068نورة\u2069 booked online for 18 Nov 2026 at 1:00 PM',
      'حجز أونلاين جديد: \u2068نورة\u2069، \u206818 نوفمبر 2026\u2069 الساعة \u20681:00 م\u2069',
    ]);
    await rowsOf(world, "update accounts set clock = '24' where id = 2001");
    const [english] = await said();
    await rowsOf(world, "update accounts set clock = '12' where id = 2001");
    expect(english).toContain('at 13:00');
  });

  it('of before the catalogue keep their sentence, and one of a newer version is left out', async () => {
    await rowsOf(
      world,
      `insert into notifications (account_id, type, code, values) values
        (2001, 'surveys', 'as-written', '{"text": {"en": "Older", "ar": "أقدم"}}'),
        (2001, 'surveys', 'of-tomorrow', '{}'), (2001, 'surveys', 'constructor', '{}')`,
    );
    expect((await see(owner, 'surveys')).records.map(({ english_text }) => english_text)).toEqual([
      'Older',
      'New rating from Noura: 4 of 5',
    ]);
    await rowsOf(world, "delete from notifications where code in ('as-written', 'of-tomorrow', 'constructor')");
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
      notify(tx, 2001, {
        type: 'stock',
        code: 'low',
        values: { product: { en: 'Comb', ar: 'مشط' }, quantity: 0, warning: 1 },
      }),
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
      `insert into notifications (account_id, type, code, values) values
        (0, 'merchant-requests', 'new', '{"salon": {"en": "Rose", "ar": "وردة"}}')`,
    );
    const manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
    const { body } = await world.call(get_records, {}, { as: manager, area: 'manager' });
    expect(body.records.map((record) => record.english_text)).toEqual(['New request: Rose']);
    expect((await see(owner)).records.map((record) => record.english_text)).not.toContain('New request: Rose');
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

it('what nobody declared, or declared otherwise, can not be sent', () => {
  const wrong = (tx: Tx) => [
    // @ts-expect-error a type nobody declared
    () => notify(tx, 2001, { type: 'unicorns', code: 'won', values: {} }),
    // @ts-expect-error a sentence of another type
    () => notify(tx, 2001, { type: 'stock', code: 'held', values: {} }),
    // @ts-expect-error a place is missing
    () => notify(tx, 2001, { type: 'surveys', code: 'answered', values: { customer: 'Noura' } }),
    // @ts-expect-error a place that is not in the sentence
    () => notify(tx, 2001, { type: 'js-errors', code: 'new', values: { message: 'x', line: 1 } }),
    // @ts-expect-error a number where an amount belongs
    () => notify(tx, 2001, { type: 'orders', code: 'held', values: { customer: 'Noura', amount: 5 } }),
    // @ts-expect-error a word that is not one of the list
    () => notify(tx, 2001, { type: 'suggestion-answers', code: 'answered', values: { state: 'lost', title: 'x' } }),
    // @ts-expect-error it opens one record, and nobody said which
    () => notify(tx, 2001, { type: 'complaints', code: 'complaint', values: { who: 'x', body: 'x' } }),
  ];
  expect(wrong).toBeTypeOf('function');
});
