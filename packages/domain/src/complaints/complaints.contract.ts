import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { freeText, orEmpty, codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { complaintKinds, complaintStates } from './complaint.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const labels = {
  name: { en: 'Sender', ar: 'المرسل' },
  mobile: { en: 'Mobile', ar: 'الجوال' },
  kind: { en: 'Type', ar: 'النوع' },
  body: { en: 'Message', ar: 'الرسالة' },
  created_at: { en: 'Received', ar: 'تاريخ الاستلام' },
  status: { en: 'Status', ar: 'الحالة' },
  note: { en: 'Action taken', ar: 'الإجراء المتخذ' },
};
export const NOTE_LENGTH = 1_000;

const listed = z.object({
  id,
  kind: z.string(),
  name: z.string(),
  mobile: z.string().nullable(),
  body: z.string(),
  status: codeOf(complaintStates),
  note: z.string().nullable(),
  handled_at: z.string().nullable(),
  handled_by_name: z.string().nullable(),
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
    { key: 'note', label: labels.note, kind: 'text', hidden: true },
    {
      key: 'handled_at',
      label: { en: 'Handled on', ar: 'تاريخ المعالجة' },
      kind: 'datetime',
      sortable: true,
      emptyLast: true,
      hidden: true,
    },
    { key: 'handled_by_name', label: { en: 'Handled by', ar: 'عولجت بواسطة' }, kind: 'text', hidden: true },
  ],
  filters: [
    { key: 'status', label: labels.status, kind: 'choice', choices: complaintStates.choices },
    { key: 'kind', label: labels.kind, kind: 'choice', choices: complaintKinds.choices },
    { key: 'created_at', label: labels.created_at, kind: 'date-range' },
    { key: 'customer_id', label: { en: 'Customer', ar: 'العميل' }, kind: 'record', record: 'customer' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

export const handleComplaintInput = z.object({ id, note: orEmpty(freeText(labels.note, NOTE_LENGTH)) });

const merchant = { areas: ['merchant'], access: 'reports.complaints' } as const;

export const complaintsContract = {
  get_records: complaintsList.endpoints.get_records,
  export: complaintsList.endpoints.export,
  get_record: endpoint({
    ...merchant,
    method: 'GET',
    path: 'complaints/get_record',
    summary: 'Read a complaint or suggestion, with the customer and the visit it belongs to',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({ record: listed.extend({ customer_id: id.nullable(), appointment_id: id.nullable() }) }),
    errors: ['NOT_FOUND'],
  }),
  handle: endpoint({
    ...merchant,
    method: 'POST',
    path: 'complaints/handle',
    summary: 'Mark a complaint or suggestion as handled, with a note of what was done',
    input: handleComplaintInput,
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  reopen: endpoint({
    ...merchant,
    method: 'POST',
    path: 'complaints/reopen',
    summary: 'Open a handled complaint or suggestion again',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
