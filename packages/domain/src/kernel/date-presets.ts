import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  startOfMonth,
  startOfQuarter,
  type LocalDate,
} from './local-date';
import type { Localized } from './localized';

/** A run of days, both ends included. */
export type DateSpan = { from: LocalDate; to: LocalDate };

export const DATE_PRESETS = ['today', 'yesterday', 'this_month', 'last_month', 'last_quarter'] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

export const datePresetLabels = {
  today: { en: 'Today', ar: 'اليوم' },
  yesterday: { en: 'Yesterday', ar: 'أمس' },
  this_month: { en: 'This month', ar: 'هذا الشهر' },
  last_month: { en: 'Last month', ar: 'الشهر الماضي' },
  last_quarter: { en: 'Last quarter', ar: 'الربع الماضي' },
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
  }
}

/** Which preset a span is, so that a link opened later shows the right button. */
export const presetOf = (span: DateSpan, today: LocalDate): DatePreset | 'custom' =>
  DATE_PRESETS.find((preset) => {
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
