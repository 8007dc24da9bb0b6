import { Select } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { toLatinDigits } from '@rawnaq/domain/kernel/digits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';
import { DateInput } from '../inputs/date-input';
import { QUARTER_TIMES, timesIn } from '../inputs/time-options';
import { inputProps, useField, type FieldProps } from './use-field';

export function DateField(props: FieldProps & { min?: string; max?: string; clearable?: boolean }) {
  const { value, ...field } = useField<string | null>(props);
  return (
    <DateInput
      {...inputProps(props)}
      {...field}
      label={props.label}
      value={value ?? null}
      clearable={props.clearable ?? !props.required}
      {...(props.min && { min: props.min })}
      {...(props.max && { max: props.max })}
    />
  );
}

type TimeProps = FieldProps & {
  from?: string;
  to?: string;
  clearable?: boolean;
  /** Any minute that is typed can be chosen, not only quarter hours. */ toMinute?: boolean;
};

/** Quarter hours, found by typing "2:3" as well as by scrolling. The form's value is `HH:mm:ss`. */
export function TimeField(props: TimeProps) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const { value, onBlur, ...field } = useField<string | null>(props);
  const [typed, setTyped] = useState('');
  const { from = '00:00:00', to = '23:59:59', toMinute = false } = props;
  const meant = toMinute ? timesIn(typed).filter((time) => time.slice(0, 5) !== value?.slice(0, 5)) : [];
  const times = toMinute
    ? [...new Set([...QUARTER_TIMES, ...meant, ...(value ? [value] : [])])].toSorted()
    : QUARTER_TIMES;
  const options = times
    .filter((time) => time >= from && time <= to)
    .map((time) => ({ value: time, label: format.time(time) }));
  const leave = () => {
    // A minute that was typed whole needs no choosing.
    if (meant.length === 1) field.onChange(meant[0]);
    onBlur();
  };
  return (
    <Select
      {...inputProps(props)}
      {...field}
      value={value || null}
      onBlur={leave}
      data={options}
      searchable
      onSearchChange={setTyped}
      clearable={props.clearable ?? false}
      allowDeselect={false}
      filter={({ options: all, search }) =>
        all.filter(
          (option) =>
            'label' in option && (plain(option.label).includes(plain(search)) || meant.includes(option.value)),
        )
      }
      leftSection={<IconClock size={18} stroke={1.75} aria-hidden />}
      nothingFoundMessage={t('fields.nothingFound')}
    />
  );
}

/** "2:30" finds "02:30 PM"; the space before AM is a hard one. */
const plain = (text: string): string => toLatinDigits(text).replace(/\s/g, ' ').replace(/^0/, '').trim().toLowerCase();
