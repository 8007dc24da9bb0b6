import { addDays, daysBetween, partsOf, toDayNumber, weekdayOf, type LocalDate } from '../../kernel/time/local-date';
import { MOST_LEAD, type SalesHistory } from '../sales-history';

/**
 * Salons whose seasons are known because they are made up here, for tests. Visits arrive by chance around an expected
 * number, each with a bill of its own size; some are booked days before. Feasts are on the published dates and not on
 * those of our calendar.
 */
export type SyntheticSalon = {
  country: string;
  visitsPerDay: number;
  weekdays: readonly number[];
  growthPerYear: number;
  summer: number;
  ramadan: number;
  rush: number;
  feast: number;
  nationalDay: number;
  payday: number;
  drift: number;
  bookedShare: number;
  closedWeekday?: number;
};

/** First of Ramadan, first day of each Eid. */
const PUBLISHED = [
  ['2022-04-02', '2022-05-02', '2022-07-09'],
  ['2023-03-23', '2023-04-21', '2023-06-28'],
  ['2024-03-11', '2024-04-10', '2024-06-16'],
  ['2025-03-01', '2025-03-30', '2025-06-06'],
  ['2026-02-18', '2026-03-20', '2026-05-27'],
] as const;
const NATIONAL: Record<string, readonly string[]> = { AE: ['12-02', '12-03'], SA: ['09-23'], KW: ['02-25', '02-26'] };

const BUSY_END = [0.9, 0.8, 0.85, 0.95, 1.3, 1.25, 1.1];
const BUSY_WEEKEND = [0.8, 0.75, 0.8, 0.9, 1.15, 1.1, 1.5];
const EVEN = [1, 0.95, 0.95, 1, 1.1, 1, 1.05];
const usual: SyntheticSalon = {
  country: 'AE',
  visitsPerDay: 30,
  weekdays: BUSY_END,
  growthPerYear: 0.1,
  summer: -0.15,
  ramadan: -0.3,
  rush: 0.6,
  feast: -0.6,
  nationalDay: 0.2,
  payday: 0.08,
  drift: 0.004,
  bookedShare: 0.5,
};

export const TEN_SALONS: readonly SyntheticSalon[] = [
  usual,
  { ...usual, visitsPerDay: 60, weekdays: BUSY_WEEKEND, growthPerYear: 0.25 },
  { ...usual, country: 'SA', visitsPerDay: 45, ramadan: -0.45, rush: 0.9, growthPerYear: 0 },
  { ...usual, country: 'KW', visitsPerDay: 20, summer: -0.3, growthPerYear: -0.08 },
  { ...usual, visitsPerDay: 80, weekdays: EVEN, summer: -0.25, bookedShare: 0.8 },
  { ...usual, country: 'SA', visitsPerDay: 25, closedWeekday: 5, ramadan: 0.15, rush: 0.4 },
  { ...usual, visitsPerDay: 40, weekdays: BUSY_WEEKEND, drift: 0.01, bookedShare: 0.2 },
  { ...usual, visitsPerDay: 100, growthPerYear: 0.4, payday: 0.15 },
  { ...usual, country: 'KW', visitsPerDay: 35, closedWeekday: 6, summer: -0.2, feast: -0.9 },
  { ...usual, visitsPerDay: 50, ramadan: -0.5, summer: 0.2, bookedShare: 0, growthPerYear: 0.05 },
];

/** `days` of history and `ahead` more that have sales too, so that a forecast can be measured. */
export function makeSalon(
  salon: SyntheticSalon,
  { first, days, ahead, seed }: { first: LocalDate; days: number; ahead: number; seed: number },
): { history: SalesHistory; future: number[]; expected: number[] } {
  const chance = chanceFrom(seed);
  const [sales, open, booked, expected]: [number[], boolean[], number[][], number[]] = [[], [], [], []];
  let drift = 0;
  for (let index = 0; index < days + ahead; index++) {
    const date = addDays(first, index);
    drift += salon.drift * chance.normal();
    const isOpen = weekdayOf(date) !== salon.closedWeekday;
    const mean = isOpen ? salon.visitsPerDay * factorOf(salon, date, index) * Math.exp(drift) : 0;
    const early = Array.from({ length: MOST_LEAD + 1 }, () => 0);
    let total = 0;
    for (let visit = chance.poisson(mean); visit > 0; visit--) {
      const bill = Math.round(15_000 * Math.exp(0.5 * chance.normal()));
      total += bill;
      if (chance.unit() >= salon.bookedShare) continue;
      const lead = Math.min(MOST_LEAD, 1 + Math.floor(-5 * Math.log(1 - chance.unit())));
      for (let known = 1; known <= lead; known++) early[known]! += bill;
    }
    sales.push(total);
    open.push(isOpen);
    booked.push(early);
    expected.push(mean * 15_000 * Math.exp(0.125));
  }
  return {
    history: { country: salon.country, first, sales: sales.slice(0, days), open, booked },
    future: sales.slice(days),
    expected: expected.slice(days),
  };
}

function factorOf(salon: SyntheticSalon, date: LocalDate, index: number): number {
  const { day } = partsOf(date);
  const hottest = Math.cos((2 * Math.PI * (toDayNumber(date) - toDayNumber('2024-07-25'))) / 365.25);
  let factor = salon.weekdays[weekdayOf(date)]! * (1 + salon.growthPerYear) ** (index / 365.25);
  factor *= 1 + salon.summer * hottest;
  if (day >= 26 || day <= 3) factor *= 1 + salon.payday;
  for (const [ramadan, fitr, adha] of PUBLISHED) {
    const [sinceRamadan, toFitr, toAdha] = [
      daysBetween(ramadan, date),
      daysBetween(date, fitr),
      daysBetween(date, adha),
    ];
    if (toFitr > 0 && toFitr <= 4) factor *= 1 + salon.rush;
    else if (sinceRamadan >= 0 && toFitr > 0) factor *= 1 + salon.ramadan * (toFitr <= 9 ? 0.4 : 1);
    if (toAdha > 0 && toAdha <= 7) factor *= 1 + salon.rush / 2;
    if ((toFitr <= 0 && toFitr > -4) || (toAdha <= 0 && toAdha > -4)) factor *= 1 + salon.feast;
  }
  if (NATIONAL[salon.country]?.includes(date.slice(5))) factor *= 1 + salon.nationalDay;
  return factor;
}

/** The same chances for the same seed, on every machine. */
function chanceFrom(seed: number) {
  let state = seed >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit());
  const poisson = (mean: number): number => {
    if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
    let [count, product] = [0, unit()];
    for (const limit = Math.exp(-mean); product > limit; count++) product *= unit();
    return count;
  };
  return { unit, normal, poisson };
}
