import { IconClock } from '@tabler/icons-react';
import { secondsOfDay } from '@rawnaq/domain/kernel/time/local-date';
import { useState } from 'react';
import { useFormat } from '../../lib/use-format';
import { DateInput } from '../inputs/date-input';
import { QUARTER_TIMES, timesAfter, timesIn } from '../inputs/time-options';
import { TimeSelect } from '../inputs/time-select';
import { inputProps, useField, type FieldProps } from './use-field';

type DateProps = FieldProps & {
  min?: string;
  max?: string;
  clearable?: boolean;
  /** For days far away, such as births. */ typed?: boolean;
};

export function DateField(props: DateProps) {
  const { value, ...field } = useField<string | null>(props);
  return (
    <DateInput
      {...inputProps(props)}
      {...field}
      label={props.label}
      value={value ?? null}
      clearable={props.clearable ?? !props.required}
      typed={props.typed ?? false}
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
  /** The end of something that began then: past midnight comes after it. */ after?: string | null | undefined;
};

/** Quarter hours, found by typing "2:30", "14" or "2 pm" as well as by scrolling. The form's value is `HH:mm:ss`. */
export function TimeField(props: TimeProps) {
  const format = useFormat();
  const { value, ...field } = useField<string | null>(props);
  const [typed, setTyped] = useState('');
  const { from = '00:00:00', to = '23:59:59', toMinute = false, after } = props;
  const times = toMinute
    ? [...new Set([...QUARTER_TIMES, ...timesIn(typed), ...(value ? [value] : [])])].toSorted()
    : QUARTER_TIMES;
  const ordered = after ? timesAfter(after, times) : times;
  return (
    <TimeSelect
      {...inputProps(props)}
      {...field}
      value={value || null}
      options={ordered
        .filter((time) => time >= from && time <= to)
        .map((time) => ({ value: time, label: format.time(time), minute: secondsOfDay(time) / 60 }))}
      onSearchChange={setTyped}
      clearable={props.clearable ?? false}
      allowDeselect={false}
      leftSection={<IconClock size={18} stroke={1.75} aria-hidden />}
    />
  );
}
