import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { localDate } from '../kernel/input/fields';
import { EXPORT_FORMATS, EXPORT_TYPES } from '../kernel/list';
import { REPORT_IDS, reportOf } from './report-catalogue';
import { checkPeriod, periodLabels } from './report-period.rules';

export const REPORT_PAGE_SIZE = 50;

/**
 * Which days it takes is said by the period of the report: `from` and `to`, `as_of`, or none. Filters arrive as
 * `f.{key}`, as in lists.
 */
const asked = z
  .object({
    id: z.enum(REPORT_IDS),
    from: localDate(periodLabels.from).optional(),
    to: localDate(periodLabels.to).optional(),
    as_of: localDate(periodLabels.as_of).optional(),
    /** The record it is about, of reports about one. */
    subject: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    /** Of paged ones, as in lists. */
    sort: z.string().max(60).optional(),
    descending: z.stringbool().optional(),
  })
  .catchall(z.string().max(200));

const soundPeriod = (value: z.output<typeof asked>, ctx: z.core.$RefinementCtx): void =>
  checkPeriod(reportOf(value.id), value, ctx);

export const reportInput = asked.superRefine(soundPeriod);
export const reportExportInput = asked.extend({ format: z.enum(EXPORT_FORMATS) }).superRefine(soundPeriod);

/** Which values a row has is said by the report's definition; the server sends those and no others. */
const row = z.record(z.string(), z.unknown());

export const reportsContract = {
  get_records: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'reports/:id/get_records',
    access: 'signed-in',
    late: true,
    summary: 'A report: figures, chart and a page of its rows. Each report has a permission of its own',
    input: reportInput,
    output: z.object({
      records: z.array(row),
      total: z.number().int(),
      page: z.number().int(),
      page_size: z.number().int(),
      sums: z.record(z.string(), z.number()),
      figures: z.record(z.string(), z.number().nullable()),
      /**
       * Against the period before: only figures that had a value then. Null for a period that has not begun, and where
       * there is none.
       */
      compared: z
        .object({
          from: z.string(),
          to: z.string(),
          so_far: z.boolean(),
          changes: z.record(z.string(), z.object({ now: z.number(), before: z.number(), change: z.number() })),
        })
        .nullable(),
      /** Columns of this answer, after the first of the definition. */
      columns: z.array(
        z.object({
          key: z.string(),
          label: z.object({ en: z.string(), ar: z.string() }),
          kind: z.literal('money'),
          opens: z.string().optional(),
        }),
      ),
      chart: z.array(row),
      subject: z.string().nullable(),
      /** The query of the page the figures open. */ link: z.string().nullable(),
      /** What belongs to the heading of this salon’s own: its tax number. */
      note: z.string().nullable(),
    }),
    errors: ['NOT_FOUND', 'no_permission', 'FILTER_VALUE_UNKNOWN'],
  }),
  export: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'reports/:id/export',
    access: 'signed-in',
    late: true,
    kind: 'file',
    files: EXPORT_TYPES,
    summary: 'All rows of a report as a file',
    input: reportExportInput,
    output: z.unknown(),
    errors: ['NOT_FOUND', 'no_permission', 'FILTER_VALUE_UNKNOWN', 'EXPORT_IS_LONG', 'PDF_IS_LONG'],
  }),
};
