import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { RecordKind } from '@rawnaq/domain/records/record-kinds';
import { recordsContract } from '@rawnaq/domain/records/records.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { takeFound } from '../../../ui/inputs/take-found';
import { inputProps, useField, type FieldProps } from '../../../ui/fields/use-field';

const TYPING_PAUSE_MS = 200;

/** One record of the salon, found by name on the server. */
export function RecordField(props: FieldProps & { kind: RecordKind }) {
  const { t } = useTranslation('ui');
  const field = useField<number | null>(props);
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const isChosen = chosen !== undefined && chosen.label === asked;
  const found = useRead(
    recordsContract.get_choices,
    { kind: props.kind, search: isChosen ? '' : asked },
    { keepPrevious: true, ownFailure: true },
  );
  const records = (found.data?.records ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const value = field.value == null ? null : String(field.value);
  const known =
    chosen && value === chosen.value && !records.some((one) => one.value === value) ? [chosen, ...records] : records;
  return (
    <Select
      {...inputProps(props)}
      {...field}
      value={value}
      data={known}
      searchable
      {...takeFound(asked === text.trim() && !found.isFetching)}
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      clearable={!props.required}
      allowDeselect={false}
      nothingFoundMessage={t('fields.nothingFound')}
      clearButtonProps={{ 'aria-label': t('fields.clear') }}
      onChange={(id) => {
        setChosen(known.find((one) => one.value === id));
        field.onChange(id === null ? null : Number(id));
      }}
    />
  );
}
