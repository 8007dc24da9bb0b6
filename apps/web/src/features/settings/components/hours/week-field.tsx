import { ActionIcon, Switch } from '@mantine/core';
import type { ShiftTimes } from '@rawnaq/domain/employees/working-hours.rules';
import { secondsOfDay, weekdayNames } from '@rawnaq/domain/kernel/time/local-date';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format';
import { useField } from '../../../../ui/fields/use-field';
import { HoursScale } from '../../../../ui/hours-scale';
import { QUARTER_TIMES, timesAfter } from '../../../../ui/inputs/time-options';
import { TimeSelect } from '../../../../ui/inputs/time-select';
import { HoursTrack } from './hours-track';
import styles from '../settings.module.css';

const USUAL = { from: '10:00:00', to: '22:00:00' };
type Errors = ({ to?: { message?: string } } | undefined)[] | undefined;

/** The week as `shifts`: a day without one is closed, a day with two has a break. */
export function WeekField({ label }: { label: string }) {
  const { t } = useTranslation('settings');
  const { language } = useFormat();
  const { value: shifts, onChange } = useField<ShiftTimes[]>({ name: 'shifts', label });
  const errors = useFormContext().formState.errors['shifts'] as Errors;
  const ofDay = (weekday: number) =>
    shifts.flatMap((shift, index) => (shift.weekday === weekday ? [{ ...shift, index }] : []));
  const change = (index: number, part: Partial<ShiftTimes>) =>
    onChange(shifts.map((shift, place) => (place === index ? { ...shift, ...part } : shift)));
  const remove = (index: number) => onChange(shifts.toSpliced(index, 1));
  const setDay = (weekday: number, times: readonly { from: string; to: string }[]) =>
    onChange([
      ...shifts.filter((shift) => shift.weekday !== weekday),
      ...times.map(({ from, to }) => ({ weekday, from, to })),
    ]);
  const copyToAll = (weekday: number) =>
    onChange(
      [0, 1, 2, 3, 4, 5, 6].flatMap((day) => ofDay(weekday).map(({ from, to }) => ({ weekday: day, from, to }))),
    );

  return (
    <div className={styles.week} role="group" aria-label={label}>
      <div className={styles.scaleRow}>
        <HoursScale />
      </div>
      {weekdayNames.map(({ [language]: name }, weekday) => {
        const day = ofDay(weekday);
        const problem = day.map(({ index }) => errors?.[index]?.to?.message).find(Boolean);
        return (
          <div key={name} className={styles.day}>
            <span className={styles.dayName} data-closed={day.length === 0 || undefined}>
              <Switch
                aria-label={t('hours.openOn', { day: name })}
                checked={day.length > 0}
                onChange={(event) => setDay(weekday, event.currentTarget.checked ? [USUAL] : [])}
              />
              {name}
            </span>
            <div className={styles.shifts}>
              {day.length === 0 && <span className={styles.closed}>{t('hours.closed')}</span>}
              {day.map(({ index, from, to }) => (
                <ShiftRow
                  key={index}
                  day={name}
                  from={from}
                  to={to}
                  onChange={(part) => change(index, part)}
                  {...(day.length > 1 && { onRemove: () => remove(index) })}
                />
              ))}
            </div>
            <HoursTrack ranges={day} />
            <span className={styles.dayButtons}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                disabled={day.length === 0}
                aria-label={t('hours.copyToAll', { day: name })}
                title={t('hours.copyToAll', { day: name })}
                onClick={() => copyToAll(weekday)}
              >
                <IconCopy size={17} stroke={1.75} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                disabled={day.length === 0 || day.length > 3}
                aria-label={t('hours.addTo', { day: name })}
                title={t('hours.addTo', { day: name })}
                onClick={() =>
                  setDay(weekday, [
                    ...day,
                    { from: day.at(-1)!.to, to: day.at(-1)!.to < '22:00:00' ? '22:00:00' : '23:45:00' },
                  ])
                }
              >
                <IconPlus size={17} stroke={1.75} />
              </ActionIcon>
            </span>
            {problem && (
              <span className={styles.problem} role="alert">
                {problem}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

type RowProps = {
  day: string;
  from: string;
  to: string;
  onChange: (part: { from?: string; to?: string }) => void;
  onRemove?: () => void;
};

export function ShiftRow({ day, from, to, onChange, onRemove }: RowProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const options = (times: readonly string[]) =>
    times.map((time) => ({ value: time, label: format.time(time), minute: secondsOfDay(time) / 60 }));
  return (
    <span className={styles.shift}>
      <TimeSelect
        aria-label={t('hours.from', { day })}
        size="sm"
        options={options(QUARTER_TIMES)}
        value={from}
        allowDeselect={false}
        onChange={(time) => time && onChange({ from: time })}
      />
      {t('hours.to')}
      <TimeSelect
        aria-label={t('hours.until', { day })}
        size="sm"
        options={options(timesAfter(from))}
        value={to}
        allowDeselect={false}
        onChange={(time) => time && onChange({ to: time })}
      />
      {onRemove && (
        <ActionIcon variant="subtle" color="gray" size={30} aria-label={t('hours.remove', { day })} onClick={onRemove}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </span>
  );
}
