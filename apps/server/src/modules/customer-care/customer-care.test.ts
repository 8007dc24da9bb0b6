import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import type { CareKind } from '@rawnaq/domain/customer-care/care.states';
import { customerCareContract as care } from '@rawnaq/domain/customer-care/customer-care.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { toInstant, todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { furnish, type BookingSalon } from '../../../test/booking-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { asAccount } from '../../services';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { customerCareSetting } from '@rawnaq/domain/settings/customer-care-setting';
import { congratulate, inviteBack } from './congratulate.job';

let world: World;
let owner: string;
let desk: string;
let salon: BookingSalon;
let today: string;
const HOUR = 3_600_000;

beforeAll(async () => {
  world = await openWorld();
  salon = await furnish(world, 2001, { employees: 2, customers: 28, services: [{ name: 'Cut', job_time: 30 }] });
  today = todayIn(world.services.clock(), 'Asia/Dubai');
  await rowsOf(
    world,
    `
      insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name)
      select account_id, id, 'whatsapp', 'marketing', true, 'Desk' from customers
      where account_id = 2001 and id <> $1`,
    [salon.customers[27]],
  );
  await signIn();
});
/** Offers are not written at night, and the tests run at any hour. */
const noon = (): Date =>
  new Date(toInstant({ date: todayIn(world.services.clock(), 'Asia/Dubai'), time: '12:00:00' }, 'Asia/Dubai'));
afterAll(() => world.close());

/** Sessions do not outlive a day of the product's clock. */
async function signIn(): Promise<void> {
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  desk = await tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(['billing.customers-care'])));
}
let starts = 600;
const book = async (customer: number, date = addDays(today, 1), more: object = {}): Promise<number> => {
  const { body } = await world.call(
    appointmentsContract.add,
    {
      customer_id: salon.customers[customer]!,
      date,
      lines: [{ service_id: salon.services[0]!, employee_id: salon.employees[0]!, start: (starts += 30) }],
      tell_customer: false,
      ...more,
    } as never,
    { as: owner },
  );
  expect(body.id, JSON.stringify(body)).toBeDefined();
  return body.id;
};
const send = (kind: CareKind, ids: number[], more: object = {}, as = desk) =>
  world.call(care.send, { kind, ids, ...more }, { as });
const messagesOf = (column: 'appointment_id' | 'customer_id', id: number) =>
  rowsOf<{ template: string; body: string; language: string; status: number }>(
    world,
    `select template, body, language, status from messages where account_id = 2001 and ${column} = $1 order by id`,
    [id],
  );

describe('reminders by hand', () => {
  it('are shown before they are sent, in the language of the customer, and their state is seen', async () => {
    const id = await book(0);
    await rowsOf(world, "update customers set language = 'ar' where account_id = 2001 and id = $1", [
      salon.customers[0],
    ]);
    const before = (await world.call(care.get_reminders, { search: 'Customer' }, { as: desk })).body.records.find(
      (row) => row.id === id,
    )!;
    expect(before).toMatchObject({
      state: 'unsent',
      reach: 'whatsapp',
      written_at: null,
      written_by: null,
      since: null,
      is_open: true,
    });
    const [letter] = (await world.call(care.preview, { kind: 'reminder', ids: String(id) } as never, { as: desk })).body
      .letters;
    expect(letter).toMatchObject({ id, language: 'ar', channel: 'whatsapp', hindrance: null, last_at: null });
    expect(letter!.body).toContain('نذكّرك بموعدك في صالون أ');

    expect((await send('reminder', [id])).body).toEqual({ queued: 1, left_out: [] });
    expect(await messagesOf('appointment_id', id)).toEqual([
      { template: 'appointment_reminder', body: letter!.body, language: 'ar', status: 1 },
    ]);
    const after = (await world.call(care.get_reminders, { 'f.state': 'queued' } as never, { as: desk })).body.records;
    expect(after.map((row) => row.id)).toEqual([id]);
    expect(after[0]!.written_by).toMatch(/^Person/);
    expect(after[0]!.since).toBe('coming');
    // The clock has nothing left to do, and the history knows who did it.
    expect(
      await rowsOf(
        world,
        'select 1 from appointments where account_id = 2001 and id = $1 and reminded_at is not null',
        [id],
      ),
    ).toHaveLength(1);
    expect(
      await rowsOf(world, "select 1 from audit_log where action = 'appointments.remind' and entity_id = $1", [
        String(id),
      ]),
    ).toHaveLength(1);
    for (const [status, state] of [
      [2, 'sent'],
      [0, 'failed'],
      [4, 'unknown'],
      [3, 'queued'],
    ] as const) {
      await rowsOf(world, 'update messages set status = $1 where account_id = 2001 and appointment_id = $2', [
        status,
        id,
      ]);
      expect(
        (await world.call(care.get_reminders, {}, { as: desk })).body.records.find((row) => row.id === id)!.state,
      ).toBe(state);
    }
  });

  it('do not go out twice within a day, unless somebody says so', async () => {
    const id = await book(1);
    expect((await send('reminder', [id, id])).body.queued).toBe(1);
    const second = await send('reminder', [id]);
    expect([second.status, second.body.code]).toEqual([409, 'CARE_SENT_TODAY']);
    expect((await send('reminder', [id], { again: true })).body.queued).toBe(1);
    expect(await messagesOf('appointment_id', id)).toHaveLength(2);
    const other = await book(2);
    expect((await send('reminder', [id, other])).body).toEqual({ queued: 1, left_out: [{ id, hindrance: 'recent' }] });
  });

  it('of eight people at once are one', async () => {
    const id = await book(3);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('reminder', [id])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await messagesOf('appointment_id', id)).toHaveLength(1);
  });

  it('are not for who said no, what is off, or what belongs to another salon', async () => {
    const [refused, off, waiting] = [await book(4), await book(5), await book(6)];
    await rowsOf(world, 'update customers set whatsapp_allowed = false where account_id = 2001 and id = $1', [
      salon.customers[4],
    ]);
    await rowsOf(
      world,
      `
        insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name)
        values (2001, $1, 'sms', 'service', false, 'Test')`,
      [salon.customers[4]],
    );
    await world.call(appointmentsContract.cancel, { id: off, reason: 'Ill', tell_customer: false }, { as: owner });
    await rowsOf(world, 'update appointments set payment_status = 2 where account_id = 2001 and id = $1', [waiting]);
    const rows = (await world.call(care.get_reminders, { page_size: '100' }, { as: desk })).body.records;
    expect(rows.find((row) => row.id === refused)).toMatchObject({ reach: 'refused', state: 'unsent' });
    expect(rows.some((row) => row.id === off || row.id === waiting)).toBe(false);
    const none = await send('reminder', [refused, off, waiting, 987_654_321]);
    expect([none.status, none.body.code]).toEqual([501, 'CARE_NOBODY_TO_WRITE_TO']);
    const letters = (
      await world.call(care.preview, { kind: 'reminder', ids: [refused, off, waiting].join() } as never, { as: desk })
    ).body.letters;
    expect(letters.map(({ hindrance }) => hindrance)).toEqual(['consent', 'gone', 'gone']);
    const neighbour = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    const mine = await book(7);
    expect((await send('reminder', [mine], {}, neighbour)).body.code).toBe('CARE_NOBODY_TO_WRITE_TO');
    expect(await messagesOf('appointment_id', mine)).toEqual([]);
  });

  it('reach by text message where there is no WhatsApp, if that is allowed', async () => {
    const id = await book(8);
    await rowsOf(world, 'update customers set whatsapp_inactive_at = now() where account_id = 2001 and id = $1', [
      salon.customers[8],
    ]);
    const row = async () =>
      (await world.call(care.get_reminders, { page_size: '100' }, { as: desk })).body.records.find(
        (one) => one.id === id,
      )!;
    expect((await row()).reach).toBe('sms');
    await rowsOf(
      world,
      `
        insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name)
        values (2001, $1, 'sms', 'service', false, 'Test')`,
      [salon.customers[8]],
    );
    expect((await row()).reach).toBe('refused');
    expect((await send('reminder', [id])).body.code).toBe('CARE_NOBODY_TO_WRITE_TO');
  });

  it('show what became of the visit since', async () => {
    const [moved, off] = [await book(9), await book(10)];
    await send('reminder', [moved, off]);
    await rowsOf(world, 'update messages set status = 2 where account_id = 2001 and appointment_id = any($1)', [
      [moved, off],
    ]);
    const visit = (await world.call(appointmentsContract.get_record, { id: moved }, { as: owner })).body;
    expect(
      (
        await world.call(
          appointmentsContract.move,
          {
            line_id: visit.lines[0]!.id,
            date: addDays(today, 2),
            start: 600,
            employee_id: salon.employees[1]!,
            tell_customer: false,
          } as never,
          { as: owner },
        )
      ).status,
    ).toBe(200);
    await world.call(appointmentsContract.cancel, { id: off, reason: 'Ill', tell_customer: false }, { as: owner });
    const rows = (await world.call(care.get_reminders, { page_size: '100' }, { as: desk })).body.records;
    expect(rows.find((row) => row.id === moved)).toMatchObject({ since: 'moved', is_open: true });
    expect(rows.find((row) => row.id === off)).toMatchObject({ since: 'cancelled', is_open: false });
  });
});

describe('missed visits', () => {
  it('are listed with the invitation to book again and the visit that came of it', async () => {
    const [missed, made] = [await book(12), await book(13)];
    world.advance(48 * HOUR);
    await signIn();
    for (const id of [missed, made])
      expect((await world.call(appointmentsContract.no_show, { id }, { as: owner })).status).toBe(200);
    // Off as long as the salon does not switch it on.
    expect(await messagesOf('appointment_id', missed)).toEqual([]);
    const list = async () => (await world.call(care.get_no_shows, {}, { as: desk })).body.records;
    expect((await list()).map(({ id, rebooked, state }) => [id, rebooked, state])).toEqual(
      expect.arrayContaining([
        [missed, 'no', 'unsent'],
        [made, 'no', 'unsent'],
      ]),
    );
    expect((await send('no_show', [missed, made])).body.queued).toBe(2);
    const [message] = await messagesOf('appointment_id', missed);
    expect(message).toMatchObject({ template: 'no_show' });
    expect(message!.body).toContain('we missed you at Salon A');

    const again = await book(13, addDays(today, 5), { rebooked_from: made });
    const rows = await list();
    expect(rows.find((row) => row.id === made)).toMatchObject({ rebooked: 'yes', rebooked_id: again });
    expect(rows.find((row) => row.id === missed)).toMatchObject({ rebooked: 'no', rebooked_id: null });
    // She came back by herself.
    const alone = await book(12, addDays(today, 6));
    expect((await list()).find((row) => row.id === missed)).toMatchObject({ rebooked: 'yes', rebooked_id: alone });
    expect((await world.call(care.get_no_shows, { 'f.rebooked': 'no' } as never, { as: desk })).body.records).toEqual(
      [],
    );
  });

  it('are written about at once where the salon wants it, and not when it was a mistake', async () => {
    const id = await book(14, addDays(today, 3));
    await rowsOf(
      world,
      `
        insert into account_settings (account_id, section, secrets, "values")
        values (2001, 'notifications', '{}',
          '{"no_show":{"active":true,"timing":null,"english_active":true,"english_text":"Come back {customer}",
            "arabic_active":false,"arabic_text":""}}')
        on conflict (account_id, section) do update set "values" = account_settings."values" || excluded."values"`,
    );
    world.advance(48 * HOUR);
    await signIn();
    await world.call(appointmentsContract.no_show, { id }, { as: owner });
    expect((await messagesOf('appointment_id', id)).map(({ body }) => body)).toEqual([
      expect.stringMatching(/^Come back Customer/),
    ]);
    expect((await world.call(appointmentsContract.undo_no_show, { id }, { as: owner })).status).toBe(200);
    expect(await messagesOf('appointment_id', id)).toEqual([]);
  });
});

describe('birthdays', () => {
  it('are listed by the next one, those of 29 February too, and congratulated once', async () => {
    const now = todayIn(world.services.clock(), 'Asia/Dubai');
    const born = (date: string) => `1990${date.slice(4)}`;
    const days = [addDays(now, 3), addDays(now, -3), addDays(now, -40)];
    for (const [index, day] of days.entries())
      await rowsOf(world, 'update customers set birth_date = $1 where account_id = 2001 and id = $2', [
        day.endsWith('02-29') ? '1988-02-29' : born(day),
        salon.customers[index],
      ]);
    const rows = (await world.call(care.get_birthdays, {}, { as: desk })).body.records;
    expect(rows.map(({ id, birthday }) => [id, birthday.slice(5)])).toEqual([
      [salon.customers[1], days[1]!.slice(5)],
      [salon.customers[0], days[0]!.slice(5)],
      [salon.customers[2], days[2]!.slice(5)],
    ]);
    expect(rows[0]!.age).toBe(Number(rows[0]!.birthday.slice(0, 4)) - 1990);
    expect(
      (
        await world.call(care.get_birthdays, { 'f.day': `${days[0]}..${days[0]}` } as never, { as: desk })
      ).body.records.map(({ id }) => id),
    ).toEqual([salon.customers[0]]);
    expect((await send('birthday', [salon.customers[0]!])).body.queued).toBe(1);
    expect((await messagesOf('customer_id', salon.customers[0]!)).at(-1)).toMatchObject({
      template: 'birthday',
      language: 'ar',
    });
    expect((await send('birthday', [salon.customers[5]!])).body.code).toBe('CARE_NOBODY_TO_WRITE_TO');

    await rowsOf(world, "update customers set birth_date = '1988-02-29' where account_id = 2001 and id = $1", [
      salon.customers[2],
    ]);
    const leap = (await world.call(care.get_birthdays, {}, { as: desk })).body.records.find(
      ({ id }) => id === salon.customers[2],
    )!;
    expect(leap.birthday).toMatch(/-02-2[89]$/);
  });

  it('are thought of by the clock only where the salon wants it, and not after a person did', async () => {
    const day = todayIn(world.services.clock(), 'Asia/Dubai');
    const celebrates = [salon.customers[0]!, salon.customers[6]!];
    for (const id of celebrates)
      await rowsOf(world, 'update customers set birth_date = $1 where account_id = 2001 and id = $2', [
        `1984${day.endsWith('02-29') ? '-02-29' : day.slice(4)}`,
        id,
      ]);
    const run = () =>
      asAccount(world.services, 2001, (tx) =>
        congratulate({ tx, accountId: 2001, now: noon(), services: world.services }, day),
      );
    expect(await run()).toBe(0);
    await rowsOf(
      world,
      `
        update account_settings
        set "values" = "values" ||
          '{"birthday":{"active":true,"timing":null,"english_active":true,"english_text":"Happy birthday {customer}",
            "arabic_active":false,"arabic_text":""}}'
        where account_id = 2001 and section = 'notifications'`,
    );
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect((await messagesOf('customer_id', celebrates[1]!)).at(-1)).toMatchObject({
      template: 'birthday',
      body: expect.stringMatching(/^Happy birthday Customer/),
    });
  });
});

describe('missed customers', () => {
  const seen = () =>
    world.call(care.get_missed_customers, { page_size: '100' } as never, { as: desk }).then(({ body }) => body.records);
  const lastCame = (customer: number, days: number) =>
    rowsOf(
      world,
      'update customers set last_invoice_on = $1::date - $2::int where account_id = 2001 and id = $3 returning id',
      [todayIn(world.services.clock(), 'Asia/Dubai'), days, salon.customers[customer]],
    );

  it('are those who came, but not lately, and have nothing booked; who said no to news is not written to', async () => {
    await rowsOf(world, 'update customers set last_invoice_on = null where account_id = 2001');
    for (const [customer, days] of [
      [16, 57],
      [17, 62],
      [18, 200],
      [19, 90],
    ] as const)
      await lastCame(customer, days);
    await book(19, addDays(todayIn(world.services.clock(), 'Asia/Dubai'), 1));
    expect((await seen()).map(({ id, rebooked }) => [id, rebooked])).toEqual([
      [salon.customers[17], 'no'],
      [salon.customers[18], 'no'],
    ]);
    await rowsOf(
      world,
      `
        insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name)
        values (2001, $1, 'whatsapp', 'marketing', false, 'Desk')`,
      [salon.customers[18]],
    );
    expect((await seen()).at(-1)).toMatchObject({ id: salon.customers[18], reach: 'refused' });
    // Who has said nothing about offers wants none.
    await lastCame(27, 300);
    expect((await seen()).at(-1)).toMatchObject({ id: salon.customers[27], reach: 'refused' });
    expect((await send('missed_customer', [salon.customers[27]!])).body.code).toBe('CARE_NOBODY_TO_WRITE_TO');
    const sent = await send(
      'missed_customer',
      [17, 18, 16].map((index) => salon.customers[index]!),
    );
    expect(sent.body).toEqual({
      queued: 1,
      left_out: [
        { id: salon.customers[18], hindrance: 'consent' },
        { id: salon.customers[16], hindrance: 'gone' },
      ],
    });
    expect((await messagesOf('customer_id', salon.customers[17]!)).at(-1)).toMatchObject({
      template: 'missed_customer',
    });
    // What she books then is what came of it.
    const visit = await book(17, addDays(todayIn(world.services.clock(), 'Asia/Dubai'), 2));
    expect((await seen())[0]).toMatchObject({ id: salon.customers[17], rebooked: 'yes', rebooked_id: visit });
  });

  it('are invited by the clock in the week they become it, once, and only where the salon wants that', async () => {
    for (const [customer, days] of [
      [20, 62],
      [21, 64],
      [22, 70],
      [23, 57],
    ] as const)
      await lastCame(customer, days);
    const run = () =>
      asAccount(world.services, 2001, (tx) =>
        inviteBack({ tx, accountId: 2001, now: noon(), services: world.services }),
      );
    expect(await run()).toBe(0);
    await rowsOf(
      world,
      `
        update account_settings
        set "values" = "values" ||
          '{"missed_customer":{"active":true,"timing":60,"english_active":true,"english_text":"Come again {customer}",
            "arabic_active":false,"arabic_text":""}}'
        where account_id = 2001 and section = 'notifications'`,
    );
    expect(await run()).toBe(2);
    expect(await run()).toBe(0);
    for (const [customer, count] of [
      [20, 1],
      [21, 1],
      [22, 0],
      [23, 0],
    ] as const)
      expect(
        (await messagesOf('customer_id', salon.customers[customer]!)).filter(
          (one) => one.template === 'missed_customer',
        ),
      ).toHaveLength(count);
  });
});

describe('the settings of the care pages', () => {
  const usual = customerCareSetting.defaults({ country: 'AE', currency: 'AED' });
  const save = (values: object, as = owner) =>
    world.call(settingsContract.save_customer_care, { ...usual, ...values } as never, { as });

  it('are what the pages go by: how far ahead, how long after, and how soon again', async () => {
    const now = todayIn(world.services.clock(), 'Asia/Dubai');
    const far = await book(24, addDays(now, 8));
    const ids = async () =>
      (await world.call(care.get_reminders, { page_size: '100' } as never, { as: desk })).body.records.map(
        (row) => row.id,
      );
    expect(await ids()).toContain(far);
    expect((await save({ reminder_days: 5 })).status).toBe(200);
    expect(await ids()).not.toContain(far);

    expect((await send('reminder', [far])).body.queued).toBe(1);
    expect((await send('reminder', [far])).body.code).toBe('CARE_SENT_TODAY');
    await rowsOf(world, "update messages set created_at = created_at - interval '2 hours' where appointment_id = $1", [
      far,
    ]);
    expect((await send('reminder', [far])).body.code).toBe('CARE_SENT_TODAY');
    expect((await save({ rest_hours: 1 })).status).toBe(200);
    expect((await send('reminder', [far])).body.queued).toBe(1);

    await rowsOf(world, 'update customers set birth_date = $1 where account_id = 2001 and id = $2', [
      `1991${addDays(now, -4).slice(4)}`.replace('1991-02-29', '1988-02-29'),
      salon.customers[25],
    ]);
    const birthday = async () =>
      (await world.call(care.get_birthdays, { page_size: '100' } as never, { as: desk })).body.records.find(
        ({ id }) => id === salon.customers[25],
      )!.birthday;
    expect((await birthday()) < now).toBe(true);
    expect((await save({ birthday_late_days: 3 })).status).toBe(200);
    expect((await birthday()) > now).toBe(true);
  });

  it('hold the words of the desk, which stay inside what can be filled', async () => {
    const id = await book(26, addDays(todayIn(world.services.clock(), 'Asia/Dubai'), 2));
    await rowsOf(world, "update customers set language = 'en' where account_id = 2001 and id = $1", [
      salon.customers[26],
    ]);
    const wrong = await save({ reminder: { english_text: 'Pay {amount}', arabic_text: '' } });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['reminder.english_text']]);
    expect((await save({ reminder: { english_text: 'See you soon, {customer}!' } })).status).toBe(200);
    const [letter] = (await world.call(care.preview, { kind: 'reminder', ids: String(id) } as never, { as: desk })).body
      .letters;
    expect(letter!.body).toMatch(/^See you soon, Customer/);
  });

  it('are for those who may set them', async () => {
    expect((await save({}, desk)).status).toBe(403);
    expect((await world.call(settingsContract.get_customer_care, {}, { as: desk })).status).toBe(403);
  });
});

describe('the care lists', () => {
  it('see a message go out', async () => {
    const id = await book(11, addDays(todayIn(world.services.clock(), 'Asia/Dubai'), 1));
    await world.startJobs();
    await send('reminder', [id]);
    await expect
      .poll(
        async () =>
          (
            await world.call(care.get_reminders, { 'f.state': 'sent', page_size: '100' } as never, { as: desk })
          ).body.records.map((row) => row.id),
        { timeout: 8_000 },
      )
      .toContain(id);
  });

  it('search, sort and export', async () => {
    const { body } = await world.call(
      care.get_no_shows,
      { search: 'Customer', sort: 'customer', descending: 'true' } as never,
      { as: desk },
    );
    expect(body.records.map(({ customer }) => customer)).toEqual(
      body.records
        .map(({ customer }) => customer)
        .toSorted()
        .toReversed(),
    );
    const file = await world.call(care.export_no_shows, { format: 'csv' } as never, { as: owner, language: 'ar' });
    expect(String(file.body)).toContain('الحجز من جديد');
  });
});
