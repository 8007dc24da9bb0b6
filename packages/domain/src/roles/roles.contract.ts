import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { arabicText, englishText, codeOf } from '../kernel/input/fields';
import { defineList, type Choice } from '../kernel/list';
import { recordStates } from '../kernel/record-status.states';
import { pageWords } from '../kernel/page-words';

const id = z.number().int();
const idInput = z.object({ id });
const done = z.object({ done: z.literal(true) });
const permissions = z.record(z.string().max(4), z.array(z.int().min(1).max(999)).max(60));

const kinds: readonly Choice[] = [
  { value: 'built_in', label: { en: 'Built in', ar: 'أساسي' } },
  { value: 'own', label: { en: 'Custom', ar: 'خاص بالصالون' } },
];

const listRecord = z.object({
  id,
  name: z.string(),
  key: z.string().nullable(),
  kind: z.string(),
  people: z.number().int(),
  actions: z.number().int(),
  status: codeOf(recordStates),
});

export const rolesList = defineList({
  path: 'roles',
  areas: ['merchant'],
  access: 'roles.view',
  title: pageWords.roles,
  record: listRecord,
  columns: [
    { key: 'name', label: { en: 'Role', ar: 'الدور' }, kind: 'text', sortable: true },
    { key: 'kind', label: { en: 'Type', ar: 'النوع' }, kind: 'badge', choices: kinds },
    { key: 'people', label: { en: 'Employees', ar: 'عدد الموظفين' }, kind: 'number', sortable: true },
    { key: 'actions', label: { en: 'Permissions', ar: 'عدد الصلاحيات' }, kind: 'number', sortable: true },
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'badge', choices: recordStates.choices },
  ],
  filters: [
    { key: 'kind', label: { en: 'Type', ar: 'النوع' }, kind: 'choice', choices: kinds },
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'choice', choices: recordStates.choices },
  ],
  defaultSort: { key: 'id', descending: false },
});

export const roleInput = z.object({
  english_name: englishText({ en: 'English name', ar: 'الاسم بالإنجليزية' }, 60),
  arabic_name: arabicText({ en: 'Arabic name', ar: 'الاسم بالعربية' }, 60),
  permissions,
});

const role = z.object({
  id,
  key: z.string().nullable(),
  english_name: z.string(),
  arabic_name: z.string(),
  permissions,
  status: codeOf(recordStates),
  people: z.array(z.object({ employee_id: id.nullable(), name: z.string() })),
});
export type Role = z.output<typeof role>;

export const rolesContract = {
  get_records: rolesList.endpoints.get_records,
  export: rolesList.endpoints.export,
  get: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'roles/get',
    access: 'roles.view',
    summary: 'A role with its permissions and people',
    input: z.object({ id: z.coerce.number().int() }),
    output: role,
    errors: ['NOT_FOUND'],
  }),
  get_options: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'roles/get_options',
    access: 'employees.access-login',
    summary: 'Roles that the asking person may give',
    input: z.object({}),
    output: z.object({ records: z.array(z.object({ id, name: z.string() })) }),
    errors: [],
  }),
  add: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'roles/add',
    access: 'roles.create',
    summary: 'Make a role',
    input: roleInput,
    output: z.object({ id }),
    errors: ['ROLE_NAME_EXISTS', 'GRANT_EXCEEDS_OWN', 'INVALID_INPUT'],
  }),
  edit: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'roles/edit',
    access: 'roles.edit',
    summary: 'Change a role',
    input: roleInput.extend({ id }),
    output: done,
    errors: [
      'NOT_FOUND',
      'ROLE_NAME_EXISTS',
      'BUILT_IN_ROLE_PROTECTED',
      'OWNER_ROLE_PROTECTED',
      'GRANT_EXCEEDS_OWN',
      'INVALID_INPUT',
    ],
  }),
  set_status: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'roles/set_status',
    access: 'roles.edit',
    summary: 'Activate or disable a role nobody has',
    input: z.object({ id, status: codeOf(recordStates) }),
    output: done,
    errors: ['NOT_FOUND', 'BUILT_IN_ROLE_PROTECTED', 'OWNER_ROLE_PROTECTED', 'ROLE_IN_USE', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  remove: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'roles/remove',
    access: 'roles.edit',
    summary: 'Delete a role; its people get another one first',
    input: idInput.extend({ replace_with_id: id.optional() }),
    output: done,
    errors: [
      'NOT_FOUND',
      'BUILT_IN_ROLE_PROTECTED',
      'OWNER_ROLE_PROTECTED',
      'ROLE_IN_USE',
      'ROLE_DISABLED',
      'GRANT_EXCEEDS_OWN',
    ],
  }),
};
