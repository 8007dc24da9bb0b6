import { toLatinDigits } from '@rawnaq/domain/kernel/digits';
import { QUARTERS_PER_DAY, wallOfQuarter } from '@rawnaq/domain/kernel/local-date';

/** The client's time steps: every quarter of an hour, as `HH:mm:ss`. */
export const QUARTER_TIMES: readonly string[] = Array.from(
  { length: QUARTERS_PER_DAY },
  (_, quarter) => wallOfQuarter('2000-01-01', quarter).time,
);

/** The times a typed text can mean: "9:52" is one in the morning and one in the evening, "9:52 م" and "21:52" are one. */
export function timesIn(text: string): string[] {
  const found = /^(\d{1,2})[:.]?(\d{2})\s*(am?|ص|pm?|م)?$/.exec(toLatinDigits(text).trim().toLowerCase());
  if (!found) return [];
  const [hour, minute, half] = [Number(found[1]), found[2]!, found[3]];
  if (hour > 23 || Number(minute) > 59) return [];
  const at = (hours: number): string => `${String(hours).padStart(2, '0')}:${minute}:00`;
  if (hour === 0 || hour > 12) return [at(hour)];
  const [morning, evening] = [at(hour % 12), at((hour % 12) + 12)];
  if (!half) return [morning, evening];
  return [half === 'ص' || half.startsWith('a') ? morning : evening];
}
