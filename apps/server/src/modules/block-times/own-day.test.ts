import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { blockTimesContract } from '@rawnaq/domain/block-times/block-times.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import { furnish, type BookingSalon } from '../../../test/booking-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let salon: BookingSalon;
let owner: string;
let tomorrow: string;
const [OWN, COLLEAGUE] = [0, 1];
const WRITES: readonly Permission[] = ['appointments.block-times', 'appointments.create', 'appointments.edit'];
/** Who may write, by what else they may: only the last has everybody's calendar. */
const roles = {
  'own calendar': [...WRITES, 'appointments.view'],
  'no calendar at all': WRITES,
  'a login without an employee': [...WRITES, 'appointments.view'],
  'everybody’s calendar': [...WRITES, 'appointments.view', 'appointments.view-all'],
} as const satisfies Record<string, readonly Permission[]>;
type Role = keyof typeof roles;
const worksAs: Record<Role, number | null> = {
  'own calendar': OWN,
  'no calendar at all': 2,
  'a login without an employee': null,
  'everybody’s calendar': null,
};
const tokens = new Map<Role, string>();
const limited = ['own calendar', 'no calendar at all', 'a login without an employee'] as const;

beforeAll(async () => {
  world = await openWorld();
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  salon = await furnish(world, 2001, { employees: 3, customers: 12, services: [{ name: 'Cut', job_time: 30 }] });
  tomorrow = addDays(todayIn(world.services.clock(), 'Asia/Dubai'), 1);
  for (const [role, permissions] of Object.entries(roles) as [Role, readonly Permission[]][]) {
    const person = await addPerson(world, 'merchant', 2001, toPermissionMap(permissions));
    await rowsOf(world, 'update users set employee_id = $1 where account_id = 2001 and id = $2', [
      worksAs[role] === null ? null : salon.employees[worksAs[role]],
      person.id,
    ]);
    tokens.set(role, await tokenOf(world, person));
  }
});
afterAll(() => world.close());

let offset = 0;
const freshDay = (): string => addDays(tomorrow, (offset += 30));
const block = (as: string, date: string, employees: number[], more: object = {}) =>
  world.call(
    blockTimesContract.add,
    { employee_ids: employees.map((one) => salon.employees[one]!), date, start: 840, end: 900, ...more },
    { as },
  );
const blocksOf = async (date: string) =>
  rowsOf<{ id: number; employee_id: number }>(
    world,
    `
      select id, employee_id
      from block_times
      where account_id = 2001 and start_at >= ($1::date::timestamp at time zone 'Asia/Dubai')
      order by start_at, id`,
    [date],
  );
const lines = (employee: number | null, start = 600) => [
  { service_id: salon.services[0]!, employee_id: employee === null ? null : salon.employees[employee]!, start },
];

describe('the day of a colleague', () => {
  it.each(limited)('is not closed, changed or opened with %s', async (role) => {
    const as = tokens.get(role)!;
    const date = freshDay();
    const [id] = (await block(owner, date, [COLLEAGUE])).body.ids;
    const refused = await block(as, date, [COLLEAGUE], { start: 600, end: 630 });
    expect([refused.status, refused.body.code]).toEqual([422, 'EMPLOYEE_NOT_EXIST']);
    const both = await block(as, date, [OWN, COLLEAGUE], { start: 600, end: 630 });
    expect(both.body.code).toBe('EMPLOYEE_NOT_EXIST');
    const edit = (employee: number) =>
      world.call(
        blockTimesContract.edit,
        { id: id!, employee_id: salon.employees[employee]!, date, start: 960, end: 990 },
        { as },
      );
    expect((await edit(COLLEAGUE)).body.code).toBe('NOT_FOUND');
    expect((await edit(OWN)).body.code, 'nor taken over').toBe('NOT_FOUND');
    expect((await world.call(blockTimesContract.remove, { id: id! }, { as })).body.code).toBe('NOT_FOUND');
    expect(await blocksOf(date)).toEqual([{ id, employee_id: salon.employees[COLLEAGUE] }]);
  });

  it.each(limited)('takes no visit and no wish from %s', async (role) => {
    const as = tokens.get(role)!;
    const [date, customer_id] = [freshDay(), salon.customers[offset % 12]!];
    const booked = await world.call(appointmentsContract.add, { customer_id, date, lines: lines(COLLEAGUE) }, { as });
    expect([booked.status, booked.body.code]).toEqual([422, 'EMPLOYEE_NOT_EXIST']);
    const wish = { customer_id, service_ids: salon.services, employee_id: salon.employees[COLLEAGUE]! };
    const waiting = await world.call(waitlistContract.add, { ...wish, from_date: date, to_date: date }, { as });
    expect(waiting.body.code).toBe('EMPLOYEE_NOT_EXIST');
  });

  it('stays closed when a series they share is opened on the own one', async () => {
    const as = tokens.get('own calendar')!;
    const date = freshDay();
    await block(owner, date, [OWN, COLLEAGUE], { repeat: { every: 'week', times: 3 } });
    const mine = (await blocksOf(date)).find(({ employee_id }) => employee_id === salon.employees[OWN])!;
    const { body } = await world.call(blockTimesContract.remove, { id: mine.id, following: true }, { as });
    expect(body.removed).toBe(3);
    expect(new Set((await blocksOf(date)).map(({ employee_id }) => employee_id))).toEqual(
      new Set([salon.employees[COLLEAGUE]]),
    );
  });

  it('keeps its part of a shared visit, and gets none that was not there', async () => {
    const as = tokens.get('own calendar')!;
    const [date, customer_id] = [freshDay(), salon.customers[0]!];
    const shared = [...lines(OWN), ...lines(COLLEAGUE, 630)];
    const { id } = (await world.call(appointmentsContract.add, { customer_id, date, lines: shared }, { as: owner }))
      .body;
    const edit = (changed: typeof shared) =>
      world.call(appointmentsContract.edit, { id, customer_id, date, lines: changed }, { as });
    expect((await edit([...lines(OWN, 615), ...lines(COLLEAGUE, 645)])).status).toBe(200);
    expect((await edit([...shared, ...lines(COLLEAGUE, 660)])).body.code).toBe('EMPLOYEE_NOT_EXIST');
    const [own] = (await world.call(appointmentsContract.get_record, { id }, { as })).body.lines;
    const given = await world.call(
      appointmentsContract.move,
      { line_id: own!.id, date, start: 720, employee_id: salon.employees[COLLEAGUE]! },
      { as },
    );
    expect(given.body.code).toBe('EMPLOYEE_NOT_EXIST');
  });
});

describe('what stays allowed', () => {
  it('is the own day: “anybody” is she herself, in free times too', async () => {
    const as = tokens.get('own calendar')!;
    const date = freshDay();
    const [id] = (await block(as, date, [OWN])).body.ids;
    const moved = { id: id!, employee_id: salon.employees[OWN]!, date, start: 960, end: 990 };
    expect((await world.call(blockTimesContract.edit, moved, { as })).status).toBe(200);
    const handed = { ...moved, employee_id: salon.employees[COLLEAGUE]! };
    expect((await world.call(blockTimesContract.edit, handed, { as })).body.code).toBe('EMPLOYEE_NOT_EXIST');
    const times = await world.call(
      appointmentsContract.find_times,
      { date, lines: String(salon.services[0]) } as never,
      { as },
    );
    expect(new Set(times.body.times.flatMap((one) => one.lines.map((line) => line.employee_id)))).toEqual(
      new Set([salon.employees[OWN]]),
    );
    const customer_id = salon.customers[1]!;
    const booked = await world.call(appointmentsContract.add, { customer_id, date, lines: lines(null) }, { as });
    expect(booked.status, JSON.stringify(booked.body)).toBe(200);
    const { body } = await world.call(appointmentsContract.get_record, { id: booked.body.id }, { as });
    expect(body.lines.map(({ employee_id }) => employee_id)).toEqual([salon.employees[OWN]]);
    expect((await world.call(blockTimesContract.remove, { id: id! }, { as })).body.removed).toBe(1);
  });

  it('is everybody’s day with everybody’s calendar', async () => {
    const as = tokens.get('everybody’s calendar')!;
    const date = freshDay();
    const { status, body } = await block(as, date, [OWN, COLLEAGUE]);
    expect(status).toBe(200);
    for (const id of body.ids) expect((await world.call(blockTimesContract.remove, { id }, { as })).status).toBe(200);
  });
});
