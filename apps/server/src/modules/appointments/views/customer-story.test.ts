import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { customerStoryContract as story } from '@rawnaq/domain/appointments/customer-story.contract';
import { auditContract } from '@rawnaq/domain/audit/audit.contract';
import { toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { customerMessagesContract } from '@rawnaq/domain/messages/customer-messages.contract';
import { furnish, type BookingSalon } from '../../../../test/booking-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../../test/people';
import { openWorld, type World } from '../../../../test/world';

let world: World;
let owner: string;
let neighbour: string;
let salon: BookingSalon;
let customer_id: number;

beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  neighbour = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
  salon = await furnish(world, 2001, { employees: 1, customers: 2, services: [{ name: 'Cut' }, { name: 'Wax' }] });
  customer_id = salon.customers[0]!;
  await visits('achieved_at', ['10 days', '40 days', '400 days']);
  await visits('no_show_at', ['70 days']);
});
afterAll(() => world.close());

async function visits(fact: 'achieved_at' | 'no_show_at', ago: readonly string[]): Promise<void> {
  await rowsOf(
    world,
    `
      with v as (insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total, ${fact})
        select 2001, $1 || n, $2, now() - a::interval, now() - a::interval + interval '1 hour', 1000, now()
        from unnest($3::text[]) with ordinality as t(a, n) returning id, start_at, end_at)
      insert into appointment_lines (account_id, appointment_id, position, service_id, employee_id, start_at, end_at,
        price)
      select 2001, v.id, 1, $4, $5, v.start_at, v.end_at, 1000
      from v`,
    [fact, customer_id, [...ago], salon.services[0], salon.employees[0]],
  );
}
const withRights = async (...rights: Permission[]) =>
  tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(rights)));

describe('the story of a customer', () => {
  it('counts a year against the one before, and who came against who was expected', async () => {
    const { body } = await world.call(story.get_figures, { customer_id }, { as: owner });
    expect(body).toMatchObject({
      visits: { now: 2, before: 1 },
      value: { now: 2_000, before: 1_000 },
      came: 3,
      missed: 1,
      total: 4,
      usual_services: [{ id: salon.services[0], times: 3 }],
    });
    const listed = await world.call(
      appointmentsContract.get_records,
      { 'f.customer_id': String(customer_id) },
      { as: owner },
    );
    expect(listed.body.total).toBe(4);
  });

  it('is of the own salon, and for those who may read it', async () => {
    const { body } = await world.call(story.get_figures, { customer_id }, { as: neighbour });
    expect([body.total, body.last_visit_at, body.usual_services]).toEqual([0, null, []]);
    const reader = await withRights('customers.view');
    expect((await world.call(story.get_figures, { customer_id }, { as: reader })).status).toBe(403);
    const desk = await withRights('appointments.view');
    expect((await world.call(story.get_penalties, { customer_id }, { as: desk })).status).toBe(403);
  });

  it('keeps a penalty that was taken back, with its day', async () => {
    await rowsOf(
      world,
      `
        insert into penalties (account_id, customer_id, type, amount, cancelled_at)
        values (2001, $1, 1, 5000, now()), (2001, $1, 2, 700, null)`,
      [customer_id],
    );
    const { body } = await world.call(story.get_penalties, { customer_id }, { as: owner });
    expect(body.records.map(({ amount, cancelled_at }) => [amount, cancelled_at !== null]).toSorted()).toEqual([
      [5_000, true],
      [700, false],
    ]);
    expect((await world.call(story.get_penalties, { customer_id }, { as: neighbour })).body.records).toEqual([]);
  });

  it('shows what was written to her, without the links that open her bookings', async () => {
    await rowsOf(
      world,
      `
        insert into messages (account_id, channel, recipient, template, language, body, customer_id)
        values (2001, 'whatsapp', '+971500000001', 'appointment_created', 'en',
          'See you. To move it: https://x.test/b/secret', $1),
          (2001, 'whatsapp', '+971500000009', 'reset-code', 'en', '123456', null)`,
      [customer_id],
    );
    const ask = (as: string) =>
      world.call(customerMessagesContract.get_records, { 'f.customer_id': String(customer_id) }, { as });
    expect((await ask(owner)).body.records).toMatchObject([{ body: 'See you. To move it: …', customer_id }]);
    expect((await ask(neighbour)).body.records).toEqual([]);
    await rowsOf(
      world,
      `
        insert into messages (account_id, channel, recipient, template, language, body, customer_id)
        values (2001, 'sms', '+971500000001', 'coupon', 'en', '10% off with 8R3K-5XWD-7QMN, once', $1),
          (2001, 'whatsapp', '+971500000001', 'bot', 'en', 'Pay 50: https://pay.test/secret', $1)`,
      [customer_id],
    );
    const all = await world.call(customerMessagesContract.get_records, {}, { as: owner });
    expect(JSON.stringify(all.body)).not.toMatch(/123456|secret|8R3K/);
    expect(all.body.records.map(({ body }) => body)).toEqual(
      expect.arrayContaining(['10% off with ••••, once', 'Pay 50: …']),
    );
    expect((await ask(await withRights('appointments.view'))).status).toBe(403);
  });
});

describe('history', () => {
  it('names the record and those it mentions by number', async () => {
    await rowsOf(
      world,
      `
        insert into audit_log (account_id, actor_kind, actor_name, action, entity, entity_id, before, after)
        values (2001, 'merchant', 'Owner A', 'customers.edit', 'customers', $1, $2, $3),
          (2001, 'merchant', 'Owner A', 'settings.save', 'account_settings', 'invoice', null, '{}'),
          (2001, 'merchant', 'Owner A', 'holidays.remove', 'holidays', '999',
            '{"english_name": "Eid", "arabic_name": "العيد"}',
            null)`,
      [
        String(customer_id),
        JSON.stringify({ employee_id: salon.employees[0] }),
        JSON.stringify({ employee_id: null, service_ids: salon.services }),
      ],
    );
    const [{ name }] = (await rowsOf<{ name: string }>(world, 'select name from customers where id = $1', [
      customer_id,
    ])) as [{ name: string }];
    const { body } = await world.call(auditContract.get_records, { 'f.entity': 'customers' }, { as: owner });
    expect(body.records[0]).toMatchObject({
      entity_name: name,
      names: {
        [`employees:${salon.employees[0]}`]: expect.any(String),
        [`services:${salon.services[0]}`]: expect.stringContaining('Cut'),
        [`services:${salon.services[1]}`]: expect.stringContaining('Wax'),
      },
    });
    const history = await world.call(
      auditContract.get_history,
      { entity: 'customers', entity_id: String(customer_id) },
      { as: owner },
    );
    expect(history.body.records[0]).toMatchObject({ entity_name: name, names: body.records[0]!.names });
    const settings = await world.call(auditContract.get_records, { 'f.entity': 'account_settings' }, { as: owner });
    expect(settings.body.records[0]).toMatchObject({ entity_id: 'invoice', entity_name: 'Invoice settings' });
    const gone = await world.call(auditContract.get_records, { 'f.entity': 'holidays' }, { as: owner });
    expect(gone.body.records[0]).toMatchObject({ entity_id: '999', entity_name: 'Eid' });
  });

  it('calls what has no name by whom it is about', async () => {
    const [{ id: block }, { id: wish }] = (await rowsOf<{ id: number }>(
      world,
      `
        with b as (insert into block_times (account_id, employee_id, start_at, end_at)
            values (2001, $2, now() + interval '90 days', now() + interval '90 days 1 hour') returning id),
          w as (insert into waitlist_entries (account_id, customer_id, from_date, to_date)
            values (2001, $1, current_date, current_date) returning id),
          l as (insert into audit_log (account_id, actor_kind, actor_name, action, entity, entity_id)
            select 2001, 'merchant', 'Owner A', 'block-times.add', 'block_times', id::text from b
            union all select 2001, 'merchant', 'Owner A', 'waitlist-entries.add', 'waitlist_entries', id::text from w)
        select id from b union all select id from w`,
      [customer_id, salon.employees[0]],
    )) as [{ id: number }, { id: number }];
    const names = async (entity: 'block_times' | 'waitlist_entries', id: number) =>
      (await world.call(auditContract.get_history, { entity, entity_id: String(id) }, { as: owner })).body.records.map(
        ({ entity_name }) => entity_name,
      );
    const [person] = await rowsOf<{ employee: string; customer: string }>(
      world,
      `
        select e.name as employee, c.name as customer
        from employees e, customers c
        where e.account_id = 2001 and e.id = $1 and c.account_id = 2001 and c.id = $2`,
      [salon.employees[0], customer_id],
    );
    expect(await names('block_times', block)).toEqual([person!.employee]);
    expect(await names('waitlist_entries', wish)).toEqual([person!.customer]);
  });
});
