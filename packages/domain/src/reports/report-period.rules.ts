import type { z } from 'zod';
import { LONG_MAX_DAYS, type DateSpan } from '../kernel/time/date-presets';
import { addMessage } from '../kernel/input/fields';
import { daysBetween, isLocalDate, type LocalDate } from '../kernel/time/local-date';
import type { Language } from '../kernel/localized';
import { checkAfterOrEqual } from '../kernel/input/validators';
import { validationMessage } from '../kernel/text/validation-texts';
import type { ReportDefinition, ReportPeriod } from './report';

export const REPORT_MAX_DAYS = 366;
export const periodLabels = {
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  as_of: { en: 'As of', ar: 'حتى تاريخ' },
} as const;

/** What a report of each kind of period is asked about. */
export type AskedPeriod<Period extends ReportPeriod = ReportPeriod> = {
  range: DateSpan;
  'as-of': { as_of: LocalDate };
  none: object;
}[Period];
type Days = { from?: string | undefined; to?: string | undefined; as_of?: string | undefined };
type Dated = Pick<ReportDefinition, 'period' | 'overTime'>;

/** The days a period needs are there, in order, and not too many. Days that it does not know are left alone. */
export function checkPeriod({ period, overTime }: Dated, days: Days, ctx: z.core.$RefinementCtx): void {
  const needed = { range: ['from', 'to'], 'as-of': ['as_of'], none: [] } as const;
  for (const key of needed[period])
    if (days[key] === undefined) addMessage(ctx, validationMessage('required'), [key], periodLabels[key]);
  const { from = '', to = '' } = days;
  if (period !== 'range' || !isLocalDate(from) || !isLocalDate(to)) return;
  addMessage(ctx, checkAfterOrEqual(to, from, periodLabels.from), ['to'], periodLabels.to);
  const max = overTime ? LONG_MAX_DAYS : REPORT_MAX_DAYS;
  if (daysBetween(from, to) >= max) addMessage(ctx, validationMessage('custom-hours-days', { max }), ['to']);
}

/** The asked days of a checked input, and nothing else. */
export function periodOf<Period extends ReportPeriod>(period: Period, days: Days): AskedPeriod<Period>;
export function periodOf(period: ReportPeriod, { from = '', to = '', as_of = '' }: Days): AskedPeriod {
  return { range: { from, to }, 'as-of': { as_of }, none: {} }[period];
}

/** In the name of a file. */
export const periodText = (asked: AskedPeriod, today: LocalDate): string =>
  'from' in asked ? `${asked.from} ${asked.to}` : 'as_of' in asked ? asked.as_of : today;

/** On paper: `01/11/2026 – 15/11/2026`; Arabic says which comes first. */
export function daysText(asked: AskedPeriod, language: Language): string | null {
  const written = (day: LocalDate): string => day.split('-').toReversed().join('/');
  if ('as_of' in asked) return written(asked.as_of);
  if (!('from' in asked)) return null;
  const { from, to } = { from: written(asked.from), to: written(asked.to) };
  if (from === to) return from;
  return language === 'ar' ? `من ${from} إلى ${to}` : `${from} – ${to}`;
}
