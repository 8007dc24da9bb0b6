import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { arabicText, emailText, englishText, requiredText, codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { managerModules } from '../kernel/permissions';
import { recordStates } from '../kernel/record-status.states';
import { staffStates } from './staff.states';

const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const done = z.object({ done: z.literal(true) });
const access = 'platform-settings.employees';

const member = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  role_id: z.number().int().nullable(),
  role: z.string().nullable(),
  second_factor: z.boolean(),
  status: codeOf(staffStates),
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
});
export type StaffMember = z.output<typeof member>;

export const staffList = defineList({
  path: 'platform_setting/employees',
  areas: ['manager'],
  access,
  title: { en: 'Platform team', ar: 'فريق المنصّة' },
  record: member,
  columns: [
    { key: 'name', label: { en: 'Name', ar: 'الاسم' }, kind: 'text', sortable: true },
    { key: 'email', label: { en: 'E-mail', ar: 'البريد الإلكتروني' }, kind: 'code' },
    { key: 'role', label: { en: 'Role', ar: 'الدور' }, kind: 'text' },
    { key: 'second_factor', label: { en: 'Two-step verification', ar: 'التحقق بخطوتين' }, kind: 'boolean' },
    { key: 'last_seen_at', label: { en: 'Last seen', ar: 'آخر دخول' }, kind: 'datetime', sortable: true },
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'badge', choices: staffStates.choices },
  ],
  filters: [{ key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'choice', choices: staffStates.choices }],
  defaultSort: { key: 'name', descending: false },
});

const role = z.object({
  id: z.number().int(),
  key: z.string().nullable(),
  english_name: z.string(),
  arabic_name: z.string(),
  permissions: z.record(z.string(), z.array(z.number().int())),
  people: z.number().int(),
});
export type StaffRole = z.output<typeof role>;

/** Only numbers of the manager's own modules: a platform role can't reach into a salon. */
const permissions = z
  .record(z.string().max(5), z.array(z.number().int().min(1).max(999)).max(50))
  .refine((map) => Object.entries(map).every(([module, actions]) => isKnown(Number(module), actions)));

export const addStaffInput = z.object({
  name: requiredText({ en: 'Name', ar: 'الاسم' }, 100),
  email: emailText({ en: 'E-mail', ar: 'البريد الإلكتروني' }),
  role_id: id,
});
export const staffRoleInput = z.object({
  id: id.optional(),
  english_name: englishText({ en: 'English name', ar: 'الاسم بالإنجليزية' }, 60),
  arabic_name: arabicText({ en: 'Arabic name', ar: 'الاسم بالعربية' }, 60),
  permissions,
});

const write = <Input extends z.ZodType>(
  path: string,
  summary: string,
  input: Input,
  errors: Parameters<typeof endpoint>[0]['errors'] = [],
) =>
  endpoint({
    areas: ['manager'],
    method: 'POST',
    path: `platform_setting/${path}`,
    access,
    summary,
    input,
    output: done,
    errors: ['NOT_FOUND', ...errors],
  });

export const platformStaffContract = {
  get_records: staffList.endpoints.get_records,
  export: staffList.endpoints.export,
  roles: endpoint({
    areas: ['manager'],
    method: 'GET',
    path: 'platform_setting/roles/get_records',
    access,
    summary: 'Roles of the platform staff',
    input: z.object({}),
    output: z.object({ records: z.array(role) }),
    errors: [],
  }),
  add: write('employees/add', 'Invite somebody to the platform by e-mail', addStaffInput, ['EMAIL_TAKEN']),
  invite: write('employees/invite', 'Send the invitation again', z.object({ id })),
  set_role: write('employees/set_role', 'Give another role', z.object({ id, role_id: id }), [
    'LAST_PLATFORM_ADMINISTRATOR',
  ]),
  set_status: write(
    'employees/set_status',
    'Disable or let in again; a disabled one is out at once',
    z.object({ id, status: codeOf(recordStates) }),
    ['LAST_PLATFORM_ADMINISTRATOR', 'EMPLOYEE_IS_YOURSELF'],
  ),
  reset_second_factor: write(
    'employees/reset_second_factor',
    'Forget the second factor; the next sign-in sets up a new one',
    z.object({ id }),
  ),
  save_role: write('roles/save', 'Add or change a role', staffRoleInput, [
    'BUILT_IN_ROLE_PROTECTED',
    'ROLE_NAME_EXISTS',
  ]),
  remove_role: write('roles/remove', 'Remove a role nobody has', z.object({ id }), [
    'BUILT_IN_ROLE_PROTECTED',
    'STAFF_ROLE_IN_USE',
  ]),
};

function isKnown(module: number, actions: readonly number[]): boolean {
  const known = Object.values<{ module: number; actions: Record<string, { action: number }> }>(managerModules).find(
    (one) => one.module === module,
  );
  return (
    known !== undefined && actions.every((action) => Object.values(known.actions).some((one) => one.action === action))
  );
}
