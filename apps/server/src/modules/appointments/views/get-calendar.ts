import type { appointmentsContract, Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { hoursBeginning, openQuarters, toWeekday } from '@rawnaq/domain/booking/availability';
import { fromEpochMinutes, MINUTES_PER_QUARTER, toEpochMinutes } from '@rawnaq/domain/booking/clock';
import { nameIn } from '@rawnaq/domain/employees/employee-names.rules';
import { addDays, daysBetween, QUARTERS_PER_DAY, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { TimeRange } from '@rawnaq/domain/kernel/time/time-range';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import type { UseCase } from '../../../http/bind-contract';
import { sessionOf } from '../../../http/context';
import { ownCalendarOf } from '../../../http/lists/own-calendar.query';
import { readSetting } from '../../settings';
import { uploadUrl } from '../../uploads';
import { viewOf } from './appointment-views';
import { findSalonClock } from '../appointments.repo';
import { readSchedule, type Schedule, type ScheduleEmployee } from '../placing/read-schedule';
import { salonDays } from '../placing/salon-days';
import { appointmentsBetween, blocksBetween, employeePictures, holdsBetween } from './views.repo';

/** Nobody is open on any of the days: something to look at all the same. */
const USUAL_HOURS = { start: 9 * 60, end: 21 * 60 };

export const getCalendar: UseCase<(typeof appointmentsContract)['get_calendar']> = async (ctx, { from, to }) => {
  const clock = await findSalonClock(ctx);
  const days = salonDays(clock.time_zone, clock.business_day_cut_off);
  const [first, last] = [days.momentOf(from, days.cut_off), days.momentOf(addDays(to, 1), days.cut_off)].map(
    fromEpochMinutes,
  ) as [string, string];
  const [schedule, appointments, blocks, holds, pictures, online] = await Promise.all([
    readSchedule(ctx, { from, days: daysBetween(from, to) + 1, with_busy: false, user_id: sessionOf(ctx).user.id }),
    appointmentsBetween(ctx, first, last),
    blocksBetween(ctx, first, last),
    holdsBetween(ctx, first, last),
    employeePictures(ctx),
    readSetting(ctx, onlineSetting),
  ]);
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, offset) => addDays(from, offset));
  const seen = new Set([
    ...appointments.flatMap(({ lines }) => lines.map(({ employee_id }) => employee_id)),
    ...blocks.map(({ employee_id }) => employee_id),
  ]);
  const pictureOf = new Map(
    pictures.map(({ employee_id, unique_id }) => [employee_id, `${uploadUrl(ctx.area, unique_id)}?size=thumb`]),
  );
  const own = ownCalendarOf(ctx);
  const employees = schedule.employees
    .filter(({ id, is_bookable }) => (own === undefined ? is_bookable || seen.has(id) : id === own))
    .map((employee) =>
      columnOf(schedule, employee, nameIn(ctx.language, employee), dates, pictureOf.get(employee.id) ?? null),
    );
  const onDay = <T extends TimeRange>({ start, end, ...rest }: T) => {
    const { date, minute } = days.dayOf(start);
    return { ...rest, date, start: minute, end: days.minuteOn(date, end) };
  };
  const views = {
    appointments: appointments.map((row) => viewOf(row, days)),
    blocks: blocks.map(onDay),
    holds: holds.map(onDay),
  };
  return {
    now: days.dayOf(toEpochMinutes(ctx.now)),
    hours: hoursOf(schedule, dates, [...views.appointments, ...views.blocks]),
    employees,
    ...views,
    online_alias: online.is_live ? online.alias : null,
  };
};

function columnOf(
  schedule: Schedule,
  employee: ScheduleEmployee,
  name: string,
  dates: readonly LocalDate[],
  picture_url: string | null,
): Calendar['employees'][number] {
  return {
    id: employee.id,
    name,
    short_name: name.split(' ')[0]!,
    picture_url,
    services: employee.service_ids,
    days: dates.map((date) => {
      const open = openOn(schedule, employee, date);
      return { date, open, away: open.length > 0 ? null : absenceOn(schedule, employee, date) };
    }),
  };
}

/** From one cut-off to the next, in minutes. */
export function openOn(
  { salon, days: { cut_off } }: Schedule,
  employee: ScheduleEmployee,
  date: LocalDate,
): TimeRange[] {
  const [first, last] = [cut_off, cut_off + QUARTERS_PER_DAY * MINUTES_PER_QUARTER];
  return openQuarters(date, salon, employee)
    .map(({ start, end }) => ({
      start: Math.max(first, start * MINUTES_PER_QUARTER),
      end: Math.min(last, end * MINUTES_PER_QUARTER),
    }))
    .filter(({ start, end }) => start < end);
}

export function absenceOn(
  { salon }: Schedule,
  { leaves }: ScheduleEmployee,
  date: LocalDate,
): 'leave' | 'holiday' | 'closed' {
  const covers = (period: { starts_on: string; ends_on: string }): boolean =>
    period.starts_on <= date && date <= period.ends_on;
  if (salon.closed.some(covers)) return 'holiday';
  return leaves.some(covers) ? 'leave' : 'closed';
}

/** What is booked outside of the hours is inside the page all the same. */
function hoursOf({ salon }: Schedule, dates: readonly LocalDate[], booked: readonly TimeRange[]): TimeRange {
  const open = dates
    .flatMap((date) => hoursBeginning(toWeekday(date), salon))
    .map(({ start, end }) => ({ start: start * MINUTES_PER_QUARTER, end: end * MINUTES_PER_QUARTER }));
  const shown = open.length + booked.length > 0 ? [...open, ...booked] : [USUAL_HOURS];
  return { start: Math.min(...shown.map(({ start }) => start)), end: Math.max(...shown.map(({ end }) => end)) };
}
