import type { SalesForecast } from '@rawnaq/domain/forecast/forecast';
import { lastDayAhead } from '@rawnaq/domain/forecast/horizons';
import { MOST_LEAD, type SalesHistory } from '@rawnaq/domain/forecast/sales-history';
import { addDays, daysBetween, weekdayOf, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { businessDateOf, businessSpan } from '@rawnaq/domain/kernel/time/zoned-time';
import { runInThread } from '../../infra/side-program';
import { soldByDay } from '../invoices';
import { closedDaysBetween, openingHours } from '../settings';
import { earlyValues, type EarlyValue } from './bookings.query';
import { findSalon, keepForecast, type Place } from './forecast.repo';

const MOST_YEARS = 4;
/** Four years of a salon need a tenth of both. */
const LIMITS = { memory: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }, longestMs: 60_000 };

type Inside = <T>(work: (place: Place) => Promise<T>) => Promise<T>;

/**
 * From everything this salon has sold and booked, up to the end of yesterday. It reads, counts and keeps: no
 * transaction waits for the counting.
 */
export async function makeForecast(inside: Inside, now: Date): Promise<void> {
  const { today, history } = await inside(async (place) => {
    const salon = await findSalon(place);
    const day = businessDateOf(now, salon.time_zone, salon.business_day_cut_off);
    return { today: day, history: await readHistory(place, salon, day) };
  });
  const forecast = await inThread(history);
  await inside((place) => keepForecast(place, today, now, forecast));
}

type Salon = Awaited<ReturnType<typeof findSalon>>;

async function readHistory(place: Place, salon: Salon, today: LocalDate): Promise<SalesHistory> {
  const { country, time_zone, business_day_cut_off } = salon;
  const sold = await soldByDay(place, { from: addDays(today, -MOST_YEARS * 366), to: addDays(today, -1) });
  const first = [...sold.keys()].toSorted()[0] ?? today;
  const last = lastDayAhead(today);
  const { start } = businessSpan(first, last, time_zone, business_day_cut_off);
  const { shifts } = await openingHours(place);
  const closed = await closedDaysBetween(place, first, last);
  const early = await earlyValues(place, salon, start, MOST_LEAD);
  const weekdays = new Set(shifts.map(({ weekday }) => weekday));
  const dates = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
  return {
    country,
    first,
    sales: dates.filter((date) => date < today).map((date) => sold.get(date) ?? 0),
    open: dates.map(
      (date) =>
        weekdays.has(weekdayOf(date)) && !closed.some(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on),
    ),
    booked: bookedOf(early, first, dates.length),
  };
}

function bookedOf(early: readonly EarlyValue[], first: LocalDate, days: number): number[][] {
  const booked = Array.from({ length: days }, (): number[] => []);
  for (const { day, known, value } of early) {
    const row = booked[daysBetween(first, day)];
    if (!row) continue;
    if (row.length === 0) row.push(...Array.from({ length: MOST_LEAD + 1 }, () => 0));
    for (let lead = 1; lead <= known; lead++) row[lead]! += value;
  }
  return booked;
}

const inThread = (history: SalesHistory): Promise<SalesForecast> =>
  runInThread({ folder: import.meta.dirname, name: 'forecast-worker' }, history, LIMITS);
