import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { LONG_MAX_DAYS } from '../kernel/date-presets';
import { addMessage, localDate } from '../kernel/fields';
import { EXPORT_FORMATS, EXPORT_TYPES } from '../kernel/list';
import { daysBetween, isLocalDate } from '../kernel/local-date';
import { checkAfterOrEqual } from '../kernel/validators';
import { validationMessage } from '../kernel/validation-texts';
import { REPORT_IDS, reportOf, type ReportId } from './report-catalogue';

export const REPORT_MAX_DAYS = 366;
export const REPORT_PAGE_SIZE = 50;

const from = localDate({ en: 'From', ar: 'من' });
const to = localDate({ en: 'To', ar: 'إلى' });

/** Filters arrive as `f.{key}`, as in lists. */
const asked = z
  .object({ id: z.enum(REPORT_IDS), from, to, page: z.coerce.number().int().min(1).max(100_000).default(1) })
  .catchall(z.string().max(200));

const soundSpan = (value: { id: ReportId; from: string; to: string }, ctx: z.core.$RefinementCtx): void => {
  if (!isLocalDate(value.from) || !isLocalDate(value.to)) return;
  addMessage(ctx, checkAfterOrEqual(value.to, value.from, { en: 'From', ar: 'من' }), ['to']);
  const max = reportOf(value.id).overTime ? LONG_MAX_DAYS : REPORT_MAX_DAYS;
  if (daysBetween(value.from, value.to) >= max)
    addMessage(ctx, validationMessage('custom-hours-days', { max }), ['to']);
};

export const reportInput = asked.superRefine(soundSpan);
export const reportExportInput = asked.extend({ format: z.enum(EXPORT_FORMATS) }).superRefine(soundSpan);

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
      /** Against the period before: only figures that had a value then. Null for a period that has not begun. */
      compared: z
        .object({
          from: z.string(),
          to: z.string(),
          so_far: z.boolean(),
          changes: z.record(z.string(), z.object({ now: z.number(), before: z.number(), change: z.number() })),
        })
        .nullable(),
      chart: z.array(row),
      subject: z.string().nullable(),
      /** The query of the page the figures open. */ link: z.string().nullable(),
    }),
    errors: ['NOT_FOUND', 'no_permission'],
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
    errors: ['NOT_FOUND', 'no_permission'],
  }),
};
