import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Column } from '@rawnaq/domain/kernel/list';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language/i18n';
import { isNumberKind } from '../cells';
import type { DataTableProps } from './data-table';
import { PageCheckbox } from './page-checkbox';
import styles from './data-table.module.css';

export type TableSort = { key: string; descending: boolean };

export function TableHead<Row extends Record<string, unknown>>({
  columns,
  rows,
  sort,
  onSort,
  selection,
  rowActions,
}: DataTableProps<Row>) {
  const { t } = useTranslation('ui');
  const language = useLanguage();

  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.check}>
            <PageCheckbox rows={rows} selection={selection} aria-label={t('table.selectPage')} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} label={column.label[language]} sort={sort} onSort={onSort} />
        ))}
        {rowActions && (
          <th scope="col" className={styles.actions}>
            <span className={styles.hidden}>{t('table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

type HeadCellProps = {
  column: Column;
  label: string;
  sort?: TableSort | undefined;
  onSort?: ((key: string) => void) | undefined;
};

function HeadCell({ column, label, sort, onSort }: HeadCellProps) {
  const isSorted = sort?.key === column.key;
  const className = clsx(isNumberKind(column.kind) && styles.number);
  if (!column.sortable || !onSort)
    return (
      <th scope="col" className={className}>
        <span className={styles.word}>{label}</span>
      </th>
    );
  const Icon = isSorted && sort.descending ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={clsx(styles.sort, isSorted && styles.sorted)} onClick={() => onSort(column.key)}>
        <span className={styles.word}>{label}</span>
        <Icon size={14} aria-hidden />
      </button>
    </th>
  );
}
