import { periodSpans, type dashboardContract } from '@rawnaq/domain/dashboard/dashboard.contract';
import { addDays, daysBetween } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf, businessSpan } from '@rawnaq/domain/kernel/time/zoned-time';
import { sayList } from '@rawnaq/domain/kernel/localized';
import type { UseCase } from '../../http/bind-contract';
import { appointmentViews, findSalonClock } from '../appointments';
import { employedPeople } from '../employees';
import { occupancyOf } from './occupancy';
import { countBookedOnline, countCustomers, countDays, countOutcomes, findNext } from './figures.query';

const MOST_NEXT = 6;
const CHART_DAYS = 14;

/** A fixed number of questions, whatever the period. */
export const getAppointmentFigures: UseCase<(typeof dashboardContract)['get_appointments']> = async (ctx, asked) => {
  const clock = await findSalonClock(ctx);
  const today = businessDateOf(ctx.now, clock.time_zone, clock.business_day_cut_off);
  const { span, before } = periodSpans(asked, today);
  const momentsOf = (from: string, to: string) => businessSpan(from, to, clock.time_zone, clock.business_day_cut_off);
  // A single day makes no line: two weeks do, against the two before.
  const chart = span.from === span.to ? { from: addDays(span.to, 1 - CHART_DAYS), to: span.to } : span;
  const back = daysBetween(chart.from, chart.to) + 1;
  const [now, then] = [momentsOf(span.from, span.to), momentsOf(before.from, before.to)];
  const [outcomes, earlier, customers, customersBefore, booked_online, bookedBefore, occupancy, days, next, people] =
    await Promise.all([
      countOutcomes(ctx, now),
      countOutcomes(ctx, then),
      countCustomers(ctx, now),
      countCustomers(ctx, then),
      countBookedOnline(ctx, now),
      countBookedOnline(ctx, then),
      occupancyOf(ctx, { span, moments: now }, { span: before, moments: then }),
      countDays(ctx, chart, back, momentsOf(addDays(chart.from, -back), chart.to).start, now.end),
      findNext(ctx, momentsOf(today, addDays(today, 1)).end, MOST_NEXT),
      employedPeople(ctx.tx, ctx.accountId, ctx.language),
    ]);
  const sum = (rows: typeof outcomes, key: 'visits' | 'online' | 'value'): number =>
    rows.reduce((total, row) => total + row[key], 0);
  const views = await appointmentViews(ctx, next.ids);
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return {
    ...span,
    total: sum(outcomes, 'visits'),
    before: {
      ...before,
      total: sum(earlier, 'visits'),
      customers: customersBefore,
      value: sum(earlier, 'value'),
      booked_online: bookedBefore,
    },
    outcomes: Object.fromEntries(outcomes.map(({ outcome, visits }) => [outcome, visits])),
    from_online: sum(outcomes, 'online'),
    customers,
    value: sum(outcomes, 'value'),
    booked_online,
    occupancy,
    days,
    next_total: next.total,
    next: views.map(({ id, date, start, customer, lines, outcome, source }) => ({
      id,
      date,
      start,
      customer: customer.name,
      outcome,
      source,
      services: sayList(
        lines.map(({ english_name, arabic_name }) => (ctx.language === 'ar' ? arabic_name : english_name)),
        ctx.language,
      ),
      employees: sayList(
        [...new Set(lines.map(({ employee_id }) => nameOf.get(employee_id)?.split(' ')[0] ?? ''))].filter(Boolean),
        ctx.language,
      ),
    })),
  };
};
