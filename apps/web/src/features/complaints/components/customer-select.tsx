import { Select } from '@mantine/core';
import { recordsContract } from '@rawnaq/domain/records/records.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { inputProps, useField, type FieldProps } from '../../../ui/fields/use-field';

/** One of the salon's customers by name or number; the form's value is the id. */
export function CustomerSelect(props: FieldProps) {
  const { t } = useTranslation('ui');
  const field = useField<number | null>(props);
  const [search, setSearch] = useState('');
  const found =
    useRead(recordsContract.get_choices, { kind: 'customer', search }, { keepPrevious: true, ownFailure: true }).data
      ?.records ?? [];
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const offered = found.map(({ id, name, note }) => ({
    value: String(id),
    label: note ? `${name} · \u2066${note}\u2069` : name,
  }));
  return (
    <Select
      {...inputProps(props)}
      {...field}
      value={field.value == null ? null : String(field.value)}
      onChange={(value, option) => {
        setChosen(option ? { value: option.value, label: option.label } : undefined);
        field.onChange(value === null ? null : Number(value));
      }}
      data={chosen && !offered.some(({ value }) => value === chosen.value) ? [chosen, ...offered] : offered}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      searchable
      clearable
      nothingFoundMessage={t('fields.nothingFound')}
      clearButtonProps={{ 'aria-label': t('fields.clear') }}
    />
  );
}
