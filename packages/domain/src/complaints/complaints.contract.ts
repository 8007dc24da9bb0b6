import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf, englishOrArabicText, freeText, mobile, orEmpty, requiredText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import {
  ANSWER_WAYS,
  complaintCauses,
  complaintKinds,
  complaintSources,
  complaintStates,
  complaintTimes,
} from './complaint.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const labels = {
  name: { en: 'Sender', ar: 'المرسل' },
  mobile: { en: 'Mobile', ar: 'الجوال' },
  kind: { en: 'Type', ar: 'النوع' },
  body: { en: 'Message', ar: 'الرسالة' },
  created_at: { en: 'Received', ar: 'تاريخ الاستلام' },
  status: { en: 'Status', ar: 'الحالة' },
  time: { en: 'Time', ar: 'الوقت' },
  cause: { en: 'Cause', ar: 'السبب' },
  source: { en: 'Source', ar: 'المصدر' },
  assigned: { en: 'In charge', ar: 'المسؤول' },
  note: { en: 'Note', ar: 'ملاحظة' },
  answer: { en: 'Answer', ar: 'الرد' },
};
export const NOTE_LENGTH = 1_000;
export const BODY_LENGTH = 2_000;

const listed = z.object({
  id,
  kind: codeOf(complaintKinds),
  name: z.string(),
  mobile: z.string().nullable(),
  body: z.string(),
  status: codeOf(complaintStates),
  time: codeOf(complaintTimes),
  source: codeOf(complaintSources),
  cause: codeOf(complaintCauses).nullable(),
  assigned_to_name: z.string().nullable(),
  answer_due_at: z.string(),
  answered_at: z.string().nullable(),
  note: z.string().nullable(),
  closed_at: z.string().nullable(),
  closed_by_name: z.string().nullable(),
  created_at: z.string(),
});

export const complaintsList = defineList({
  path: 'complaints',
  areas: ['merchant'],
  access: 'reports.complaints',
  title: pageWords.complaints,
  record: listed,
  columns: [
    { key: 'name', label: labels.name, kind: 'text', sortable: true },
    { key: 'mobile', label: labels.mobile, kind: 'phone', hidden: true },
    { key: 'kind', label: labels.kind, kind: 'badge', choices: complaintKinds.choices },
    { key: 'body', label: labels.body, kind: 'text' },
    { key: 'created_at', label: labels.created_at, kind: 'datetime', sortable: true },
    { key: 'status', label: labels.status, kind: 'badge', choices: complaintStates.choices },
    { key: 'time', label: labels.time, kind: 'badge', choices: complaintTimes.choices },
    { key: 'assigned_to_name', label: labels.assigned, kind: 'text' },
    { key: 'cause', label: labels.cause, kind: 'badge', choices: complaintCauses.choices, hidden: true },
    { key: 'source', label: labels.source, kind: 'badge', choices: complaintSources.choices, hidden: true },
    {
      key: 'answer_due_at',
      label: { en: 'Answer due', ar: 'موعد الرد' },
      kind: 'datetime',
      sortable: true,
      hidden: true,
    },
    {
      key: 'answered_at',
      label: { en: 'Answered on', ar: 'تاريخ الرد' },
      kind: 'datetime',
      sortable: true,
      emptyLast: true,
      hidden: true,
    },
    { key: 'note', label: { en: 'Action taken', ar: 'الإجراء المتخذ' }, kind: 'text', hidden: true },
    {
      key: 'closed_at',
      label: { en: 'Closed on', ar: 'تاريخ الإغلاق' },
      kind: 'datetime',
      sortable: true,
      emptyLast: true,
      hidden: true,
    },
    { key: 'closed_by_name', label: { en: 'Closed by', ar: 'أُغلقت بواسطة' }, kind: 'text', hidden: true },
  ],
  filters: [
    { key: 'status', label: labels.status, kind: 'choice', choices: complaintStates.choices },
    { key: 'time', label: labels.time, kind: 'choice', choices: complaintTimes.choices },
    { key: 'kind', label: labels.kind, kind: 'choice', choices: complaintKinds.choices },
    { key: 'cause', label: labels.cause, kind: 'choice', choices: complaintCauses.choices },
    { key: 'source', label: labels.source, kind: 'choice', choices: complaintSources.choices },
    { key: 'created_at', label: labels.created_at, kind: 'date-range', business: true },
    { key: 'customer_id', label: { en: 'Customer', ar: 'العميل' }, kind: 'record', record: 'customer' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

export const addComplaintInput = z.strictObject({
  kind: codeOf(complaintKinds),
  /** One of the salon's own; then name and number are hers. */
  customer_id: id.nullable().default(null),
  name: orEmpty(englishOrArabicText(labels.name, 100)),
  mobile: orEmpty(mobile(labels.mobile)),
  body: requiredText(labels.body, BODY_LENGTH).pipe(freeText(labels.body, BODY_LENGTH)),
  cause: codeOf(complaintCauses).nullable().default(null),
});
export const complaintNoteInput = z.strictObject({
  id,
  body: requiredText(labels.note, NOTE_LENGTH).pipe(freeText(labels.note, NOTE_LENGTH)),
});
export const answerComplaintInput = z.strictObject({
  id,
  answer: requiredText(labels.answer, NOTE_LENGTH).pipe(freeText(labels.answer, NOTE_LENGTH)),
  way: z.enum(ANSWER_WAYS),
});
export const closeComplaintInput = z.strictObject({ id, note: orEmpty(freeText(labels.note, NOTE_LENGTH)) });

const customer = z.object({
  id,
  name: z.string(),
  mobile: z.string(),
  visits: z.number().int(),
  /** Of the last twelve months; null for who may not see sales. */
  spent: z.number().int().nullable(),
  complaints: z.number().int(),
  next_visit_at: z.string().nullable(),
});
const record = listed.extend({
  customer_id: id.nullable(),
  appointment_id: id.nullable(),
  appointment_at: z.string().nullable(),
  invoice_id: id.nullable(),
  invoice_number: z.string().nullable(),
  survey_send_id: id.nullable(),
  assigned_to: id.nullable(),
  taken_at: z.string().nullable(),
  clock_from: z.string(),
  close_due_at: z.string(),
  answer: z.string().nullable(),
  answered_by_name: z.string().nullable(),
  answer_channel: z.enum(ANSWER_WAYS).nullable(),
  /** How she can be answered, the best way first. */
  ways: z.array(z.enum(ANSWER_WAYS)),
  /** In which language. */
  language: z.enum(['en', 'ar']),
  notes: z.array(z.object({ id, body: z.string(), user_name: z.string(), created_at: z.string() })),
  customer: customer.nullable(),
});
export type ComplaintRecord = z.output<typeof record>;

const merchant = { areas: ['merchant'], access: 'reports.complaints' } as const;
const change = { ...merchant, method: 'POST', output: done } as const;

export const complaintsContract = {
  get_records: complaintsList.endpoints.get_records,
  export: complaintsList.endpoints.export,
  get_record: endpoint({
    ...merchant,
    method: 'GET',
    path: 'complaints/get_record',
    summary: 'Read a complaint or suggestion with its clock, its notes and the customer',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({ record }),
    errors: ['NOT_FOUND'],
  }),
  people: endpoint({
    ...merchant,
    method: 'GET',
    path: 'complaints/people',
    summary: 'Who may be put in charge',
    input: z.object({}),
    output: z.object({ records: z.array(z.object({ id, name: z.string() })) }),
    errors: [],
  }),
  add: endpoint({
    ...merchant,
    method: 'POST',
    path: 'complaints/add',
    summary: 'Write down what a customer said at the desk or on the phone',
    input: addComplaintInput,
    output: z.object({ id }),
    errors: ['NOT_FOUND'],
  }),
  assign: endpoint({
    ...change,
    path: 'complaints/assign',
    summary: 'Put somebody in charge, which begins the work; nobody named: oneself',
    input: z.strictObject({ id, user_id: id.optional() }),
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'COMPLAINT_NOT_FOR_THEM'],
  }),
  set_cause: endpoint({
    ...change,
    path: 'complaints/set_cause',
    summary: 'Say what it was about',
    input: z.strictObject({ id, cause: codeOf(complaintCauses).nullable() }),
    errors: ['NOT_FOUND'],
  }),
  add_note: endpoint({
    ...change,
    path: 'complaints/add_note',
    summary: 'A note for the team; the customer never sees it',
    input: complaintNoteInput,
    errors: ['NOT_FOUND'],
  }),
  answer: endpoint({
    ...change,
    path: 'complaints/answer',
    summary: 'Answer the customer by the way that reaches her, or write down what was said',
    input: answerComplaintInput,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'COMPLAINT_NO_WAY'],
  }),
  close: endpoint({
    ...change,
    path: 'complaints/close',
    summary: 'Close it, with a note of what was done',
    input: closeComplaintInput,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  reopen: endpoint({
    ...change,
    path: 'complaints/reopen',
    summary: 'Open a closed one again; its clock begins anew',
    input: z.object({ id }),
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
