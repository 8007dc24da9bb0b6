import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentsContract as contract } from '@rawnaq/domain/appointments/appointments.contract';
import { blockTimesContract } from '@rawnaq/domain/block-times/block-times.contract';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { furnish, overlapsIn, type BookingSalon } from '../../../../test/booking-salon';
import { personOf, rowsOf, tokenOf } from '../../../../test/people';
import { openWorld, type Answer, type World } from '../../../../test/world';

let world: World;
let owner: string;
let salon: BookingSalon;
let today: string;
const TEN = 600;
const CROWD = 64;

beforeAll(async () => {
  world = await openWorld({ poolSize: 16 });
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  salon = await furnish(world, 2001, { employees: 6, customers: 90 });
  today = todayIn(world.services.clock(), 'Asia/Dubai');
});
afterAll(() => world.close());

let offset = 10;
const freshDay = (): string => addDays(today, (offset += 2));
type Added = Answer<{ id: number; ids: number[]; skipped: string[] }>;
const add = (date: string, customer: number, lines: object[], more: object = {}): Promise<Added> =>
  world.call(contract.add, { customer_id: salon.customers[customer]!, date, lines, ...more } as never, { as: owner });
const line = (start: number, employee: number | null, minutes?: number) => ({
  service_id: salon.services[0]!,
  employee_id: employee === null ? null : salon.employees[employee]!,
  start,
  ...(minutes && { minutes }),
});
const statusesOf = (answers: readonly { status: number }[]): number[] =>
  [...new Set(answers.map(({ status }) => status))].toSorted();
/** Refused in the client's words, and in nothing else: no deadlock, no time-out, no surprise. */
function expectOnlyConflicts(answers: readonly Added[], codes: readonly string[] = ['EMPLOYEE_HAS_APPOINTMENT']): void {
  const lost = answers.filter(({ status }) => status !== 200);
  expect(
    lost
      .filter(({ status, body }) => status !== 409 || !codes.includes(body.code ?? ''))
      .map(({ status, body }) => [status, body.code]),
  ).toEqual([]);
}

describe('a crowd', () => {
  it('at one slot has one winner', async () => {
    const date = freshDay();
    const answers = await Promise.all(Array.from({ length: CROWD }, (_, index) => add(date, index, [line(TEN, 0)])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expectOnlyConflicts(answers);
    const [winner] = answers.filter(({ status }) => status === 200);
    expect(
      await rowsOf(
        world,
        'select appointment_id from busy_times where account_id = 2001 and employee_id = $1 and start_at::date = $2',
        [salon.employees[0], date],
      ),
    ).toEqual([{ appointment_id: winner!.body.id }]);
  });

  it('at overlapping times of any length leaves nobody in two places and no gap anybody was refused for', async () => {
    const date = freshDay();
    const wishes = Array.from({ length: CROWD }, (_, index) => ({
      start: TEN + 15 * ((index * 7) % 24),
      minutes: 15 * (1 + (index % 8)),
    }));
    const answers = await Promise.all(
      wishes.map(({ start, minutes }, index) => add(date, index, [line(start, 1, minutes)])),
    );
    expectOnlyConflicts(answers);
    const won = wishes.filter((_, index) => answers[index]!.status === 200);
    expect(won.length).toBeGreaterThan(2);
    // Maximal: whoever was refused really stands in the way of somebody who was not.
    for (const [index, wish] of wishes.entries())
      if (answers[index]!.status !== 200)
        expect(
          won.some((other) => other.start < wish.start + wish.minutes && wish.start < other.start + other.minutes),
          JSON.stringify(wish),
        ).toBe(true);
    expect(await overlapsIn(world)).toBe(0);
  });

  it('of one mobile books every guest once, whoever asks how often', async () => {
    const date = freshDay();
    const names = ['', 'Layla', 'Noor'];
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, index) =>
        add(date, 0, [{ ...line(TEN + 15 * (index % 3), index % 6), guest: names[index % 3]!.toUpperCase() }]),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(names.length);
    expectOnlyConflicts(answers, ['EMPLOYEE_HAS_APPOINTMENT', 'CUSTOMER_HAS_APPOINTMENT']);
    const rows = await rowsOf<{ guest: string }>(
      world,
      `
        select guest
        from busy_times
        where account_id = 2001 and customer_id = $1 and start_at::date = $2
        order by guest`,
      [salon.customers[0], date],
    );
    expect(rows.map(({ guest }) => guest)).toEqual(names.map((name) => name.toLowerCase()));
    expect(await overlapsIn(world)).toBe(0);
  });

  it('of any-employee bookings fills every chair once', async () => {
    const date = freshDay();
    const [free, asking] = [salon.employees.length, salon.employees.length + 5];
    const answers = await Promise.all(
      Array.from({ length: asking }, (_, index) => add(date, index, [line(TEN, null)])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(free);
    expectOnlyConflicts(answers);
    const rows = await rowsOf<{ employee_id: number }>(
      world,
      `
        select l.employee_id
        from appointment_lines l
        join appointments a on a.account_id = l.account_id and a.id = l.appointment_id
        where a.account_id = 2001 and a.start_at::date = $1`,
      [date],
    );
    expect(new Set(rows.map(({ employee_id }) => employee_id)).size).toBe(free);
  });

  it('mixes named, any, several lines, moves, blocks and one customer twice, and nothing locks up', async () => {
    const date = freshDay();
    const ids = await Promise.all(
      [0, 1, 2].map(async (index) => (await add(date, 60 + index, [line(900, index)])).body.id),
    );
    const lineIds = await Promise.all(
      ids.map(async (id) => (await world.call(contract.get_record, { id }, { as: owner })).body.lines[0]!.id),
    );
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, index): Promise<Answer<unknown>> => {
        const at = TEN + 15 * (index % 6);
        if (index % 8 === 0)
          return world.call(
            contract.move,
            { line_id: lineIds[index % 3]!, date, start: at, employee_id: salon.employees[index % 6]! },
            { as: owner },
          );
        if (index % 8 === 1)
          return world.call(
            blockTimesContract.add,
            {
              employee_ids: [salon.employees[(index + 3) % 6]!, salon.employees[index % 6]!],
              date,
              start: at,
              end: at + 45,
            },
            { as: owner },
          );
        if (index % 8 === 2) return add(date, index % 4, [line(at, null), line(at + 60, null)]);
        if (index % 8 === 3)
          return add(date, index, [line(at, index % 6), line(at + 60, (index + 1) % 6)], {
            repeat: { every: 'day', times: 3, skip_taken: true },
          });
        return add(date, index % 20, [line(at, (index + 2) % 6), line(at, (index + 4) % 6)]);
      }),
    );
    expect(statusesOf(answers).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await overlapsIn(world)).toBe(0);
    offset += 4;
  });

  it('at one visit moves it along one legal path', async () => {
    const date = freshDay();
    const { id } = (await add(date, 0, [line(TEN, 2)])).body;
    // Only a visit of today can be checked in.
    await rowsOf(world, "update appointments set start_at = now(), end_at = now() + interval '1 hour' where id = $1", [
      id,
    ]);
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        index % 2
          ? world.call(contract.check_in, { id }, { as: owner })
          : world.call(contract.cancel, { id, reason: 'race' }, { as: owner }),
      ),
    );
    expect(statusesOf(answers).filter((status) => status !== 200 && status !== 501)).toEqual([]);
    const steps = (
      await rowsOf<{ action: string }>(
        world,
        "select action from audit_log where entity = 'appointments' and entity_id = $1 order by id",
        [String(id)],
      )
    ).map(({ action }) => action.slice('appointments.'.length));
    expect([
      ['add', 'cancel'],
      ['add', 'check-in', 'cancel'],
    ]).toContainEqual(steps);
  });

  it('with one key books once', async () => {
    const date = freshDay();
    const input = { customer_id: salon.customers[0]!, date, lines: [line(TEN, 3)] };
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => world.call(contract.add, input, { as: owner, key: 'the-same-key-for-sixteen' })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
  });

  it('never books somebody who is being disabled', async () => {
    const {
      employees: [worker],
    } = await furnish(world, 2001, { employees: 1, customers: 1 });
    const date = freshDay();
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, index) =>
        add(date, index, [{ service_id: salon.services[0]!, employee_id: worker!, start: TEN + index * 60 }]),
      ),
      world.call(employeesContract.set_status, { id: worker!, status: 0 }, { as: owner }),
    ]);
    const { status, body } = answers.at(-1)! as Answer<unknown>;
    const booked = answers.slice(0, -1).filter((answer) => answer.status === 200).length;
    expect(
      status === 200 ? booked === 0 : body.code === 'EMPLOYEE_HAS_FUTURE_APPOINTMENTS',
      `${status} ${body.code}, ${booked} booked`,
    ).toBe(true);
    expect(
      await rowsOf(
        world,
        `
          select 1
          from busy_times t
          join employees e on e.account_id = t.account_id and e.id = t.employee_id
          where e.status = 0 and t.start_at > now()`,
      ),
    ).toEqual([]);
  });
});

describe('what was just booked', () => {
  it('is not offered again', async () => {
    const date = freshDay();
    const lines = `${salon.services[0]}:${salon.employees[4]}`;
    for (let round = 0; round < 8; round += 1) {
      const { times } = (await world.call(contract.find_times, { date, lines }, { as: owner })).body;
      const chosen = times[(round * 5) % times.length]!;
      expect((await add(date, round, [line(chosen.start, 4)])).status).toBe(200);
      const again = (await world.call(contract.find_times, { date, lines }, { as: owner })).body.times;
      expect(again.filter(({ start, end }) => start < chosen.end && chosen.start < end)).toEqual([]);
    }
  });
});
