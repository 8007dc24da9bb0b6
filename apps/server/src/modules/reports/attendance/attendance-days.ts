import { reckonDay, type DayFacts } from '@rawnaq/domain/attendance/attendance.rules';
import { shiftsOn } from '@rawnaq/domain/employees/working-hours.rules';
import { addDays, minutesBetween, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf, toWall, wallMinutes } from '@rawnaq/domain/kernel/time/zoned-time';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Ctx } from '../../../http/context';
import { placeOf, staysBetween } from '../../attendance';
import { employedPeople, leavesBetween, shiftsByEmployee } from '../../employees';
import { closedDaysBetween } from '../../settings';
import { groupBy } from '../group-by';
import type { Code } from '../../../db/column-codes';

export type EmployeeDay = DayFacts & {
  id: string;
  employee_id: number;
  employee: string;
  date: LocalDate;
  checked_in_at: string | null;
  checked_out_at: string | null;
};

/**
 * What every day of every employee came to, newest day first. Days to come are left out, and so are those before
 * joining and after leaving.
 */
export async function attendanceDays(
  ctx: Ctx,
  from: LocalDate,
  to: LocalDate,
  employeeId?: number,
): Promise<EmployeeDay[]> {
  const { tx, accountId } = ctx;
  const { time_zone, business_day_cut_off } = await placeOf(tx, accountId);
  const today = businessDateOf(ctx.now, time_zone, business_day_cut_off);
  const last = to < today ? to : today;
  const [people, shifts, leaves, holidays, stays] = await Promise.all([
    employedPeople(tx, accountId, ctx.language, employeeId),
    shiftsByEmployee(tx, accountId),
    leavesBetween(tx, accountId, from, to),
    closedDaysBetween(ctx, from, to),
    staysBetween(tx, accountId, { from, to }, employeeId),
  ]);
  const minutesOn = (date: LocalDate, seconds: number): number => wallMinutes(date, seconds * 1000, time_zone);
  const staysOf = new Map(
    stays.map(({ employee_id, business_date: date, ins, outs, ...own }) => [
      `${employee_id} ${date}`,
      {
        ...own,
        stays: ins.map((start, place) => ({
          start: minutesOn(date, start),
          end: outs[place]! === 0 ? null : minutesOn(date, outs[place]!),
        })),
      },
    ]),
  );
  const leavesOf = groupBy(leaves, (leave) => leave.employee_id);
  const nowWall = toWall(ctx.now, time_zone);

  const days: EmployeeDay[] = [];
  for (let date = last; date >= from; date = addDays(date, -1)) {
    const isClosed = holidays.some((holiday) => isWithin(holiday, date));
    const now = Math.floor(minutesBetween({ date, time: '00:00:00' }, nowWall));
    for (const person of people) {
      const own = staysOf.get(`${person.id} ${date}`);
      if (!own && !isEmployedOn(person, date)) continue;
      const facts = reckonDay({
        shifts: shiftsOn(shifts.get(person.id) ?? [], date),
        isHoliday: isClosed || (leavesOf.get(person.id)?.some((leave) => isWithin(leave, date)) ?? false),
        stays: own?.stays ?? [],
        now,
      });
      days.push({
        id: `${person.id}-${date}`,
        employee_id: person.id,
        employee: person.name,
        date,
        checked_in_at: own?.checked_in_at ?? null,
        checked_out_at: own?.checked_out_at ?? null,
        ...facts,
      });
    }
  }
  return days;
}

const isWithin = ({ starts_on, ends_on }: { starts_on: string; ends_on: string }, date: LocalDate): boolean =>
  starts_on <= date && date <= ends_on;

/** Somebody disabled has only the days on which they were really there. */
const isEmployedOn = (
  {
    status,
    joined_on,
    left_on,
  }: { status: Code<'employees.status'>; joined_on: string | null; left_on: string | null },
  date: LocalDate,
): boolean =>
  status === recordStates.codes.active
    ? (joined_on === null || joined_on <= date) && (left_on === null || date <= left_on)
    : left_on !== null && (joined_on === null || joined_on <= date) && date <= left_on;
