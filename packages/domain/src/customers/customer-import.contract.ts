import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf } from '../kernel/input/fields';
import { XLSX_TYPE } from '../kernel/list';
import { uploadedFile } from '../uploads/uploads.contract';
import { importStates } from './customer.states';

const id = z.number().int();
const idInQuery = z.coerce.number().int();

/**
 * Columns of the sheet. The template's headings hold both languages; either is understood, and so are those of the
 * exported list.
 */
export const importColumns = [
  { key: 'name', label: { en: 'Name', ar: 'الاسم' }, listed: { en: 'Customer', ar: 'العميل' }, required: true },
  { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, required: true },
  { key: 'email', label: { en: 'E-mail', ar: 'البريد الإلكتروني' }, required: false },
  { key: 'gender', label: { en: 'Gender', ar: 'الجنس' }, required: false },
  { key: 'nationality', label: { en: 'Nationality', ar: 'الجنسية' }, required: false },
  { key: 'birth_date', label: { en: 'Birth date', ar: 'تاريخ الميلاد' }, required: false },
  { key: 'notes', label: { en: 'Notes', ar: 'ملاحظات' }, required: false },
  { key: 'language', label: { en: 'Language', ar: 'اللغة' }, required: false },
  { key: 'trn', label: { en: 'TRN', ar: 'الرقم الضريبي' }, required: false },
  {
    key: 'identification_method',
    label: { en: 'How did you hear about us?', ar: 'كيف عرفتم عنا؟' },
    required: false,
  },
  { key: 'whatsapp', label: { en: 'WhatsApp contact', ar: 'التواصل عبر واتساب' }, required: false },
  { key: 'status', label: { en: 'Status', ar: 'الحالة' }, required: false },
] as const;
export type ImportColumn = (typeof importColumns)[number]['key'];

export const IMPORT_MOST_ROWS = 10_000;
export const IMPORT_EXTENSIONS = ['xlsx', 'csv'] as const;

export const importRecord = z.object({
  id,
  file_name: z.string(),
  state: codeOf(importStates),
  total_rows: z.number().int(),
  bad_rows: z.number().int(),
  done_rows: z.number().int(),
  added: z.number().int(),
  skipped: z.number().int(),
  created_by_name: z.string(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type ImportRecord = z.output<typeof importRecord>;

const importRow = z.object({
  row_number: z.number().int(),
  name: z.string(),
  mobile: z.string(),
  problems: z.array(z.object({ column: z.string(), sentence: z.string() })),
});
export type ImportRow = z.output<typeof importRow>;

const shared = { areas: ['merchant'], access: 'customers.import' } as const;

export const customerImportContract = {
  template: endpoint({
    ...shared,
    method: 'GET',
    path: 'customers/import/template',
    kind: 'file',
    files: [XLSX_TYPE],
    transaction: false,
    summary: 'The sheet to fill in',
    input: z.object({ format: z.enum(IMPORT_EXTENSIONS) }),
    output: z.unknown(),
    errors: [],
  }),
  upload: endpoint({
    ...shared,
    method: 'POST',
    path: 'customers/import/upload',
    kind: 'upload',
    transaction: false,
    summary: 'Read and check a sheet; nothing is added yet',
    input: z.object({ file: uploadedFile }),
    output: importRecord,
    errors: [
      'IMPORT_SHEET_UNREADABLE',
      'IMPORT_SHEET_COLUMNS',
      'IMPORT_SHEET_EMPTY',
      'IMPORT_SHEET_TOO_LONG',
      'UPLOAD_EXTENSION',
      'UPLOAD_TOO_LARGE',
      'TOO_MANY_REQUESTS',
    ],
  }),
  get_record: endpoint({
    ...shared,
    method: 'GET',
    path: 'customers/import/get_record',
    summary: 'How far an import is',
    input: z.object({ id: idInQuery }),
    output: z.object({ record: importRecord }),
    errors: ['NOT_FOUND'],
  }),
  get_rows: endpoint({
    ...shared,
    method: 'GET',
    path: 'customers/import/get_rows',
    summary: 'Rows of a sheet with what is wrong in them',
    input: z.object({
      id: idInQuery,
      only_bad: z.stringbool().optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({ records: z.array(importRow), total: z.number().int() }),
    errors: ['NOT_FOUND'],
  }),
  confirm: endpoint({
    ...shared,
    method: 'POST',
    path: 'customers/import/confirm',
    summary: 'Add the good rows of a checked sheet',
    input: z.object({ id }),
    output: z.object({ done: z.literal(true) }),
    errors: ['NOT_FOUND', 'IMPORT_NOTHING_TO_ADD', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
