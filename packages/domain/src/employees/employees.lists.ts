import { z } from 'zod';
import { defineList, type Column } from '../kernel/list';
import { recordStates } from '../kernel/record-status.states';
import { pageWords } from '../kernel/page-words';
import { accessStates, paperStates } from './employee.states';
import { codeOf } from '../kernel/input/fields';

const id = z.number().int();
const shared = {
  id,
  name: z.string(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  role_name: z.string().nullable(),
  access: z.string(),
  papers: z.string(),
  joined_on: z.string().nullable(),
  show_in_appointments: z.boolean(),
  show_in_billing: z.boolean(),
  status: codeOf(recordStates),
  sort_order: z.number().int(),
  picture_url: z.string().nullable(),
};
const listRecord = z.object(shared);
const informationRecord = z.object({
  ...shared,
  experience: z.string().nullable(),
  left_on: z.string().nullable(),
  passport_expires_on: z.string().nullable(),
  residency_expires_on: z.string().nullable(),
  services: z.number().int(),
  weekly_minutes: z.number().int(),
  salary: z.number().int().nullable(),
  commission: z.number().nullable(),
});

const columns = {
  name: { key: 'name', label: { en: 'Name', ar: 'الاسم' }, kind: 'text', sortable: true },
  mobile: { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone', whose: 'staff' },
  email: { key: 'email', label: { en: 'E-mail', ar: 'البريد الإلكتروني' }, kind: 'code' },
  role: { key: 'role_name', label: { en: 'Role', ar: 'الدور' }, kind: 'text' },
  access: { key: 'access', label: { en: 'Access', ar: 'الدخول' }, kind: 'badge', choices: accessStates.choices },
  papers: { key: 'papers', label: { en: 'Documents', ar: 'المستندات' }, kind: 'badge', choices: paperStates.choices },
  appointments: { key: 'show_in_appointments', label: { en: 'In appointments', ar: 'في المواعيد' }, kind: 'boolean' },
  billing: { key: 'show_in_billing', label: { en: 'In billing', ar: 'في الفوترة' }, kind: 'boolean' },
  joined: { key: 'joined_on', label: { en: 'Joining date', ar: 'تاريخ الالتحاق' }, kind: 'date', sortable: true },
  status: { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'badge', choices: recordStates.choices },
} as const satisfies Record<string, Column>;

const filters = [
  { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'choice', choices: recordStates.choices },
  { key: 'access', label: { en: 'Access', ar: 'الدخول' }, kind: 'choice', choices: accessStates.choices },
  { key: 'papers', label: { en: 'Documents', ar: 'المستندات' }, kind: 'choice', choices: paperStates.choices },
] as const;

export const employeesList = defineList({
  path: 'employees',
  areas: ['merchant'],
  access: 'employees.view',
  title: pageWords.employees,
  record: listRecord,
  columns: [
    columns.name,
    columns.mobile,
    columns.role,
    columns.access,
    columns.papers,
    columns.status,
    { ...columns.joined, hidden: true },
    { ...columns.email, hidden: true },
    { ...columns.appointments, hidden: true },
    { ...columns.billing, hidden: true },
  ],
  filters,
  defaultSort: { key: 'sort_order', descending: false },
});

/** The sheet of all facts, for paper and files. Salaries are empty for those who may not see them. */
export const informationList = defineList({
  path: 'employees/information',
  areas: ['merchant'],
  access: 'employees.information',
  title: pageWords['information-sheet'],
  record: informationRecord,
  columns: [
    columns.name,
    columns.mobile,
    columns.email,
    columns.role,
    columns.joined,
    { key: 'left_on', label: { en: 'Leaving date', ar: 'تاريخ المغادرة' }, kind: 'date' },
    {
      key: 'passport_expires_on',
      label: { en: 'Passport expiry', ar: 'انتهاء جواز السفر' },
      kind: 'date',
      sortable: true,
    },
    {
      key: 'residency_expires_on',
      label: { en: 'Residency expiry', ar: 'انتهاء الإقامة' },
      kind: 'date',
      sortable: true,
    },
    { key: 'weekly_minutes', label: { en: 'Weekly hours', ar: 'ساعات الأسبوع' }, kind: 'duration' },
    { key: 'services', label: { en: 'Services', ar: 'عدد الخدمات' }, kind: 'number' },
    { key: 'salary', label: { en: 'Salary', ar: 'الراتب' }, kind: 'money' },
    { key: 'commission', label: { en: 'Commission', ar: 'العمولة' }, kind: 'percent' },
    columns.appointments,
    columns.billing,
    columns.access,
    columns.papers,
    columns.status,
    { key: 'experience', label: { en: 'Experience', ar: 'الخبرة' }, kind: 'text', hidden: true },
  ],
  filters,
  defaultSort: { key: 'sort_order', descending: false },
});
