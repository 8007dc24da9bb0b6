import type { Localized } from '../kernel/localized';
import { addDays, daysBetween, type LocalDate } from '../kernel/time/local-date';
import { fromHijri, toHijri } from './hijri-calendar';

/**
 * Stretches of days on which a salon of the Gulf sells otherwise than on an ordinary day. Before a feast everybody
 * comes, on it nobody does; each has an effect of its own, learnt from the salon's own past.
 */
export const OCCASIONS = [
  'ramadan',
  'last_ten_days',
  'before_fitr',
  'eid_al_fitr',
  'before_adha',
  'eid_al_adha',
  'national_day',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What is named where a forecast says what moves it. Days before a feast belong to the feast. */
export const occasionLabels = {
  ramadan: { en: 'Ramadan', ar: 'رمضان' },
  eid_al_fitr: { en: 'Eid al-Fitr', ar: 'عيد الفطر' },
  eid_al_adha: { en: 'Eid al-Adha', ar: 'عيد الأضحى' },
  national_day: { en: 'National Day', ar: 'اليوم الوطني' },
} as const satisfies Partial<Record<Occasion, Localized>>;
export type NamedOccasion = keyof typeof occasionLabels;

const [RAMADAN, SHAWWAL, DHU_AL_HIJJA] = [9, 10, 12];
const FITR_RUSH_DAYS = 4;
const ADHA_RUSH_DAYS = 7;
const FEAST_DAYS = 4;
const LAST_TEN_FROM = 20;

/** Month and day of each country's national days; the founding day of Saudi Arabia is one too. */
const NATIONAL_DAYS: Readonly<Record<string, readonly string[]>> = {
  AE: ['12-02', '12-03'],
  SA: ['09-23', '02-22'],
  KW: ['02-25', '02-26'],
  QA: ['12-18'],
  BH: ['12-16', '12-17'],
  OM: ['11-20', '11-21'],
};

export function occasionsOn(date: LocalDate, country: string): Occasion[] {
  const found: Occasion[] = [];
  const hijri = toHijri(date);
  if (hijri) {
    const { year, month, day } = hijri;
    const until = (feast: { month: number; day: number }): number => {
      const next = fromHijri({ year, ...feast });
      return next === undefined ? Number.POSITIVE_INFINITY : daysBetween(date, next);
    };
    const [fitr, adha] = [until({ month: SHAWWAL, day: 1 }), until({ month: DHU_AL_HIJJA, day: 10 })];
    if (fitr > 0 && fitr <= FITR_RUSH_DAYS) found.push('before_fitr');
    else if (month === RAMADAN) found.push(day > LAST_TEN_FROM ? 'last_ten_days' : 'ramadan');
    if (fitr <= 0 && fitr > -FEAST_DAYS) found.push('eid_al_fitr');
    if (adha > 0 && adha <= ADHA_RUSH_DAYS) found.push('before_adha');
    if (adha <= 0 && adha > -FEAST_DAYS) found.push('eid_al_adha');
  }
  if (NATIONAL_DAYS[country]?.includes(date.slice(5))) found.push('national_day');
  return found;
}

/** The occasions that begin or go on between two days, each with its first and last day within them. */
export function occasionsBetween(
  { from, to }: { from: LocalDate; to: LocalDate },
  country: string,
): { occasion: NamedOccasion; from: LocalDate; to: LocalDate }[] {
  const found: { occasion: NamedOccasion; from: LocalDate; to: LocalDate }[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    for (const occasion of new Set(occasionsOn(date, country).map(nameOf))) {
      if (!occasion) continue;
      const open = found.find((one) => one.occasion === occasion && addDays(one.to, 1) === date);
      if (open) open.to = date;
      else found.push({ occasion, from: date, to: date });
    }
  return found;
}

function nameOf(occasion: Occasion): NamedOccasion | undefined {
  if (occasion === 'last_ten_days' || occasion === 'before_fitr') return 'ramadan';
  return occasion === 'before_adha' ? undefined : occasion;
}
