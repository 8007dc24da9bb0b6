import { addresses, pathOf } from '@rawnaq/domain/kernel/addresses';
import type { ReportDefinition } from '@rawnaq/domain/reports/report';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useAccess } from '../../../lib/session';
import { Cell } from '../../../ui/cells';
import styles from './drill-down.module.css';

type Row = Record<string, unknown>;
/** A page that shows what a number counts: its query, and what narrows it further. */
export type Opens = (query: string, narrower: string) => string;

/** Undefined where the report leads nowhere, or the reader may not follow. */
export function useDrillDown({ drillDown }: Pick<ReportDefinition, 'drillDown'>): Opens | undefined {
  const language = useLanguage();
  const may = useAccess(drillDown ? addresses[drillDown.address].access : 'public');
  if (!drillDown?.query || !may) return undefined;
  const path = pathOf(drillDown.address, language);
  return (query, narrower) => {
    const params = new URLSearchParams(query);
    for (const [key, value] of new URLSearchParams(narrower)) params.set(key, value);
    return `${path}?${params}`;
  };
}

/** Numbers of a row that open exactly what they count. A nought opens nothing. */
export const linkedCells = (
  { drillDown, columns }: ReportDefinition,
  opens: Opens,
): Record<string, (row: Row) => ReactNode> =>
  Object.fromEntries(
    columns
      .filter(({ key }) => drillDown?.cells?.[key] !== undefined)
      .map((column) => [
        column.key,
        (row: Row) => {
          const value = <Cell column={column} value={row[column.key]} row={row} />;
          return Number(row[column.key]) > 0 ? (
            <Link
              className={styles.number}
              to={opens(String(row[drillDown!.query!] ?? ''), drillDown!.cells![column.key]!)}
            >
              {value}
            </Link>
          ) : (
            value
          );
        },
      ]),
  );
