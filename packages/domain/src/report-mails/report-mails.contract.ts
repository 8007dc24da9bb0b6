import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addMessage, codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { recordStates } from '../kernel/record-status.states';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { REPORT_IDS, reportCatalogue } from '../reports/report-catalogue';
import { LAST_MONTH_DAY } from './report-mail.rules';
import { mailOutcomes, mailRhythms } from './report-mail.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const reportChoices = reportCatalogue.map(({ id: value, title: label }) => ({ value, label }));
const labels = {
  report: { en: 'Report', ar: 'التقرير' },
  rhythm: { en: 'How often', ar: 'التكرار' },
  status: { en: 'Status', ar: 'الحالة' },
};

const record = z.object({
  id,
  report: z.enum(REPORT_IDS),
  /** As its page has them: `f.{key}` and `subject`. */
  filters: z.record(z.string(), z.string()),
  rhythm: codeOf(mailRhythms),
  weekday: z.number().int().nullable(),
  month_day: z.number().int().nullable(),
  hour: z.number().int(),
  with_sheet: z.boolean(),
  with_pdf: z.boolean(),
  people: z.array(id),
  people_names: z.string(),
  last_at: z.string().nullable(),
  last_outcome: codeOf(mailOutcomes).nullable(),
  next_at: z.string().nullable(),
  status: codeOf(recordStates),
  created_at: z.string(),
});

export const reportMailsList = defineList({
  path: 'report_mails',
  areas: ['merchant'],
  access: 'reports.mail',
  title: pageWords['report-mails'],
  record,
  columns: [
    { key: 'report', label: labels.report, kind: 'badge', choices: reportChoices, sortable: true },
    { key: 'rhythm', label: labels.rhythm, kind: 'badge', choices: mailRhythms.choices },
    { key: 'people_names', label: { en: 'Goes to', ar: 'يُرسل إلى' }, kind: 'text' },
    { key: 'next_at', label: { en: 'Next', ar: 'الإرسال القادم' }, kind: 'datetime', sortable: true, emptyLast: true },
    { key: 'last_at', label: { en: 'Last', ar: 'آخر إرسال' }, kind: 'datetime', sortable: true, emptyLast: true },
    {
      key: 'last_outcome',
      label: { en: 'Result', ar: 'النتيجة' },
      kind: 'badge',
      choices: mailOutcomes.choices,
    },
    { key: 'status', label: labels.status, kind: 'badge', choices: recordStates.choices },
    { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', sortable: true, hidden: true },
  ],
  filters: [
    { key: 'report', label: labels.report, kind: 'choice', choices: reportChoices },
    { key: 'rhythm', label: labels.rhythm, kind: 'choice', choices: mailRhythms.choices },
    { key: 'status', label: labels.status, kind: 'choice', choices: recordStates.choices },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

const MOST_PEOPLE = 30;
const shape = {
  report: z.enum(REPORT_IDS),
  filters: z.record(z.string().regex(/^(f\.[a-z_]{1,60}|subject)$/), z.string().max(200)).default({}),
  rhythm: codeOf(mailRhythms),
  weekday: z.int().min(0).max(6).nullish(),
  month_day: z.int().min(1).max(LAST_MONTH_DAY).nullish(),
  hour: z.int().min(0).max(23),
  with_sheet: z.boolean(),
  with_pdf: z.boolean(),
  people: z.array(id).min(1).max(MOST_PEOPLE),
};
type Given = z.output<z.ZodObject<typeof shape>>;

function checkMail(given: Given, ctx: z.core.$RefinementCtx): void {
  const { weekly, monthly } = mailRhythms.codes;
  if (given.rhythm === weekly && given.weekday == null) addMessage(ctx, say('required'), ['weekday']);
  if (given.rhythm === monthly && given.month_day == null) addMessage(ctx, say('required'), ['month_day']);
  if (!given.with_sheet && !given.with_pdf) addMessage(ctx, say('required'), ['with_sheet']);
}
export const addReportMailInput = z.object(shape).superRefine(checkMail);
export type ReportMailInput = z.output<typeof addReportMailInput>;
const merchant = { areas: ['merchant'], access: 'reports.mail' } as const;
const refusals = [
  'REPORT_MAIL_REPORT',
  'REPORT_MAIL_PERSON',
  'FILTER_VALUE_UNKNOWN',
  'no_permission',
  'NOT_FOUND',
] as const;

/** Reports that come by e-mail. Everybody gets what she herself may see, at the moment it is sent. */
export const reportMailsContract = {
  get_records: reportMailsList.endpoints.get_records,
  export: reportMailsList.endpoints.export,
  people: endpoint({
    ...merchant,
    method: 'GET',
    path: 'report_mails/people',
    summary: 'Who can be chosen: people of the salon with an e-mail address',
    input: z.object({}),
    output: z.object({ records: z.array(z.object({ id, name: z.string(), email: z.string() })) }),
    errors: [],
  }),
  add: endpoint({
    ...merchant,
    method: 'POST',
    path: 'report_mails/add',
    summary: 'Send a report regularly',
    input: addReportMailInput,
    output: z.object({ id }),
    errors: refusals,
  }),
  edit: endpoint({
    ...merchant,
    method: 'POST',
    path: 'report_mails/edit',
    summary: 'Change what is sent, when and to whom',
    input: z.object({ id, ...shape }).superRefine(checkMail),
    output: done,
    errors: refusals,
  }),
  set_status: endpoint({
    ...merchant,
    method: 'POST',
    path: 'report_mails/set_status',
    summary: 'Pause a report, or go on sending it',
    input: z.object({ id, status: codeOf(recordStates) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  remove: endpoint({
    ...merchant,
    method: 'POST',
    path: 'report_mails/remove',
    summary: 'Send a report no more',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  send_now: endpoint({
    ...merchant,
    method: 'POST',
    path: 'report_mails/send_now',
    summary: 'Send a report to oneself now, as it would go out',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'REPORT_MAIL_PERSON'],
  }),
};
