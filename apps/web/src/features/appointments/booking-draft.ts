import {
  GRID_MINUTES,
  type AppointmentView,
  type LineInput,
  type Repeat,
} from '@rawnaq/domain/appointments/appointment.shapes';
import type { Arrangement } from '@rawnaq/domain/booking/booking.types';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { ServiceOption } from '../services';

/** The booking that is being written, before it is one. */
export type DraftLine = {
  key: number;
  service_id: number | null;
  /** Nobody named: the salon chooses. */
  employee_id: number | null;
  /** Another length than the service's own. */
  minutes: number | null;
  /** A beginning of its own; without one it follows the others. */
  at: number | null;
  /** Which of the guests it is for; nobody: the customer herself. */
  guest: number | null;
};

/** Somebody who comes with the customer, on her mobile. */
export type DraftGuest = { key: number; name: string };

export type BookingDraft = {
  date: LocalDate;
  arrangement: Arrangement;
  start: number | null;
  lines: readonly DraftLine[];
  guests: readonly DraftGuest[];
  /** Whom a found time gives to the lines that asked for anybody. */
  found: Readonly<Record<number, number>>;
};

export type PlannedLine = DraftLine & {
  start: number | null;
  end: number | null;
  length: number;
  price: number;
  service: ServiceOption | undefined;
};
export type Plan = { lines: PlannedLine[]; total: number; minutes: number; start: number | null; end: number | null };

export const NO_LINE: Omit<DraftLine, 'key'> = {
  service_id: null,
  employee_id: null,
  minutes: null,
  at: null,
  guest: null,
};

/** When each line is, how long the whole takes and what it costs. */
export function planOf(
  { lines, arrangement, start }: Pick<BookingDraft, 'lines' | 'arrangement' | 'start'>,
  services: ReadonlyMap<number, ServiceOption>,
): Plan {
  // Each of the people has her services one after the other; the people come together.
  const next = new Map<number | null, number>();
  const planned = lines.map((line): PlannedLine => {
    const service = line.service_id === null ? undefined : services.get(line.service_id);
    const length = line.minutes ?? wholeQuarters(service?.job_time ?? 0);
    const begins = line.at ?? (arrangement === 'parallel' ? start : (next.get(line.guest) ?? start));
    const ends = begins === null ? null : begins + length;
    if (ends !== null) next.set(line.guest, ends);
    return {
      ...line,
      service,
      length,
      price: service ? (service.offer_price ?? service.price) : 0,
      start: begins,
      end: ends,
    };
  });
  const lengthsOf = (guest: number | null) =>
    planned.filter((line) => line.guest === guest).map(({ length }) => length);
  const people = [...new Set(planned.map(({ guest }) => guest))];
  const ends = planned.flatMap(({ end }) => (end === null ? [] : [end]));
  // What is chosen says when the visit begins: the first service may have a beginning of its own, or a later one be
  // earlier.
  const chosen = planned.filter(({ service_id }) => service_id !== null);
  const starts = chosen.map((line) => line.start);
  return {
    lines: planned,
    total: planned.reduce((sum, { price }) => sum + price, 0),
    minutes: Math.max(
      0,
      ...people.map((guest) =>
        arrangement === 'parallel'
          ? Math.max(...lengthsOf(guest))
          : lengthsOf(guest).reduce((sum, length) => sum + length, 0),
      ),
    ),
    start: starts.length === 0 ? start : isWhole(starts) ? Math.min(...starts) : null,
    end: ends.length > 0 ? Math.max(...ends) : null,
  };
}

const isWhole = (starts: readonly (number | null)[]): starts is readonly number[] => !starts.includes(null);

/**
 * What the server is sent. A line that asked for anybody still does, and says with whom the time was found: the visit
 * is hers while she is free.
 */
export const toLineInputs = ({ lines }: Plan, { guests, found }: Pick<BookingDraft, 'guests' | 'found'>): LineInput[] =>
  lines.flatMap(({ key, service_id, employee_id, start, minutes, guest }) =>
    service_id === null || start === null
      ? []
      : [
          {
            service_id,
            employee_id,
            ...(employee_id === null && found[key] && { found_employee_id: found[key] }),
            start,
            ...(minutes !== null && { minutes }),
            ...(guest !== null && { guest: nameOfGuest(guests, guest) }),
          },
        ],
  );

export const nameOfGuest = (guests: readonly DraftGuest[], key: number | null): string =>
  guests.find((guest) => guest.key === key)?.name.trim() ?? '';

/** A visit that exists, opened for changes: lengths and beginnings of its own stay its own. */
export function draftOf(
  visit: Pick<AppointmentView, 'date' | 'start' | 'lines'>,
  services: ReadonlyMap<number, ServiceOption>,
): BookingDraft {
  const names = [...new Set(visit.lines.flatMap(({ guest }) => guest ?? []))];
  const own = visit.lines.filter(({ guest }) => guest === visit.lines[0]?.guest);
  const isParallel = own.length > 1 && visit.lines.every(({ start }) => start === visit.start);
  const next = new Map<string | null, number>();
  const lines = visit.lines.map((line, index): DraftLine => {
    const length = line.end - line.start;
    const follows = line.start === (isParallel ? visit.start : (next.get(line.guest) ?? visit.start));
    next.set(line.guest, line.end);
    const usual = wholeQuarters(services.get(line.service_id)?.job_time ?? length);
    return {
      key: index,
      service_id: line.service_id,
      employee_id: line.any_employee ? null : line.employee_id,
      minutes: length === usual ? null : length,
      at: follows ? null : line.start,
      guest: line.guest === null ? null : names.indexOf(line.guest),
    };
  });
  const found = Object.fromEntries(visit.lines.map(({ employee_id }, index) => [index, employee_id]));
  return {
    date: visit.date,
    arrangement: isParallel ? 'parallel' : 'sequence',
    start: visit.start,
    lines,
    guests: names.map((name, key) => ({ key, name })),
    found,
  };
}

/** A time that was found: the lines begin where it says, with whom it says. */
export function withTime(
  draft: BookingDraft,
  date: LocalDate,
  time: { start: number; lines: readonly { employee_id: number }[] },
): BookingDraft {
  const chosen = draft.lines.filter(({ service_id }) => service_id !== null);
  return {
    ...draft,
    date,
    start: time.start,
    lines: draft.lines.map((line) => ({ ...line, at: null })),
    found: Object.fromEntries(chosen.map((line, index) => [line.key, time.lines[index]?.employee_id ?? 0])),
  };
}

type Services = ReadonlyMap<number, ServiceOption>;

/** A change by hand. Whoever was found free was free for what stood there then, and stays only where it still does. */
export function changeDraft(draft: BookingDraft, part: Partial<BookingDraft>, services: Services): BookingDraft {
  const next = { ...draft, ...part };
  return part.found ? next : { ...next, found: stillFound(draft, next, services) };
}

function stillFound(before: BookingDraft, after: BookingDraft, services: Services): BookingDraft['found'] {
  if (after.date !== before.date || after.start !== before.start || after.arrangement !== before.arrangement) return {};
  const [old, { lines }] = [planOf(before, services), planOf(after, services)];
  const kept = lines.flatMap((line): [key: number, who: number][] => {
    const who = before.found[line.key];
    const isSame = old.lines.some((one) => isSamePlace(one, line));
    const isTaken = lines.some((other) => other.employee_id === who && other.key !== line.key && meets(other, line));
    return who === undefined || !isSame || isTaken ? [] : [[line.key, who]];
  });
  return Object.fromEntries(kept);
}

const isSamePlace = (one: PlannedLine, other: PlannedLine): boolean =>
  (['key', 'service_id', 'employee_id', 'start', 'length'] as const).every((field) => one[field] === other[field]);
const meets = (one: PlannedLine, other: PlannedLine): boolean =>
  (one.start ?? 0) < (other.end ?? 0) && (other.start ?? 0) < (one.end ?? 0);

/** The first service begins the visit, and what follows goes along; any other gets a beginning of its own. */
export function startedAt(draft: BookingDraft, key: number, start: number): Partial<BookingDraft> {
  const [first] = draft.lines;
  if (first?.key === key && first.at === null) return { start };
  return { lines: draft.lines.map((line) => (line.key === key ? { ...line, at: start } : line)) };
}

/** Turns that were put elsewhere or left out are those of one row of days: of another row they say nothing. */
export const asUsual = (repeat: Repeat): Repeat => ({ ...repeat, moved: [], left_out: [] });

/** Dragging a line above or below another. */
export function reordered(lines: readonly DraftLine[], from: number, to: number): DraftLine[] {
  const next = [...lines];
  next.splice(to, 0, ...next.splice(from, 1));
  return next.map((line) => ({ ...line, at: null }));
}

const wholeQuarters = (minutes: number): number => Math.ceil(minutes / GRID_MINUTES) * GRID_MINUTES;
