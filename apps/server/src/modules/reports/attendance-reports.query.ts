import { sumDays } from '@rawnaq/domain/attendance/attendance.rules';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { businessSpan } from '@rawnaq/domain/kernel/zoned-time';
import type { Ctx } from '../../http/context';
import { entryRows, placeOf } from '../attendance';
import { employedPeople } from '../employees';
import { attendanceDays, type EmployeeDay } from './attendance-days';
import { groupBy } from './group-by';
import type { ReportAsked, ReportQuery } from './report-query';

export const detailedAttendanceQuery: ReportQuery = async (ctx, asked) => {
  const days = await daysOf(ctx, asked);
  const shown = withState(days, asked);
  return { rows: shown, figures: figuresOf(days), chart: presentByDate(days) };
};

export const cumulativeAttendanceQuery: ReportQuery = async (ctx, asked) => {
  const days = await daysOf(ctx, asked);
  const rows = [...groupBy(days, (day) => day.employee_id)].map(([employee_id, own]) => ({
    id: employee_id,
    employee_id,
    employee: own[0]!.employee,
    ...sumDays(own),
  }));
  return {
    rows,
    figures: figuresOf(days),
    chart: rows.map(({ employee, worked, planned }) => ({ employee: employee.split(' ')[0]!, worked, planned })),
  };
};

export const employeeAttendanceQuery: ReportQuery = async (ctx, asked) => {
  const employeeId = employeeOf(asked);
  const name = employeeId === undefined ? undefined : await nameOf(ctx, employeeId);
  if (name === undefined) throw new AppError('NOT_FOUND');
  const days = await daysOf(ctx, asked);
  return {
    rows: withState(days, asked),
    figures: figuresOf(days),
    subject: name,
    chart: days.toReversed().map(({ date, worked, planned }) => ({ date, worked, planned })),
  };
};

const MOST_ENTRIES = 20_000;

export const checkInQuery: ReportQuery = async (ctx, asked) => {
  const { time_zone, business_day_cut_off } = await placeOf(ctx.tx, ctx.accountId);
  const { start, end } = businessSpan(asked.from, asked.to, time_zone, business_day_cut_off);
  const employeeId = employeeOf(asked);
  let query = entryRows(ctx).where('t.checked_in_at', '>=', start).where('t.checked_in_at', '<', end);
  if (employeeId !== undefined) query = query.where('t.employee_id', '=', employeeId);
  const rows = await query.orderBy('t.checked_in_at', 'desc').orderBy('t.id', 'desc').limit(MOST_ENTRIES).execute();
  const count = (test: (row: (typeof rows)[number]) => boolean): number => rows.filter(test).length;
  return {
    rows,
    figures: {
      entries: rows.length,
      minutes: rows.reduce((sum, row) => sum + (row.minutes ?? 0), 0),
      open: count((row) => row.checked_out_at === null),
      inaccurate: count((row) => row.inaccurate),
      corrected: count((row) => row.corrected),
    },
  };
};

const daysOf = (ctx: Ctx, asked: ReportAsked): Promise<EmployeeDay[]> =>
  attendanceDays(ctx, asked.from, asked.to, employeeOf(asked));

function employeeOf({ filters }: ReportAsked): number | undefined {
  const text = filters['employee_id'];
  if (text === undefined) return undefined;
  const id = Number(text);
  // An employee that can't exist has no rows; it must not become "all".
  return Number.isSafeInteger(id) ? id : -1;
}

function withState(days: readonly EmployeeDay[], { filters }: ReportAsked): EmployeeDay[] {
  const wanted = filters['status']?.split(',');
  return wanted ? days.filter((day) => wanted.includes(day.status)) : [...days];
}

function figuresOf(days: readonly EmployeeDay[]): Record<string, number | null> {
  const { attendance, worked, late, overtime, absent_days } = sumDays(days);
  return { attendance, worked, late, overtime, absent_days };
}

function presentByDate(days: readonly EmployeeDay[]): Record<string, unknown>[] {
  const byDate = [...groupBy(days, (day) => day.date)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return byDate.map(([date, own]) => {
    const { present_days: present, absent_days: absent } = sumDays(own);
    return { date, present, absent };
  });
}

const nameOf = async (ctx: Ctx, id: number): Promise<string | undefined> =>
  (await employedPeople(ctx.tx, ctx.accountId, ctx.language, id))[0]?.name;
