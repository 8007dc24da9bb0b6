import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { findForecast, type Place } from './forecast.repo';

export type ExpectedDay = { date: LocalDate; expected: number; low: number; high: number };

/**
 * What was or is expected of each day of a span, as it was known on its morning; closed days are left out. `since`: how
 * far back the test of the last night reaches.
 */
export async function expectedOn(
  place: Place,
  { from, to }: DateSpan,
): Promise<{ since: LocalDate | null; days: ExpectedDay[]; usual_error: number | null }> {
  const forecast = await findForecast(place);
  if (!forecast) return { since: null, days: [], usual_error: null };
  const { today, test } = forecast;
  const known = [
    ...test.days.map(({ from: date, expected, low, high }) => ({ date, expected, low, high })),
    ...forecast.days.map((amount, ahead) => ({ date: addDays(today, ahead), ...amount })),
  ];
  return {
    since: known[0]?.date ?? null,
    days: known.filter(({ date }) => date >= from && date <= to),
    usual_error: test.errors.find(({ ahead }) => ahead === 'tomorrow')?.mape ?? null,
  };
}
