import { Select } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { toLatinDigits } from '@rawnaq/domain/kernel/digits';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';
import { DateInput } from '../inputs/date-input';
import { QUARTER_TIMES } from '../inputs/time-options';
import { inputProps, useField, type FieldProps } from './use-field';

export function DateField(props: FieldProps & { min?: string; max?: string; clearable?: boolean }) {
  const { value, ...field } = useField<string | null>(props);
  return <DateInput {...inputProps(props)} {...field} label={props.label} value={value ?? null} clearable={props.clearable ?? !props.required} {...(props.min && { min: props.min })} {...(props.max && { max: props.max })} />;
}

/** Quarter hours, found by typing "2:3" as well as by scrolling. The form's value is `HH:mm:ss`. */
export function TimeField(props: FieldProps & { from?: string; to?: string; clearable?: boolean }) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const field = useField<string | null>(props);
  const { from = '00:00:00', to = '23:59:59' } = props;
  const options = QUARTER_TIMES.filter((time) => time >= from && time <= to).map((time) => ({ value: time, label: format.time(time) }));
  return (
    <Select
      {...inputProps(props)}
      {...field}
      value={field.value ?? null}
      data={options}
      searchable
      clearable={props.clearable ?? false}
      allowDeselect={false}
      filter={({ options: all, search }) => all.filter((option) => 'label' in option && plain(option.label).includes(plain(search)))}
      leftSection={<IconClock size={18} stroke={1.75} aria-hidden />}
      nothingFoundMessage={t('fields.nothingFound')}
    />
  );
}

/** "2:30" finds "02:30 PM"; the space before AM is a hard one. */
const plain = (text: string): string => toLatinDigits(text).replace(/\s/g, ' ').replace(/^0/, '').trim().toLowerCase();
