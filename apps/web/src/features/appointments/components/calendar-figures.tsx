import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/local-date';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { teamOf, totalsOf } from '../calendar-items';
import { daysShown, type CalendarState } from '../calendar-state';
import styles from './appointments.module.css';

/** The few numbers that matter about the days shown. */
export function CalendarFigures({ calendar, state }: { calendar: Calendar; state: CalendarState }) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const { from, to } = daysShown(state);
  const dates: LocalDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    if (state.view !== 'month' || date.slice(0, 7) === state.date.slice(0, 7)) dates.push(date);
  const people =
    state.view === 'week'
      ? calendar.employees.filter(({ id }) => id === (state.person ?? calendar.employees[0]?.id))
      : teamOf(calendar, state);
  const { count, total, booked } = totalsOf(calendar, people, dates);
  const { digits, unit } = format.moneyParts(total);
  return (
    <div className={styles.facts}>
      <span>{t('figures.visits', { count, shown: format.number(count) })}</span>
      <span>
        <b>
          <bdi dir="ltr">{digits.replace(/\.0+$/, '')}</bdi>
        </b>{' '}
        {unit}
      </span>
      <span>{t('figures.booked', { share: `\u2066${booked}%\u2069` })}</span>
    </div>
  );
}
