import { isLocalDate, isLocalTime, type LocalDate, type LocalTime, type WallTime } from '../../kernel/time/local-date';
import { isTimeZone, toInstant, toWall } from '../../kernel/time/zoned-time';
import { spend, type Allowance } from './allowance';
import type { ContentLine } from './content-lines';

/** When something of a calendar begins or ends, on the clock of the place: a whole day, or a moment of one. */
export type CalendarTime = { date: LocalDate; time: LocalTime | null };
/**
 * The place's own zone, how far from UTC the zones are that the calendar describes itself, and what was found out about
 * other zones and clocks already, which takes a while.
 */
export type Zones = {
  home: string;
  described: ReadonlyMap<string, number>;
  known: Map<string, string | undefined>;
  told: Map<string, CalendarTime | undefined>;
  allowance: Allowance;
};

const FORM = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/;
/** Outlook names zones its own way; these are the ones people here and their guests live in. */
const OUTLOOK: ReadonlyMap<string, string> = new Map([
  ['Arabian Standard Time', 'Asia/Dubai'],
  ['Arab Standard Time', 'Asia/Riyadh'],
  ['Arabic Standard Time', 'Asia/Baghdad'],
  ['Egypt Standard Time', 'Africa/Cairo'],
  ['India Standard Time', 'Asia/Kolkata'],
  ['Pakistan Standard Time', 'Asia/Karachi'],
  ['Turkey Standard Time', 'Europe/Istanbul'],
  ['Russian Standard Time', 'Europe/Moscow'],
  ['GMT Standard Time', 'Europe/London'],
  ['Romance Standard Time', 'Europe/Paris'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['Eastern Standard Time', 'America/New_York'],
  ['Pacific Standard Time', 'America/Los_Angeles'],
]);

/** Undefined where it is no time. One without a zone, or in a zone nobody knows, is meant on the place's own clock. */
export function readTime({ params, value }: Pick<ContentLine, 'params' | 'value'>, zones: Zones) {
  const match = spend(zones.allowance, 'times') ? FORM.exec(value.trim()) : null;
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second = '00', utc] = match;
  const date = `${year}-${month}-${day}`;
  if (!isLocalDate(date)) return undefined;
  if (hour === undefined) return { date, time: null };
  // A leap second is the one before it.
  const time = `${hour}:${minute}:${second === '60' ? '59' : second}`;
  return isLocalTime(time) ? atHome({ date, time }, utc ? 'UTC' : params['TZID'], zones) : undefined;
}

/** No stay began before, or is so far away, that the clock of another zone says anything about its nights. */
const CLOCKS = { from: '1970-01-01', to: '2200-01-01' };

function atHome(wall: WallTime, zone: string | undefined, zones: Zones): CalendarTime | undefined {
  if (zone === undefined || wall.date < CLOCKS.from || wall.date > CLOCKS.to) return wall;
  const key = `${wall.date} ${wall.time} ${zone}`;
  if (!zones.told.has(key) && spend(zones.allowance, 'clocks')) zones.told.set(key, tellAtHome(wall, zone, zones));
  return zones.told.get(key);
}

function tellAtHome(wall: WallTime, zone: string, zones: Zones): CalendarTime {
  const known = knownZone(zone, zones);
  if (known !== undefined) return toWall(toInstant(wall, known), zones.home);
  const minutes = zones.described.get(zone);
  if (minutes === undefined) return wall;
  return toWall(Date.parse(`${wall.date}T${wall.time}Z`) - minutes * 60_000, zones.home);
}

function knownZone(zone: string, { known, allowance }: Zones): string | undefined {
  if (!known.has(zone) && spend(allowance, 'zones'))
    known.set(zone, OUTLOOK.get(zone) ?? (isTimeZone(zone) ? zone : undefined));
  return known.get(zone);
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
