import { addDays, toDayNumber, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { BusyTime, EmployeeHours, SalonHours } from '@rawnaq/domain/booking/booking.types';
import type { NaiveSearch } from './naive-slots';

/**
 * A plausible salon of any size: split shifts, an evening past midnight, a holiday, leaves, and about half of the time
 * booked.
 */
export function slotWorld(
  size: { employees: number; days: number; services: number },
  time_zone = 'Asia/Dubai',
  from: LocalDate = '2026-11-15',
): NaiveSearch {
  const ids = Array.from({ length: size.employees }, (_, index) => index + 1);
  const employees = ids.map((id) => employeeAt(id, from));
  const busy = ids.flatMap((id) =>
    Array.from({ length: size.days + 1 }, (_, day) => busyOn(id, toDayNumber(from) + day)).flat(),
  );
  return {
    dates: Array.from({ length: size.days }, (_, day) => addDays(from, day)),
    time_zone,
    salon: salonAt(from),
    employees,
    busy,
    arrangement: 'sequence',
    lines: Array.from({ length: size.services }, (_, line) => ({
      job_time: line % 2 ? 30 : 45,
      processing_time: 0,
      buffer_time: line % 3 === 2 ? 15 : 0,
      employees: ids,
    })),
    now: toDayNumber(from) * 1440 + 7 * 60 + 7,
    lead_minutes: 60,
  };
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

const salonAt = (from: LocalDate): SalonHours => ({
  week: WEEK.map((weekday) => ({ weekday, start: 36, end: weekday === 4 ? 104 : 88 })),
  custom: [{ starts_on: addDays(from, 10), ends_on: addDays(from, 12), ranges: [{ start: 44, end: 72 }] }],
  closed: [{ starts_on: addDays(from, 17), ends_on: addDays(from, 17) }],
});

const employeeAt = (id: number, from: LocalDate): EmployeeHours => ({
  id,
  shifts: WEEK.filter((weekday) => weekday !== id % 7).flatMap((weekday) =>
    id % 3
      ? [{ weekday, start: 40, end: 80 }]
      : [
          { weekday, start: 36, end: 52 },
          { weekday, start: 64, end: 104 },
        ],
  ),
  leaves: id % 4 ? [] : [{ starts_on: addDays(from, id % 20), ends_on: addDays(from, (id % 20) + 3) }],
});

/** Five visits a day of thirty to seventy-five minutes, scattered so that hardly two employees have the same day. */
const busyOn = (id: number, day: number): BusyTime[] =>
  [0, 1, 2, 3, 4].map((visit) => {
    const scattered = Math.imul(id * 7919 + day * 104_729 + visit * 1_299_709, 0x9e3779b1) >>> 8;
    const start = day * 1440 + (6 + visit * 2) * 60 + (scattered % 4) * 15;
    return { employee_id: id, start, end: start + 30 + ((scattered >>> 4) % 4) * 15 };
  });
