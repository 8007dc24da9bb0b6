import { NumberInput, Select, Switch } from '@mantine/core';
import { REPEAT_EVERY } from '@rawnaq/domain/appointments/appointment.shapes';
import { useTranslation } from 'react-i18next';
import { asUsual } from '../../booking-draft';
import { SeriesDates } from './series-dates';
import type { Booking } from './use-booking';
import styles from './booking.module.css';

/** How often, and which days that are; one that clashes can be put elsewhere or left out before anything is saved. */
export function RepeatFields({ booking }: { booking: Booking }) {
  const { t } = useTranslation('appointments');
  const {
    draft,
    extras: { repeat },
    setExtras,
  } = booking;
  const put = (part: Partial<NonNullable<typeof repeat>>) =>
    repeat && setExtras({ repeat: { ...asUsual(repeat), ...part } });
  return (
    <>
      <Switch
        checked={repeat !== undefined}
        onChange={(event) =>
          setExtras({
            repeat: event.currentTarget.checked ? { every: 'week', times: 4, skip_taken: true } : undefined,
          })
        }
        label={t('repeat.label')}
      />
      {repeat && (
        <div className={styles.repeat}>
          <Select
            label={t('repeat.every')}
            value={repeat.every}
            allowDeselect={false}
            data={REPEAT_EVERY.map((value) => ({ value, label: t(`repeat.${value}`) }))}
            onChange={(every) => put({ every: REPEAT_EVERY.find((one) => one === every) ?? 'week' })}
          />
          <NumberInput
            label={t('repeat.times')}
            value={repeat.times}
            min={2}
            max={52}
            clampBehavior="strict"
            allowDecimal={false}
            onChange={(times) => put({ times: Math.max(2, Number(times) || 2) })}
          />
          {/* Other days begin anew: none is being moved, and what was said of the days before is not theirs. */}
          <SeriesDates
            key={`${draft.date} ${repeat.every}`}
            booking={booking}
            repeat={repeat}
            onChange={(next) => setExtras({ repeat: next })}
          />
        </div>
      )}
    </>
  );
}
