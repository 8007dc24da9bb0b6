import type { DateSpan } from '@rawnaq/domain/kernel/time/date-presets';
import { lengthText } from '@rawnaq/domain/kernel/time/clock';
import { endOfMonth, startOfMonth } from '@rawnaq/domain/kernel/time/local-date';
import type { ReportFigure } from '@rawnaq/domain/reports/report';
import { useTranslation } from 'react-i18next';
import type { Format } from '../../../lib/format';
import { useFormat } from '../../../lib/use-format';
import type { KeyFigure } from '../../../ui/key-figures';
import type { ReportPageAnswer } from './use-report';

/** How a figure moved since the period before, and what it was then; nothing where nothing was. */
export function useChanges(compared: ReportPageAnswer['compared'] | undefined) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return ({ key, kind, lessIsBetter = false }: ReportFigure): Partial<KeyFigure> => {
    const change = compared?.changes[key];
    if (!compared || !change) return {};
    const say = (value: number): string => `\u2068${valueText(format, kind, value)}\u2069`;
    return {
      change: change.change,
      by: kind === 'percent' ? 'points' : 'share',
      lessIsBetter,
      note: t(compared.so_far ? 'soFar' : 'before', {
        days: daysText(format, compared),
        shown: say(change.before),
        now: say(change.now),
      }),
    };
  };
}

const valueText = (format: Format, kind: ReportFigure['kind'], value: number): string =>
  ({
    number: () => format.number(value, Number.isInteger(value) ? 0 : 2),
    money: () => format.money(value),
    percent: () => format.percent(value, 1),
    duration: () => lengthText(value),
  })[kind]();

/** As short as it can be said: a month by its name, month and year once, and this year not at all. */
function daysText(format: Format, { from, to }: DateSpan): string {
  const thisYear = format.today().slice(0, 4);
  const full = (day: string): string => (day.startsWith(thisYear) ? format.dayAndMonth(day) : format.date(day));
  if (from === to) return full(from);
  if (from === startOfMonth(to) && to === endOfMonth(to)) return format.month(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} – ${full(to)}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? format.dayAndMonth(from) : full(from)} – ${full(to)}`;
}
