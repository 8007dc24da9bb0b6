import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { auditContract } from '@rawnaq/domain/audit/audit.contract';
import { blockTimesContract } from '@rawnaq/domain/block-times/block-times.contract';
import { customerCareContract } from '@rawnaq/domain/customer-care/customer-care.contract';
import { dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { merchantModules, permissionNames, toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { myDayContract } from '@rawnaq/domain/my-day/my-day.contract';
import { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
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

let world: World;
let salon: BookingSalon;
let tomorrow: string;
let owner: string;
/** The built-in role: own calendar and own attendance. */
let employee: string;
/** A role of the salon with everything a calendar can do, but only on the own one. */
let limited: string;
const visits = { own: 0, shared: 0, foreign: 0, limited: 0, seeing: 0 };
const foreign = { line: 0, waiting: 0, link: 0 };

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
  permissionNames(merchantModules).filter(
    (one) => !one.startsWith('customers.') && one !== 'settings.audit' && !left.includes(one),
  );

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
  salon = await furnish(world, 2001, { employees: 4, customers: 4, services: [{ name: 'Cut', job_time: 30 }] });
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
  visits.foreign = await book(1, [{ employee: 1, start: 660 }], { note: 'Zarqa brings her dog' });
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
});
afterAll(() => world.close());

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
  const ids = [visits.foreign, salon.customers[1]!, salon.employees[1]!, foreign.waiting, foreign.link];
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
    const seeing = await workingAs(3, ['appointments.view', 'customers.view']);
    const { body } = await world.call(appointmentsContract.get_records, { search: OWN_MOBILE }, { as: seeing });
    expect(body.records.map(({ id, mobile }) => [id, mobile])).toEqual([[visits.seeing, `+971${OWN_MOBILE}`]]);
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
