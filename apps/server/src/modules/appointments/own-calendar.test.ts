import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { customerStoryContract } from '@rawnaq/domain/appointments/customer-story.contract';
import { auditContract } from '@rawnaq/domain/audit/audit.contract';
import { blockTimesContract } from '@rawnaq/domain/block-times/block-times.contract';
import { conversationsContract } from '@rawnaq/domain/conversations/conversations.contract';
import { customerCareContract } from '@rawnaq/domain/customer-care/customer-care.contract';
import { dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { merchantModules, permissionNames, toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { myDayContract } from '@rawnaq/domain/my-day/my-day.contract';
import { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { surveysContract } from '@rawnaq/domain/surveys/surveys.contract';
import { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import { furnish, type BookingSalon } from '../../../test/booking-salon';
import { goodInput, idFields, type Values } from '../../../test/endpoint-inputs';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import type { BoundEndpoint } from '../../http/bind-contract';
import { asAccount } from '../../services';
import { notify } from '../notifications';

/** The colleague's customer: her name, her number, and what was written about her visit. */
const CANARY = /zarqa|509998877/i;
const OWN_MOBILE = '501234321';
/** When the colleague's visits are, at which nobody else has one: tomorrow, and those of the past. */
const FOREIGN_START = 675;
const FOREIGN_TIME = /T07:15:00|T03:45:00|11:15|"start":675\b|visitat11/;

let world: World;
let salon: BookingSalon;
let tomorrow: string;
let owner: string;
/** The built-in role: own calendar and own attendance. */
let employee: string;
/** The same, and whom the salon's customers are. */
let seeing: string;
/** Everything about customers too, but whose visits are whose. */
let knowing: string;
/** A role of the salon with everything a calendar can do, but only on the own one. */
let limited: string;
const visits = { own: 0, shared: 0, foreign: 0, limited: 0, seeing: 0 };
const foreign = { line: 0, waiting: 0, link: 0, complaint: 0, conversation: 0, answer: 0 };

const book = async (customer: number, lines: { employee: number; start: number }[], more: object = {}) => {
  const { body } = await world.call(
    appointmentsContract.add,
    {
      customer_id: salon.customers[customer]!,
      date: tomorrow,
      lines: lines.map((line) => ({
        service_id: salon.services[0]!,
        employee_id: salon.employees[line.employee]!,
        start: line.start,
      })),
      tell_customer: false,
      ...more,
    } as never,
    { as: owner },
  );
  expect(body.id, JSON.stringify(body)).toBeDefined();
  return body.id;
};

const everythingBut = (...left: Permission[]): Permission[] =>
  permissionNames(merchantModules).filter((one) => !one.startsWith('customers.') && !left.includes(one));

/** Somebody with a role who works as one of the employees. */
async function workingAs(index: number, permissions: readonly Permission[] | 'employee'): Promise<string> {
  const map = permissions === 'employee' ? null : toPermissionMap(permissions);
  const person = await addPerson(world, 'merchant', 2001, map);
  await rowsOf(
    world,
    `
      update users
      set employee_id = $1,
        role_id = coalesce(role_id, (select id from roles where account_id = 2001 and key = 'employee'))
      where account_id = 2001 and id = $2`,
    [salon.employees[index], person.id],
  );
  return tokenOf(world, person);
}

beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  salon = await furnish(world, 2001, { employees: 5, customers: 4, services: [{ name: 'Cut', job_time: 30 }] });
  tomorrow = addDays(todayIn(world.services.clock(), 'Asia/Dubai'), 1);
  await rowsOf(
    world,
    `
      update customers
      set name = 'Zarqa Canary', mobile = '+971509998877', mobile_key = '+971509998877', mobile_digits = '971509998877',
        notes = 'Zarqa likes tea'
      where account_id = 2001 and id = $1`,
    [salon.customers[1]],
  );
  await rowsOf(
    world,
    'update customers set mobile = $2, mobile_key = $2, mobile_digits = $3 where account_id = 2001 and id = $1',
    [salon.customers[0], `+971${OWN_MOBILE}`, `971${OWN_MOBILE}`],
  );
  visits.own = await book(0, [{ employee: 0, start: 660 }]);
  visits.foreign = await book(1, [{ employee: 1, start: FOREIGN_START }], { note: 'Zarqa brings her dog' });
  visits.shared = await book(2, [
    { employee: 0, start: 780 },
    { employee: 1, start: 810 },
  ]);
  visits.limited = await book(3, [{ employee: 2, start: 660 }]);
  visits.seeing = await book(0, [{ employee: 3, start: 900 }]);
  const { body: opened } = await world.call(appointmentsContract.get_record, { id: visits.foreign }, { as: owner });
  foreign.line = opened.lines[0]!.id;
  await world.call(
    blockTimesContract.add,
    { employee_ids: [salon.employees[1]!], date: tomorrow, start: 960, end: 990, reason: 'Zarqa calls' } as never,
    { as: owner },
  );
  const waiting = await world.call(
    waitlistContract.add,
    {
      customer_id: salon.customers[1]!,
      service_ids: [salon.services[0]!],
      employee_id: salon.employees[1]!,
      from_date: tomorrow,
      to_date: tomorrow,
    },
    { as: owner },
  );
  foreign.waiting = waiting.body.id;
  const [link] = await rowsOf<{ id: number }>(
    world,
    `
      insert into payment_links (account_id, reference, appointment_id, provider, amount, currency, language,
        return_path, expires_at)
      values (2001, '1jl-zarqazarqazarqazarqa', $1, 'sandbox', 5000, 'AED', 'en', '/', now() + interval '1 day')
      returning id`,
    [visits.foreign],
  );
  foreign.link = link!.id;
  await asAccount(world.services, 2001, (tx) =>
    notify(tx, 2001, {
      type: 'online-bookings',
      code: 'booked',
      values: { customer: 'Zarqa', date: '2026-01-01', time: '10:00:00' },
      open: visits.foreign,
    }),
  );
  employee = await workingAs(0, 'employee');
  limited = await workingAs(2, everythingBut('appointments.view-all'));
  seeing = await workingAs(3, ['appointments.view', 'customers.view']);
  const everything = permissionNames(merchantModules);
  const rights = everything.filter((one) => one !== 'appointments.view-all');
  knowing = await workingAs(4, rights);
});
afterAll(() => world.close());

/** What came of the colleague's visits: she was here and did not come, owes for it, was written to, and complained. */
async function tellAndRemember(): Promise<void> {
  const customer = salon.customers[1];
  await rowsOf(
    world,
    `
      with v as (insert into appointments (account_id, booking_id, customer_id, start_at, end_at, total, achieved_at,
          no_show_at)
        select 2001, 'past' || n, $1, t + interval '225 minutes', t + interval '4 hours', 1000,
          case when n = 1 then now() end, case when n = 2 then now() end
        from generate_series(1, 2) n, lateral (select (current_date - 10 * n)::timestamp at time zone 'UTC' as t) d
        returning id, start_at, end_at)
      insert into appointment_lines (account_id, appointment_id, position, service_id, employee_id, start_at, end_at,
        price)
      select 2001, v.id, 1, $2, $3, v.start_at, v.end_at, 1000
      from v`,
    [customer, salon.services[0], salon.employees[1]],
  );
  await rowsOf(
    world,
    'insert into penalties (account_id, customer_id, type, amount, appointment_id) values (2001, $1, 1, 5000, $2)',
    [customer, visits.foreign],
  );
  await rowsOf(
    world,
    `
      insert into messages (account_id, channel, recipient, template, language, body, customer_id, appointment_id)
      values (2001, 'sms', '+971509998877', 'appointment_created', 'en', 'Your visit at 11:15', $1, $2),
        (2001, 'whatsapp', '+971509998877', 'bot', 'en', 'Booked: your visit at 11:15', $1, null)`,
    [customer, visits.foreign],
  );
  const [complaint] = await rowsOf<{ id: number }>(
    world,
    `
      insert into complaints (account_id, kind, source, name, body, customer_id, appointment_id, status, clock_from,
        answer_due_at, close_due_at, created_at, updated_at)
      values (2001, 'complaint', 1, 'Zarqa', 'Late', $1, $2, 1, now(), now(), now(), now(), now())
      returning id`,
    [customer, visits.foreign],
  );
  foreign.complaint = complaint!.id;
  const [conversation] = await rowsOf<{ id: number }>(
    world,
    `
      insert into conversations (account_id, channel, address, customer_id, language, state, unread, last_at, last_text,
        last_from, created_at)
      values (2001, 'whatsapp', '+971509998877', $1, 'en', 2, 0, now(), 'Booked: your visit at 11:15', 'bot', now())
      returning id`,
    [customer],
  );
  foreign.conversation = conversation!.id;
  const [answer] = await rowsOf<{ id: number }>(
    world,
    `
      with y as (insert into surveys (account_id, english_name, arabic_name, version, last_number, trigger, wait_hours,
          once_in_days, valid_days, first_visit_only, service_ids, employee_ids, rule, status, created_at, updated_at)
        values (2001, 'Visit', 'زيارة', 1, 0, 0, 0, 0, 7, false, '{}', '{}', 'none', 1, now(), now())
        returning id),
      v as (insert into survey_versions (account_id, survey_id, version, design, created_at)
        select 2001, id, 1, '{"questions":[],"english_thanks":"","arabic_thanks":""}', now() from y)
      insert into survey_sends (account_id, unique_id, survey_id, version, customer_id, appointment_id, service_ids,
        employee_ids, visited_on, language, created_at, expires_at, answered_at)
      select 2001, 'zarqa', id, 1, $1, $2, '{}', '{}', $3::date, 'en', now(), now(), now()
      from y
      returning id`,
    [customer, visits.foreign, tomorrow],
  );
  foreign.answer = answer!.id;
}

/** Every reading endpoint, asked for the colleague's day, visit, customer, entry and history. */
function questions({ endpoint }: BoundEndpoint): Values[] {
  const base: Values = {
    ...goodInput(endpoint),
    ...Object.fromEntries(['from', 'to', 'date', 'from_date', 'to_date'].map((field) => [field, tomorrow])),
    lines: `${salon.services[0]}:${salon.employees[1]}`,
    entity: 'appointments',
    entity_id: String(visits.foreign),
    kind: 'reminder',
    ids: String(visits.foreign),
    format: 'csv',
    period: 'thirty_days',
    page_size: 100,
  };
  if (endpoint.path.includes(':id')) base['id'] = 'appointments';
  const ids = [
    visits.foreign,
    salon.customers[1]!,
    salon.employees[1]!,
    foreign.waiting,
    foreign.link,
    foreign.complaint,
    foreign.conversation,
    foreign.answer,
  ];
  const asked = idFields(endpoint).filter((field) => field !== 'entity_id' && typeof base[field] !== 'string');
  return [
    base,
    ...['Zarqa', '509998877'].map((search) => ({ ...base, search })),
    // Told today, about tomorrow.
    { ...base, date: addDays(tomorrow, -1) },
    ...ids.map((id) => ({ ...base, ...Object.fromEntries(asked.map((field) => [field, id])) })),
  ];
}

/** The addresses that told the person something of the colleague's customer, and how many answered at all. */
async function walk(token: string, looksFor = CANARY): Promise<{ seen: string[]; answered: string[] }> {
  const [seen, answered] = [new Set<string>(), new Set<string>()];
  const reading = world.app.endpoints.filter(
    ({ area, endpoint }) =>
      area === 'merchant' && endpoint.method === 'GET' && endpoint.access !== 'public' && endpoint.kind !== 'stream',
  );
  for (const bound of reading)
    await Promise.all(
      questions(bound).map(async (question) => {
        const answer = await world.call(bound.endpoint, question as never, { as: token, area: 'merchant' });
        expect(answer.status, bound.url).toBeLessThan(500);
        if (answer.status !== 200) return;
        answered.add(bound.endpoint.path);
        if (looksFor.test(JSON.stringify(answer.body).replaceAll(' ', ''))) seen.add(bound.endpoint.path);
      }),
    );
  return { seen: [...seen], answered: [...answered] };
}

describe('an own calendar', () => {
  it('shows nothing of colleagues’ visits and customers through any endpoint', { timeout: 60_000 }, async () => {
    // Nor the numbers of the own customers: the role may only see appointments.
    const { seen, answered } = await walk(employee, new RegExp(`${CANARY.source}|${OWN_MOBILE}`, 'i'));
    expect(seen).toEqual([]);
    expect(answered).toEqual(
      expect.arrayContaining([
        'appointments/get_records',
        'appointments/get_calendar',
        'appointments/get_upcoming',
        'appointments/my_day',
        'waitlist/get_records',
        'payment_links/of_appointment',
        'notifications/get_records',
      ]),
    );
  });

  it('stays the own one with every other right over calendar, reports and care', { timeout: 60_000 }, async () => {
    const { seen, answered } = await walk(limited);
    expect(seen).toEqual([]);
    expect(answered).toEqual(
      expect.arrayContaining([
        'dashboard/appointments/get',
        'reports/:id/get_records',
        'customer_care/appointments/reminders/get_records',
        'customer_care/preview',
        'payment_links/get_records',
      ]),
    );
  });

  it(
    'stays the own one for who sees all customers: not when the colleague’s is here',
    { timeout: 120_000 },
    async () => {
      await tellAndRemember();
      for (const as of [seeing, knowing]) expect((await walk(as, FOREIGN_TIME)).seen).toEqual([]);
      expect((await walk(owner, FOREIGN_TIME)).seen).toEqual(
        expect.arrayContaining(['appointments/get_records', 'customers/messages/get_records', 'complaints/get_record']),
      );
    },
  );

  it('tells nothing of what colleagues did, and how often she did not come to them', async () => {
    const facts = async (as: string) =>
      (await world.call(appointmentsContract.customer_facts, { customer_id: salon.customers[1]! }, { as })).body;
    expect(await facts(seeing)).toMatchObject({ recent_services: [], last_services: [], no_shows: 0 });
    expect(await facts(owner)).toMatchObject({ recent_services: [salon.services[0]], no_shows: 1 });
    const penalties = async (as: string) =>
      (await world.call(customerStoryContract.get_penalties, { customer_id: salon.customers[1]! }, { as })).body
        .records;
    expect(await penalties(seeing)).toMatchObject([{ amount: 5_000, appointment_id: null, visit_at: null }]);
    expect(await penalties(owner)).toMatchObject([{ amount: 5_000, appointment_id: visits.foreign }]);
    const asks = (as: string) => world.call(conversationsContract.get_record, { id: foreign.conversation }, { as });
    expect((await asks(knowing)).body.record.customer).toMatchObject({ visits: 0, no_shows: 0, next_visit: null });
    expect((await asks(owner)).body.record.customer).toMatchObject({ visits: 1, no_shows: 1 });
    const answers = async (as: string) =>
      (await world.call(surveysContract.get_answer, { id: foreign.answer }, { as })).body.record;
    expect(await answers(knowing)).toMatchObject({ appointment_id: null, visited_on: null });
    expect(await answers(owner)).toMatchObject({ appointment_id: visits.foreign, visited_on: tomorrow });
  });

  it('would be caught: the same walk by the owner finds her everywhere', { timeout: 60_000 }, async () => {
    const { seen } = await walk(owner);
    expect(seen).toEqual(
      expect.arrayContaining([
        'appointments/get_records',
        'appointments/export',
        'appointments/get_calendar',
        'appointments/get_record',
        'appointments/get_upcoming',
        'waitlist/get_records',
        'waitlist/export',
        'payment_links/of_appointment',
        'payment_links/get_records',
        'notifications/get_records',
        'audit/get_history',
        'audit/get_records',
        'audit/export',
        'conversations/get_records',
        'conversations/get_record',
        'dashboard/appointments/get',
        'customer_care/appointments/reminders/get_records',
        'customer_care/preview',
        'customers/search',
        'customers/get_record',
      ]),
    );
  });

  it('holds the own visits, shared ones too, in one column', async () => {
    const listed = await world.call(appointmentsContract.get_records, {}, { as: employee });
    expect(listed.body.records.map(({ id }) => id).toSorted()).toEqual([visits.own, visits.shared].toSorted());
    expect(listed.body.records.map(({ mobile }) => mobile)).toEqual([null, null]);
    const { body } = await world.call(
      appointmentsContract.get_calendar,
      { from: tomorrow, to: tomorrow },
      { as: employee },
    );
    expect(body.employees.map(({ id }) => id)).toEqual([salon.employees[0]]);
    expect(body.appointments.map(({ id }) => id)).toEqual([visits.own, visits.shared]);
    expect(body.blocks).toEqual([]);
    const day = await world.call(myDayContract.get, { from: tomorrow }, { as: employee });
    expect(day.body.days[0]!.visits).toHaveLength(2);
  });

  it('shows the numbers of the own customers to those who may see customers', async () => {
    const blind = await world.call(appointmentsContract.get_records, { search: OWN_MOBILE }, { as: employee });
    expect(blind.body.records).toEqual([]);
    const { body } = await world.call(appointmentsContract.get_records, { search: OWN_MOBILE }, { as: seeing });
    expect(body.records.map(({ id, mobile }) => [id, mobile])).toEqual([[visits.seeing, `+971${OWN_MOBILE}`]]);
  });

  it('cares for customers by name, and has their numbers only with the right to see customers', async () => {
    await rowsOf(world, "update customers set birth_date = '1990-05-05' where account_id = 2001 and id = $1", [
      salon.customers[0],
    ]);
    const born = async (as: string) =>
      (await world.call(customerCareContract.get_birthdays, {}, { as })).body.records.map(({ mobile }) => mobile);
    expect(await born(limited)).toEqual([null]);
    expect(await born(knowing)).toEqual([`+971${OWN_MOBILE}`]);
  });

  it('changes no visit, entry or payment of a colleague', async () => {
    const as = limited;
    const tries = await Promise.all([
      world.call(appointmentsContract.check_in, { id: visits.foreign }, { as }),
      world.call(appointmentsContract.no_show, { id: visits.foreign }, { as }),
      world.call(appointmentsContract.cancel, { id: visits.foreign, reason: 'x' }, { as }),
      world.call(appointmentsContract.resize, { line_id: foreign.line, end: 720 }, { as }),
      world.call(
        appointmentsContract.move,
        { line_id: foreign.line, date: tomorrow, start: 1200, employee_id: salon.employees[1]! },
        { as },
      ),
      world.call(
        appointmentsContract.edit,
        {
          id: visits.foreign,
          customer_id: salon.customers[1]!,
          date: tomorrow,
          lines: [{ service_id: salon.services[0]!, employee_id: salon.employees[1]!, start: 1200 }],
        },
        { as },
      ),
      world.call(waitlistContract.close, { id: foreign.waiting }, { as }),
      world.call(paymentLinksContract.check, { id: foreign.link }, { as }),
    ]);
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(tries.map(() => [404, 'NOT_FOUND']));
    const care = await world.call(customerCareContract.send, { kind: 'reminder', ids: [visits.foreign] }, { as });
    expect(care.body.code).toBe('CARE_NOBODY_TO_WRITE_TO');
    const own = await world.call(appointmentsContract.cancel, { id: visits.limited, reason: 'Ill' }, { as });
    expect(own.status).toBe(200);
  });

  it('has no money of the salon: figures and reports count the own visits', async () => {
    const refused = await world.call(dashboardContract.get_appointments, {}, { as: employee });
    expect([refused.status, refused.body.code]).toEqual([403, 'no_permission']);
    const span = { from: tomorrow, to: tomorrow };
    const mine = await world.call(reportsContract.get_records, { id: 'appointments', ...span } as never, {
      as: limited,
    });
    const all = await world.call(reportsContract.get_records, { id: 'appointments', ...span } as never, { as: owner });
    expect([mine.body.figures['total'], all.body.figures['total']]).toEqual([1, 5]);
    expect(mine.body.figures['value']).toBeLessThan(all.body.figures['value']!);
  });

  it('reads the history of the own visits only', async () => {
    const history = (id: number) =>
      world.call(auditContract.get_history, { entity: 'appointments', entity_id: String(id) }, { as: employee });
    expect((await history(visits.own)).body.records.length).toBeGreaterThan(0);
    expect((await history(visits.foreign)).body.code).toBe('no_permission');
    for (const entity_id of ['0', '-1', 'x', '1e3', '9'.repeat(60)]) {
      const answer = await world.call(
        auditContract.get_history,
        { entity: 'appointments', entity_id },
        { as: employee },
      );
      expect(answer.body.code, entity_id).toBe('no_permission');
    }
  });

  it('hears that something changed, not which visit it was', { timeout: 20_000 }, async () => {
    await world.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.server.address() as AddressInfo;
    const listen = async (token: string): Promise<() => Promise<string>> => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/merchant/events`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const reader = answer.body!.getReader();
      let heard = '';
      return async () => {
        while (!heard.includes('"appointments"')) heard += new TextDecoder().decode((await reader.read()).value);
        await reader.cancel();
        return heard;
      };
    };
    const [hears, ownerHears] = [await listen(employee), await listen(owner)];
    await world.call(appointmentsContract.cancel, { id: visits.foreign, reason: 'Ill' }, { as: owner });
    for (const heard of [await ownerHears(), await hears()])
      for (const [, event] of heard.matchAll(/^data: (.*)$/gm))
        expect(Object.keys(JSON.parse(event!) as object)).toEqual(['changed', 'by']);
  });
});

describe('files with customers’ numbers', () => {
  it('are for those who may export customers, whatever the list is about', async () => {
    const as = await tokenOf(
      world,
      await addPerson(
        world,
        'merchant',
        2001,
        toPermissionMap(permissionNames(merchantModules).filter((one) => one !== 'customers.export')),
      ),
    );
    const files = world.app.endpoints.filter(({ area, endpoint }) => area === 'merchant' && endpoint.kind === 'file');
    const refused: string[] = [];
    for (const bound of files)
      for (const question of questions(bound)) {
        const answer = await world.call(bound.endpoint, question as never, { as, area: 'merchant' });
        if (answer.status === 403) refused.push(bound.endpoint.path);
        else expect(String(answer.body), bound.url).not.toMatch(/509998877/);
      }
    expect([...new Set(refused)].toSorted()).toEqual([
      'appointments/export',
      'campaigns/customers/export',
      'complaints/export',
      'customer_care/appointments/no_shows/export',
      'customer_care/appointments/reminders/export',
      'customer_care/customers/balances/export',
      'customer_care/customers/birthdays/export',
      'customer_care/customers/missed/export',
      'customer_care/invoices/ratings/export',
      'customer_packages/export',
      'customers/export',
      'customers/messages/export',
      'held_bills/export',
      'invoices/export',
      'receivables/export',
      'waitlist/export',
    ]);
    const csv = await world.call(appointmentsContract.export, { format: 'csv' }, { as: owner });
    expect(String(csv.body)).toMatch(/509998877/);
  });
});
