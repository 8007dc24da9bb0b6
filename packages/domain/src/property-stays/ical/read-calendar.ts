import { addDays, daysBetween, secondsOfDay, type LocalDate } from '../../kernel/time/local-date';
import { mergeNights, type Nights } from '../nights.rules';
import { readDuration, readOffset, readTime, type CalendarTime, type Zones } from './calendar-times';
import { readLines, unescapeText, type ContentLine } from './content-lines';
import { daysOf } from './repeat';

/** Nobody lets a place more often; what comes after them is not read. */
const MOST_EVENTS = 5_000;
/** One event that closes a place for longer than this was typed wrong, and is cut. */
const LONGEST_DAYS = 800;
const SECONDS_PER_DAY = 86_400;

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
type Span = { zone: string; from: LocalDate; to: LocalDate };

export type ReadCalendar = { nights: Nights[]; events: number; skipped: number };

/**
 * The nights a calendar of another site takes, merged. Undefined when it is no calendar at all; whatever is broken
 * inside one is left out and counted.
 */
export function readCalendar(text: string, { zone, from, to }: Span): ReadCalendar | undefined {
  const lines = readLines(text);
  if (!lines.some(({ name, value }) => name === 'BEGIN' && value.trim().toUpperCase() === 'VCALENDAR'))
    return undefined;
  const { blocks, described } = partsOfCalendar(lines);
  const events = blocks.flatMap((block) => readEvent(block, { home: zone, described }) ?? []);
  const kept = onceEach(events);
  const nights = kept
    .flatMap((event) => nightsOf(event, kept, to))
    .filter(({ arrives_on, leaves_on }) => leaves_on > from && arrives_on < to);
  return { nights: mergeNights(nights), events: kept.length, skipped: blocks.length - events.length };
}

/** The lines of each event, without those of alarms inside them, and what the calendar says of its own zones. */
function partsOfCalendar(lines: readonly ContentLine[]) {
  const blocks: ContentLine[][] = [];
  const described = new Map<string, number>();
  let open: string[] = [];
  let zone: string | undefined;
  for (const line of lines) {
    const part = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      // An event whose end is missing ends where the next one begins.
      if (part === 'VEVENT') {
        if (blocks.length >= MOST_EVENTS) break;
        blocks.push([]);
        open = [part];
      } else open.push(part);
    } else if (line.name === 'END') {
      if (open.includes(part)) open = open.slice(0, open.lastIndexOf(part));
    } else if (open.at(-1) === 'VEVENT') blocks.at(-1)?.push(line);
    else if (line.name === 'TZID') zone = line.value;
    else if (line.name === 'TZOFFSETTO' && zone !== undefined && open.at(-1) === 'STANDARD') {
      const minutes = readOffset(line.value);
      if (minutes !== undefined) described.set(zone, minutes);
    }
  }
  return { blocks, described };
}

function readEvent(lines: readonly ContentLine[], zones: Zones): CalendarEvent | undefined {
  const find = (name: string) => lines.find((line) => line.name === name);
  const begins = find('DTSTART');
  const start = begins && readTime(begins, zones);
  if (!start) return undefined;
  const ends = find('DTEND');
  const length = lengthOf(start, ends && readTime(ends, zones), readDuration(find('DURATION')?.value ?? ''));
  const days = (name: string) =>
    lines
      .filter((line) => line.name === name)
      .flatMap(({ params, value }) => value.split(',').map((one) => readTime({ params, value: one }, zones)))
      .flatMap((time) => (time ? [time.date] : []));
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

function nightsOf(event: CalendarEvent, all: readonly CalendarEvent[], to: LocalDate): Nights[] {
  if (!event.isTaken) return [];
  const { start, length, rule, more, without, uid, replaces } = event;
  const isRow = replaces === undefined && (rule !== undefined || more.length > 0);
  const replaced = isRow ? all.flatMap((one) => (one.uid === uid && one.replaces ? [one.replaces] : [])) : [];
  const left = new Set([...without, ...replaced]);
  const days = isRow ? [...(rule === undefined ? [start.date] : daysOf(rule, start.date, to)), ...more] : [start.date];
  return days.filter((day) => !left.has(day)).map((day) => ({ arrives_on: day, leaves_on: addDays(day, length) }));
}
