import { z } from 'zod';
import { dayField, done, id, MOST_LINES, queryId } from '../appointments/appointment.shapes';
import { endpoint } from '../kernel/contract';
import { addMessage, freeText, orEmpty, codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { checkAfterOrEqual } from '../kernel/input/validators';
import { waitlistStates } from './waitlist.states';

const labels = {
  from: { en: 'From', ar: 'من' },
  to: { en: 'Until', ar: 'حتى' },
  status: { en: 'Status', ar: 'الحالة' },
};

const entry = z.object({
  id,
  customer_id: id,
  customer: z.string(),
  mobile: z.string().nullable(),
  services: z.string(),
  service_ids: z.array(id),
  employee_id: id.nullable(),
  employee: z.string().nullable(),
  from_date: z.string(),
  to_date: z.string(),
  from_quarter: z.int(),
  to_quarter: z.int(),
  status: codeOf(waitlistStates),
  note: z.string().nullable(),
  told_at: z.string().nullable(),
  /** The time she was told of, and until when it is her turn. */
  told_start_at: z.string().nullable(),
  told_until: z.string().nullable(),
  created_at: z.string(),
});

export const waitlistList = defineList({
  path: 'waitlist',
  areas: ['merchant'],
  access: 'appointments.view',
  title: { en: 'Waiting list', ar: 'قائمة الانتظار' },
  record: entry,
  columns: [
    { key: 'customer', label: { en: 'Customer', ar: 'العميل' }, kind: 'text' },
    { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone' },
    { key: 'services', label: { en: 'Services', ar: 'الخدمات' }, kind: 'text' },
    { key: 'employee', label: { en: 'Employee', ar: 'الموظف' }, kind: 'text' },
    { key: 'from_date', label: labels.from, kind: 'date', sortable: true },
    { key: 'to_date', label: labels.to, kind: 'date' },
    { key: 'status', label: labels.status, kind: 'badge', choices: waitlistStates.choices },
    { key: 'note', label: { en: 'Note', ar: 'ملاحظة' }, kind: 'text', hidden: true },
    { key: 'told_at', label: { en: 'Notified', ar: 'تم الإبلاغ' }, kind: 'datetime' },
    { key: 'told_start_at', label: { en: 'Offered time', ar: 'الوقت المعروض' }, kind: 'datetime' },
    { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', sortable: true, hidden: true },
  ],
  filters: [{ key: 'status', label: labels.status, kind: 'choice', choices: waitlistStates.choices }],
  defaultSort: { key: 'created_at', descending: true },
});

export const addWaitlistInput = z
  .object({
    customer_id: id,
    service_ids: z.array(id).min(1).max(MOST_LINES),
    employee_id: id.nullish(),
    from_date: dayField,
    to_date: dayField,
    from_quarter: z.int().min(0).max(95).default(0),
    to_quarter: z.int().min(1).max(96).default(96),
    note: orEmpty(freeText({ en: 'Note', ar: 'ملاحظة' }, 300)),
  })
  .superRefine((wish, ctx) => {
    addMessage(ctx, checkAfterOrEqual(wish.to_date, wish.from_date, labels.from), ['to_date']);
    if (wish.to_quarter <= wish.from_quarter) addMessage(ctx, say('after', { other: labels.from }), ['to_quarter']);
  });

const merchant = { areas: ['merchant'], access: 'appointments.create', method: 'POST' } as const;

export const waitlistContract = {
  get_records: waitlistList.endpoints.get_records,
  export: waitlistList.endpoints.export,
  get_waiting: endpoint({
    areas: ['merchant'],
    access: 'appointments.view',
    method: 'GET',
    path: 'waitlist/get_waiting',
    summary:
      'Who waits for a time that has not gone by, the longest waiting first, or one of them; and how many people wait',
    input: z.object({ id: queryId.optional() }),
    output: z.object({ people: z.int(), records: z.array(entry) }),
    errors: [],
  }),
  add: endpoint({
    ...merchant,
    path: 'waitlist/add',
    summary: 'Put a customer on the waitlist',
    input: addWaitlistInput,
    output: z.object({ id }),
    errors: ['CUSTOMER_NOT_EXIST', 'CUSTOMER_DISABLED', 'SERVICE_NOT_EXIST', 'EMPLOYEE_NOT_EXIST'],
  }),
  close: endpoint({
    ...merchant,
    path: 'waitlist/close',
    summary: 'Take an entry off the waitlist',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  reopen: endpoint({
    ...merchant,
    path: 'waitlist/reopen',
    summary: 'Put an entry back that was taken off; its time in the queue is the one it had',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
