import { z } from 'zod';
import { accountRequestStates, accountStates, businessTypes } from '../accounts/account.states';
import { gulfChoices } from '../kernel/places/countries';
import { codeOf } from '../kernel/input/fields';
import { defineList, type Column } from '../kernel/list';
import type { Localized } from '../kernel/localized';
import { recordStates } from '../kernel/record-status.states';

const id = z.number().int();
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

export const merchant = z.object({
  id,
  name: z.string(),
  english_name: z.string(),
  arabic_name: z.string(),
  business_type: z.string(),
  country: z.string(),
  city: z.string().nullable(),
  status: codeOf(accountStates),
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
  mobile: { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone', whose: 'staff' },
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
  status: codeOf(accountRequestStates),
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
    { key: 'created_at', label: { en: 'Received', ar: 'تاريخ الاستلام' }, kind: 'datetime', sortable: true },
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'badge', choices: accountRequestStates.choices },
    { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone', whose: 'staff', hidden: true },
    { key: 'email', label: { en: 'E-mail', ar: 'البريد الإلكتروني' }, kind: 'code', hidden: true },
    { ...country, hidden: true },
  ],
  filters: [
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'choice', choices: accountRequestStates.choices },
    countryFilter,
    businessFilter,
    { key: 'created_at', label: { en: 'Received', ar: 'تاريخ الاستلام' }, kind: 'date-range' },
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
  status: codeOf(recordStates),
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
});
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
      { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'badge', choices: recordStates.choices },
      { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', sortable: true },
    ],
    filters: [{ key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'date-range' }],
    defaultSort: { key: 'created_at', descending: true },
  });
export const peopleLists = {
  added: peopleIn('added', { en: 'Added users', ar: 'المستخدمون المضافون' }),
  active: peopleIn('active_global', { en: 'Active users', ar: 'المستخدمون النشطون' }),
  inactive: peopleIn('inactive_global', { en: 'Disabled users', ar: 'المستخدمون الموقوفون' }),
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
    { key: 'impersonator_name', label: { en: 'Actual user', ar: 'المستخدم الفعلي' }, kind: 'text' },
    { key: 'ip', label: { en: 'IP address', ar: 'عنوان IP' }, kind: 'code' },
    { key: 'created_at', label: { en: 'Signed in', ar: 'وقت الدخول' }, kind: 'datetime', sortable: true },
    { key: 'last_seen_at', label: { en: 'Last seen', ar: 'آخر نشاط' }, kind: 'datetime', sortable: true },
  ],
  filters: [],
  defaultSort: { key: 'last_seen_at', descending: true },
});
