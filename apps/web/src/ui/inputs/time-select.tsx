import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTimeMeant } from './time-options';

/** `minute` counts from a midnight and may lie beyond the next one. */
export type TimeOption = { value: string; label: string; minute: number };
type Props = Omit<SelectProps, 'data' | 'filter' | 'searchable'> & { options: readonly TimeOption[] };

/**
 * A time chosen from a list or typed as it is shown, or shorter: 1:00 AM, 13, 1 pm. What can mean one time only needs
 * no choosing.
 */
export function TimeSelect({ options, onBlur, onSearchChange, ...rest }: Props) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState('');
  const meant = (text: string): TimeOption[] => options.filter(({ label, minute }) => isTimeMeant(text, label, minute));
  const chosen = options.find(({ value }) => value === rest.value);
  return (
    <Select
      nothingFoundMessage={t('fields.nothingFound')}
      {...rest}
      data={options.map(({ value, label }) => ({ value, label }))}
      searchable
      filter={({ options: all, search }) => {
        const values = new Set(meant(search).map(({ value }) => value));
        return all.filter((option) => 'value' in option && values.has(String(option.value)));
      }}
      onSearchChange={(text) => {
        setTyped(text);
        onSearchChange?.(text);
      }}
      onBlur={(event) => {
        const found = typed.trim() === '' || typed === chosen?.label ? [] : exactly(typed, meant(typed));
        if (found.length === 1) rest.onChange?.(found[0]!.value, found[0]!);
        onBlur?.(event);
      }}
    />
  );
}

/** "1:15" on the way to nothing longer; an hour alone means its beginning. */
function exactly(typed: string, found: readonly TimeOption[]): readonly TimeOption[] {
  if (found.length <= 1) return found;
  const onTheHour = found.filter(({ minute }) => minute % 60 === 0);
  return found.length <= 4 && onTheHour.length === 1 && !/[:.]/.test(typed) ? onTheHour : found;
}
