import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  startOfMonth,
  startOfQuarter,
  type LocalDate,
} from './local-date';
import type { Localized } from '../localized';

/** A run of days, both ends included. */
export type DateSpan = { from: LocalDate; to: LocalDate };

export const DATE_PRESETS = ['today', 'yesterday', 'this_month', 'last_month', 'last_quarter'] as const;
/** The client's periods of reports over time. `max` reaches back as far as such a report may. */
export const LONG_PRESETS = ['last_3_months', 'last_year', 'max'] as const;
export type DatePreset = (typeof DATE_PRESETS)[number] | (typeof LONG_PRESETS)[number];
const MAX_YEARS = 5;
export const LONG_MAX_DAYS = MAX_YEARS * 366;

export const datePresetLabels = {
  today: { en: 'Today', ar: 'اليوم' },
  yesterday: { en: 'Yesterday', ar: 'أمس' },
  this_month: { en: 'This month', ar: 'هذا الشهر' },
  last_month: { en: 'Last month', ar: 'الشهر الماضي' },
  last_quarter: { en: 'Last quarter', ar: 'الربع الماضي' },
  last_3_months: { en: 'Last 3 months', ar: 'آخر 3 أشهر' },
  last_year: { en: 'Last year', ar: 'السنة الماضية' },
  max: { en: 'Max', ar: 'كل الفترة' },
  custom: { en: 'Custom', ar: 'فترة مخصصة' },
} as const satisfies Record<DatePreset | 'custom', Localized>;

export function presetSpan(preset: DatePreset, today: LocalDate): DateSpan {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'this_month':
      return { from: startOfMonth(today), to: endOfMonth(today) };
    case 'last_month':
      return wholeMonths(addMonths(startOfMonth(today), -1), 1);
    case 'last_quarter':
      return wholeMonths(addMonths(startOfQuarter(today), -3), 3);
    case 'last_3_months':
      return wholeMonths(addMonths(startOfMonth(today), -3), 3);
    case 'last_year':
      return wholeMonths(`${Number(today.slice(0, 4)) - 1}-01-01`, 12);
    case 'max':
      return { from: startOfMonth(addMonths(today, -12 * MAX_YEARS + 1)), to: today };
  }
}

/** Which preset a span is, so that a link opened later shows the right button. */
export const presetOf = (span: DateSpan, today: LocalDate): DatePreset | 'custom' =>
  [...DATE_PRESETS, ...LONG_PRESETS].find((preset) => {
    const { from, to } = presetSpan(preset, today);
    return from === span.from && to === span.to;
  }) ?? 'custom';

/** What to compare with: as many whole months before whole months, otherwise as many days before. */
export function previousSpan(span: DateSpan): DateSpan {
  const isWholeMonths = span.from === startOfMonth(span.from) && span.to === endOfMonth(span.to);
  if (isWholeMonths) {
    const months = monthIndex(span.to) - monthIndex(span.from) + 1;
    return wholeMonths(addMonths(span.from, -months), months);
  }
  const days = daysBetween(span.from, span.to) + 1;
  return { from: addDays(span.from, -days), to: addDays(span.from, -1) };
}

const wholeMonths = (first: LocalDate, months: number): DateSpan => ({
  from: first,
  to: endOfMonth(addMonths(first, months - 1)),
});
const monthIndex = (date: LocalDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
