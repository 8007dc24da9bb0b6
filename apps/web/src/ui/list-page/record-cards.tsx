import type { Column } from '@rawnaq/domain/kernel/list';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n';
import { Cell } from '../cells';
import type { DataTableProps } from '../data-table/data-table';
import { RowActions } from '../data-table/row-actions';
import { LoadingState } from '../states/states';
import styles from './record-cards.module.css';

/** A table on a phone: the first column is the card's title, a phone number stands below it, badges beside it, the rest are facts. */
export function RecordCards<Row extends Record<string, unknown>>(props: DataTableProps<Row>) {
  const { rows, rowKey, loading, refreshing } = props;
  if (loading) return <LoadingState rows={8} />;
  return (
    <ul className={styles.cards} aria-busy={refreshing ?? false} aria-label={props.caption}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={styles.card}>
          <RecordCard row={row} {...props} />
        </li>
      ))}
    </ul>
  );
}

function RecordCard<Row extends Record<string, unknown>>({ row, columns, cells, to, onOpen, rowActions }: DataTableProps<Row> & { row: Row }) {
  const language = useLanguage();
  const show = (column: Column<keyof Row & string>) => cells?.[column.key]?.(row) ?? <Cell column={column} value={row[column.key]} row={row} />;
  const [title, ...rest] = columns;
  const subtitle = rest.find((column) => column.kind === 'phone');
  const badges = rest.filter((column) => column.kind === 'badge');
  const facts = rest.filter((column) => column !== subtitle && !badges.includes(column));
  const heading = title && show(title);

  return (
    <>
      <div className={styles.head}>
        <div className={styles.title}>
          {to ? (
            <Link className={styles.open} to={to(row)}>
              {heading}
            </Link>
          ) : onOpen ? (
            <button type="button" className={styles.open} onClick={() => onOpen(row)}>
              {heading}
            </button>
          ) : (
            heading
          )}
          {subtitle && <span className={styles.subtitle}>{show(subtitle)}</span>}
        </div>
        {badges.map((column) => (
          <span key={column.key}>{show(column)}</span>
        ))}
        {rowActions && (
          <span className={styles.actions}>
            <RowActions actions={rowActions(row)} />
          </span>
        )}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((column) => (
            <div key={column.key}>
              <dt>{column.label[language]}</dt>
              <dd>{show(column)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
