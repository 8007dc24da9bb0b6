import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingContract } from '@rawnaq/domain/online-booking/booking.contract';
import { complaintsContract } from '@rawnaq/domain/complaints/complaints.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { alias, openOnlineSalon, otherAlias } from '../../../test/online-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { newKey } from '../../../test/world';

const { get_records, get_record, handle, reopen } = complaintsContract;
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
const close = (id: number, note?: string, as = owner) => salon.world.call(handle, { id, note }, { as });
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
      note: null,
      handled_at: null,
      handled_by_name: null,
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

  it('are handled with a note and opened again, and the history tells it', async () => {
    const id = await send('The floor was wet');
    expect((await close(id, 'A mat lies there now')).status).toBe(200);
    expect((await read(id)).body.record).toMatchObject({
      status: 2,
      note: 'A mat lies there now',
      handled_by_name: 'Owner A',
      handled_at: expect.any(String),
    });
    expect((await close(id)).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    expect((await open(id)).status).toBe(200);
    expect((await read(id)).body.record).toMatchObject({
      status: 1,
      note: null,
      handled_by_name: null,
      handled_at: null,
    });
    expect((await open(id)).body.code).toBe('STATE_MOVE_NOT_ALLOWED');
    expect((await close(id)).status).toBe(200);
    const told = await rowsOf(
      salon.world,
      `
        select action, actor_name, before, after
        from audit_log
        where account_id = 2001 and entity = 'complaints' and entity_id = $1
        order by id`,
      [String(id)],
    );
    expect(told).toEqual([
      { action: 'complaints.add', actor_name: 'Sara', before: null, after: { kind: 'complaint' } },
      {
        action: 'complaints.handle',
        actor_name: 'Owner A',
        before: { status: 1, note: null },
        after: { status: 2, note: 'A mat lies there now' },
      },
      {
        action: 'complaints.reopen',
        actor_name: 'Owner A',
        before: { status: 2, note: 'A mat lies there now' },
        after: { status: 1, note: null },
      },
      {
        action: 'complaints.handle',
        actor_name: 'Owner A',
        before: { status: 1, note: null },
        after: { status: 2, note: null },
      },
    ]);
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
