import { ActionIcon, Button, Checkbox, Menu, Popover } from '@mantine/core';
import { IconColumns3, IconListCheck, IconPlus } from '@tabler/icons-react';
import type { Choice, Column, Filter, List, ListRecord } from '@rawnaq/domain/kernel/list';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n';
import { SearchBox } from '../search-box';
import { FilterChip } from './filter-chip';
import type { ListControl } from './use-list-state';
import chip from './filter-chip.module.css';
import styles from './list-page.module.css';

export type Choosing = { isOn: boolean; begin: () => void; end: () => void };
type Shown = { shown: readonly Column[]; toggle: (key: never) => void };
/** What can be chosen for filters by a record: names for numbers nobody knows. */
export type FilterRecords = Readonly<Record<string, readonly Choice[]>>;
type Props<Row extends ListRecord> = {
  list: List<Row>;
  records: FilterRecords | undefined;
  control: ListControl;
  columns: Shown;
  total: number | undefined;
  shownTotal: string | undefined;
  searchLabel?: string | undefined;
  checkSearch?: ((text: string) => string | undefined) | undefined;
  choosing: Choosing | undefined;
  chooseButton: RefObject<HTMLButtonElement | null>;
};

export function ListTools<Row extends ListRecord>({
  list,
  records,
  control,
  columns,
  total,
  shownTotal,
  searchLabel,
  checkSearch,
  choosing,
  chooseButton,
}: Props<Row>) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const [adding, setAdding] = useState<string>();
  const { search, filters } = control.state;
  const offered = list.filters.map((filter): Filter =>
    records?.[filter.key] ? { ...filter, kind: 'choice', choices: records[filter.key]! } : filter,
  );
  const visible = offered.filter((filter) => filter.key in filters || filter.key === adding);
  // A record without names can only come with a link.
  const others = offered.filter((filter) => !visible.includes(filter) && filter.kind !== 'record');

  return (
    <div className={styles.tools} role="search" aria-label={list.title[language]} data-print="hide">
      <SearchBox
        className={styles.search}
        value={search}
        onSearch={control.setSearch}
        label={searchLabel ?? t('filters.search')}
        check={checkSearch}
      />
      {choosing && (
        <Button
          ref={chooseButton}
          variant={choosing.isOn ? 'light' : 'default'}
          leftSection={<IconListCheck size={18} stroke={1.75} />}
          aria-pressed={choosing.isOn}
          onClick={choosing.isOn ? choosing.end : choosing.begin}
        >
          {t('table.choose')}
        </Button>
      )}
      <div className={styles.chips}>
        {visible.map((filter) => (
          <FilterChip
            key={filter.key}
            filter={filter}
            value={filters[filter.key]}
            startOpen={filter.key === adding}
            onChange={(value) => control.setFilter(filter.key, value)}
            onClose={() => setAdding(undefined)}
          />
        ))}
        {others.length > 0 && (
          <Menu position="bottom-start" width={220}>
            <Menu.Target>
              <button type="button" className={`${chip.chip} ${chip.add}`}>
                <IconPlus size={16} aria-hidden />
                {t('filters.add')}
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              {others.map((filter) => (
                <Menu.Item key={filter.key} onClick={() => setAdding(filter.key)}>
                  {filter.label[language]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        {control.narrowed && (
          <Button variant="transparent" color="gray" onClick={control.clear}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
      <span className={styles.grow} />
      {control.narrowed && total !== undefined && (
        <span className={styles.matches} role="status">
          {t('filters.matches', { count: total, shown: shownTotal })}
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
