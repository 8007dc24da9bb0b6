import {
  addMonths,
  daysInMonth,
  fromDayNumber,
  isLocalDate,
  partsOf,
  toDayNumber,
  type LocalDate,
} from '../../kernel/time/local-date';
import { spend, type Allowance } from './allowance';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** What is counted out is counted no further. */
const MOST = 4_000;
/** More days than the calendar has: what comes round so seldom comes once. */
const SELDOM = 4_000_000;
const DAY = /^(\d{4})(\d\d)(\d\d)/;

/** From the first day to the last one, and since when anybody asks for them; all by their numbers. */
type Course = { parts: ReadonlyMap<string, string | undefined>; every: number; first: number } & Window;
type Window = { since: number; end: number };

/**
 * The days, by number, on which something begins by its rule (RFC 5545, 3.3.10): every day, week, month or year, the
 * first one included, within a window. Rules that say more than we read count as their first day alone, which is never
 * too many.
 */
export function* daysOf(rule: string, begins: LocalDate, window: Window, allowance: Allowance): Generator<number> {
  const parts = new Map(rule.split(';').map((part) => part.toUpperCase().split('=') as [string, string | undefined]));
  const every = Math.min(SELDOM, Math.max(1, Math.trunc(Number(parts.get('INTERVAL') ?? 1)) || 1));
  const count = parts.has('COUNT') ? Math.min(MOST, Math.trunc(Number(parts.get('COUNT'))) || 1) : Infinity;
  const end = Math.min(window.end, lastDay(parts.get('UNTIL')) ?? Infinity);
  const first = toDayNumber(begins);
  // Whatever is counted must be counted from its first day on.
  const since = count === Infinity ? Math.max(first, window.since) : first;
  let found = 0;
  for (const day of candidates({ parts, every, first, since, end })) {
    if (day > end || found >= count || !spend(allowance, 'days')) break;
    if (day === NONE) continue;
    found += 1;
    yield day;
  }
  if (found === 0) yield first;
}

/** A step of the rule that leads to no day; it costs like others. */
const NONE = -Infinity;

function lastDay(until: string | undefined): number | undefined {
  const [, year, month, day] = DAY.exec(until ?? '') ?? [];
  if (!isLocalDate(`${year}-${month}-01`)) return undefined;
  // The 31st of a short month is its end.
  const last = String(daysInMonth(Number(year), Number(month)));
  const date = `${year}-${month}-${String(day) > last ? last : day}`;
  return isLocalDate(date) ? toDayNumber(date) : undefined;
}

function* candidates(course: Course): Generator<number> {
  const { parts, first } = course;
  const byDay = (parts.get('BYDAY') ?? '').split(',').filter(Boolean);
  const isNarrowed = [...parts.keys()].some((key) => key.startsWith('BY') && key !== 'BYDAY');
  const weekdays = new Set(byDay.map((day) => WEEKDAYS.indexOf(day)));
  const frequency = parts.get('FREQ');
  if (isNarrowed || weekdays.has(-1)) yield first;
  else if (frequency === 'DAILY') yield* daily(course, weekdays);
  else if (frequency === 'WEEKLY') yield* weekly(course, weekdays);
  else if ((frequency === 'MONTHLY' || frequency === 'YEARLY') && weekdays.size === 0)
    yield* monthly(course, frequency === 'YEARLY' ? 12 : 1);
  else yield first;
}

function* daily({ every, first, since, end }: Course, weekdays: ReadonlySet<number>): Generator<number> {
  for (let day = first + Math.ceil((since - first) / every) * every; day <= end; day += every)
    yield weekdays.size === 0 || weekdays.has(weekdayOfNumber(day)) ? day : NONE;
}

function* weekly({ parts, every, first, since, end }: Course, weekdays: ReadonlySet<number>): Generator<number> {
  const startsOn = Math.max(0, WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO'));
  const wanted = weekdays.size > 0 ? weekdays : new Set([weekdayOfNumber(first)]);
  const weekOf = first - ((weekdayOfNumber(first) - startsOn + 7) % 7);
  const step = every * 7;
  for (let week = weekOf + Math.floor((since - weekOf) / step) * step; week <= end; week += step)
    for (let day = week; day < week + 7; day += 1) yield day >= first && wanted.has(weekdayOfNumber(day)) ? day : NONE;
}

function* monthly({ every, first, since, end }: Course, months: number): Generator<number> {
  const begins = fromDayNumber(first);
  const [start, last] = [monthNumber(begins), monthNumber(fromDayNumber(end))];
  const step = every * months;
  const skipped = Math.floor((monthNumber(fromDayNumber(since)) - start) / step) * step;
  for (let month = start + skipped; month <= last; month += step) {
    const day = addMonths(begins, month - start);
    // A month without a 31st is left out, not shortened.
    yield partsOf(day).day === partsOf(begins).day ? toDayNumber(day) : NONE;
  }
}

const weekdayOfNumber = (day: number): number => (((day + 4) % 7) + 7) % 7;

function monthNumber(date: LocalDate): number {
  const { year, month } = partsOf(date);
  return year * 12 + month;
}
