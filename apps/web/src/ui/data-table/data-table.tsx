import { Checkbox } from '@mantine/core';
import type { Column } from '@rawnaq/domain/kernel/list';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Cell, isNumberKind } from '../cells';
import { RowActions, type RowAction } from './row-actions';
import { TableHead, type TableSort } from './table-head';
import { TableSkeleton } from './table-skeleton';
import { useTooWide } from './use-too-wide';
import styles from './data-table.module.css';

export type CellOverrides<Row> = { [Key in keyof Row & string]?: (row: Row) => ReactNode };
export type Selection<Row> = {
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  togglePage: (rows: readonly Row[]) => void;
};

export type DataTableProps<Row extends Record<string, unknown>> = {
  columns: readonly Column<keyof Row & string>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  cells?: CellOverrides<Row> | undefined;
  sort?: TableSort | undefined;
  onSort?: ((key: string) => void) | undefined;
  /** A row that has a page of its own is a link; one that opens a drawer is a button. Some rows may lead nowhere. */
  to?: ((row: Row) => string | undefined) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  selection?: Selection<Row> | undefined;
  sums?: Record<string, number> | undefined;
  /** A row that sums up others. */
  strong?: ((row: Row) => boolean) | undefined;
  caption: string;
  /** The row whose record is open beside the table. */
  openKey?: string;
  density?: 'list' | 'report';
  sticky?: boolean;
  loading?: boolean;
  /** Fetching again while the last answer stays in sight. */
  refreshing?: boolean;
};

export function DataTable<Row extends Record<string, unknown>>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, sums, density = 'list', loading = false, refreshing = false } = props;
  const { box, tooWide } = useTooWide();
  // A sideways scroll would hold the sticky head, so it begins only where the columns no longer fit.
  const sticky = props.sticky === true && !tooWide;
  const className = clsx(
    styles.table,
    density === 'report' && styles.dense,
    sticky && styles.sticky,
    refreshing && styles.busy,
  );
  const extraColumns = (props.selection ? 1 : 0) + (props.rowActions ? 1 : 0);

  // What may scroll sideways can be reached by keys.
  const reachable = sticky ? {} : { role: 'group', tabIndex: 0, 'aria-label': props.caption };
  return (
    <div className={styles.frame}>
      <div ref={box} className={sticky ? styles.whole : styles.scroll} aria-busy={loading || refreshing} {...reachable}>
        <table className={className}>
          <caption className={styles.hidden}>{props.caption}</caption>
          <TableHead {...props} />
          <tbody>
            {loading && <TableSkeleton columns={columns.length + extraColumns} />}
            {!loading && rows.map((row) => <TableRow key={rowKey(row)} row={row} {...props} />)}
          </tbody>
          {sums && Object.keys(sums).length > 0 && rows.length > 0 && <TableSums {...props} sums={sums} />}
        </table>
      </div>
    </div>
  );
}

function TableRow<Row extends Record<string, unknown>>({
  row,
  rowKey,
  openKey,
  columns,
  cells,
  to,
  onOpen,
  rowActions,
  selection,
  strong,
}: DataTableProps<Row> & { row: Row }) {
  const { t } = useTranslation('ui');
  const opens = to ? to(row) : onOpen;
  const isSelected = selection?.has(row) ?? false;

  // The first cell holds the real link or button; a click elsewhere on the row is a convenience for the mouse.
  const openFromRow = (event: MouseEvent<HTMLTableRowElement>) => {
    if ((event.target as Element).closest('a, button, input, label')) return;
    event.currentTarget.querySelector<HTMLElement>('[data-row-opener]')?.click();
  };

  return (
    <tr
      data-opens={opens ? true : undefined}
      data-strong={strong?.(row) || undefined}
      data-selected={isSelected || rowKey(row) === openKey || undefined}
      onClick={opens ? openFromRow : undefined}
    >
      {selection && (
        <td className={styles.check}>
          <Checkbox checked={isSelected} onChange={() => selection.toggle(row)} aria-label={t('table.selectRow')} />
        </td>
      )}
      {columns.map((column, index) => {
        const content = cells?.[column.key]?.(row) ?? <Cell column={column} value={row[column.key]} row={row} />;
        return (
          <td
            key={column.key}
            className={clsx(isNumberKind(column.kind) && styles.number, column.kind === 'text' && styles.wrap)}
          >
            {index === 0 && opens ? <RowOpener row={row} to={to} onOpen={onOpen} content={content} /> : content}
          </td>
        );
      })}
      {rowActions && (
        <td className={styles.actions} data-print="hide">
          <RowActions actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

function RowOpener<Row>({
  row,
  to,
  onOpen,
  content,
}: {
  row: Row;
  to?: ((row: Row) => string | undefined) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  content: ReactNode;
}) {
  if (to)
    return (
      <Link className={styles.open} to={to(row) ?? ''} data-row-opener>
        {content}
      </Link>
    );
  return (
    <button type="button" className={styles.open} onClick={() => onOpen?.(row)} data-row-opener>
      {content}
    </button>
  );
}

function TableSums<Row extends Record<string, unknown>>({
  columns,
  sums,
  selection,
  rowActions,
}: DataTableProps<Row> & { sums: Record<string, number> }) {
  const { t } = useTranslation('ui');
  return (
    <tfoot>
      <tr>
        {selection && <td className={styles.check} />}
        {columns.map((column, index) => (
          <td key={column.key} className={clsx(isNumberKind(column.kind) && styles.number)}>
            {column.key in sums ? (
              <Cell column={column} value={sums[column.key]} row={{}} />
            ) : (
              index === 0 && t('table.total')
            )}
          </td>
        ))}
        {rowActions && <td className={styles.actions} />}
      </tr>
    </tfoot>
  );
}
