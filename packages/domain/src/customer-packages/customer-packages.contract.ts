import { z } from 'zod';
import { codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { packageConditions } from './customer-package.states';

const id = z.int();
const labels = {
  customer: { en: 'Customer', ar: 'العميل' },
  offer: { en: 'Package', ar: 'الباقة' },
  condition: { en: 'Status', ar: 'الحالة' },
  created_at: { en: 'Sold', ar: 'تاريخ البيع' },
};

export const customerPackage = z.object({
  id,
  customer_id: id,
  customer: z.string(),
  mobile: z.string(),
  offer_id: id,
  offer: z.string(),
  /** By name: what was had, and what may still be had. */
  services_left: z.string(),
  uses_total: z.int(),
  uses_done: z.int(),
  uses_left: z.int(),
  value: z.int(),
  open_value: z.int(),
  expires_on: z.string().nullable(),
  condition: codeOf(packageConditions),
  created_at: z.string(),
});

export const packageColumns = {
  offer: { key: 'offer', label: labels.offer, kind: 'text', sortable: true },
  customer: { key: 'customer', label: labels.customer, kind: 'text', sortable: true },
  mobile: { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone' },
  services_left: { key: 'services_left', label: { en: 'Still to use', ar: 'الخدمات المتبقية' }, kind: 'text' },
  uses_total: { key: 'uses_total', label: { en: 'Services', ar: 'عدد الخدمات' }, kind: 'number' },
  uses_done: { key: 'uses_done', label: { en: 'Used', ar: 'المستخدم' }, kind: 'number' },
  uses_left: { key: 'uses_left', label: { en: 'Left', ar: 'المتبقي' }, kind: 'number', sortable: true, total: true },
  open_value: {
    key: 'open_value',
    label: { en: 'Value left, before VAT', ar: 'القيمة المتبقية قبل الضريبة' },
    kind: 'money',
    sortable: true,
    total: true,
  },
  expires_on: {
    key: 'expires_on',
    label: { en: 'Valid until', ar: 'صالحة حتى' },
    kind: 'date',
    sortable: true,
    emptyLast: true,
  },
  condition: { key: 'condition', label: labels.condition, kind: 'badge', choices: packageConditions.choices },
  created_at: { key: 'created_at', label: labels.created_at, kind: 'datetime', sortable: true },
} as const;

export const packageFilters = {
  customer_id: { key: 'customer_id', label: labels.customer, kind: 'record', record: 'customer' },
  offer_id: { key: 'offer_id', label: labels.offer, kind: 'record', record: 'offer' },
  condition: { key: 'condition', label: labels.condition, kind: 'choice', choices: packageConditions.choices },
} as const;

const columns = packageColumns;
export const customerPackagesList = defineList({
  path: 'customer_packages',
  areas: ['merchant'],
  access: 'customers.view',
  title: { en: 'Packages of customers', ar: 'باقات العملاء' },
  record: customerPackage,
  columns: [
    columns.offer,
    columns.customer,
    columns.mobile,
    columns.services_left,
    columns.uses_total,
    columns.uses_done,
    columns.uses_left,
    columns.open_value,
    columns.expires_on,
    columns.condition,
    columns.created_at,
  ],
  filters: [
    packageFilters.customer_id,
    packageFilters.offer_id,
    packageFilters.condition,
    { key: 'created_at', label: labels.created_at, kind: 'date-range' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

export const customerPackagesContract = {
  get_records: customerPackagesList.endpoints.get_records,
  export: customerPackagesList.endpoints.export,
};
