import { addDays, type LocalDate } from '../kernel/time/local-date';

/** Longer than from one backup of the clock to the next. */
const BETWEEN_BACKUPS = 31;

/**
 * The years whose documents a backup of the clock holds. What was issued after the last backup of a year is in no other
 * than those of January: they hold both years.
 */
export function yearsOfDocuments(due: LocalDate, today: LocalDate): number[] {
  const [first, last] = [yearOf(addDays(due, -BETWEEN_BACKUPS)), yearOf(today)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const yearOf = (day: LocalDate): number => Number(day.slice(0, 4));
