import { addDays, isLocalDate, partsOf, weekdayNames, weekdayOf, type LocalDate } from '../kernel/time/local-date';
import { isLike, wordsOf } from './understand';

const TODAY = ['today', 'tonight', 'يوم', 'ليله'].flatMap(wordsOf);
const TOMORROW = ['tomorrow', 'tmrw', 'tmw', 'غدا', 'غد', 'بكره', 'باكر', 'بكرا'].flatMap(wordsOf);
const AFTER = ['after', 'بعد'].flatMap(wordsOf);

/** The day that is meant: today, after tomorrow, Thursday, 18/11. Weekdays are the next of that name. */
export function dayIn(words: readonly string[], today: LocalDate): LocalDate | undefined {
  const has = (list: readonly string[]): boolean => words.some((word) => list.some((one) => isLike(word, one)));
  if (has(TOMORROW)) return addDays(today, has(AFTER) ? 2 : 1);
  const numbers = words.flatMap((word) => /^(\d{1,2})\/(\d{1,2})$/.exec(word)?.slice(1, 3).map(Number) ?? []);
  if (numbers.length === 2) return dateOf(numbers[0]!, numbers[1]!, today);
  const weekday = weekdayNames.findIndex(({ en, ar }) =>
    [...wordsOf(en), ...wordsOf(ar)].some((name) => words.some((word) => isLike(word, name) || isShort(word, name))),
  );
  if (weekday >= 0) return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  return has(TODAY) ? today : undefined;
}

/** Thu, Thur. */
const isShort = (word: string, name: string): boolean => /^[a-z]{3,4}$/.test(word) && name.startsWith(word);

/** This year's, or the next one's when it has gone by. */
function dateOf(day: number, month: number, today: LocalDate): LocalDate | undefined {
  const { year } = partsOf(today);
  const text = (of: number) => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return [text(year), text(year + 1)].find((date) => isLocalDate(date) && date >= today);
}

const MORNING = ['am', 'a', 'ص', 'صباحا', 'صباح', 'فجرا'].flatMap(wordsOf);
const EVENING = ['pm', 'p', 'م', 'مساء', 'عصر', 'عصرا', 'ظهر', 'ظهرا', 'ليل', 'ليلا', 'مغرب', 'عشاء', 'evening'].flatMap(
  wordsOf,
);

/**
 * Which of the free times are meant by "5 pm", "17:30", "٥ مساءً". Without a half of the day both are looked for. A
 * bare number is a place in the list and not a time.
 */
export function timesIn(words: readonly string[], free: readonly number[]): number[] {
  const spelled = words.flatMap((word) => /^(\d{1,2})(?::(\d{2}))?(am|pm|ص|م)?$/.exec(word) ?? []);
  const [whole, hourText, minuteText, glued] = spelled;
  if (whole === undefined || hourText === undefined) return [];
  const isMorning = words.some((word) => MORNING.includes(word)) || glued === 'am' || glued === 'ص';
  const isEvening = words.some((word) => EVENING.includes(word)) || glued === 'pm' || glued === 'م';
  if (minuteText === undefined && !isMorning && !isEvening) return [];
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)];
  if (hour > 24 || minute > 59) return [];
  const hours =
    hour > 12 ? [hour] : isMorning ? [hour % 12] : isEvening ? [(hour % 12) + 12] : [hour, (hour % 12) + 12];
  const minutes = hours.map((one) => one * 60 + minute);
  // Past midnight is still the evening it belongs to.
  return free.filter((time) => minutes.some((one) => one === time || one + 1440 === time));
}
