import type { Calendar } from '@rawnaq/domain/appointments/appointments.contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format';
import { Bone, useWaitedLong } from '../../../../ui/states/skeleton';
import { totalsOf } from '../../calendar-items';
import type { CalendarState } from '../../calendar-state';
import styles from '../appointments.module.css';

type Props = { /** None while it is on its way. */ calendar: Calendar | undefined; state: CalendarState };

/** The few numbers that matter about the days shown. Their place is kept until they come. */
export const CalendarFigures = ({ calendar, state }: Props) => (
  <div className={styles.facts}>{calendar ? <Figures calendar={calendar} state={state} /> : <Bones />}</div>
);

function Figures({ calendar, state }: { calendar: Calendar; state: CalendarState }) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const { count, total, booked } = totalsOf(calendar, state);
  const { digits, unit } = format.moneyParts(total);
  return (
    <>
      <span>{t('figures.visits', { count, shown: format.number(count) })}</span>
      <span>
        <b>
          <bdi dir="ltr">{digits.replace(/\.0+$/, '')}</bdi>
        </b>{' '}
        {unit}
      </span>
      <span>{t('figures.booked', { share: `\u2066${booked}%\u2069` })}</span>
    </>
  );
}

function Bones() {
  const isLate = useWaitedLong(true);
  return ['11ch', '9ch', '11ch'].map((width, place) => (
    <Bone key={place} width={width} {...(!isLate && { style: { visibility: 'hidden' } })} />
  ));
}
