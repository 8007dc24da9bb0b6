import type { Localized } from '../localized';

/** A wall date, `YYYY-MM-DD`. Strings of this form compare and sort as dates do. */
export type LocalDate = string;
/** A wall time, `HH:mm:ss`. */
export type LocalTime = string;
export type WallTime = { date: LocalDate; time: LocalTime };

export const QUARTERS_PER_DAY = 96;
const MINUTES_PER_QUARTER = 15;
const SECONDS_PER_DAY = 86_400;

export const isLocalDate = (text: string): boolean => readDate(text) !== undefined;

function readDate(text: string): { year: number; month: number; day: number } | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? { year, month, day }
    : undefined;
}

export const isLocalTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text);

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export const addDays = (date: LocalDate, days: number): LocalDate => fromDayNumber(toDayNumber(date) + days);

/** The same day of another month; the last day where that month is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return toLocalDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** Days from one date to another: negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => toDayNumber(to) - toDayNumber(from);

export const compareDates = (a: LocalDate, b: LocalDate): number => (a < b ? -1 : a > b ? 1 : 0);

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: LocalDate): number => (((toDayNumber(date) + 4) % 7) + 7) % 7;

export const weekdayNames: readonly Localized[] = [
  { en: 'Sunday', ar: 'الأحد' },
  { en: 'Monday', ar: 'الاثنين' },
  { en: 'Tuesday', ar: 'الثلاثاء' },
  { en: 'Wednesday', ar: 'الأربعاء' },
  { en: 'Thursday', ar: 'الخميس' },
  { en: 'Friday', ar: 'الجمعة' },
  { en: 'Saturday', ar: 'السبت' },
];

/** Weeks begin on Sunday, on every calendar of the product. */
export const startOfWeek = (date: LocalDate): LocalDate => addDays(date, -weekdayOf(date));

export const startOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 8)}01`;
export const endOfMonth = (date: LocalDate): LocalDate => addDays(addMonths(startOfMonth(date), 1), -1);

export function startOfQuarter(date: LocalDate): LocalDate {
  const { year, month } = partsOf(date);
  return toLocalDate(year, month - ((month - 1) % 3), 1);
}

export const secondsOfDay = (time: LocalTime): number =>
  Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60 + Number(time.slice(6, 8));

/** Seconds from midnight to a time; whole days are dropped. */
export function timeFromSeconds(seconds: number): LocalTime {
  const inDay = ((seconds % SECONDS_PER_DAY) + SECONDS_PER_DAY) % SECONDS_PER_DAY;
  return `${pad(Math.floor(inDay / 3600))}:${pad(Math.floor(inDay / 60) % 60)}:${pad(inDay % 60)}`;
}

/** The clock moved by minutes, over midnight if need be. */
export function addMinutes(wall: WallTime, minutes: number): WallTime {
  const seconds = secondsOfDay(wall.time) + minutes * 60;
  return { date: addDays(wall.date, Math.floor(seconds / SECONDS_PER_DAY)), time: timeFromSeconds(seconds) };
}

export const minutesBetween = (from: WallTime, to: WallTime): number =>
  (daysBetween(from.date, to.date) * SECONDS_PER_DAY + secondsOfDay(to.time) - secondsOfDay(from.time)) / 60;

export const compareWalls = (a: WallTime, b: WallTime): number =>
  compareDates(a.date, b.date) || (a.time < b.time ? -1 : a.time > b.time ? 1 : 0);

/** The quarter of the day a time is in: 0 for 00:00, 95 for 23:45 to 23:59. */
export const quarterOf = (time: LocalTime): number => Math.floor(secondsOfDay(time) / (MINUTES_PER_QUARTER * 60));

/**
 * Quarters are counted from the midnight a working day began with: 96 is midnight after it, so an evening that runs on
 * stays one range.
 */
export const wallOfQuarter = (day: LocalDate, quarter: number): WallTime =>
  addMinutes({ date: day, time: '00:00:00' }, quarter * MINUTES_PER_QUARTER);

export const isOnQuarter = (time: LocalTime): boolean => secondsOfDay(time) % (MINUTES_PER_QUARTER * 60) === 0;

export const quartersFor = (minutes: number): number => Math.ceil(minutes / MINUTES_PER_QUARTER);

/** The day a moment belongs to in reports: before the cut-off it is still yesterday. */
export const businessDate = (wall: WallTime, cutOff: LocalTime): LocalDate =>
  wall.time < cutOff ? addDays(wall.date, -1) : wall.date;

export function partsOf(date: LocalDate): { year: number; month: number; day: number } {
  const parts = readDate(date);
  if (!parts) throw new RangeError(`Not a date: ${date}`);
  return parts;
}

/** Days since 1970-01-01. Counting years from March puts the leap day at the end, where it disturbs nothing. */
export function toDayNumber(date: LocalDate): number {
  const { year, month, day } = partsOf(date);
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  return 365 * marchYear + leapDaysBefore(marchYear) + Math.floor((153 * marchMonth + 2) / 5) + day - 1 - 719_468;
}

export function fromDayNumber(dayNumber: number): LocalDate {
  const days = dayNumber + 719_468;
  // Whole 400-year cycles first; inside one, leap days are taken out before dividing by 365.
  const cycle = Math.floor(days / DAYS_PER_400_YEARS);
  const inCycle = days - cycle * DAYS_PER_400_YEARS;
  const yearInCycle = Math.floor(
    (inCycle - Math.floor(inCycle / 1460) + Math.floor(inCycle / 36_524) - Math.floor(inCycle / 146_096)) / 365,
  );
  const dayOfYear = inCycle - 365 * yearInCycle - leapDaysBefore(yearInCycle);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const marchYear = yearInCycle + cycle * 400;
  return toLocalDate(
    month > 2 ? marchYear : marchYear + 1,
    month,
    dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  );
}

const DAYS_PER_400_YEARS = 146_097;
const leapDaysBefore = (marchYear: number): number =>
  Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const pad = (value: number): string => String(value).padStart(2, '0');
const toLocalDate = (year: number, month: number, day: number): LocalDate =>
  `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
