import { customerStoryContract } from '@rawnaq/domain/appointments/customer-story.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import type { KeyFigure } from '../../../ui/key-figures';
import { Money } from '../../../ui/money';

export type VisitFigures = OutputOf<typeof customerStoryContract.get_figures>;

export const useVisitFigures = (customerId: number, enabled: boolean) =>
  useRead(customerStoryContract.get_figures, { customer_id: customerId }, { enabled, ownFailure: true });

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** Numbers about a customer's visits, each against the year before it. */
export function useKeyFigures(figures: VisitFigures | undefined): readonly KeyFigure[] | undefined {
  const { t } = useTranslation('customers');
  const format = useFormat();
  if (!figures) return undefined;
  const { visits, value, came, missed, last_visit_at } = figures;
  const change = ({ now, before }: { now: number; before: number }) =>
    before > 0 ? { change: (100 * (now - before)) / before } : {};
  const expected = came + missed;
  const days = Math.round(YEAR_DAYS / Math.max(1, visits.now));
  return [
    {
      label: t('figures.visits'),
      value: format.number(visits.now),
      ...(visits.now > 1 && { note: t('figures.every', { count: days, shown: format.number(days) }) }),
      ...change(visits),
    },
    {
      label: t('figures.value'),
      value: createElement(Money, { minor: value.now }),
      ...(visits.now > 0 && {
        note: t('figures.perVisit', { shown: format.money(Math.round(value.now / visits.now)) }),
      }),
      ...change(value),
    },
    {
      label: t('figures.sinceLast'),
      value: last_visit_at ? format.number(Math.floor((Date.now() - Date.parse(last_visit_at)) / DAY_MS)) : '–',
      note: last_visit_at ? format.day(last_visit_at, new Date()) : t('figures.never'),
    },
    {
      label: t('figures.attendance'),
      value: expected > 0 ? format.percent((100 * came) / expected) : '–',
      note: t('figures.missed', { shown: format.number(missed), total: format.number(expected) }),
    },
  ];
}
