import type { Occupied, ServiceTimes } from '../booking/booking.types';
import { occupiedBy, spansOf } from '../booking/service-time';
import { addDays, addMonths, type LocalDate } from '../kernel/time/local-date';
import { can, type PermissionMap } from '../kernel/permissions';
import { toNameKey } from '../kernel/text/search-key';
import { overlaps, type TimeRange } from '../kernel/time/time-range';
import type { Repeat } from './appointment.shapes';
import { appointmentOutcomes, appointmentPaymentStates, appointmentStates } from './appointment.states';
import type { CodeIn } from '../kernel/state-machine';

/** One service of a visit as it is stored. Times are epoch minutes. */
export type VisitLine = TimeRange & {
  service_id: number;
  employee_id: number;
  any_employee: boolean;
  processing_time: number;
  buffer_time: number;
  price: number;
  /** Whom of the customer's guests it is for; nobody: herself. */
  guest?: string | null | undefined;
};

type Facts = {
  status: CodeIn<typeof appointmentStates>;
  no_show_at: string | null;
  rescheduled_at: string | null;
  achieved_at: string | null;
};

/**
 * Where an appointment stands, in people's words. A missed visit that was booked again counts as rescheduled; one that
 * was only moved does not.
 */
export function outcomeOf({ status, no_show_at, rescheduled_at, achieved_at }: Facts): string {
  const { codes } = appointmentOutcomes;
  if (status === appointmentStates.codes.cancelled) return codes.cancelled;
  if (achieved_at !== null) return codes.achieved;
  if (no_show_at !== null)
    return rescheduled_at !== null && rescheduled_at >= no_show_at ? codes.rescheduled : codes.no_show;
  return status === appointmentStates.codes.check_in ? codes.checked_in : codes.scheduled;
}

/** What has ended, one way or another, is not changed any more. */
export const isOpen = (facts: Facts): boolean =>
  facts.status !== appointmentStates.codes.cancelled && facts.achieved_at === null && facts.no_show_at === null;

/** What a missed visit was charged with is taken back together with it: that needs the right to penalties as well. */
export const mayUndoNoShow = (permissions: PermissionMap, { is_charged }: { is_charged: boolean }): boolean =>
  !is_charged || can(permissions, 'accounting.penalties');

/** Unpaid is a reason to worry once the visit is over; before it, nobody has asked for money yet. */
export const isOwed = ({
  outcome,
  payment_status,
}: {
  outcome: string;
  payment_status: CodeIn<typeof appointmentPaymentStates>;
}): boolean =>
  payment_status === appointmentPaymentStates.codes.unpaid && outcome === appointmentOutcomes.codes.achieved;

type BusyLine = Pick<VisitLine, 'employee_id' | 'start' | 'end' | 'processing_time' | 'buffer_time'>;

const timesOf = (line: BusyLine): ServiceTimes => ({
  job_time: line.end - line.start,
  processing_time: line.processing_time,
  buffer_time: line.buffer_time,
});

/** When each line's employee is taken, the buffers included. */
export const busyOf = (lines: readonly BusyLine[]): Occupied[] =>
  occupiedBy(
    lines.map(({ start, end, employee_id }, line) => ({ line, employee_id, start, end, quarter: 0 })),
    lines.map(timesOf),
  );

/** From the first beginning to the last end: when the customer is there. */
export const visitOf = (lines: readonly TimeRange[]): TimeRange => ({
  start: Math.min(...lines.map(({ start }) => start)),
  end: Math.max(...lines.map(({ end }) => end)),
});

/**
 * Under whose name of a customer's people a time is bound: her own is empty. Two spellings of one name are one guest.
 */
export const guestKey = (guest: string | null | undefined): string => toNameKey(guest ?? '');

/** A guest is named, and after her whose guest she is. */
export const guestName = (customer: string, guest: string | null | undefined): string =>
  guest ? `${guest} (${customer})` : customer;

/** When each of the people of a visit is there: the customer, and every guest of hers by name. */
export function peopleOf(lines: readonly (TimeRange & Pick<VisitLine, 'guest'>)[]): (TimeRange & { guest: string })[] {
  const keys = [...new Set(lines.map(({ guest }) => guestKey(guest)))];
  return keys.map((guest) => ({ guest, ...visitOf(lines.filter((line) => guestKey(line.guest) === guest)) }));
}

/** When one service takes its employee, the buffer included, whatever else she does in the visit. */
export const takenBy = (line: BusyLine): TimeRange[] =>
  spansOf({ line: 0, employee_id: line.employee_id, start: line.start }, timesOf(line)).map(({ start, end }) => ({
    start,
    end,
  }));

/** The work itself, without tidying up: two services of one visit may not ask it of one person at once. */
export const worksOn = (line: BusyLine): TimeRange[] =>
  spansOf({ line: 0, employee_id: line.employee_id, start: line.start }, { ...timesOf(line), buffer_time: 0 });

export const asksTwiceAtOnce = (lines: readonly VisitLine[]): boolean =>
  lines.some((line, index) =>
    lines
      .slice(0, index)
      .some(
        (other) =>
          other.employee_id === line.employee_id &&
          worksOn(line).some((one) => worksOn(other).some((two) => overlaps(one, two))),
      ),
  );

export const LONGEST_VISIT_MINUTES = 24 * 60;

type Placed = TimeRange & Pick<VisitLine, 'guest'>;

/** Which lines come after one for the same person: they go along when it gets another end. */
export function followersOf(lines: readonly Placed[], index: number): number[] {
  const before = lines[index]!;
  return lines.flatMap((line, place) =>
    place !== index && line.start >= before.end && guestKey(line.guest) === guestKey(before.guest) ? [place] : [],
  );
}

/** The line with its new end, and what goes along moved by as much: what follows it, or what an undo brings back. */
export const resized = <Line extends Placed>(
  lines: readonly Line[],
  index: number,
  end: number,
  along: readonly number[] = followersOf(lines, index),
): Line[] => {
  const by = end - lines[index]!.end;
  return lines.map((line, place) => {
    if (place === index) return { ...line, end };
    return along.includes(place) ? { ...line, start: line.start + by, end: line.end + by } : line;
  });
};

/** One of the visits of a series: its day, and by how many minutes it begins later than the first was meant to. */
export type Occurrence = { turn: number; date: LocalDate; by: number };

export function occurrencesOf(first: { date: LocalDate; start: number }, repeat: Repeat | undefined): Occurrence[] {
  if (!repeat) return [{ turn: 0, date: first.date, by: 0 }];
  return repeatedOn(first.date, repeat).flatMap((date, turn) => {
    if (repeat.left_out?.includes(turn)) return [];
    const moved = repeat.moved?.find((one) => one.turn === turn);
    return [moved ? { turn, date: moved.date, by: moved.start - first.start } : { turn, date, by: 0 }];
  });
}

const STEP_DAYS = { day: 1, week: 7, 'two-weeks': 14, 'four-weeks': 28 } as const;

/** The days of a series, the first included. A month's last days fall on the last day of a shorter month. */
export const repeatedOn = (first: LocalDate, { every, times }: Pick<Repeat, 'every' | 'times'>): LocalDate[] =>
  Array.from({ length: times }, (_, turn) =>
    every === 'month' ? addMonths(first, turn) : addDays(first, turn * STEP_DAYS[every]),
  );
