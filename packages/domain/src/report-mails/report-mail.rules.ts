import { addDays, addMonths, endOfMonth, startOfMonth, weekdayOf, type LocalDate } from '../kernel/time/local-date';
import { toInstant, toWall } from '../kernel/time/zoned-time';
import type { ReportPeriod } from '../reports/report';
import type { AskedPeriod } from '../reports/report-period.rules';
import { mailRhythms, type MailRhythm } from './report-mail.states';

/** Every month has this day. */
export const LAST_MONTH_DAY = 28;
export type MailTimes = {
  rhythm: MailRhythm;
  /** Sunday is 0. */ weekday: number | null;
  month_day: number | null;
  /** Of the salon's clock. */ hour: number;
};

const { weekly, monthly } = mailRhythms.codes;

/** The first moment after `after` at which it goes out, on the salon's own clock. */
export function nextMailAt(times: MailTimes, after: string, timeZone: string): string {
  const time = `${String(times.hour).padStart(2, '0')}:00:00`;
  let date = addDays(toWall(after, timeZone).date, -1);
  // A rhythm comes round within 31 days, and an hour that a clock jumps over is a little later that day.
  for (;;) {
    date = addDays(date, 1);
    if (!isItsDay(times, date)) continue;
    const at = toInstant({ date, time }, timeZone);
    if (Date.parse(at) > Date.parse(after)) return at;
  }
}

function isItsDay({ rhythm, weekday, month_day }: MailTimes, date: LocalDate): boolean {
  if (rhythm === weekly) return weekdayOf(date) === weekday;
  return rhythm !== monthly || Number(date.slice(8)) === month_day;
}

/** The days it tells about: whole ones, the last of them the salon's day before `today`. */
export function mailedPeriod(rhythm: MailRhythm, period: ReportPeriod, today: LocalDate): AskedPeriod {
  const yesterday = addDays(today, -1);
  if (period === 'none') return {};
  if (period === 'as-of') return { as_of: yesterday };
  if (rhythm === weekly) return { from: addDays(today, -7), to: yesterday };
  if (rhythm !== monthly) return { from: yesterday, to: yesterday };
  const from = addMonths(startOfMonth(today), -1);
  return { from, to: endOfMonth(from) };
}
