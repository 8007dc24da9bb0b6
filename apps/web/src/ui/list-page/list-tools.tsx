import { ActionIcon, Checkbox, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { Column, List, ListRecord } from '@rawnaq/domain/kernel/list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language/i18n';
import { SearchBox } from '../search-box';
import { FilterBar } from './filter-bar';
import type { ListControl } from './use-list-state';
import styles from './list-page.module.css';

type Shown = { shown: readonly Column[]; toggle: (key: never) => void };
type Props<Row extends ListRecord> = {
  list: List<Row>;
  control: ListControl;
  columns: Shown;
  total: number | undefined;
  shownTotal: string | undefined;
  searchLabel?: string | undefined;
  checkSearch?: ((text: string) => string | undefined) | undefined;
  /** On a phone the main action stands in the same row. */
  add?: ReactNode;
};

export function ListTools<Row extends ListRecord>(props: Props<Row>) {
  const { list, control, columns, total, shownTotal } = props;
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const { search, filters } = control.state;
  const matches =
    total === undefined ? undefined : t('filters.matches', { count: total, shown: shownTotal ?? String(total) });

  return (
    <div className={styles.tools} role="search" aria-label={list.title[language]} data-print="hide">
      <SearchBox
        className={styles.search}
        value={search}
        onSearch={control.setSearch}
        label={props.searchLabel ?? t('filters.search')}
        check={props.checkSearch}
      />
      <FilterBar
        filters={list.filters}
        values={filters}
        narrowed={control.narrowed}
        found={matches}
        onChange={control.setFilter}
        onClear={control.clear}
      />
      {props.add && <div className={styles.add}>{props.add}</div>}
      <span className={styles.grow} />
      {control.narrowed && matches && (
        <span className={styles.matches} role="status">
          {matches}
        </span>
      )}
      <ColumnsMenu columns={list.columns} shown={columns.shown} onToggle={columns.toggle} />
    </div>
  );
}

function ColumnsMenu({
  columns,
  shown,
  onToggle,
}: {
  columns: readonly Column[];
  shown: readonly Column[];
  onToggle: (key: never) => void;
}) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  return (
    <Popover position="bottom-end" width={240} trapFocus>
      <Popover.Target>
        <ActionIcon visibleFrom="sm" variant="default" size={36} aria-label={t('table.columns')}>
          <IconColumns3 size={18} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.columns')}>
        <div style={{ display: 'grid', gap: 10, maxBlockSize: 360, overflowY: 'auto' }}>
          {columns.map((column) => (
            <Checkbox
              key={column.key}
              size="xs"
              label={column.label[language]}
              checked={shown.includes(column)}
              disabled={shown.length === 1 && shown.includes(column)}
              onChange={() => onToggle(column.key as never)}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
