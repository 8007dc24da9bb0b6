import { MultiSelect } from '@mantine/core';
import type { RecordKind } from '@rawnaq/domain/records/record-kinds';
import { recordsContract } from '@rawnaq/domain/records/records.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { inputProps, useField } from '../../../ui/fields/use-field';
import { useRecordName } from '../../../ui/list-page/record-picker';

type Props = { name: string; label: string; kind: RecordKind; placeholder: string };

/** Records of one kind by name: the server searches, because there may be any number of them. */
export function RecordsField({ kind, placeholder, ...props }: Props) {
  const { t } = useTranslation('ui');
  const field = useField<number[]>(props);
  const [search, setSearch] = useState('');
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const found =
    useRead(recordsContract.get_choices, { kind, search }, { keepPrevious: true, ownFailure: true }).data?.records ??
    [];
  const chosen = (field.value ?? []).map(String);
  const known = new Map([...names, ...found.map(({ id, name }) => [String(id), name] as const)]);
  const unknown = chosen.find((id) => !known.has(id));
  const missing = useRecordName(unknown === undefined ? undefined : kind, unknown);
  if (unknown !== undefined && missing !== '…') known.set(unknown, missing);
  const offered = [...new Set([...chosen, ...found.map(({ id }) => String(id))])];
  return (
    <MultiSelect
      {...inputProps(props)}
      {...field}
      value={chosen}
      onChange={(values) => {
        setNames(known);
        field.onChange(values.map(Number));
      }}
      data={offered.map((value) => ({ value, label: known.get(value) ?? '…' }))}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      placeholder={chosen.length === 0 ? placeholder : ''}
      searchable
      clearable
      nothingFoundMessage={t('fields.nothingFound')}
      clearButtonProps={{ 'aria-label': t('fields.clear') }}
    />
  );
}
