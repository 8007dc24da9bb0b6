import { z } from 'zod';
import { accountRequestStates, accountStates, accountTiers, businessTypes } from '../accounts/account.states';
import { codeText, sessionUser } from '../auth/auth.contract';
import { endpoint } from '../kernel/contract';
import { GULF_ISO2, gulfChoices } from '../kernel/countries';
import {
  arabicText,
  codeOf,
  emailText,
  englishText,
  freeText,
  localDate,
  mobile,
  orEmpty,
  requiredText,
} from '../kernel/fields';
import { defineList, type Column } from '../kernel/list';
import type { Localized } from '../kernel/localized';

const id = z.number().int();
const accountId = z.number().int().min(2).max(Number.MAX_SAFE_INTEGER);
const done = z.object({ done: z.literal(true) });
const view = 'platform-merchants.view';

const country = {
  key: 'country',
  label: { en: 'Country', ar: 'الدولة' },
  kind: 'badge',
  choices: gulfChoices,
} as const;
const countryFilter = {
  key: 'country',
  label: { en: 'Country', ar: 'الدولة' },
  kind: 'choice',
  choices: gulfChoices,
} as const;
const businessFilter = {
  key: 'business_type',
  label: { en: 'Business type', ar: 'نوع النشاط' },
  kind: 'choice',
  choices: businessTypes.choices,
} as const;

const merchant = z.object({
  id,
  name: z.string(),
  english_name: z.string(),
  arabic_name: z.string(),
  business_type: z.string(),
  country: z.string(),
  city: z.string().nullable(),
  status: z.string(),
  owner_name: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  ends_on: z.string().nullable(),
  reject_reason: z.string().nullable(),
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
});
export type Merchant = z.output<typeof merchant>;

const merchantColumns: Record<
  'name' | 'owner' | 'mobile' | 'city' | 'ends' | 'seen' | 'created' | 'reason' | 'id',
  Column<keyof Merchant & string>
> = {
  name: { key: 'name', label: { en: 'Business', ar: 'النشاط' }, kind: 'text', sortable: true },
  id: { key: 'id', label: { en: 'Account ID', ar: 'رقم الحساب' }, kind: 'code', sortable: true },
  owner: { key: 'owner_name', label: { en: 'Owner', ar: 'المالك' }, kind: 'text' },
  mobile: { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone' },
  city: { key: 'city', label: { en: 'City', ar: 'المدينة' }, kind: 'text' },
  ends: { key: 'ends_on', label: { en: 'Ends on', ar: 'ينتهي في' }, kind: 'date', sortable: true },
  seen: { key: 'last_seen_at', label: { en: 'Last seen', ar: 'آخر دخول' }, kind: 'datetime', sortable: true },
  created: { key: 'created_at', label: { en: 'Registered', ar: 'تاريخ التسجيل' }, kind: 'datetime', sortable: true },
  reason: { key: 'reject_reason', label: { en: 'Reason', ar: 'السبب' }, kind: 'text' },
};

const merchantsIn = (
  path: string,
  title: Localized,
  shown: readonly (keyof typeof merchantColumns)[],
  sort: { key: keyof Merchant & string; descending: boolean },
) =>
  defineList({
    path: `merchants/${path}`,
    areas: ['manager'],
    access: view,
    title,
    record: merchant,
    columns: [...shown.map((key) => merchantColumns[key]), { ...country, hidden: true }],
    filters: [
      countryFilter,
      businessFilter,
      { key: 'created_at', label: { en: 'Registered', ar: 'تاريخ التسجيل' }, kind: 'date-range' },
    ],
    defaultSort: sort,
  });

const newest = { key: 'created_at', descending: true } as const;
export const merchantLists = {
  active: merchantsIn(
    'active',
    { en: 'Active merchants', ar: 'التجار النشطون' },
    ['name', 'id', 'owner', 'mobile', 'city', 'ends', 'seen'],
    newest,
  ),
  trial: merchantsIn(
    'trial',
    { en: 'Merchants on trial', ar: 'تجار في الفترة التجريبية' },
    ['name', 'id', 'owner', 'mobile', 'city', 'ends', 'seen'],
    { key: 'ends_on', descending: false },
  ),
  new: merchantsIn(
    'new',
    { en: 'New merchants', ar: 'التجار الجدد' },
    ['name', 'id', 'owner', 'mobile', 'city', 'created'],
    { key: 'created_at', descending: false },
  ),
  expired: merchantsIn(
    'expired',
    { en: 'Expired merchants', ar: 'التجار المنتهية اشتراكاتهم' },
    ['name', 'id', 'owner', 'mobile', 'city', 'ends', 'seen'],
    { key: 'ends_on', descending: true },
  ),
  disabled: merchantsIn(
    'disabled',
    { en: 'Disabled merchants', ar: 'التجار الموقوفون' },
    ['name', 'id', 'owner', 'mobile', 'city', 'seen', 'created'],
    newest,
  ),
  rejected: merchantsIn(
    'rejected',
    { en: 'Rejected merchants', ar: 'التجار المرفوضون' },
    ['name', 'id', 'owner', 'mobile', 'city', 'reason', 'created'],
    newest,
  ),
} as const;
export type MerchantListName = keyof typeof merchantLists;

const request = z.object({
  id,
  tenant: id.nullable(),
  name: z.string(),
  business_type: z.string(),
  country: z.string(),
  city: z.string().nullable(),
  owner_name: z.string(),
  mobile: z.string(),
  email: z.string(),
  status: z.number().int(),
  created_at: z.string(),
  verified_at: z.string().nullable(),
  added_by_name: z.string().nullable(),
});
export type MerchantRequest = z.output<typeof request>;

export const requestsList = defineList({
  path: 'merchants/requests',
  areas: ['manager'],
  access: view,
  title: { en: 'Merchant requests', ar: 'طلبات الانضمام' },
  record: request,
  columns: [
    { key: 'name', label: { en: 'Business', ar: 'النشاط' }, kind: 'text' },
    { key: 'owner_name', label: { en: 'Owner', ar: 'المالك' }, kind: 'text' },
    { key: 'city', label: { en: 'City', ar: 'المدينة' }, kind: 'text' },
    { key: 'created_at', label: { en: 'Arrived', ar: 'وصل' }, kind: 'datetime', sortable: true },
    { key: 'status', label: { en: 'State', ar: 'الحالة' }, kind: 'badge', choices: accountRequestStates.choices },
    { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone', hidden: true },
    { key: 'email', label: { en: 'E-mail', ar: 'البريد الإلكتروني' }, kind: 'code', hidden: true },
    { ...country, hidden: true },
  ],
  filters: [
    { key: 'status', label: { en: 'State', ar: 'الحالة' }, kind: 'choice', choices: accountRequestStates.choices },
    countryFilter,
    businessFilter,
    { key: 'created_at', label: { en: 'Arrived', ar: 'وصل' }, kind: 'date-range' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

const person = z.object({
  id,
  account_id: id,
  salon: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  role: z.string().nullable(),
  is_owner: z.boolean(),
  status: z.number().int(),
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
});
const personStates = [
  { value: 1, label: { en: 'Active', ar: 'نشط' }, tone: 'success' },
  { value: 0, label: { en: 'Disabled', ar: 'موقوف' }, tone: 'neutral' },
] as const;
const peopleIn = (path: string, title: Localized) =>
  defineList({
    path: `employees_merchants/${path}`,
    areas: ['manager'],
    access: 'platform-merchants.people',
    title,
    record: person,
    columns: [
      { key: 'name', label: { en: 'Name', ar: 'الاسم' }, kind: 'text', sortable: true },
      { key: 'salon', label: { en: 'Salon', ar: 'الصالون' }, kind: 'text' },
      { key: 'account_id', label: { en: 'Account ID', ar: 'رقم الحساب' }, kind: 'code' },
      { key: 'role', label: { en: 'Role', ar: 'الدور' }, kind: 'text' },
      { key: 'email', label: { en: 'E-mail', ar: 'البريد الإلكتروني' }, kind: 'code' },
      { key: 'last_seen_at', label: { en: 'Last seen', ar: 'آخر دخول' }, kind: 'datetime', sortable: true },
      { key: 'status', label: { en: 'State', ar: 'الحالة' }, kind: 'badge', choices: personStates },
      { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', sortable: true },
    ],
    filters: [{ key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'date-range' }],
    defaultSort: { key: 'created_at', descending: true },
  });
export const peopleLists = {
  added: peopleIn('added', { en: 'Added employees', ar: 'الموظفون المضافون' }),
  active: peopleIn('active_global', { en: 'Active employees', ar: 'الموظفون النشطون' }),
  inactive: peopleIn('inactive_global', { en: 'Inactive employees', ar: 'الموظفون غير النشطين' }),
} as const;

export const merchantConnectionsList = defineList({
  path: 'employees_merchants/current_connections',
  areas: ['manager'],
  access: 'platform-merchants.people',
  title: { en: 'Current connections', ar: 'المتصلون الآن' },
  record: z.object({
    id,
    account_id: id,
    salon: z.string(),
    name: z.string(),
    role: z.string().nullable(),
    impersonator_name: z.string().nullable(),
    ip: z.string().nullable(),
    user_agent: z.string().nullable(),
    created_at: z.string(),
    last_seen_at: z.string(),
  }),
  columns: [
    { key: 'name', label: { en: 'Name', ar: 'الاسم' }, kind: 'text' },
    { key: 'salon', label: { en: 'Salon', ar: 'الصالون' }, kind: 'text' },
    { key: 'account_id', label: { en: 'Account ID', ar: 'رقم الحساب' }, kind: 'code' },
    { key: 'role', label: { en: 'Role', ar: 'الدور' }, kind: 'text' },
    { key: 'impersonator_name', label: { en: 'Really', ar: 'المنفّذ الفعلي' }, kind: 'text' },
    { key: 'ip', label: { en: 'IP address', ar: 'عنوان IP' }, kind: 'code' },
    { key: 'created_at', label: { en: 'Signed in', ar: 'وقت الدخول' }, kind: 'datetime', sortable: true },
    { key: 'last_seen_at', label: { en: 'Last seen', ar: 'آخر نشاط' }, kind: 'datetime', sortable: true },
  ],
  filters: [],
  defaultSort: { key: 'last_seen_at', descending: true },
});

/** Asked anew for what can't be undone by the person it happens to. */
const proof = { password: z.string().min(1).max(128), totp: codeText.optional() };
const reasonLabel = { en: 'Reason', ar: 'السبب' };
/** Somebody who called instead of filling in the website's form. */
export const addMerchantInput = z.object({
  english_name: englishText({ en: 'Business name in English', ar: 'اسم النشاط بالإنجليزية' }, 100),
  arabic_name: arabicText({ en: 'Business name in Arabic', ar: 'اسم النشاط بالعربية' }, 100),
  business_type: codeOf(businessTypes),
  country: z.enum(GULF_ISO2),
  city: orEmpty(requiredText({ en: 'City', ar: 'المدينة' }, 80)),
  owner_name: requiredText({ en: 'Owner', ar: 'المالك' }, 100),
  email: emailText({ en: 'E-mail', ar: 'البريد الإلكتروني' }),
  mobile: mobile({ en: 'Mobile', ar: 'الجوال' }),
  language: z.enum(['ar', 'en']),
});
export const rejectInput = z.object({ id: accountId, reason: requiredText(reasonLabel, 500) });
export const packageInput = z.object({
  id: accountId,
  status: z.enum(['trial', 'active']),
  ends_on: localDate({ en: 'End date', ar: 'تاريخ الانتهاء' }),
  tier: codeOf(accountTiers).nullable(),
});
export const noteInput = z.object({
  id: accountId,
  body: freeText({ en: 'Note', ar: 'الملاحظة' }, 2000).pipe(z.string().min(1)),
});
export const changeOwnerInput = z.object({ id: accountId, user_id: id.min(1), ...proof });
export const loginAsOwnerInput = z.object({ id: accountId, reason: requiredText(reasonLabel, 300), ...proof });

const detail = merchant.extend({
  currency: z.string(),
  time_zone: z.string(),
  language: z.string(),
  tier: z.string().nullable(),
  trial_ends_on: z.string().nullable(),
  expires_on: z.string().nullable(),
  wizard_progress: z.array(z.string()),
  today: z.string(),
  moves: z.array(z.enum(Object.values(accountStates.codes) as [string, ...string[]])),
  users: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string().nullable(),
      role: z.string().nullable(),
      role_key: z.string().nullable(),
      is_owner: z.boolean(),
      status: z.number().int(),
      last_seen_at: z.string().nullable(),
    }),
  ),
  notes: z.array(z.object({ id, body: z.string(), created_by_name: z.string(), created_at: z.string() })),
  checks: z.object({
    mobile_verified_at: z.string().nullable(),
    same_network: z.number().int(),
    similar: z.array(z.object({ id, name: z.string() })),
  }),
});
export type MerchantDetail = z.output<typeof detail>;

const write = <Input extends z.ZodType>(
  path: string,
  access:
    | 'platform-merchants.approve'
    | 'platform-merchants.suspend'
    | 'platform-merchants.change-owner'
    | 'platform-merchants.view',
  summary: string,
  input: Input,
  errors: Parameters<typeof endpoint>[0]['errors'] = [],
) =>
  endpoint({
    areas: ['manager'],
    method: 'POST',
    path: `merchants/${path}`,
    access,
    summary,
    input,
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', ...errors],
  });

export const platformMerchantsContract = {
  active: merchantLists.active.endpoints.get_records,
  export_active: merchantLists.active.endpoints.export,
  trial: merchantLists.trial.endpoints.get_records,
  export_trial: merchantLists.trial.endpoints.export,
  new: merchantLists.new.endpoints.get_records,
  export_new: merchantLists.new.endpoints.export,
  expired: merchantLists.expired.endpoints.get_records,
  export_expired: merchantLists.expired.endpoints.export,
  disabled: merchantLists.disabled.endpoints.get_records,
  export_disabled: merchantLists.disabled.endpoints.export,
  rejected: merchantLists.rejected.endpoints.get_records,
  export_rejected: merchantLists.rejected.endpoints.export,
  requests: requestsList.endpoints.get_records,
  export_requests: requestsList.endpoints.export,
  people_added: peopleLists.added.endpoints.get_records,
  export_people_added: peopleLists.added.endpoints.export,
  people_active: peopleLists.active.endpoints.get_records,
  export_people_active: peopleLists.active.endpoints.export,
  people_inactive: peopleLists.inactive.endpoints.get_records,
  export_people_inactive: peopleLists.inactive.endpoints.export,
  connections: merchantConnectionsList.endpoints.get_records,
  export_connections: merchantConnectionsList.endpoints.export,
  request_counts: endpoint({
    areas: ['manager'],
    method: 'GET',
    path: 'merchants/requests/get_counts',
    access: view,
    summary: 'How many requests there are in each state',
    input: z.object({}),
    output: z.object({ counts: z.record(z.string(), z.number().int()) }),
    errors: [],
  }),
  get_record: endpoint({
    areas: ['manager'],
    method: 'GET',
    path: 'merchants/get_record',
    access: view,
    summary: 'A merchant with people, notes and checks',
    input: z.object({ id: z.coerce.number().int().min(2).max(Number.MAX_SAFE_INTEGER) }),
    output: detail,
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'merchants/add',
    access: 'platform-merchants.approve',
    summary:
      'Register a merchant without a code; seven days of trial begin and the owner is invited to choose a password',
    input: addMerchantInput,
    output: z.object({ account_id: id }),
    errors: ['INVALID_INPUT', 'EMAIL_TAKEN', 'MOBILE_TAKEN'],
  }),
  approve: write(
    'approve',
    'platform-merchants.approve',
    'Approve a request; seven days of trial begin',
    z.object({ id: accountId }),
  ),
  reject: write('reject', 'platform-merchants.approve', 'Reject a request and tell the owner why', rejectInput),
  reopen: write(
    'reopen',
    'platform-merchants.approve',
    'Take a rejected request up again',
    z.object({ id: accountId }),
  ),
  disable: write('disable', 'platform-merchants.suspend', 'Suspend an account; its sessions end at once', rejectInput),
  set_package: write(
    'set_package',
    'platform-merchants.suspend',
    'Change to trial or premium with an end date; also opens a suspended or expired account again',
    packageInput,
    ['END_DATE_IN_PAST'],
  ),
  add_note: write('add_note', view, 'Write a note only the platform sees', noteInput),
  change_owner: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'merchants/change_owner',
    access: 'platform-merchants.change-owner',
    idempotent: false,
    summary: 'Give the account to another administrator of it; asks for the own password again',
    input: changeOwnerInput,
    output: done,
    errors: [
      'NOT_FOUND',
      'NEW_ADMIN_NOT_PRIVILEGED',
      'ALREADY_OWNER',
      'PASSWORD_INCORRECT',
      'TOTP_REQUIRED',
      'CODE_INCORRECT',
      'TOO_MANY_REQUESTS',
    ],
  }),
  login_as_owner: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'merchants/login_as_owner',
    access: 'platform-merchants.login-as-owner',
    idempotent: false,
    summary: 'A one-time code that opens the salon as its owner, good for a minute; asks for the own password again',
    input: loginAsOwnerInput,
    output: z.object({ code: z.string() }),
    errors: [
      'NOT_FOUND',
      'MERCHANT_NOT_OPEN',
      'PASSWORD_INCORRECT',
      'TOTP_REQUIRED',
      'CODE_INCORRECT',
      'TOO_MANY_REQUESTS',
    ],
  }),
  enter_as_owner: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'enter_as_owner',
    access: 'public',
    idempotent: false,
    summary: 'Trade the one-time code for the session of the visit',
    input: z.object({ code: z.string().min(10).max(200) }),
    output: z.object({ user: sessionUser }),
    errors: ['OWNER_VISIT_LINK_INVALID', 'TOO_MANY_REQUESTS'],
  }),
};
