import { z } from 'zod';
import { endpoint, type Area, type Access } from './contract';
import type { Localized } from './localized';

/** One word for a kind of value decides how a cell looks on screen, in XLSX, CSV and print. */
export type ColumnKind = 'text' | 'number' | 'money' | 'percent' | 'date' | 'datetime' | 'time' | 'phone' | 'code' | 'badge' | 'boolean';
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';
/** A coded value with its words and colour: used by badges, filters and exports alike. */
export type Choice = { value: string | number; label: Localized; tone?: Tone };

export type Column<Key extends string = string> = {
  key: Key;
  label: Localized;
  kind: ColumnKind;
  choices?: readonly Choice[];
  sortable?: boolean;
  /** Shown only when the reader asks for it. */
  hidden?: boolean;
  /** Adds a sum at the foot. */
  total?: boolean;
};

export type Filter = { key: string; label: Localized; kind: 'choice' | 'date-range' | 'text'; choices?: readonly Choice[] };

export type ListDefinition<Row extends z.ZodObject = z.ZodObject> = {
  /** Path base: `trackers/blocked_ips` gives `…/get_records` and `…/export`. */
  path: string;
  areas: readonly [Area, ...Area[]];
  access: Access;
  title: Localized;
  record: Row;
  columns: readonly Column<Extract<keyof z.output<Row>, string>>[];
  filters: readonly Filter[];
  defaultSort: { key: Extract<keyof z.output<Row>, string>; descending: boolean };
};

export const MAX_PAGE_SIZE = 100;
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;

/** What every list takes. Filters arrive as `f.{key}`; a date range as `2026-11-01..2026-11-15`. */
export const listInput = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
  search: z.string().trim().max(100).optional(),
  sort: z.string().max(60).optional(),
  descending: z.stringbool().optional(),
}).catchall(z.string().max(200));
export type ListInput = z.output<typeof listInput>;

export const exportInput = listInput.extend({ format: z.enum(EXPORT_FORMATS) });

export const defineList = <Row extends z.ZodObject>(definition: ListDefinition<Row>) => ({
  ...definition,
  endpoints: {
    get_records: endpoint({
      areas: definition.areas,
      method: 'GET',
      path: `${definition.path}/get_records`,
      access: definition.access,
      summary: `List: ${definition.title.en}`,
      input: listInput,
      output: z.object({
        records: z.array(definition.record),
        total: z.number().int(),
        page: z.number().int(),
        page_size: z.number().int(),
        sums: z.record(z.string(), z.number()).optional(),
      }),
      errors: [],
    }),
    export: endpoint({
      areas: definition.areas,
      method: 'GET',
      path: `${definition.path}/export`,
      access: definition.access,
      summary: `Export: ${definition.title.en}`,
      input: exportInput,
      output: z.unknown(),
      errors: [],
      kind: 'file',
    }),
  },
});
export type List<Row extends z.ZodObject = z.ZodObject> = ReturnType<typeof defineList<Row>>;
