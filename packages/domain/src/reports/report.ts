import type { AddressName } from '../kernel/addresses';
import type { Choice, Column } from '../kernel/list';
import type { Localized } from '../kernel/localized';
import type { Permission } from '../kernel/permissions';

/** A choice of fixed values, or one of the salon's employees. */
export type ReportFilter = { key: string; label: Localized } & (
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'employee' }
);

/** A key figure above the table. The query answers a number for each. */
export type ReportFigure = {
  key: string;
  label: Localized;
  kind: 'number' | 'money' | 'percent' | 'duration';
  lessIsBetter?: boolean;
  highlight?: boolean;
  /** What it counts, added to the query of the linked page; an empty one adds nothing. */ opens?: string;
};

/** What is drawn between figures and table. The query answers a row for each point, `axis` being a date or a name. */
export type ReportChart = {
  title: Localized;
  kind: 'bar' | 'line';
  axis: { key: string; kind: 'date' | 'text' };
  series: readonly { key: string; label: Localized; role?: 'main' | 'second' | 'before' }[];
  valueKind: ReportFigure['kind'];
};

export const REPORT_GROUPS = {
  general: { en: 'General', ar: 'عام' },
  accounting: { en: 'Accounting', ar: 'المحاسبة' },
  inventory: { en: 'Inventory', ar: 'المخزون' },
  management: { en: 'Management', ar: 'الإدارة' },
} as const satisfies Record<string, Localized>;
export type ReportGroup = keyof typeof REPORT_GROUPS;

/**
 * A report is this definition and a query. One endpoint and one page serve all of them; the permission stands here and is checked on the server.
 */
export type ReportDefinition<Id extends string = string> = {
  id: Id;
  address: AddressName;
  group: ReportGroup;
  permission: Permission;
  title: Localized;
  /** Its line in the library: the question it answers. */
  answers: Localized;
  /** Words people look for that stand neither in title nor line. */
  searchWords?: readonly string[];
  note: Localized;
  filters: readonly ReportFilter[];
  /** `total: true` adds a sum over all rows, not only those of the page in sight. */
  columns: readonly Column[];
  /** The heading of a column that says what the lines stand for, by the chosen value of a filter; without one the column's own. */
  heading?: { column: string; filter: string; labels: Readonly<Record<string, Localized>> };
  figures: readonly ReportFigure[];
  chart?: ReportChart;
  /** Shows how something went on over time: it may look back for years. */
  overTime?: boolean;
  /**
   * A row opens this address; its values come from the row. With `query` the row says itself which query the page gets (in this key),
   * figures open the same page with the query of the whole report, and cells narrow that of their row.
   */
  drillDown?: {
    address: AddressName;
    values: Readonly<Record<string, string>>;
    query?: string;
    cells?: Readonly<Record<string, string>>;
  };
  /** A value the address itself carries (`:employeeId`) becomes this filter. */
  fixed?: { param: string; filter: string };
};

/** The columns with the heading that fits the chosen filters, on the screen and in the file alike. */
export function columnsOf(
  { columns, heading }: ReportDefinition,
  filters: Readonly<Record<string, string | undefined>>,
): readonly Column[] {
  const chosen = heading && filters[heading.filter];
  if (!chosen || !Object.hasOwn(heading.labels, chosen)) return columns;
  return columns.map((column) =>
    column.key === heading.column ? { ...column, label: heading.labels[chosen]! } : column,
  );
}

export const defineReport = <const Id extends string>(report: ReportDefinition<Id>): ReportDefinition<Id> => report;
