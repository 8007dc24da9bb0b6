import { isLocalDate, isLocalTime, type LocalDate, type LocalTime, type WallTime } from '../../kernel/time/local-date';
import { isTimeZone, toInstant, toWall } from '../../kernel/time/zoned-time';
import type { ContentLine } from './content-lines';

/** When something of a calendar begins or ends, on the clock of the place: a whole day, or a moment of one. */
export type CalendarTime = { date: LocalDate; time: LocalTime | null };
/** The place's own zone, and how far from UTC the zones are that the calendar describes itself. */
export type Zones = { home: string; described: ReadonlyMap<string, number> };

const FORM = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/;
/** Outlook names zones its own way; these are the ones people here and their guests live in. */
const OUTLOOK: Readonly<Record<string, string>> = {
  'Arabian Standard Time': 'Asia/Dubai',
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabic Standard Time': 'Asia/Baghdad',
  'Egypt Standard Time': 'Africa/Cairo',
  'India Standard Time': 'Asia/Kolkata',
  'Pakistan Standard Time': 'Asia/Karachi',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Russian Standard Time': 'Europe/Moscow',
  'GMT Standard Time': 'Europe/London',
  'Romance Standard Time': 'Europe/Paris',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Eastern Standard Time': 'America/New_York',
  'Pacific Standard Time': 'America/Los_Angeles',
};

/** Undefined where it is no time. One without a zone, or in a zone nobody knows, is meant on the place's own clock. */
export function readTime({ params, value }: Pick<ContentLine, 'params' | 'value'>, zones: Zones) {
  const match = FORM.exec(value.trim());
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second = '00', utc] = match;
  const date = `${year}-${month}-${day}`;
  if (!isLocalDate(date)) return undefined;
  if (hour === undefined) return { date, time: null };
  // A leap second is the one before it.
  const time = `${hour}:${minute}:${second === '60' ? '59' : second}`;
  return isLocalTime(time) ? atHome({ date, time }, utc ? 'UTC' : params['TZID'], zones) : undefined;
}

function atHome(wall: WallTime, zone: string | undefined, { home, described }: Zones): CalendarTime {
  if (zone === undefined) return wall;
  const known = OUTLOOK[zone] ?? (isTimeZone(zone) ? zone : undefined);
  if (known) return toWall(toInstant(wall, known), home);
  const minutes = described.get(zone);
  if (minutes === undefined) return wall;
  return toWall(Date.parse(`${wall.date}T${wall.time}Z`) - minutes * 60_000, home);
}

const OFFSET = /^([+-])(\d\d)(\d\d)(?:\d\d)?$/;

/** `+0400` in minutes. */
export function readOffset(value: string): number | undefined {
  const match = OFFSET.exec(value.trim());
  if (!match) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

const DURATION = /^\+?P(?:(\d{1,4})W|(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?)$/;

/** In seconds; undefined where it is none, or runs backwards. */
export function readDuration(value: string): number | undefined {
  const match = DURATION.exec(value.trim());
  if (!match) return undefined;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0)) as Parts;
  const total = ((weeks * 7 + days) * 24 + hours) * 3600 + minutes * 60 + seconds;
  return total > 0 ? total : undefined;
}
type Parts = [number, number, number, number, number];
