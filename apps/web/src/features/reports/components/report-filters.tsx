import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import type { Filter } from '@rawnaq/domain/kernel/list';
import type { ReportFilter } from '@rawnaq/domain/reports/report';
import { useRead } from '../../../lib/query';
import { FilterBar } from '../../../ui/list-page/filter-bar';

type Props = {
  filters: readonly ReportFilter[];
  values: Record<string, string>;
  onChange: (changes: Record<string, string | undefined>) => void;
};

/** The filters of a report are those of a list; an employee is chosen by name. */
export function ReportFilters({ filters, values, onChange }: Props) {
  const employees = useRead(
    employeesContract.get_options,
    {},
    { enabled: filters.some(({ kind }) => kind === 'employee') },
  );
  const people = (employees.data?.records ?? []).map(({ id, name }) => ({ value: id, label: { en: name, ar: name } }));
  const offered = filters.map((filter): Filter => ({
    ...filter,
    kind: 'choice',
    choices: filter.kind === 'choice' ? filter.choices : people,
  }));
  const chosen = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  return (
    <FilterBar
      filters={offered}
      values={chosen}
      onChange={(key, value) => onChange({ [key]: value })}
      onClear={() => onChange(Object.fromEntries(filters.map(({ key }) => [key, undefined])))}
    />
  );
}
