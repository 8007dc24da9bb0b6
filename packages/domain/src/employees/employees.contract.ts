import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import {
  addMessage,
  arabicText,
  basisPoints,
  emailText,
  freeText,
  localDate,
  localTime,
  minorAmount,
  mobile,
  orEmpty,
  requiredText,
  codeOf,
} from '../kernel/input/fields';
import { checkAfterOrEqual, checkRequired } from '../kernel/input/validators';
import { validationMessage } from '../kernel/text/validation-texts';
import { hasArabicLetters } from '../kernel/text/script';
import { employeesList, informationList } from './employees.lists';
import { problemsOf } from './working-hours.rules';
import { recordStates } from '../kernel/record-status.states';

const id = z.number().int();
const idInput = z.object({ id });
const done = z.object({ done: z.literal(true) });
const byId = z.object({ id: z.coerce.number().int() });
const date = (en: string, ar: string) => orEmpty(localDate({ en, ar }));

const labels = {
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
};

const facts = z.object({
  // Letters of any Latin alphabet: many who work in salons write themselves with an ñ or an é.
  english_name: orEmpty(
    requiredText(labels.english_name, 100).superRefine((name, ctx) => {
      if (hasArabicLetters(name)) addMessage(ctx, validationMessage('english-text'), [], labels.english_name);
    }),
  ),
  arabic_name: orEmpty(arabicText(labels.arabic_name, 100)),
  mobile: orEmpty(mobile({ en: 'Mobile', ar: 'الجوال' })),
  email: orEmpty(emailText({ en: 'E-mail', ar: 'البريد الإلكتروني' })),
  joined_on: date('Joining date', 'تاريخ الالتحاق'),
  show_in_appointments: z.boolean().default(true),
  show_in_billing: z.boolean().default(true),
});

/** One of the two is enough; the other is read where it is missing. */
const named = (
  { english_name, arabic_name }: { english_name?: string | undefined; arabic_name?: string | undefined },
  ctx: z.core.$RefinementCtx,
): void => {
  if (!english_name && !arabic_name) addMessage(ctx, checkRequired(''), ['english_name'], labels.english_name);
};

export const addEmployeeInput = facts.superRefine(named);

const profile = facts.extend({
  experience: orEmpty(freeText({ en: 'Experience', ar: 'الخبرة' }, 1000)),
  left_on: date('Leaving date', 'تاريخ المغادرة'),
  passport_expires_on: date('Passport expiry', 'انتهاء جواز السفر'),
  residency_expires_on: date('Residency expiry', 'انتهاء الإقامة'),
  picture_upload_id: id.nullish(),
});

/** Nobody leaves before joining. */
const leavesAfterJoining = (
  value: { joined_on?: string | undefined; left_on?: string | undefined },
  ctx: z.core.$RefinementCtx,
): void => {
  if (value.joined_on && value.left_on)
    addMessage(ctx, checkAfterOrEqual(value.left_on, value.joined_on, { en: 'Joining date', ar: 'تاريخ الالتحاق' }), [
      'left_on',
    ]);
};

export const editEmployeeInput = profile.extend({ id }).superRefine(named).superRefine(leavesAfterJoining);

export const MAX_SHIFTS = 28;
const shiftTimes = z.object({
  weekday: z.int().min(0).max(6),
  from: localTime({ en: 'From', ar: 'من' }),
  to: localTime({ en: 'To', ar: 'إلى' }),
});
const PROBLEM_TEXTS = { overlap: 'shift-overlap', 'off-quarter': 'shift-quarter', 'too-long': 'shift-length' } as const;

const weekShifts = z
  .array(shiftTimes)
  .max(MAX_SHIFTS)
  .superRefine((shifts, ctx) => {
    for (const { index, problem } of problemsOf(shifts))
      addMessage(ctx, validationMessage(PROBLEM_TEXTS[problem]), [index, 'to']);
  });
const serviceIds = z.array(id).max(2000);

/**
 * A new employee and, where it is known already, when they work, what they do and what they may do: all of it or
 * nothing.
 */
export const newEmployeeInput = facts
  .extend({
    /** Without: as the salon is open. */
    shifts: weekShifts.optional(),
    service_ids: serviceIds.default([]),
    role_id: id.nullish(),
  })
  .superRefine(named)
  .superRefine(({ role_id, email }, ctx) => {
    // Whoever is to sign in is invited by e-mail.
    if (role_id != null) addMessage(ctx, checkRequired(email), ['email'], { en: 'E-mail', ar: 'البريد الإلكتروني' });
  });

export const setHoursInput = z.object({ id, shifts: weekShifts });

export const addLeaveInput = z
  .object({
    employee_id: id,
    kind: z.enum(['annual', 'sick', 'unpaid', 'holiday']),
    starts_on: localDate({ en: 'First day', ar: 'أول يوم' }),
    ends_on: localDate({ en: 'Last day', ar: 'آخر يوم' }),
    note: orEmpty(freeText({ en: 'Note', ar: 'ملاحظة' }, 300)),
  })
  .superRefine((value, ctx) =>
    addMessage(ctx, checkAfterOrEqual(value.ends_on, value.starts_on, { en: 'First day', ar: 'أول يوم' }), ['ends_on']),
  );

export const setPayInput = z.object({
  id,
  salary: minorAmount({ max: 1_000_000_000_00 }).nullable(),
  commission: basisPoints().nullable(),
});
export const addDocumentInput = z.object({
  employee_id: id,
  title: requiredText({ en: 'Document', ar: 'المستند' }, 100),
  expires_on: date('Expiry', 'تاريخ الانتهاء'),
  upload_id: id,
});
export const giveAccessInput = z.object({
  id,
  email: emailText({ en: 'E-mail', ar: 'البريد الإلكتروني' }),
  role_id: id,
});
export const setRoleInput = z.object({ id, role_id: id });

const leave = z.object({
  id,
  kind: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  note: z.string().nullable(),
});
const document = z.object({
  id,
  title: z.string(),
  expires_on: z.string().nullable(),
  file_name: z.string(),
  url: z.string(),
});
const employee = z.object({
  id,
  /** In the reader's language. */
  name: z.string(),
  english_name: z.string().nullable(),
  arabic_name: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  experience: z.string().nullable(),
  picture_upload_id: id.nullable(),
  picture_url: z.string().nullable(),
  joined_on: z.string().nullable(),
  left_on: z.string().nullable(),
  passport_expires_on: z.string().nullable(),
  residency_expires_on: z.string().nullable(),
  show_in_appointments: z.boolean(),
  show_in_billing: z.boolean(),
  status: codeOf(recordStates),
  is_owner: z.boolean(),
  shifts: z.array(z.object({ weekday: z.number().int(), from: z.string(), to: z.string() })),
  leaves: z.array(leave),
  documents: z.array(document),
  service_ids: z.array(id),
  /** Only for those who may see salaries. */
  pay: z.object({ salary: z.number().int().nullable(), commission: z.number().int().nullable() }).nullable(),
  access: z.object({
    state: z.string(),
    email: z.string().nullable(),
    role_id: id.nullable(),
    role_name: z.string().nullable(),
  }),
});
export type Employee = z.output<typeof employee>;

const write = (
  path: string,
  access: 'employees.create' | 'employees.edit' | 'employees.disable' | 'employees.salary' | 'employees.access-login',
  summary: string,
) => ({ areas: ['merchant'], method: 'POST', path: `employees/${path}`, access, summary, output: done }) as const;

export const employeesContract = {
  get_records: employeesList.endpoints.get_records,
  export: employeesList.endpoints.export,
  information_records: informationList.endpoints.get_records,
  export_information: informationList.endpoints.export,
  get: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'employees/get',
    access: 'employees.view',
    summary: 'Everything about one employee',
    input: byId,
    output: employee,
    errors: ['NOT_FOUND'],
  }),
  get_options: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'employees/get_options',
    access: 'signed-in',
    summary: 'Active employees to choose from',
    input: z.object({}),
    /** `name` is the one in the reader's language; whoever is looked for may be written in either. */
    output: z.object({
      records: z.array(z.object({ id, name: z.string(), english_name: z.string(), arabic_name: z.string() })),
    }),
    errors: [],
  }),
  add: endpoint({
    ...write('add', 'employees.create', 'Add an employee'),
    input: newEmployeeInput,
    output: z.object({ id }),
    errors: [
      'EMPLOYEE_MOBILE_EXISTS',
      'NOT_FOUND',
      'EMAIL_TAKEN',
      'USERS_LIMIT_REACHED',
      'no_permission',
      'OWNER_ROLE_PROTECTED',
      'ROLE_DISABLED',
      'GRANT_EXCEEDS_OWN',
    ],
  }),
  edit: endpoint({
    ...write('edit', 'employees.edit', 'Change an employee'),
    input: editEmployeeInput,
    errors: ['NOT_FOUND', 'EMPLOYEE_MOBILE_EXISTS', 'UPLOAD_UNREADABLE', 'IMAGE_NOT_SQUARE'],
  }),
  reorder: endpoint({
    ...write('reorder', 'employees.edit', 'Put the employees in order'),
    input: z.object({ ids: z.array(id).min(1).max(500) }),
    errors: ['CONFLICT'],
  }),
  set_hours: endpoint({
    ...write('set_hours', 'employees.edit', 'Set the working hours of a week'),
    input: setHoursInput,
    errors: ['NOT_FOUND', 'SHIFTS_OVERLAP'],
  }),
  add_leave: endpoint({
    ...write('add_leave', 'employees.edit', 'Add a holiday or leave'),
    input: addLeaveInput,
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'LEAVE_OVERLAP'],
  }),
  remove_leave: endpoint({
    ...write('remove_leave', 'employees.edit', 'Take a holiday or leave back'),
    input: idInput,
    errors: ['NOT_FOUND'],
  }),
  set_services: endpoint({
    ...write('set_services', 'employees.edit', 'Set which services an employee does'),
    input: z.object({ id, service_ids: serviceIds }),
    errors: ['NOT_FOUND', 'EMPLOYEE_DISABLED'],
  }),
  set_pay: endpoint({
    ...write('set_pay', 'employees.salary', 'Set salary and commission'),
    input: setPayInput,
    errors: ['NOT_FOUND'],
  }),
  add_document: endpoint({
    ...write('add_document', 'employees.edit', 'Keep a document'),
    input: addDocumentInput,
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'UPLOAD_UNREADABLE', 'IMAGE_NOT_SQUARE'],
  }),
  remove_document: endpoint({
    ...write('remove_document', 'employees.edit', 'Remove a document'),
    input: idInput,
    errors: ['NOT_FOUND'],
  }),
  set_status: endpoint({
    ...write('set_status', 'employees.disable', 'Activate or disable an employee'),
    input: z.object({ id, status: codeOf(recordStates) }),
    errors: [
      'NOT_FOUND',
      'OWNER_ROLE_PROTECTED',
      'LAST_ADMINISTRATOR',
      'EMPLOYEE_IS_YOURSELF',
      'STATE_MOVE_NOT_ALLOWED',
      'GRANT_EXCEEDS_OWN',
      'EMPLOYEE_HAS_FUTURE_APPOINTMENTS',
    ],
  }),
  give_access: endpoint({
    ...write('give_access', 'employees.access-login', 'Let an employee sign in, by an invitation to set a password'),
    closedInTraining: true,
    input: giveAccessInput,
    errors: [
      'NOT_FOUND',
      'EMAIL_TAKEN',
      'EMPLOYEE_DISABLED',
      'EMPLOYEE_HAS_ACCESS',
      'USERS_LIMIT_REACHED',
      'OWNER_ROLE_PROTECTED',
      'ROLE_DISABLED',
      'GRANT_EXCEEDS_OWN',
    ],
  }),
  set_role: endpoint({
    ...write('set_role', 'employees.access-login', 'Give another role'),
    input: setRoleInput,
    errors: [
      'NOT_FOUND',
      'EMPLOYEE_WITHOUT_ACCESS',
      'OWNER_ROLE_PROTECTED',
      'ROLE_DISABLED',
      'GRANT_EXCEEDS_OWN',
      'LAST_ADMINISTRATOR',
      'EMPLOYEE_IS_YOURSELF',
    ],
  }),
  resend_invitation: endpoint({
    ...write('resend_invitation', 'employees.access-login', 'Send the invitation again'),
    closedInTraining: true,
    input: idInput,
    errors: ['NOT_FOUND', 'EMPLOYEE_WITHOUT_ACCESS', 'INVITATION_ALREADY_ACCEPTED', 'TOO_MANY_REQUESTS'],
  }),
  revoke_access: endpoint({
    ...write('revoke_access', 'employees.access-login', 'Take the access back and end the sessions'),
    input: idInput,
    errors: [
      'NOT_FOUND',
      'EMPLOYEE_WITHOUT_ACCESS',
      'OWNER_ROLE_PROTECTED',
      'LAST_ADMINISTRATOR',
      'EMPLOYEE_IS_YOURSELF',
      'GRANT_EXCEEDS_OWN',
    ],
  }),
};
