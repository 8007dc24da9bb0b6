import {
  busyOf,
  guestKey,
  occurrencesOf,
  peopleOf,
  type Occurrence,
  type VisitLine,
} from '@rawnaq/domain/appointments/appointment.rules';
import { GRID_MINUTES, MINUTES_PER_DAY, type LineInput } from '@rawnaq/domain/appointments/appointment.shapes';
import type { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { daysBetween, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { overlaps } from '@rawnaq/domain/kernel/time/time-range';
import type { UseCase } from '../../../http/bind-contract';
import { sessionOf } from '../../../http/context';
import { assertMayLeaveHours } from './may-leave-hours';
import { assertPossible } from './place-appointment';
import { assertBookable, namesOf, readSchedule, type Schedule } from './read-schedule';
import { resolveLines } from './resolve-lines';

type Asked = { date: LocalDate; lines: readonly LineInput[]; outside_hours: boolean };
/** A visit of a series: its lines, or why it can not be had. */
export type Judged = Occurrence & { lines?: VisitLine[]; refusal?: AppError };

/** What a series would be, before anybody is bound by it. */
export const checkSeries: UseCase<(typeof appointmentsContract)['check_series']> = async (ctx, input) => {
  assertMayLeaveHours(ctx, input.outside_hours);
  const first = firstPlace(input);
  const wanted = occurrencesOf(first, input.repeat);
  const schedule = await readSchedule(ctx, {
    ...daysOf(wanted),
    service_ids: input.lines.map(({ service_id }) => service_id),
    customer_id: input.customer_id,
    user_id: sessionOf(ctx).user.id,
  });
  assertBookable(schedule.customer);
  return {
    records: judgeSeries(schedule, input, wanted).map(({ turn, date, by, refusal }) => ({
      turn,
      date,
      start: first.start + by,
      taken: refusal ? refusal.sentence(ctx.language) : null,
    })),
  };
};

export const firstPlace = ({ date, lines }: Pick<Asked, 'date' | 'lines'>) => ({
  date,
  start: Math.min(...lines.map(({ start }) => start)),
});

/** A visit a month for more than four years; a single one put into another century is a slip of the hand. */
const MOST_DAYS = 2000;

/** The days to look at: from the first to the night after the last. */
export function daysOf(wanted: readonly Occurrence[]): { from: LocalDate; days: number } {
  const dates = wanted.map(({ date }) => date).toSorted();
  const days = daysBetween(dates[0]!, dates.at(-1)!) + 2;
  if (days > MOST_DAYS) throw new AppError('INVALID_INPUT', { field: 'repeat' });
  return { from: dates[0]!, days };
}

/** Each visit with whoever does it. Those before it in the series take their time too. */
export function judgeSeries(schedule: Schedule, asked: Asked, wanted: readonly Occurrence[]): Judged[] {
  const placed: VisitLine[][] = [];
  return wanted.map((one) => {
    try {
      const lines = resolveLines(schedule, { ...asked, date: one.date, lines: movedBy(asked.lines, one.by) });
      assertPossible(lines);
      assertFree(schedule, lines);
      if (placed.some((other) => meet(other, lines))) throw new AppError('CUSTOMER_HAS_APPOINTMENT');
      placed.push(lines);
      return { ...one, lines };
    } catch (error) {
      if (!(error instanceof AppError) || !OF_THE_DATE.has(error.code)) throw error;
      return { ...one, refusal: error };
    }
  });
}

const LATEST = 2 * MINUTES_PER_DAY - GRID_MINUTES;

function movedBy(lines: readonly LineInput[], by: number): LineInput[] {
  const moved = lines.map((line) => ({ ...line, start: line.start + by }));
  if (moved.some(({ start }) => start < 0 || start > LATEST)) throw new AppError('APPOINTMENT_OUTSIDE_HOURS');
  return moved;
}

const OF_THE_DATE: ReadonlySet<string> = new Set([
  'CUSTOMER_HAS_APPOINTMENT',
  'EMPLOYEE_HAS_APPOINTMENT',
  'USER_HAS_APPOINTMENT',
  'APPOINTMENT_IN_BLOCK_TIME',
  'APPOINTMENT_OUTSIDE_HOURS',
]);

/**
 * The same judgement as the database's, on rows that can't change because everybody is locked: a refusal there would
 * end the whole series.
 */
function assertFree(schedule: Schedule, lines: readonly VisitLine[]): void {
  const { busy, customer, own_employee_id } = schedule;
  const twice = peopleOf(lines).find((one) =>
    customer?.busy.some((time) => one.guest === time.guest && overlaps(time, one)),
  );
  if (twice) throw new AppError('CUSTOMER_HAS_APPOINTMENT', { name: nameOfGuest(lines, twice.guest) });
  const hits = busyOf(lines).flatMap((one) =>
    busy.filter((time) => time.employee_id === one.employee_id && overlaps(one, time)),
  );
  const [hit] = hits;
  if (!hit) return;
  const alike = hits.filter(({ is_block }) => is_block === hit.is_block).map(({ employee_id }) => employee_id);
  const name = namesOf(schedule, alike);
  if (hit.is_block) throw new AppError('APPOINTMENT_IN_BLOCK_TIME', { name });
  throw alike.every((id) => id === own_employee_id)
    ? new AppError('USER_HAS_APPOINTMENT')
    : new AppError('EMPLOYEE_HAS_APPOINTMENT', { name });
}

/** A guest is named; the customer is the one the form is open for. */
function nameOfGuest(lines: readonly VisitLine[], key: string): Localized | undefined {
  const guest = lines.find((line) => guestKey(line.guest) === key)?.guest;
  return guest ? { en: guest, ar: guest } : undefined;
}

/** Whether two visits of one customer would be at the same time, for somebody who comes or somebody who works. */
const meet = (one: readonly VisitLine[], other: readonly VisitLine[]): boolean =>
  peopleOf(one).some((a) => peopleOf(other).some((b) => a.guest === b.guest && overlaps(a, b))) ||
  busyOf(one).some((a) => busyOf(other).some((b) => a.employee_id === b.employee_id && overlaps(a, b)));
