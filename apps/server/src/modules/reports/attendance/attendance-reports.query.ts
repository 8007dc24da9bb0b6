import { sumDays } from '@rawnaq/domain/attendance/attendance.rules';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { businessSpan } from '@rawnaq/domain/kernel/time/zoned-time';
import type {
  checkInReport,
  cumulativeAttendanceReport,
  detailedAttendanceReport,
  employeeAttendanceReport,
} from '@rawnaq/domain/reports/definitions/attendance-reports';
import { sql } from 'kysely';
import type { Ctx } from '../../../http/context';
import { entryRows, placeOf } from '../../attendance';
import { attendanceDays, type EmployeeDay } from './attendance-days';
import { groupBy } from '../group-by';
import type { PagedServer, SummaryServer } from '../report-server';

export const detailedAttendanceServer: SummaryServer<typeof detailedAttendanceReport> = {
  async answer(ctx, { from, to, filters, ids }) {
    const days = await attendanceDays(ctx, from, to, ids.employee_id);
    return { rows: withState(days, filters.status), figures: figuresOf(days), chart: presentByDate(days) };
  },
};

export const cumulativeAttendanceServer: SummaryServer<typeof cumulativeAttendanceReport> = {
  async answer(ctx, { from, to, ids }) {
    const days = await attendanceDays(ctx, from, to, ids.employee_id);
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
  },
};

export const employeeAttendanceServer: SummaryServer<typeof employeeAttendanceReport> = {
  async answer(ctx, { from, to, filters, subject }) {
    const days = await attendanceDays(ctx, from, to, subject);
    return {
      rows: withState(days, filters.status),
      figures: figuresOf(days),
      chart: days.toReversed().map(({ date, worked, planned }) => ({ date, worked, planned })),
    };
  },
};

export const checkInServer: PagedServer<typeof checkInReport> = {
  rows: (ctx, asked) => entriesIn(ctx, asked),
  async around(ctx, asked) {
    const entries = await entriesIn(ctx, asked);
    const { employee_id } = asked.ids;
    const whose = employee_id === undefined ? sql`true` : sql`r.employee_id = ${employee_id}`;
    const { rows } = await sql<{
      entries: number;
      minutes: number;
      open: number;
      inaccurate: number;
      corrected: number;
    }>`
      select count(*)::int as entries, coalesce(sum(r.minutes), 0)::int as minutes,
        (count(*) filter (where r.checked_out_at is null))::int as open,
        (count(*) filter (where r.inaccurate))::int as inaccurate,
        (count(*) filter (where r.corrected))::int as corrected
      from ${entries.as('r')}
      where ${whose}`.execute(ctx.tx);
    return { figures: rows[0]! };
  },
};

async function entriesIn(ctx: Ctx, { from, to }: DateSpan) {
  const { time_zone, business_day_cut_off } = await placeOf(ctx.tx, ctx.accountId);
  const { start, end } = businessSpan(from, to, time_zone, business_day_cut_off);
  return entryRows(ctx).where('t.checked_in_at', '>=', start).where('t.checked_in_at', '<', end);
}

const withState = (days: readonly EmployeeDay[], wanted: readonly string[] | undefined): readonly EmployeeDay[] =>
  wanted ? days.filter((day) => wanted.includes(day.status)) : days;

function figuresOf(days: readonly EmployeeDay[]) {
  const { attendance, worked, late, overtime, absent_days } = sumDays(days);
  return { attendance, worked, late, overtime, absent_days };
}

function presentByDate(days: readonly EmployeeDay[]) {
  const byDate = [...groupBy(days, (day) => day.date)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return byDate.map(([date, own]) => {
    const { present_days: present, absent_days: absent } = sumDays(own);
    return { date, present, absent };
  });
}
