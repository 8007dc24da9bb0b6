import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { addDays, daysBetween } from '@rawnaq/domain/kernel/time/local-date';
import type { Ctx } from '../../http/context';
import { openOn, readSchedule } from '../appointments';
import { bookedMinutes } from './figures.query';

type Asked = { span: DateSpan; moments: { start: string; end: string } };
/** Hours of a year ago are not kept: they would be those of today. */
const LONGEST = 92;

/** How much of the time people work is booked. Null where nobody works, or so long that hours have changed. */
export async function occupancyOf(ctx: Ctx, now: Asked, before: Asked) {
  if (daysBetween(now.span.from, now.span.to) >= LONGEST) return null;
  const [open, openBefore, booked, bookedBefore] = await Promise.all([
    openMinutes(ctx, now.span),
    openMinutes(ctx, before.span),
    bookedMinutes(ctx, now.moments),
    bookedMinutes(ctx, before.moments),
  ]);
  if (open === 0) return null;
  return { booked, open, before: openBefore > 0 ? (100 * bookedBefore) / openBefore : null };
}

async function openMinutes(ctx: Ctx, { from, to }: DateSpan): Promise<number> {
  const days = daysBetween(from, to) + 1;
  const schedule = await readSchedule(ctx, { from, days, service_ids: [], with_busy: false });
  let minutes = 0;
  for (let index = 0; index < days; index++)
    for (const employee of schedule.employees)
      if (employee.is_bookable)
        for (const { start, end } of openOn(schedule, employee, addDays(from, index))) minutes += end - start;
  return minutes;
}
