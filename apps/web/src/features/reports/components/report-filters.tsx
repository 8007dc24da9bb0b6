import { Select } from '@mantine/core';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import type { ReportFilter } from '@rawnaq/domain/reports/report';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n';
import { useRead } from '../../../lib/query';

type Props = {
  filters: readonly ReportFilter[];
  values: Record<string, string>;
  onChange: (key: string, value: string | undefined) => void;
};

export function ReportFilters({ filters, values, onChange }: Props) {
  return filters.map((filter) => (
    <OneFilter
      key={filter.key}
      filter={filter}
      value={values[filter.key] ?? ''}
      onChange={(value) => onChange(filter.key, value)}
    />
  ));
}

function OneFilter({
  filter,
  value,
  onChange,
}: {
  filter: ReportFilter;
  value: string;
  onChange: (value: string | undefined) => void;
}) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const employees = useRead(employeesContract.get_options, {}, { enabled: filter.kind === 'employee' });
  const options =
    filter.kind === 'employee'
      ? (employees.data?.records ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
      : filter.choices.map((choice) => ({ value: String(choice.value), label: choice.label[language] }));
  const label = filter.label[language];
  return (
    <Select
      w={{ base: '100%', sm: 190 }}
      aria-label={label}
      placeholder={label}
      data={options}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      clearable
      searchable={options.length > 8}
      nothingFoundMessage={t('fields.nothingFound')}
      clearButtonProps={{ 'aria-label': t('fields.clear') }}
    />
  );
}
