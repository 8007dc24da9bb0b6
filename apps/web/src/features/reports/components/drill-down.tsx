import { addresses, pathOf, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { can } from '@rawnaq/domain/kernel/permissions';
import type { AnswerColumn, Opened, ReportDefinition } from '@rawnaq/domain/reports/report';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useSession } from '../../../lib/session';
import { Cell } from '../../../ui/cells';
import styles from './drill-down.module.css';

type Row = Record<string, unknown>;
/** A page that shows what a number counts: its query, and what narrows it further. Nothing where one may not go. */
export type Opens = (query: string, narrower: Opened) => string | undefined;

/** Undefined where the report leads nowhere. */
export function useDrillDown({ drillDown }: Pick<ReportDefinition, 'drillDown'>): Opens | undefined {
  const language = useLanguage();
  const permissions = useSession()?.user.permissions ?? {};
  if (!drillDown?.query) return undefined;
  return (query, narrower) => {
    const { address, query: more } =
      typeof narrower === 'string' ? { address: drillDown.address, query: narrower } : narrower;
    const { access } = addresses[address];
    if (query === '' || !(access === 'signed-in' || access === 'public' || can(permissions, access))) return undefined;
    const params = new URLSearchParams(query);
    for (const [key, value] of new URLSearchParams(more)) params.set(key, value);
    return `${pathOf(address, language)}?${params}`;
  };
}

/** The page a row opens: its own, where it says one. */
export function placeOf({ drillDown }: Pick<ReportDefinition, 'drillDown'>, row: Row): Opened {
  const place = drillDown?.place && row[drillDown.place];
  return typeof place === 'string' && isAddress(place) ? { address: place, query: '' } : '';
}
const isAddress = (name: string): name is AddressName => Object.hasOwn(addresses, name);

/** Numbers of a row that open exactly what they count. A nought opens nothing. */
export const linkedCells = (
  { drillDown }: ReportDefinition,
  columns: readonly AnswerColumn[],
  opens: Opens,
): Record<string, (row: Row) => ReactNode> =>
  Object.fromEntries(
    columns
      .map((column) => ({ column, narrower: column.opens ?? drillDown?.cells?.[column.key] }))
      .filter(({ narrower }) => narrower !== undefined)
      .map(({ column, narrower }) => [
        column.key,
        (row: Row) => {
          const value = <Cell column={column} value={row[column.key]} row={row} />;
          const path = opens(String(row[drillDown!.query!] ?? ''), narrower!);
          return Number(row[column.key]) !== 0 && path ? (
            <Link className={styles.number} to={path}>
              {value}
            </Link>
          ) : (
            value
          );
        },
      ]),
  );
