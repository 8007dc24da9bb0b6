import type { Language } from '@rawnaq/domain/kernel/localized';
import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { endOfMonth, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';

/** The papers and payments of some days, in the words of their lists; also as a period, for reports. */
export const listQuery = ({ from, to }: DateSpan, more: Record<string, string> = {}): string =>
  new URLSearchParams({
    from,
    to,
    'f.issued_at': `${from}..${to}`,
    'f.paid_at': `${from}..${to}`,
    ...more,
  }).toString();

/** A month as far as it was asked for. */
export const monthWithin = (first: LocalDate, { from, to }: DateSpan): DateSpan => {
  const last = endOfMonth(first);
  return { from: first < from ? from : first, to: last > to ? to : last };
};

const LOCALES: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' };

/** Made once: making one takes longer than a month of sums. */
const namesOfMonths = (month: 'long' | 'short') => {
  const make = (language: Language) =>
    new Intl.DateTimeFormat(LOCALES[language], { month, year: 'numeric', timeZone: 'UTC' });
  const formats = { en: make('en'), ar: make('ar') };
  return (first: LocalDate, language: Language): string => formats[language].format(new Date(`${first}T00:00:00Z`));
};

export const monthName = namesOfMonths('long');
export const shortMonthName = namesOfMonths('short');
