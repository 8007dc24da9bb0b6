import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingContract } from '@rawnaq/domain/online-booking/booking.contract';
import { complaintsContract } from '@rawnaq/domain/complaints/complaints.contract';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { migrateAgain } from '../../../test/migrate-again';
import { alias, openOnlineSalon, otherAlias } from '../../../test/online-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { newKey } from '../../../test/world';

const {
  get_records,
  get_record,
  people,
  add,
  assign,
  set_cause,
  add_note,
  answer,
  close: closing,
  reopen,
} = complaintsContract;
let salon: Awaited<ReturnType<typeof openOnlineSalon>>;
let owner: string;
let neighbour: string;
beforeAll(async () => {
  salon = await openOnlineSalon();
  owner = salon.owner;
  neighbour = await tokenOf(salon.world, await personOf(salon.world, 'b@test.rawnaq'));
});
afterAll(() => salon.world.close());

type Sent = { kind?: 'complaint' | 'suggestion'; name?: string; mobile?: string; booking_id?: string; alias?: string };

/** Written on the salon's own page, as a customer does. */
async function send(body: string, { kind = 'complaint', name = 'Sara', ...more }: Sent = {}): Promise<number> {
  const { status } = await salon.world.call(
    bookingContract.complain,
    { alias, kind, name, body, ...more },
    { ip: salon.freshIp(), key: newKey() },
  );
  expect(status).toBe(200);
  return (await rowsOf<{ id: number }>(salon.world, 'select id from complaints where body = $1', [body]))[0]!.id;
}
const list = async (input: Record<string, string> = {}) =>
  (await salon.world.call(get_records, input, { as: owner })).body;
const read = (id: number, as = owner) => salon.world.call(get_record, { id }, { as });
const close = (id: number, note?: string, as = owner) => salon.world.call(closing, { id, note }, { as });
const open = (id: number, as = owner) => salon.world.call(reopen, { id }, { as });

describe('complaints and suggestions', () => {
  it('are listed with the newest first, searched and filtered, for this salon only', async () => {
    const first = await send('The music was loud', { mobile: '+971504821937' });
    const second = await send('Please sell gift cards', { kind: 'suggestion', name: 'حصة' });
    await send('Not for your eyes', { alias: otherAlias });
    await rowsOf(salon.world, "update complaints set created_at = created_at - interval '40 days' where id = $1", [
      first,
    ]);
    const { records, total } = await list();
    expect([total, records.map(({ id }) => id)]).toEqual([2, [second, first]]);
    expect(records[1]).toMatchObject({
      kind: 'complaint',
      name: 'Sara',
      mobile: '+971504821937',
      body: 'The music was loud',
      status: 1,
      time: 'in_time',
      source: 1,
      note: null,
      closed_at: null,
      closed_by_name: null,
    });
    for (const search of ['music', '050 482 1937', 'sara'])
      expect(
        (await list({ search })).records.map(({ id }) => id),
        search,
      ).toEqual([first]);
    expect((await list({ 'f.kind': 'suggestion' })).records.map(({ id }) => id)).toEqual([second]);
    expect((await list({ 'f.status': '2' })).total).toBe(0);
    const today = salon.today();
    expect((await list({ 'f.created_at': `${today}..${today}` })).records.map(({ id }) => id)).toEqual([second]);
    expect((await list({ page: '2', page_size: '1' })).records.map(({ id }) => id)).toEqual([first]);
  });

  it('are answered without the number by those who may not see customers', async () => {
    const id = await send('The chair was cold', { name: 'Muna', mobile: '+971504829999' });
    const rights = toPermissionMap(['reports.complaints']);
    const blind = await tokenOf(salon.world, await addPerson(salon.world, 'merchant', 2001, rights));
    expect((await read(id)).body.record).toMatchObject({ mobile: '+971504829999', ways: ['whatsapp', 'in_person'] });
    const { record } = (await read(id, blind)).body;
    expect(record).toMatchObject({ name: 'Muna', mobile: null, ways: ['whatsapp', 'in_person'] });
    const found = async (search: string) =>
      (await salon.world.call(get_records, { search }, { as: blind })).body.records.map((one) => one.id);
    expect([await found('Muna'), await found('504829999')]).toEqual([[id], []]);
    expect(
      (await salon.world.call(answer, { id, answer: 'We are sorry', way: 'whatsapp' }, { as: blind })).status,
    ).toBe(200);
    const told = await rowsOf(salon.world, 'select values from notifications where open_id = $1', [id]);
    expect(JSON.stringify(told)).not.toContain('504829999');
    await rowsOf(salon.world, 'delete from complaints where id = $1', [id]);
  });

  it('were told of with the number once: what is stored of it has gone, and nothing else', async () => {
    const stored = [
      ['complaint', { who: 'Muna (\u2066+971504829999\u2069)', body: 'Call me (\u2066+971504829999\u2069)' }],
      ['suggestion', { who: 'منى (\u2066+971504829999\u2069)', body: 'Tea' }],
      ['complaint', { who: 'Team (12345678)', body: 'Loud' }],
      [
        'as-written',
        {
          text: {
            en: 'New complaint from Muna (+971504829999): at 10:00 (+971504829999): loud',
            ar: 'شكوى جديدة من Muna (+971504829999): at 10:00 (+971504829999): loud',
          },
        },
      ],
      ['as-written', { text: { en: 'New complaint from Sara: (+971504829999): it rang', ar: 'شكوى من Sara: نص' } }],
    ] as const;
    const ids: number[] = [];
    for (const [code, values] of stored)
      ids.push(
        ...(
          await rowsOf<{ id: number }>(
            salon.world,
            `insert into notifications (account_id, type, code, values) values (2001, 'complaints', $1, $2)
            returning id`,
            [code, JSON.stringify(values)],
          )
        ).map(({ id }) => id),
      );
    const valuesOf = async () =>
      (
        await rowsOf<{ values: unknown }>(
          salon.world,
          'select values from notifications where id = any($1) order by id',
          [ids],
        )
      ).map(({ values }) => values);
    const cleaned = [
      { who: 'Muna', body: 'Call me (\u2066+971504829999\u2069)' },
      { who: 'منى', body: 'Tea' },
      stored[2][1],
      {
        text: {
          en: 'New complaint from Muna: at 10:00 (+971504829999): loud',
          ar: 'شكوى جديدة من Muna: at 10:00 (+971504829999): loud',
        },
      },
      stored[4][1],
    ];
    for (const _again of [1, 2]) {
      await migrateAgain(salon.world, '0362_notices_without_numbers.sql');
      expect(await valuesOf()).toEqual(cleaned);
    }
    await rowsOf(salon.world, 'delete from notifications where id = any($1)', [ids]);
  });

  it('may have an emoji where the notification ends', async () => {
    const id = await send(`${'x'.repeat(299)}😀 and more`);
    expect(
      await rowsOf(salon.world, "select right(values ->> 'body', 2) as end from notifications where open_id = $1", [
        id,
      ]),
    ).toEqual([{ end: 'x…' }]);
  });

  it('lead the reader of the notification to the record', async () => {
    const id = await send('The door is heavy');
    expect(
      await rowsOf(
        salon.world,
        "select open_id from notifications where account_id = 2001 and values ->> 'body' = 'The door is heavy'",
      ),
    ).toEqual([{ open_id: id }]);
  });

  it('know the customer by the booking, or by the number', async () => {
    const booking_id = await salon.booked(salon.freshDay());
    const [visit] = await rowsOf<{ id: number; customer_id: number; mobile: string }>(
      salon.world,
      `
        select a.id, a.customer_id, c.mobile
        from appointments a
        join customers c on c.account_id = a.account_id and c.id = a.customer_id
        where a.booking_id = $1`,
      [booking_id],
    );
    expect((await read(await send('About my visit', { booking_id }))).body.record).toMatchObject({
      customer_id: visit!.customer_id,
      appointment_id: visit!.id,
    });
    expect((await read(await send('Not about a visit', { mobile: visit!.mobile }))).body.record).toMatchObject({
      customer_id: visit!.customer_id,
      appointment_id: null,
    });
    expect((await read(await send('Somebody new', { mobile: '+971509999999' }))).body.record).toMatchObject({
      customer_id: null,
      appointment_id: null,
    });
    // 970 and 972 in front of the same digits are one number.
    const palestine = await salon.booked(salon.freshDay(), undefined, { mobile: '+970599123456' });
    const [known] = await rowsOf<{ customer_id: number }>(
      salon.world,
      'select customer_id from appointments where booking_id = $1',
      [palestine],
    );
    expect(
      (await read(await send('The same number, written otherwise', { mobile: '+972599123456' }))).body.record
        .customer_id,
    ).toBe(known!.customer_id);
  });

  it('of one customer are asked for by her number in the books, page by page, and only in her own salon', async () => {
    const [hers, another] = [salon.freshMobile(), salon.freshMobile()];
    const customerOf = async (mobile: string) =>
      (
        await rowsOf<{ id: number }>(salon.world, 'select id from customers where account_id = 2001 and mobile = $1', [
          mobile,
        ])
      )[0]!.id;
    for (const mobile of [hers, another]) await salon.booked(salon.freshDay(), undefined, { mobile });
    const [id, other] = [await customerOf(hers), await customerOf(another)];
    const first = await send('The tea was cold', { mobile: hers });
    const second = await send('Warmer towels, please', { kind: 'suggestion', mobile: hers });
    const third = await send('The queue was long', { mobile: another });
    await send('Nobody knows me');
    const of = (customer: number | string, more: Record<string, string> = {}) =>
      list({ 'f.customer_id': String(customer), ...more });
    const { records, total } = await of(id);
    expect([total, records.map((one) => one.id)]).toEqual([2, [second, first]]);
    expect((await of(other)).records.map((one) => one.id)).toEqual([third]);
    expect((await of(id, { page: '2', page_size: '1' })).records.map((one) => one.id)).toEqual([first]);
    expect((await of(id, { 'f.kind': 'complaint' })).records.map((one) => one.id)).toEqual([first]);
    expect((await of("1' or true")).total).toBe(0);

    const theirs = await rowsOf<{ id: number; mobile: string }>(
      salon.world,
      'select id, mobile from customers where account_id = 2002 limit 1',
    );
    await send('Written to the other salon', { alias: otherAlias, mobile: theirs[0]!.mobile });
    const inTheirs = (customer: number) =>
      salon.world.call(get_records, { 'f.customer_id': String(customer) }, { as: neighbour });
    expect((await inTheirs(theirs[0]!.id)).body.total).toBe(1);
    expect((await inTheirs(id)).body.total).toBe(0);
    // Numbers of customers may be the same in two salons; complaints of the one never show in the other.
    expect((await of(theirs[0]!.id)).records.filter(({ body }) => body.includes('other salon'))).toEqual([]);

    const withoutRight = await tokenOf(
      salon.world,
      await addPerson(salon.world, 'merchant', 2001, toPermissionMap(['customers.view'])),
    );
    expect((await salon.world.call(get_records, { 'f.customer_id': String(id) }, { as: withoutRight })).body.code).toBe(
      'no_permission',
    );
  });

  it('go from received over in work and answered to closed, and the history tells it', async () => {
    const mobile = salon.freshMobile();
    await salon.booked(salon.freshDay(), undefined, { mobile, name: 'Amna' });
    const id = await send('The floor was wet', { mobile, name: 'Amna' });
    expect((await read(id)).body.record).toMatchObject({ status: 1, ways: ['whatsapp', 'in_person'], notes: [] });
    expect((await salon.world.call(assign, { id }, { as: owner })).status).toBe(200);
    expect((await read(id)).body.record).toMatchObject({
      status: 3,
      assigned_to_name: 'Owner A',
      taken_at: expect.any(String),
    });
    expect((await salon.world.call(set_cause, { id, cause: 6 }, { as: owner })).status).toBe(200);
    expect((await salon.world.call(add_note, { id, body: 'Ask Rim' }, { as: owner })).status).toBe(200);
    const told = await salon.world.call(answer, { id, answer: 'A mat lies there now', way: 'whatsapp' }, { as: owner });
    expect(told.status, JSON.stringify(told.body)).toBe(200);
    expect((await read(id)).body.record).toMatchObject({
      status: 4,
      cause: 6,
      answer: 'A mat lies there now',
      answer_channel: 'whatsapp',
      answered_by_name: 'Owner A',
      notes: [{ body: 'Ask Rim', user_name: 'Owner A' }],
    });
    const [message] = await rowsOf<{ body: string; customer_id: number }>(
      salon.world,
      "select body, customer_id from messages where template = 'complaint-answer' and recipient = $1",
      [mobile],
    );
    expect(message).toMatchObject({ body: expect.stringContaining('A mat lies'), customer_id: expect.anything() });
    expect(message!.body).not.toContain('Ask Rim');
    expect((await close(id, 'Mat bought')).status).toBe(200);
    expect((await read(id)).body.record).toMatchObject({
      status: 2,
      note: 'Mat bought',
      closed_by_name: 'Owner A',
      closed_at: expect.any(String),
    });
    expect((await close(id)).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    expect((await open(id)).status).toBe(200);
    expect((await read(id)).body.record).toMatchObject({ status: 1, note: null, answer: null, closed_at: null });
    expect((await open(id)).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    const actions = await rowsOf<{ action: string }>(
      salon.world,
      "select action from audit_log where account_id = 2001 and entity = 'complaints' and entity_id = $1 order by id",
      [String(id)],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'complaints.add',
      'complaints.assign',
      'complaints.set-cause',
      'complaints.note',
      'complaints.answer',
      'complaints.close',
      'complaints.reopen',
    ]);
  });

  it('are answered only by a way that reaches her, and without one in person', async () => {
    const tell = (id: number, way: 'whatsapp' | 'in_person') =>
      salon.world.call(answer, { id, answer: 'Sorry', way }, { as: owner });
    const id = await send('No number here');
    expect((await read(id)).body.record.ways).toEqual(['in_person']);
    const refused = await tell(id, 'whatsapp');
    expect([refused.status, Object.keys(refused.body.errors!)]).toEqual([422, ['way']]);
    expect((await read(id)).body.record.status).toBe(1);
    expect((await tell(id, 'in_person')).status).toBe(200);
    const stranger = salon.freshMobile();
    expect((await tell(await send('A stranger wrote', { mobile: stranger }), 'whatsapp')).status).toBe(200);
    const written = "select 1 as one from messages where template = 'complaint-answer' and recipient = $1";
    expect(await rowsOf(salon.world, written, [stranger])).toHaveLength(1);
    // Whoever said no to messages is not written to either.
    const quiet = salon.freshMobile();
    await salon.booked(salon.freshDay(), undefined, { mobile: quiet });
    const silence = 'update customers set whatsapp_allowed = false where account_id = 2001 and mobile = $1';
    await rowsOf(salon.world, silence, [quiet]);
    expect((await read(await send('Do not write to me', { mobile: quiet }))).body.record.ways).toEqual(['in_person']);
  });

  it('are written down at the desk, and put in charge of somebody who may see them', async () => {
    const said = { kind: 'suggestion', name: 'Hessa', body: 'Play quieter music' } as const;
    const { id } = (await salon.world.call(add, said, { as: owner })).body;
    expect((await read(id)).body.record).toMatchObject({ source: 3, name: 'Hessa', kind: 'suggestion' });
    const helper = await addPerson(salon.world, 'merchant', 2001, toPermissionMap(['reports.complaints']));
    const stranger = await addPerson(salon.world, 'merchant', 2001, toPermissionMap(['customers.view']));
    const offered = (await salon.world.call(people, {}, { as: owner })).body.records.map((one) => one.id);
    expect([offered.includes(helper.id), offered.includes(stranger.id)]).toEqual([true, false]);
    expect((await salon.world.call(assign, { id, user_id: helper.id }, { as: owner })).status).toBe(200);
    const refused = await salon.world.call(assign, { id, user_id: stranger.id }, { as: owner });
    expect([refused.status, refused.body.code]).toEqual([422, 'COMPLAINT_NOT_FOR_THEM']);
    const nobody = { kind: 'complaint', customer_id: 999_999, body: 'x' } as const;
    expect((await salon.world.call(add, nobody, { as: owner })).body.code).toBe('NOT_FOUND');
  });

  it('that are late are marked, told of once for each time, and never when closed', async () => {
    const id = await send('Nobody answers');
    const done = await send('Closed in time');
    await close(done);
    await rowsOf(
      salon.world,
      `
        update complaints
        set answer_due_at = now() - interval '1 minute', close_due_at = now() + interval '1 day'
        where id = any($1)`,
      [[id, done]],
    );
    expect((await list({ 'f.time': 'overdue' })).records.map((one) => one.id)).toEqual([id]);
    const noticesOf = () =>
      rowsOf<{ code: string }>(
        salon.world,
        `
          select code from notifications
          where account_id = 2001 and code like '%overdue' and open_id = any($1)
          order by id`,
        [[id, done]],
      );
    await runJob(salon.world.services, 'tell-of-late-complaints');
    await runJob(salon.world.services, 'tell-of-late-complaints');
    expect(await noticesOf()).toEqual([{ code: 'answer-overdue' }]);
    await salon.world.call(answer, { id, answer: 'Sorry', way: 'in_person' }, { as: owner });
    expect((await list({ 'f.time': 'overdue' })).total).toBe(0);
    await rowsOf(salon.world, "update complaints set close_due_at = now() - interval '1 minute' where id = $1", [id]);
    await runJob(salon.world.services, 'tell-of-late-complaints');
    expect(await noticesOf()).toEqual([{ code: 'answer-overdue' }, { code: 'close-overdue' }]);
  });

  it('are counted by cause and time in their report', async () => {
    const today = salon.today();
    const { body } = await salon.world.call(
      reportsContract.get_records,
      { id: 'complaints', from: today, to: today, 'f.by': 'cause' },
      { as: owner },
    );
    const rows = body.records as { name: string; received: number }[];
    expect(rows.find(({ name }) => name === 'Cleanliness')?.received).toBe(1);
    expect(rows.reduce((sum, { received }) => sum + received, 0)).toBe(body.figures['received']);
  });

  it('that two people handle at once are handled once', async () => {
    const id = await send('Two colleagues read this');
    expect((await Promise.all([close(id, 'one'), close(id, 'two')])).map(({ status }) => status).sort()).toEqual([
      200, 501,
    ]);
  });

  it('of another salon are not found', async () => {
    const id = await send('Only in 2001');
    expect([
      (await read(id, neighbour)).status,
      (await close(id, 'x', neighbour)).status,
      (await open(id, neighbour)).status,
    ]).toEqual([404, 404, 404]);
    expect((await read(id)).body.record.status).toBe(1);
  });

  it('need their own permission', async () => {
    const id = await send('Not for everybody');
    const other = await tokenOf(
      salon.world,
      await addPerson(salon.world, 'merchant', 2001, toPermissionMap(['customers.view', 'reports.surveys'])),
    );
    const refused = [
      await salon.world.call(get_records, {}, { as: other }),
      await read(id, other),
      await close(id, 'x', other),
      await open(id, other),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 4 }, () => 'no_permission'));
    const reader = await tokenOf(
      salon.world,
      await addPerson(salon.world, 'merchant', 2001, toPermissionMap(['reports.complaints'])),
    );
    expect((await close(id, 'Done', reader)).status).toBe(200);
  });
});
