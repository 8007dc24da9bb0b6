import { toLatinDigits } from '@rawnaq/domain/kernel/text/digits';
import { QUARTERS_PER_DAY, secondsOfDay, wallOfQuarter } from '@rawnaq/domain/kernel/time/local-date';

/** The client's time steps: every quarter of an hour, as `HH:mm:ss`. */
export const QUARTER_TIMES: readonly string[] = Array.from(
  { length: QUARTERS_PER_DAY },
  (_, quarter) => wallOfQuarter('2000-01-01', quarter).time,
);

/** In the order they come after a beginning: those past midnight stand after 11:45 PM. */
export const timesAfter = (from: string, times: readonly string[] = QUARTER_TIMES): string[] => [
  ...times.filter((time) => time > from),
  ...times.filter((time) => time <= from),
];

const MINUTES_PER_DAY = 1440;

/**
 * The times a typed text can mean: "9:52" is one in the morning and one in the evening; "9:52 م", "21:52" and "1 pm"
 * are one.
 */
export function timesIn(text: string): string[] {
  const read = readTime(text);
  if (!read) return [];
  const { hour, minute = '00', half } = read;
  const at = (hours: number): string => `${String(hours).padStart(2, '0')}:${minute}:00`;
  if (hour === 0 || hour > 12) return [at(hour)];
  const [morning, evening] = [at(hour % 12), at((hour % 12) + 12)];
  if (!half) return [morning, evening];
  return [half === 'ص' || half.startsWith('a') ? morning : evening];
}

/**
 * Does a typed text mean this option? By what it says ("1:0" is on the way to "1:00 PM") or by the time it names; an
 * hour alone names its four quarters.
 */
export function isTimeMeant(text: string, label: string, minute: number): boolean {
  if (plain(label).startsWith(plain(text))) return true;
  const isHour = readTime(text)?.minute === undefined;
  return timesIn(text).some((time) => {
    const meant = secondsOfDay(time) / 60;
    const own = minute % MINUTES_PER_DAY;
    return isHour ? Math.floor(own / 60) === meant / 60 : own === meant;
  });
}

function readTime(text: string): { hour: number; minute: string | undefined; half: string | undefined } | undefined {
  const typed = toLatinDigits(text).trim().toLowerCase();
  const found = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(am?|a\.m\.|ص|pm?|p\.m\.|م)?$/.exec(typed);
  const hour = Number(found?.[1]);
  if (!found || hour > 23 || Number(found[2] ?? 0) > 59) return undefined;
  return { hour, minute: found[2], half: found[3] };
}

/** The space before AM is a hard one, and isolating marks stand around times of the next day. */
const plain = (text: string): string =>
  toLatinDigits(text)
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s/g, ' ')
    .trim()
    .toLowerCase();
