import { Checkbox } from '@mantine/core';
import type { Column } from '@rawnaq/domain/kernel/list';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/language/i18n';
import { Cell, isNumberKind } from '../cells';
import type { DataTableProps } from '../data-table/data-table';
import { PageCheckbox } from '../data-table/page-checkbox';
import { RowActions } from '../data-table/row-actions';
import { LoadingState } from '../states/states';
import { phoneRow } from './phone-row';
import styles from './record-rows.module.css';

/**
 * A table on a phone: two lines a record. What does not fit stands in the record itself; a record that has no page of
 * its own unfolds, and a report shows everything, for there the figures are what one came for. While several are being
 * chosen a touch on a row means only that: nothing opens and no action of one record is in the way.
 */
export function RecordRows<Row extends Record<string, unknown>>(props: DataTableProps<Row>) {
  const { rows, rowKey, selection, loading, refreshing, openKey } = props;
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
      <ul className={styles.rows} aria-busy={refreshing ?? false} aria-label={props.caption}>
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            className={styles.row}
            data-selected={selection?.has(row) || rowKey(row) === openKey || undefined}
          >
            <RecordRow row={row} {...props} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RecordRow<Row extends Record<string, unknown>>(props: DataTableProps<Row> & { row: Row }) {
  const { row, columns, cells, rowActions, selection, density } = props;
  const language = useLanguage();
  const titleId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const show = (column: Column<keyof Row & string>) =>
    cells?.[column.key]?.(row) ?? <Cell column={column} value={row[column.key]} row={row} />;
  const { title, line, end, rest } = phoneRow(columns, row, language);
  const isReport = density === 'report';
  const opens = props.to ?? props.onOpen;
  const unfolds = !opens && !isReport && rest.length > 0;
  const facts = isReport ? [...end, ...rest] : rest;
  const opener = unfolds ? { unfolded, onUnfold: () => setUnfolded(!unfolded) } : undefined;

  return (
    <>
      <div className={styles.lines}>
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
        <div className={styles.text}>
          <div className={styles.title} id={titleId}>
            {title && (selection ? show(title) : <Opener {...props} heading={show(title)} opener={opener} />)}
          </div>
          {/* A picture in the middle of a row belongs to nothing: the second line is words, for a code its own. */}
          {line && (
            <div className={styles.line}>
              {line.kind === 'code' ? show(line) : <Cell column={line} value={row[line.key]} row={row} />}
            </div>
          )}
        </div>
        {!isReport && end.length > 0 && (
          <div className={styles.end}>
            {end.map((column) => (
              <span key={column.key}>
                {needsLabel(column, columns) && <small>{column.label[language]} </small>}
                {show(column)}
              </span>
            ))}
          </div>
        )}
        {rowActions && !selection && (
          <span className={styles.actions}>
            <RowActions actions={rowActions(row)} compact />
          </span>
        )}
      </div>
      {(isReport || unfolded) && facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((column) => (
            <div key={column.key} data-long={isLong(column, row[column.key]) || undefined}>
              <dt>{column.label[language]}</dt>
              <dd data-number={isNumberKind(column.kind) || undefined}>{show(column)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** A bare number says nothing, nor does a state that several columns could be in. */
const needsLabel = ({ kind, choices }: Column, columns: readonly Column[]): boolean =>
  kind === 'number' || (choices !== undefined && columns.filter((one) => one.choices === choices).length > 1);

/** An e-mail address or a barcode would break in the middle of a word in the space of one fact. */
const isLong = ({ kind }: Pick<Column, 'kind'>, value: unknown): boolean =>
  typeof value === 'string' && (value.includes('@') || (kind === 'code' && value.length > 12));

type OpenerProps<Row extends Record<string, unknown>> = Pick<DataTableProps<Row>, 'to' | 'onOpen'> & {
  row: Row;
  heading: ReactNode;
  opener: { unfolded: boolean; onUnfold: () => void } | undefined;
};

function Opener<Row extends Record<string, unknown>>({ row, to, onOpen, heading, opener }: OpenerProps<Row>) {
  const path = to?.(row);
  if (path)
    return (
      <Link className={styles.open} to={path}>
        {heading}
      </Link>
    );
  if (opener)
    return (
      <button type="button" className={styles.open} aria-expanded={opener.unfolded} onClick={opener.onUnfold}>
        {heading}
      </button>
    );
  if (!onOpen) return heading;
  return (
    <button type="button" className={styles.open} onClick={() => onOpen(row)}>
      {heading}
    </button>
  );
}
