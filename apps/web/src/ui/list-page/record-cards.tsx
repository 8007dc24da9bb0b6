import { Checkbox } from '@mantine/core';
import type { Column } from '@rawnaq/domain/kernel/list';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n';
import { Cell } from '../cells';
import type { DataTableProps } from '../data-table/data-table';
import { PageCheckbox } from '../data-table/page-checkbox';
import { RowActions } from '../data-table/row-actions';
import { LoadingState } from '../states/states';
import styles from './record-cards.module.css';

/**
 * A table on a phone: the name in the reader's language is the card's title, or else the first column. A phone number stands below it, badges beside it, the rest are facts.
 * While several are being chosen a touch on a card means only that: nothing opens and no action of one record is in the way.
 */
export function RecordCards<Row extends Record<string, unknown>>(props: DataTableProps<Row>) {
  const { rows, rowKey, selection, loading, refreshing } = props;
  const { t } = useTranslation('ui');
  if (loading) return <LoadingState rows={8} />;
  return (
    <>
      {selection && (
        <label className={styles.page}>
          <PageCheckbox size="sm" rows={rows} selection={selection} />
          {t('table.selectPage')}
        </label>
      )}
      <ul className={styles.cards} aria-busy={refreshing ?? false} aria-label={props.caption}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={styles.card} data-selected={selection?.has(row) || undefined}>
            <RecordCard row={row} {...props} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RecordCard<Row extends Record<string, unknown>>({
  row,
  columns,
  cells,
  to,
  onOpen,
  rowActions,
  selection,
}: DataTableProps<Row> & { row: Row }) {
  const language = useLanguage();
  const titleId = useId();
  const show = (column: Column<keyof Row & string>) =>
    cells?.[column.key]?.(row) ?? <Cell column={column} value={row[column.key]} row={row} />;
  const ownName = language === 'ar' ? 'arabic_name' : 'english_name';
  const title = (columns[0]?.key !== 'name' && columns.find(({ key }) => key === ownName)) || columns[0];
  const rest = columns.filter((column) => column !== title);
  const subtitle = rest.find((column) => column.kind === 'phone');
  const badges = rest.filter((column) => column.kind === 'badge');
  const facts = rest.filter((column) => column !== subtitle && !badges.includes(column));
  const heading = title && show(title);

  return (
    <>
      <div className={styles.head}>
        {selection && (
          <label className={styles.choose} htmlFor={`${titleId}-choose`}>
            <Checkbox
              id={`${titleId}-choose`}
              size="sm"
              checked={selection.has(row)}
              onChange={() => selection.toggle(row)}
              aria-labelledby={titleId}
            />
          </label>
        )}
        <div className={styles.title} id={titleId}>
          {selection ? heading : <CardOpener row={row} to={to} onOpen={onOpen} heading={heading} />}
          {subtitle && <span className={styles.subtitle}>{show(subtitle)}</span>}
        </div>
        {badges.length > 0 && (
          <div className={styles.badges} data-several={badges.length > 1 || undefined}>
            {badges.map((column) => (
              <span key={column.key}>{show(column)}</span>
            ))}
          </div>
        )}
        {rowActions && !selection && (
          <span className={styles.actions}>
            <RowActions actions={rowActions(row)} />
          </span>
        )}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((column) => (
            <div key={column.key} data-long={isLong(column, row[column.key]) || undefined}>
              <dt>{column.label[language]}</dt>
              <dd>{show(column)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** An e-mail address or a barcode would break in the middle of a word in the space of one fact. */
const isLong = ({ kind }: Pick<Column, 'kind'>, value: unknown): boolean =>
  typeof value === 'string' && (value.includes('@') || (kind === 'code' && value.length > 12));

type OpenerProps<Row extends Record<string, unknown>> = Pick<DataTableProps<Row>, 'to' | 'onOpen'> & {
  row: Row;
  heading: ReactNode;
};

function CardOpener<Row extends Record<string, unknown>>({ row, to, onOpen, heading }: OpenerProps<Row>) {
  if (to)
    return (
      <Link className={styles.open} to={to(row)}>
        {heading}
      </Link>
    );
  if (!onOpen) return heading;
  return (
    <button type="button" className={styles.open} onClick={() => onOpen(row)}>
      {heading}
    </button>
  );
}
