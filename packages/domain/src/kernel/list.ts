import { z } from 'zod';
import { endpoint, type Access, type Area, type Endpoint } from './contract';
import type { Localized } from './localized';
import type { Permission } from './permissions';
import type { RecordKind } from '../records/record-kinds';

/**
 * One word for a kind of value decides how a cell looks on screen, in XLSX, CSV and print. A duration is in minutes.
 */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'money'
  | 'percent'
  | 'duration'
  | 'date'
  | 'datetime'
  | 'time'
  | 'phone'
  | 'code'
  | 'badge'
  | 'boolean';
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';
/**
 * A coded value with its words and colour: used by badges, filters and exports alike.
 * `normal`: most records are in this state, so lists say it in plain text; the colour is for charts and calendars.
 * `minute`: a time of the day, which a screen says by the reader's clock.
 */
export type Choice = { value: string | number; label: Localized; tone?: Tone; normal?: true; minute?: number };

export type Column<Key extends string = string> = {
  key: Key;
  label: Localized;
  kind: ColumnKind;
  choices?: readonly Choice[];
  sortable?: boolean;
  /** Records without a value come last in both directions. */
  emptyLast?: boolean;
  /** Shown only when the reader asks for it. */
  hidden?: boolean;
  /** Of a boolean: a yes is nothing good, and is marked. */
  warns?: boolean;
  /** Adds a sum at the foot. */
  total?: boolean;
  /** Whose way of contact this is. A phone is a customer’s unless it says otherwise. */
  whose?: 'customers' | 'staff';
};

/**
 * `record`: the id of another record, or of one of `many`. The screen looks for names of its kind; without one it only
 * comes with a link. A choice of `many` finds rows that have any of those chosen.
 */
export type Filter<Key extends string = string> = {
  key: Key;
  label: Localized;
  kind: 'choice' | 'date-range' | 'text' | 'record';
  choices?: readonly Choice[];
  record?: RecordKind;
  many?: boolean;
  /**
   * Days begin and end at the salon's cut-off, as in its calendar and reports. `kept`: the books have the day of each
   * row, in `day` beside the moment, and what it says stays true when the cut-off moves.
   */
  business?: true | 'kept';
  /** The column holds a day, not a moment. */ isDay?: boolean;
};

/** What a record of a list is like once it is read. */
export type ListRecord = Record<string, unknown>;

export type ListDefinition<Row extends ListRecord = ListRecord> = {
  /** Path base: `trackers/blocked_ips` gives `…/get_records` and `…/export`. */
  path: string;
  areas: readonly [Area, ...Area[]];
  access: Access;
  title: Localized;
  record: z.ZodType<Row>;
  columns: readonly Column<keyof Row & string>[];
  filters: readonly Filter[];
  defaultSort: { key: keyof Row & string; descending: boolean };
};

export const MAX_PAGE_SIZE = 100;
export const EXPORT_FORMATS = ['xlsx', 'csv', 'pdf'] as const;
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const PDF_TYPE = 'application/pdf';
export const EXPORT_TYPES = [XLSX_TYPE, 'text/csv', PDF_TYPE] as const;

/** What every list takes. Filters arrive as `f.{key}`; a date range as `2026-11-01..2026-11-15`. */
export const listInput = z
  .object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
    search: z.string().trim().max(100).optional(),
    sort: z.string().max(60).optional(),
    descending: z.stringbool().optional(),
  })
  .catchall(z.string().max(200));
export type ListInput = z.output<typeof listInput>;

export const exportInput = listInput.extend({ format: z.enum(EXPORT_FORMATS) });

const pageOf = <Row extends ListRecord>(record: z.ZodType<Row>) =>
  z.object({
    records: z.array(record),
    total: z.number().int(),
    /** There are more than `total`; nobody has counted them. */
    more_than_total: z.boolean().optional(),
    page: z.number().int(),
    page_size: z.number().int(),
    sums: z.record(z.string(), z.number()).optional(),
  });

export type List<Row extends ListRecord = ListRecord> = ListDefinition<Row> & {
  endpoints: {
    get_records: Endpoint<typeof listInput, ReturnType<typeof pageOf<Row>>>;
    export: Endpoint<typeof exportInput, z.ZodUnknown>;
  };
};

/**
 * Taking customers away as a file is a right of its own, whatever the list is about. Every export asks here what it
 * needs.
 */
export function rightsToExport(columns: readonly Column[], area: Area): readonly Permission[] {
  const shows = columns.some(({ kind, whose }) => whose === 'customers' || (kind === 'phone' && whose !== 'staff'));
  if (!shows) return [];
  return [area === 'manager' ? 'platform-merchants.export-customers' : 'customers.export'];
}

export function defineList<Row extends ListRecord>(definition: ListDefinition<Row>): List<Row> {
  const shared = {
    areas: definition.areas,
    method: 'GET' as const,
    access: definition.access,
    errors: [],
    list: {
      filters: definition.filters.map(({ key, kind, many, label, choices }) => ({
        key,
        about: `${label.en}: ${FILTER_FORM[kind]}${many ? ', or several with commas' : ''}${choicesOf(choices)}`,
      })),
      sorts: definition.columns.filter(({ sortable }) => sortable).map(({ key }) => key),
    },
  };
  return {
    ...definition,
    endpoints: {
      get_records: endpoint({
        ...shared,
        path: `${definition.path}/get_records`,
        summary: `List: ${definition.title.en}`,
        input: listInput,
        output: pageOf(definition.record),
      }),
      export: endpoint({
        ...shared,
        late: true,
        alsoNeeds: rightsToExport(definition.columns, definition.areas[0]),
        path: `${definition.path}/export`,
        summary: `Export: ${definition.title.en}`,
        input: exportInput,
        output: z.unknown(),
        kind: 'file',
        files: EXPORT_TYPES,
        errors: ['EXPORT_IS_LONG', 'PDF_IS_LONG'],
      }),
    },
  };
}

const FILTER_FORM: Record<Filter['kind'], string> = {
  choice: 'one of its codes',
  'date-range': 'two days like 2026-11-01..2026-11-15',
  text: 'a text',
  record: 'the id of a record',
};

const choicesOf = (choices: readonly Choice[] = []): string =>
  choices.length > 0 ? ` (${choices.map(({ value, label }) => `${value} ${label.en}`).join(', ')})` : '';
