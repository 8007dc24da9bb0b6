import { z } from 'zod';
import { endpoint, type Area } from '../kernel/contract';
import { codeOf } from '../kernel/input/fields';
import { EXPORT_TYPES } from '../kernel/list';
import { exportStates } from './export.states';

/** A file of at most so many rows is answered at once; a longer one is prepared in the background. */
export const DIRECT_ROWS = 5_000;
/** How long a prepared file waits to be fetched. */
export const EXPORT_KEPT_HOURS = 24;
/** Of one person at a time. */
export const MOST_EXPORTS = 3;

const id = z.number().int();
const byId = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const areas = ['merchant', 'manager'] as const satisfies readonly [Area, ...Area[]];

const record = z.object({
  id,
  file_name: z.string(),
  state: codeOf(exportStates),
  /** Null until they are counted. */
  total_rows: z.number().int().nullable(),
  done_rows: z.number().int(),
  bytes: z.number().int().nullable(),
  created_at: z.string(),
  /** When the file goes. */
  expires_at: z.string().nullable(),
});
export type ExportRecord = z.output<typeof record>;

/** Files that are prepared in the background, each seen and fetched by whoever asked for it alone. */
export const exportsContract = {
  add: endpoint({
    areas,
    method: 'POST',
    path: 'exports/add',
    access: 'signed-in',
    summary: 'Prepare the file of a list or report in the background',
    input: z.object({
      /** The path of its own `export` endpoint, and what that one takes. */
      path: z.string().max(100),
      input: z.record(z.string().max(100), z.string().max(200)),
    }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'no_permission', 'EXPORTS_UNDER_WAY', 'PDF_IS_LONG'],
  }),
  get_records: endpoint({
    areas,
    method: 'GET',
    path: 'exports/get_records',
    access: 'signed-in',
    summary: 'One’s own files, the newest first',
    input: z.object({}),
    output: z.object({ records: z.array(record) }),
    errors: [],
  }),
  remove: endpoint({
    areas,
    method: 'POST',
    path: 'exports/remove',
    access: 'signed-in',
    summary: 'Stop preparing a file, or throw it away',
    input: byId,
    output: z.object({ done: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
  file: endpoint({
    areas,
    method: 'GET',
    path: 'exports/:id/file',
    access: 'signed-in',
    kind: 'file',
    files: EXPORT_TYPES,
    summary: 'A file that was prepared',
    input: byId,
    output: z.unknown(),
    errors: ['NOT_FOUND', 'no_permission', 'EXPORT_NOT_READY'],
  }),
};
