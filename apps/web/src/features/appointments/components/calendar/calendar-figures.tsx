import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format';
import { totalsOf } from '../../calendar-items';
import type { CalendarState } from '../../calendar-state';
import styles from '../appointments.module.css';

/** The few numbers that matter about the days shown. */
export function CalendarFigures({ calendar, state }: { calendar: Calendar; state: CalendarState }) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const { count, total, booked } = totalsOf(calendar, state);
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
