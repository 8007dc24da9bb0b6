import { addDays, addMonths, partsOf, weekdayOf, type LocalDate } from '../../kernel/time/local-date';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** What comes round more often than this is broken, or meant to break something. */
const MOST = 4_000;
const DAY = /^(\d{4})(\d\d)(\d\d)/;

/**
 * The days on which something begins by its rule (RFC 5545, 3.3.10): every day, week, month or year, the first one
 * included, up to a day. Rules that say more than we read count as their first day alone, which is never too many.
 */
export function daysOf(rule: string, first: LocalDate, to: LocalDate): LocalDate[] {
  const parts = new Map(rule.split(';').map((part) => part.toUpperCase().split('=') as [string, string | undefined]));
  const every = Math.max(1, Math.trunc(Number(parts.get('INTERVAL') ?? 1)) || 1);
  const count = parts.has('COUNT') ? Math.trunc(Number(parts.get('COUNT'))) || 1 : Infinity;
  const until = lastDay(parts.get('UNTIL'));
  const end = until !== undefined && until < to ? until : to;
  const days: LocalDate[] = [];
  for (const day of candidates(parts, every, first)) {
    if (day > end || days.length >= count || days.length >= MOST) break;
    days.push(day);
  }
  return days.length === 0 ? [first] : days;
}

function lastDay(until: string | undefined): LocalDate | undefined {
  const match = DAY.exec(until ?? '');
  return match ? `${match[1]}-${match[2]}-${match[3]}` : undefined;
}

function* candidates(
  parts: ReadonlyMap<string, string | undefined>,
  every: number,
  first: LocalDate,
): Generator<LocalDate> {
  const byDay = (parts.get('BYDAY') ?? '').split(',').filter(Boolean);
  const isNarrowed = [...parts.keys()].some((key) => key.startsWith('BY') && key !== 'BYDAY');
  const weekdays = byDay.map((day) => WEEKDAYS.indexOf(day));
  const frequency = parts.get('FREQ');
  if (isNarrowed || weekdays.includes(-1)) return yield first;
  if (frequency === 'DAILY')
    for (let index = 0; index < MOST; index += 1) {
      const day = addDays(first, index * every);
      if (weekdays.length === 0 || weekdays.includes(weekdayOf(day))) yield day;
    }
  else if (frequency === 'WEEKLY') yield* weekly(parts, every, first, weekdays);
  else if ((frequency === 'MONTHLY' || frequency === 'YEARLY') && weekdays.length === 0)
    for (let index = 0; index < MOST; index += 1) {
      const day = addMonths(first, index * every * (frequency === 'YEARLY' ? 12 : 1));
      // A month without a 31st is left out, not shortened.
      if (partsOf(day).day === partsOf(first).day) yield day;
    }
  else yield first;
}

function* weekly(
  parts: ReadonlyMap<string, string | undefined>,
  every: number,
  first: LocalDate,
  weekdays: readonly number[],
): Generator<LocalDate> {
  const startsOn = Math.max(0, WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO'));
  const wanted = weekdays.length > 0 ? weekdays : [weekdayOf(first)];
  const weekOf = addDays(first, -((weekdayOf(first) - startsOn + 7) % 7));
  for (let week = 0; week < MOST; week += 1)
    for (let offset = 0; offset < 7; offset += 1) {
      const day = addDays(weekOf, week * every * 7 + offset);
      if (day >= first && wanted.includes(weekdayOf(day))) yield day;
    }
}
