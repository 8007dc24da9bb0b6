import { daysBetween, secondsOfDay, toDayNumber, type LocalDate } from '../../kernel/time/local-date';
import type { Nights } from '../nights.rules';
import { isSpent, newAllowance, type Allowance } from './allowance';
import { readDuration, readOffset, readTime, type CalendarTime, type Zones } from './calendar-times';
import { readLines, unescapeText, type ContentLine } from './content-lines';
import { daysOf } from './repeat';
import { newTakenNights, type TakenNights } from './taken-nights';

/** Nobody lets a place more often; what comes after them is not read. */
const MOST_EVENTS = 5_000;
/** One event that closes a place for longer than this was typed wrong, and is cut. */
const LONGEST_DAYS = 800;
const SECONDS_PER_DAY = 86_400;
/** An alarm in an event in a calendar are three; in what lies deeper there is nothing for us. */
const DEEPEST = 10;
/** What is kept of an event. */
const READ = new Set(
  'UID SEQUENCE SUMMARY STATUS TRANSP DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID'.split(' '),
);

type CalendarEvent = {
  uid: string;
  sequence: number;
  summary: string;
  start: CalendarTime;
  /** From the first day to the last one, whose night is not taken. */
  length: number;
  rule: string | undefined;
  /** Days it begins on besides, and those on which it does not. */
  more: LocalDate[];
  without: LocalDate[];
  /** It stands for this one of a row. */
  replaces: LocalDate | undefined;
  isTaken: boolean;
};

/** `from` and `to` bound what is looked at: the nights of a rule without an end have none either. */
export type Span = { zone: string; from: LocalDate; to: LocalDate };

export type ReadCalendar = { nights: Nights[]; events: number; skipped: number };

/**
 * The nights a calendar of another site takes, merged. Undefined when it is no calendar at all, or one that wants more
 * than any calendar needs; whatever is broken inside one is left out and counted.
 */
export function readCalendar(text: string, { zone, from, to }: Span): ReadCalendar | undefined {
  const allowance = newAllowance();
  const { blocks, described, isCalendar } = partsOfCalendar(readLines(text, allowance));
  if (!isCalendar) return undefined;
  const zones: Zones = { home: zone, described, known: new Map(), told: new Map(), allowance };
  const events = blocks.flatMap((block) => readEvent(block, zones) ?? []);
  const kept = onceEach(events);
  const replaced = replacedDays(kept);
  const nights = newTakenNights({ from, to }, LONGEST_DAYS);
  for (const event of kept) takeNights(event, replaced, nights, allowance);
  if (isSpent(allowance)) return undefined;
  return { nights: nights.merged(), events: kept.length, skipped: blocks.length - events.length };
}

/** The lines of each event, without those of alarms inside them, and what the calendar says of its own zones. */
function partsOfCalendar(lines: Iterable<ContentLine>) {
  const blocks: ContentLine[][] = [];
  const described = new Map<string, number>();
  let isCalendar = false;
  let open: string[] = [];
  let zone: string | undefined;
  for (const line of lines) {
    const part = line.name === 'BEGIN' || line.name === 'END' ? line.value.trim().toUpperCase() : '';
    if (line.name === 'BEGIN') {
      isCalendar ||= part === 'VCALENDAR';
      // An event whose end is missing ends where the next one begins.
      if (part === 'VEVENT') {
        if (blocks.length >= MOST_EVENTS) break;
        blocks.push([]);
        open = [part];
      } else if (open.length < DEEPEST) open.push(part);
    } else if (line.name === 'END') {
      if (open.includes(part)) open = open.slice(0, open.lastIndexOf(part));
    } else if (open.at(-1) === 'VEVENT') {
      if (READ.has(line.name)) blocks.at(-1)?.push(line);
    } else if (line.name === 'TZID') zone = line.value;
    else if (line.name === 'TZOFFSETTO' && zone !== undefined && open.at(-1) === 'STANDARD') {
      const minutes = readOffset(line.value);
      if (minutes !== undefined) described.set(zone, minutes);
    }
  }
  return { blocks, described, isCalendar };
}

function readEvent(lines: readonly ContentLine[], zones: Zones): CalendarEvent | undefined {
  const find = (name: string) => lines.find((line) => line.name === name);
  const begins = find('DTSTART');
  const start = begins && readTime(begins, zones);
  if (!start) return undefined;
  const ends = find('DTEND');
  const length = lengthOf(start, ends && readTime(ends, zones), readDuration(find('DURATION')?.value ?? ''));
  const days = (name: string) =>
    lines.filter((line) => line.name === name).flatMap((line) => [...daysListed(line, zones)]);
  const replaced = find('RECURRENCE-ID');
  return {
    uid: find('UID')?.value.trim() ?? '',
    sequence: Number(find('SEQUENCE')?.value) || 0,
    summary: unescapeText(find('SUMMARY')?.value ?? ''),
    start,
    length: Math.min(length, LONGEST_DAYS),
    rule: find('RRULE')?.value,
    more: days('RDATE'),
    without: days('EXDATE'),
    replaces: replaced && readTime(replaced, zones)?.date,
    isTaken:
      find('STATUS')?.value.trim().toUpperCase() !== 'CANCELLED' &&
      find('TRANSP')?.value.trim().toUpperCase() !== 'TRANSPARENT',
  };
}

function* daysListed({ params, value }: ContentLine, zones: Zones): Generator<LocalDate> {
  for (const one of value.split(',')) {
    if (isSpent(zones.allowance)) return;
    const time = readTime({ params, value: one }, zones);
    if (time) yield time.date;
  }
}

/** Whatever happens on a day takes its night, also when it is over before the evening. */
function lengthOf(start: CalendarTime, end: CalendarTime | undefined, seconds: number | undefined): number {
  if (end) return Math.max(1, daysBetween(start.date, end.date));
  if (seconds === undefined) return 1;
  const from = start.time === null ? 0 : secondsOfDay(start.time);
  return Math.max(1, Math.floor((from + seconds) / SECONDS_PER_DAY));
}

/** The same event twice counts as its newest version, or as the later line. */
function onceEach(events: readonly CalendarEvent[]): CalendarEvent[] {
  const known = new Map<string, CalendarEvent>();
  for (const [index, event] of events.entries()) {
    const key = event.uid === '' ? `line ${index}` : `${event.uid} ${event.replaces ?? ''}`;
    const before = known.get(key);
    if (!before || event.sequence >= before.sequence) known.set(key, event);
  }
  return [...known.values()];
}

/** The days of a row in whose place something else stands, by the UID of the row. */
function replacedDays(events: readonly CalendarEvent[]): ReadonlyMap<string, ReadonlySet<number>> {
  const days = new Map<string, Set<number>>();
  for (const { uid, replaces } of events)
    if (replaces !== undefined) days.set(uid, (days.get(uid) ?? new Set()).add(toDayNumber(replaces)));
  return days;
}

function takeNights(
  event: CalendarEvent,
  replaced: ReturnType<typeof replacedDays>,
  nights: TakenNights,
  allowance: Allowance,
): void {
  if (!event.isTaken) return;
  const { start, length, rule, more, without, uid, replaces } = event;
  if (replaces !== undefined || (rule === undefined && more.length === 0))
    return nights.take(toDayNumber(start.date), length);
  const left = new Set(without.map(toDayNumber));
  const replacedHere = replaced.get(uid);
  const take = (day: number): void => {
    if (!left.has(day) && !replacedHere?.has(day)) nights.take(day, length);
  };
  if (rule === undefined) take(toDayNumber(start.date));
  else {
    const window = { since: nights.earliest(length), end: nights.end };
    for (const day of daysOf(rule, start.date, window, allowance)) take(day);
  }
  for (const day of more) take(toDayNumber(day));
}
