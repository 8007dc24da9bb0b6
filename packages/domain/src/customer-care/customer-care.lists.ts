import { z } from 'zod';
import { defineList, type Column, type Filter } from '../kernel/list';
import { balanceResults, careReach, careStates, ratingResults, rebookResults, reminderResults } from './care.states';

const id = z.number().int();
/** Told to those who may see customers; the message finds its way without. */
const mobile = z.string().nullable();
const labels = {
  begins: { en: 'Appointment', ar: 'الموعد' },
  customer: { en: 'Customer', ar: 'العميل' },
  mobile: { en: 'Mobile', ar: 'الجوال' },
  services: { en: 'Services', ar: 'الخدمات' },
  employees: { en: 'Employees', ar: 'الموظفون' },
  state: { en: 'Message', ar: 'الرسالة' },
  reach: { en: 'Channel', ar: 'وسيلة التواصل' },
};

/** What every care list says of the message. */
const sending = {
  reach: z.string(),
  state: z.string(),
  written_at: z.string().nullable(),
  written_by: z.string().nullable(),
  error: z.string().nullable(),
};
type SendingKey = keyof typeof sending;
const sendingColumns: readonly Column<SendingKey>[] = [
  { key: 'reach', label: labels.reach, kind: 'badge', choices: careReach.choices, hidden: true },
  { key: 'state', label: labels.state, kind: 'badge', choices: careStates.choices },
  { key: 'written_at', label: { en: 'Sent on', ar: 'وقت الإرسال' }, kind: 'datetime', sortable: true, emptyLast: true },
  { key: 'written_by', label: { en: 'Sent by', ar: 'المرسل' }, kind: 'text', hidden: true },
  { key: 'error', label: { en: 'Reason for failure', ar: 'سبب التعذّر' }, kind: 'text', hidden: true },
];
const sendingFilters: readonly Filter[] = [
  { key: 'state', label: labels.state, kind: 'choice', choices: careStates.choices },
  { key: 'reach', label: labels.reach, kind: 'choice', choices: careReach.choices },
];

const visit = {
  id,
  start_at: z.string(),
  customer_id: id,
  customer: z.string(),
  mobile,
  services: z.string(),
  employees: z.string(),
};
const visitColumns: readonly Column<keyof typeof visit>[] = [
  { key: 'customer', label: labels.customer, kind: 'text', sortable: true },
  { key: 'mobile', label: labels.mobile, kind: 'phone', hidden: true },
  { key: 'start_at', label: labels.begins, kind: 'datetime', sortable: true },
  { key: 'services', label: labels.services, kind: 'text' },
  { key: 'employees', label: labels.employees, kind: 'text', hidden: true },
];
const shared = { areas: ['merchant'], access: 'billing.customers-care' } as const;
const dateFilter: Filter = {
  key: 'start_at',
  label: { en: 'Date', ar: 'التاريخ' },
  kind: 'date-range',
  business: true,
};

const rebooked = {
  key: 'rebooked',
  label: { en: 'Booked again', ar: 'الحجز من جديد' },
  choices: rebookResults.choices,
} as const;
const rebookedColumn: Column<'rebooked'> = { ...rebooked, kind: 'badge' };
const rebookedFilter: Filter = { ...rebooked, kind: 'choice' };

export const remindersList = defineList({
  ...shared,
  path: 'customer_care/appointments/reminders',
  title: { en: 'Appointment reminders', ar: 'التذكير بالمواعيد' },
  record: z.object({ ...visit, ...sending, is_open: z.boolean(), since: z.string().nullable() }),
  columns: [
    ...visitColumns,
    ...sendingColumns,
    { key: 'since', label: { en: 'Outcome', ar: 'النتيجة' }, kind: 'badge', choices: reminderResults.choices },
  ],
  filters: [
    dateFilter,
    ...sendingFilters,
    { key: 'since', label: { en: 'Outcome', ar: 'النتيجة' }, kind: 'choice', choices: reminderResults.choices },
  ],
  defaultSort: { key: 'start_at', descending: false },
});
export type ReminderRow = z.output<typeof remindersList.record>;

export const noShowsList = defineList({
  ...shared,
  path: 'customer_care/appointments/no_shows',
  title: { en: 'Missed appointments', ar: 'المواعيد الفائتة' },
  record: z.object({
    ...visit,
    ...sending,
    rebooked: z.string(),
    rebooked_id: id.nullable(),
    rebooked_at: z.string().nullable(),
  }),
  columns: [
    ...visitColumns,
    ...sendingColumns,
    rebookedColumn,
    { key: 'rebooked_at', label: { en: 'New appointment', ar: 'الموعد الجديد' }, kind: 'datetime', hidden: true },
  ],
  filters: [dateFilter, rebookedFilter, ...sendingFilters],
  defaultSort: { key: 'start_at', descending: true },
});
export type NoShowRow = z.output<typeof noShowsList.record>;

export const birthdaysList = defineList({
  ...shared,
  path: 'customer_care/customers/birthdays',
  title: { en: 'Birthday congratulations', ar: 'تهاني أعياد الميلاد' },
  record: z.object({
    id,
    customer_id: id,
    customer: z.string(),
    mobile,
    birthday: z.string(),
    age: z.int(),
    ...sending,
    last_visit: z.string().nullable(),
  }),
  columns: [
    { key: 'customer', label: labels.customer, kind: 'text', sortable: true },
    { key: 'mobile', label: labels.mobile, kind: 'phone', hidden: true },
    { key: 'birthday', label: { en: 'Birthday', ar: 'عيد الميلاد' }, kind: 'date', sortable: true },
    { key: 'age', label: { en: 'Age', ar: 'العمر' }, kind: 'number' },
    ...sendingColumns,
    {
      key: 'last_visit',
      label: { en: 'Last visit', ar: 'آخر زيارة' },
      kind: 'date',
      sortable: true,
      emptyLast: true,
      hidden: true,
    },
  ],
  // The day as a moment of the salon's clock: date filters count by that.
  filters: [{ key: 'day', label: { en: 'Birthday', ar: 'عيد الميلاد' }, kind: 'date-range' }, ...sendingFilters],
  defaultSort: { key: 'birthday', descending: false },
});
export type BirthdayRow = z.output<typeof birthdaysList.record>;

export const missedCustomersList = defineList({
  ...shared,
  path: 'customer_care/customers/missed',
  title: { en: 'Missed customers', ar: 'العملاء المنقطعون' },
  record: z.object({
    id,
    customer_id: id,
    customer: z.string(),
    mobile,
    last_visit: z.string(),
    days: z.int(),
    ...sending,
    rebooked: z.string(),
    rebooked_id: id.nullable(),
    rebooked_at: z.string().nullable(),
  }),
  columns: [
    { key: 'customer', label: labels.customer, kind: 'text', sortable: true },
    { key: 'mobile', label: labels.mobile, kind: 'phone', hidden: true },
    { key: 'last_visit', label: { en: 'Last visit', ar: 'آخر زيارة' }, kind: 'date', sortable: true },
    { key: 'days', label: { en: 'Days since last visit', ar: 'أيام منذ آخر زيارة' }, kind: 'number', sortable: true },
    ...sendingColumns,
    rebookedColumn,
    { key: 'rebooked_at', label: { en: 'New appointment', ar: 'الموعد الجديد' }, kind: 'datetime', hidden: true },
  ],
  filters: [
    { key: 'day', label: { en: 'Last visit', ar: 'آخر زيارة' }, kind: 'date-range' },
    rebookedFilter,
    ...sendingFilters,
  ],
  defaultSort: { key: 'last_visit', descending: true },
});
export type MissedCustomerRow = z.output<typeof missedCustomersList.record>;

const paidSince = {
  key: 'paid',
  label: { en: 'Paid since', ar: 'السداد بعد التذكير' },
  choices: balanceResults.choices,
} as const;

/** Who owes something, by open invoices or a balance below zero; and who was reminded of it and has paid. */
export const balancesList = defineList({
  ...shared,
  path: 'customer_care/customers/balances',
  title: { en: 'Balance reminders', ar: 'التذكير بالمستحقات' },
  record: z.object({
    id,
    customer_id: id,
    customer: z.string(),
    mobile,
    owes: z.int(),
    receivable: z.int(),
    balance: z.int(),
    since: z.string().nullable(),
    days: z.int().nullable(),
    ...sending,
    paid: z.string().nullable(),
    received: z.int(),
  }),
  columns: [
    { key: 'customer', label: labels.customer, kind: 'text', sortable: true },
    { key: 'mobile', label: labels.mobile, kind: 'phone', hidden: true },
    { key: 'receivable', label: { en: 'Open invoices', ar: 'فواتير غير مسددة' }, kind: 'money', hidden: true },
    { key: 'balance', label: { en: 'Balance', ar: 'الرصيد' }, kind: 'money', hidden: true },
    { key: 'days', label: { en: 'Days open', ar: 'أيام الاستحقاق' }, kind: 'number', sortable: true, emptyLast: true },
    { key: 'owes', label: { en: 'Owes', ar: 'المستحق' }, kind: 'money', sortable: true, total: true },
    ...sendingColumns,
    { ...paidSince, kind: 'badge' },
    { key: 'received', label: { en: 'Received since', ar: 'المستلَم بعد التذكير' }, kind: 'money', hidden: true },
  ],
  filters: [
    { key: 'since', label: { en: 'Owes since', ar: 'مستحق منذ' }, kind: 'date-range' },
    { ...paidSince, kind: 'choice' },
    ...sendingFilters,
  ],
  defaultSort: { key: 'owes', descending: true },
});
export type BalanceRow = z.output<typeof balancesList.record>;

const rated = {
  key: 'rated',
  label: { en: 'Rating', ar: 'التقييم' },
  choices: ratingResults.choices,
} as const;

export const ratingsList = defineList({
  ...shared,
  path: 'customer_care/invoices/ratings',
  title: { en: 'Rate us', ar: 'طلب التقييم' },
  record: z.object({
    id,
    unique_id: z.string(),
    number: z.string(),
    issued_at: z.string(),
    customer_id: id,
    customer: z.string(),
    mobile,
    payable: z.int(),
    ...sending,
    rated: z.string(),
    stars: z.int().nullable(),
    comment: z.string().nullable(),
  }),
  columns: [
    { key: 'customer', label: labels.customer, kind: 'text', sortable: true },
    { key: 'mobile', label: labels.mobile, kind: 'phone', hidden: true },
    { key: 'number', label: { en: 'Invoice', ar: 'الفاتورة' }, kind: 'code' },
    { key: 'issued_at', label: { en: 'Issued on', ar: 'تاريخ الإصدار' }, kind: 'datetime', sortable: true },
    { key: 'payable', label: { en: 'Total', ar: 'الإجمالي' }, kind: 'money', hidden: true },
    ...sendingColumns,
    { ...rated, kind: 'badge' },
    {
      key: 'stars',
      label: { en: 'Stars', ar: 'النجوم' },
      kind: 'number',
      sortable: true,
      emptyLast: true,
      hidden: true,
    },
    { key: 'comment', label: { en: 'Comment', ar: 'التعليق' }, kind: 'text', hidden: true },
  ],
  filters: [
    { key: 'issued_at', label: { en: 'Issued on', ar: 'تاريخ الإصدار' }, kind: 'date-range', business: true },
    { ...rated, kind: 'choice' },
    ...sendingFilters,
  ],
  defaultSort: { key: 'issued_at', descending: true },
});
export type RatingRow = z.output<typeof ratingsList.record>;
