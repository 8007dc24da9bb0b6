import type { z } from 'zod';
import type { AddressName } from '../kernel/addresses';
import type { Choice, Column } from '../kernel/list';
import type { Localized } from '../kernel/localized';
import { pageWords } from '../kernel/page-words';
import type { Permission } from '../kernel/permissions';
import type { RecordKind } from '../records/record-kinds';
import { permissionOf, reportPages, type ReportAddress } from './report-pages';

/** A choice of fixed values, or a record of the salon that is looked for by name. */
export type ReportFilter<Key extends string = string> = { key: Key; label: Localized } & (
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'record'; record: RecordKind }
);

/** What narrows the query of the linked page, or of another one. */
export type Opened = string | { address: AddressName; query: string };

/** A key figure above the table. The server answers a number for each. */
export type ReportFigure<Key extends string = string> = {
  key: Key;
  label: Localized;
  kind: 'number' | 'money' | 'percent' | 'duration';
  lessIsBetter?: boolean;
  highlight?: boolean;
  /** What it counts, added to the query of the linked page; an empty one adds nothing. */ opens?: Opened;
};

/**
 * What is drawn between figures and table: `point` is what the server answers for each place on the axis, a date or a
 * name.
 */
export type ReportChart<Point extends object = Record<string, unknown>> = {
  title: Localized;
  kind: 'bar' | 'line';
  point: z.ZodType<Point>;
  axis: { key: KeyOf<Point>; kind: 'date' | 'text' };
  series: readonly { key: KeyOf<Point>; label: Localized; role?: 'main' | 'second' | 'before' }[];
  valueKind: ReportFigure['kind'];
};

/** A column that comes with the answer, such as a month: it stands after the first one of the definition. */
export type AnswerColumn = Column & { /** What its numbers open, added to the query of their row. */ opens?: string };

export const REPORT_GROUPS = {
  general: { en: 'General', ar: 'عام' },
  accounting: { en: 'Accounting', ar: 'المحاسبة' },
  inventory: { en: 'Inventory', ar: 'المخزون' },
  management: { en: 'Management', ar: 'الإدارة' },
} as const satisfies Record<string, Localized>;
export type ReportGroup = keyof typeof REPORT_GROUPS;

/**
 * `range`: what happened from one day to another. `as-of`: how things stood at the end of a day. `none`: how they stand
 * now.
 */
export type ReportPeriod = 'range' | 'as-of' | 'none';
export type ReportRow = { id: string | number };
type KeyOf<Row> = keyof Row & string;

/**
 * A report is this definition and one function of the server. One endpoint and one page serve all of them.
 * Columns, chart, links and figures name keys of what the server answers; one that is not there does not compile.
 *
 * `summary`: the server works out all rows at once. `paged`: rows come from the database page by page, in the order
 * asked for.
 */
type Written<
  Id extends string,
  Kind extends 'summary' | 'paged',
  Period extends ReportPeriod,
  Row extends ReportRow,
  Point extends object,
  Figure extends string,
  FilterKey extends string,
> = {
  id: Id;
  kind: Kind;
  /** Its place in the product, by which it also has its title and its permission. */
  address: ReportAddress;
  group: ReportGroup;
  period: Period;
  /** Its line in the library: the question it answers. */
  answers: Localized;
  /** Words people look for that stand neither in title nor line. */
  searchWords?: readonly string[];
  note: Localized;
  filters: readonly ReportFilter<FilterKey>[];
  /** A row as the server answers it. */
  record: z.ZodType<Row>;
  /**
   * `total: true` adds a sum over all rows, not only those of the page in sight. Of a paged one `sortable` may be
   * sorted by.
   */
  columns: readonly Column<KeyOf<NoInfer<Row>>>[];
  /**
   * The heading of a column that says what the lines stand for, by the chosen value of a filter; without one the
   * column's own.
   */
  heading?: {
    column: KeyOf<NoInfer<Row>>;
    filter: NoInfer<FilterKey>;
    labels: Readonly<Record<string, Localized>>;
  };
  figures: readonly ReportFigure<Figure>[];
  /** Whether a row is a sum of those above it, and stands out. */
  strong?: KeyOf<NoInfer<Row>>;
  chart?: ReportChart<Point>;
  /** Shows how something went on over time: it may look back for years. */
  overTime?: boolean;
  /**
   * A row opens this address; its values come from the row. With `query` the row says itself which query the page gets
   * (in this key), figures open the same page with the query of the whole report, and cells narrow that of their row.
   */
  drillDown?: {
    address: AddressName;
    values: Readonly<Record<string, KeyOf<NoInfer<Row>>>>;
    query?: KeyOf<NoInfer<Row>>;
    /** A row that opens another page than the rest says in this key which. */
    place?: KeyOf<NoInfer<Row>>;
    cells?: Readonly<Partial<Record<KeyOf<NoInfer<Row>>, Opened>>>;
  };
  /**
   * A record the address itself names (`:employeeId`): the report is about it, and shows nothing where it is not there.
   */
  subject?: { param: string; record: RecordKind };
} & (Kind extends 'paged' ? { defaultSort: { key: KeyOf<NoInfer<Row>>; descending: boolean } } : unknown);

/** One report with the keys of its own rows, points and figures. */
export type DefinedReport<
  Id extends string,
  Kind extends 'summary' | 'paged',
  Period extends ReportPeriod,
  Row extends ReportRow,
  Point extends object,
  Figure extends string,
  FilterKey extends string,
> = Written<Id, Kind, Period, Row, Point, Figure, FilterKey> & { title: Localized; permission: Permission };

type AnyKeys = Written<
  string,
  'summary',
  ReportPeriod,
  ReportRow & Record<string, unknown>,
  Record<string, unknown>,
  string,
  string
>;
/** Any of them, for what serves them all. */
export type ReportDefinition<Id extends string = string> = Omit<AnyKeys, 'id' | 'kind' | 'record' | 'chart'> & {
  id: Id;
  kind: 'summary' | 'paged';
  chart?: Omit<ReportChart, 'point'>;
  defaultSort?: { key: string; descending: boolean };
  title: Localized;
  permission: Permission;
};

export const defineReport = <
  const Id extends string,
  const Kind extends 'summary' | 'paged',
  const Period extends ReportPeriod,
  Row extends ReportRow,
  Point extends object = Record<string, unknown>,
  const Figure extends string = never,
  const FilterKey extends string = never,
>(
  written: Written<Id, Kind, Period, Row, Point, Figure, FilterKey>,
): DefinedReport<Id, Kind, Period, Row, Point, Figure, FilterKey> => ({
  ...written,
  title: pageWords[reportPages[written.address]],
  permission: permissionOf(written.address),
});

/** The columns with the heading that fits the chosen filters and those of the answer, on screen and in files alike. */
export function columnsOf(
  { columns: own, heading }: Pick<ReportDefinition, 'columns' | 'heading'>,
  filters: Readonly<Record<string, string | undefined>>,
  answered: readonly AnswerColumn[] = [],
): readonly AnswerColumn[] {
  const columns = [...own.slice(0, 1), ...answered, ...own.slice(1)];
  const chosen = heading && filters[heading.filter];
  if (!chosen || !Object.hasOwn(heading.labels, chosen)) return columns;
  return columns.map((column) =>
    column.key === heading.column ? { ...column, label: heading.labels[chosen]! } : column,
  );
}
