import { asksTwiceAtOnce, busyOf, worksOn, type VisitLine } from '@rawnaq/domain/appointments/appointment.rules';
import type { LineInput } from '@rawnaq/domain/appointments/appointment.shapes';
import { togetherIn } from '@rawnaq/domain/booking/assign-together';
import { MINUTES_PER_QUARTER } from '@rawnaq/domain/booking/clock';
import { conflictsOf } from '@rawnaq/domain/booking/conflicts';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { overlaps } from '@rawnaq/domain/kernel/time/time-range';
import { ableTo, namesOf, type Schedule, type ScheduleEmployee, type ScheduleService } from './read-schedule';

type Asked = {
  date: LocalDate;
  lines: readonly LineInput[];
  outside_hours: boolean;
  /**
   * What was agreed before stays agreed: prices of services that are already booked, and people who already have the
   * line.
   */
  booked?: readonly Pick<VisitLine, 'service_id' | 'employee_id' | 'price'>[];
};

/**
 * From what was asked to what is stored: moments, lengths, prices, and somebody for every line. Whoever was named is
 * taken as named, and the database judges whether she is free; where nobody was named, somebody who does the service,
 * works and is free is chosen: who has the line already or was found for it, then the least busy.
 */
export function resolveLines(schedule: Schedule, { date, lines, outside_hours, booked = [] }: Asked): VisitLine[] {
  const prices = [...booked];
  const wanted = lines.map((line) => {
    const known = prices.findIndex(({ service_id }) => service_id === line.service_id);
    const [before] = known === -1 ? [] : prices.splice(known, 1);
    const service = schedule.services.find(({ id }) => id === line.service_id);
    if (!service || (!service.is_active && !before)) throw new AppError('SERVICE_NOT_EXIST', { field: 'lines' });
    return {
      ...lineOf(schedule, date, line, service, before?.price),
      employee_id: line.employee_id,
      rather: line.found_employee_id ?? before?.employee_id,
      before,
    };
  });
  const named = wanted.flatMap(({ before, ...line }) =>
    line.employee_id === null ? [] : [asNamed(schedule, line, line.employee_id, before?.employee_id)],
  );
  const chosen = choosePeople(
    schedule,
    date,
    wanted.map(({ before: _, ...line }) => line),
    named,
    outside_hours,
  );
  if (!outside_hours) assertWorking(schedule, date, chosen);
  return chosen;
}

/** Every line lies inside the hours of its employee and of the salon. */
export function assertWorking(schedule: Schedule, date: LocalDate, lines: readonly VisitLine[]): void {
  const away = lines.filter((line) => {
    const employee = schedule.employees.find(({ id }) => id === line.employee_id);
    return !employee || !isWorking(schedule, date, employee, line);
  });
  if (away.length === 0) return;
  const name = namesOf(
    schedule,
    away.map(({ employee_id }) => employee_id),
  );
  throw new AppError('APPOINTMENT_OUTSIDE_HOURS', { name });
}

/** Somebody who can be booked, or who has this very line already. */
export function assertBookable(schedule: Schedule, employeeId: number, before?: number): void {
  const employee = schedule.employees.find(({ id }) => id === employeeId);
  if (!employee || (!employee.is_bookable && employeeId !== before))
    throw new AppError('EMPLOYEE_NOT_EXIST', { field: 'lines' });
}

type OpenLine = Omit<VisitLine, 'employee_id'> & {
  employee_id: number | null;
  /** Whom the line stays with while she is free, though nobody asked for her. */
  rather: number | undefined;
};

function asNamed(schedule: Schedule, line: OpenLine, employeeId: number, before: number | undefined): VisitLine {
  assertBookable(schedule, employeeId, before);
  return withPerson(line, employeeId);
}

const withPerson = ({ rather: _, ...line }: OpenLine, employee_id: number): VisitLine => ({ ...line, employee_id });

function lineOf(
  { days }: Schedule,
  date: LocalDate,
  { start, minutes, employee_id, guest }: LineInput,
  service: ScheduleService,
  price: number | undefined,
): Omit<VisitLine, 'employee_id'> {
  const from = days.momentOf(date, start);
  const length = minutes ?? service.job_time;
  return {
    service_id: service.id,
    any_employee: employee_id === null,
    start: from,
    end: from + length,
    processing_time: Math.min(service.processing_time, length - MINUTES_PER_QUARTER),
    buffer_time: service.buffer_time,
    price: price ?? service.price,
    guest,
  };
}

/**
 * Those who were named take their lines; each of the others has whoever has it already and then those with the fewest
 * minutes of work to choose from, and nobody works on two of them at once.
 */
function choosePeople(
  schedule: Schedule,
  date: LocalDate,
  lines: readonly OpenLine[],
  named: readonly VisitLine[],
  outsideHours: boolean,
): VisitLine[] {
  const isFree = (line: VisitLine): boolean =>
    !busyOf([line]).some((one) =>
      schedule.busy.some((time) => time.employee_id === line.employee_id && overlaps(one, time)),
    ) && !asksTwiceAtOnce([...named.filter(({ employee_id }) => employee_id === line.employee_id), line]);
  const open = lines.filter(({ employee_id }) => employee_id === null);
  const people = togetherIn(open.map((line) => worksOn(withPerson(line, NOBODY))))(
    open.map((line) => candidatesFor(schedule, date, line, outsideHours).filter((id) => isFree(withPerson(line, id)))),
  );
  if (!people) throw new AppError('EMPLOYEE_HAS_APPOINTMENT');
  return lines.map((line) => withPerson(line, line.employee_id ?? people[open.indexOf(line)]!));
}

const NOBODY = 0;

function candidatesFor(schedule: Schedule, date: LocalDate, line: OpenLine, outsideHours: boolean): number[] {
  const working = ableTo(schedule, line.service_id).filter(
    (employee) => outsideHours || isWorking(schedule, date, employee, line),
  );
  if (working.length === 0) throw new AppError('APPOINTMENT_OUTSIDE_HOURS');
  const { start, end } = schedule.days.clockOf(date);
  const minutesOf = (id: number): number =>
    schedule.busy.reduce(
      (sum, time) =>
        time.employee_id === id ? sum + Math.max(0, Math.min(end, time.end) - Math.max(start, time.start)) : sum,
      0,
    );
  return working
    .map(({ id }) => ({ id, load: id === line.rather ? -1 : minutesOf(id) }))
    .toSorted((a, b) => a.load - b.load)
    .map(({ id }) => id);
}

/** The calendar's own judge, of the hours alone: work and buffer lie inside of them, a pause may not. */
const isWorking = (
  { days, salon }: Schedule,
  date: LocalDate,
  employee: ScheduleEmployee,
  line: OpenLine | VisitLine,
): boolean =>
  conflictsOf(
    { ...line, employee_id: employee.id, customer_id: null },
    { day: days.clockOf(date), salon, employee, calendar: [] },
  ).length === 0;
