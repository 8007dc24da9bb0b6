import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { gulfChoices } from '../kernel/places/countries';
import { defineList, type Column } from '../kernel/list';
import { recordStates } from '../kernel/record-status.states';
import type { Localized } from '../kernel/localized';
import { codeOf } from '../kernel/input/fields';

const id = z.number().int();
const access = 'platform-merchants.people';
const labels = {
  country: { en: 'Country', ar: 'الدولة' },
  created_at: { en: 'Added', ar: 'تاريخ الإضافة' },
  inactive_at: { en: 'Found on', ar: 'تاريخ الاكتشاف' },
  merchant: { en: 'Merchant', ar: 'التاجر' },
  status: { en: 'Status', ar: 'الحالة' },
};

const record = z.object({
  id,
  account_id: id,
  salon: z.string(),
  country: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string().nullable(),
  status: codeOf(recordStates),
  invoices_count: z.number().int(),
  last_invoice_on: z.string().nullable(),
  created_at: z.string(),
  whatsapp_inactive_at: z.string().nullable(),
  whatsapp_inactive_reason: z.string().nullable(),
});
export type CustomerAcross = z.output<typeof record>;

const columns = {
  name: { key: 'name', label: { en: 'Customer', ar: 'العميل' }, kind: 'text' },
  mobile: { key: 'mobile', label: { en: 'Mobile', ar: 'الجوال' }, kind: 'phone' },
  salon: { key: 'salon', label: { en: 'Salon', ar: 'الصالون' }, kind: 'text' },
  account: { key: 'account_id', label: { en: 'Account ID', ar: 'رقم الحساب' }, kind: 'code', hidden: true },
  country: { key: 'country', label: labels.country, kind: 'badge', choices: gulfChoices },
  status: { key: 'status', label: labels.status, kind: 'badge', choices: recordStates.choices },
  created: { key: 'created_at', label: labels.created_at, kind: 'datetime', sortable: true },
  email: { key: 'email', label: { en: 'E-mail', ar: 'البريد الإلكتروني' }, kind: 'code', hidden: true },
  inactive: { key: 'whatsapp_inactive_at', label: labels.inactive_at, kind: 'datetime', sortable: true },
  reason: { key: 'whatsapp_inactive_reason', label: { en: 'WhatsApp response', ar: 'رد واتساب' }, kind: 'text' },
} as const satisfies Record<string, Column<keyof CustomerAcross & string>>;

const listOf = (
  path: string,
  title: Localized,
  shown: readonly (keyof typeof columns)[],
  day: 'created_at' | 'whatsapp_inactive_at',
  dayLabel: Localized,
) =>
  defineList({
    path: `customers_merchants/${path}`,
    areas: ['manager'],
    access,
    title,
    record,
    // A list about another day keeps the day of adding for those who ask: with it the table is wider than a screen.
    columns: shown.map((key) =>
      key === 'created' && day !== 'created_at' ? { ...columns[key], hidden: true } : columns[key],
    ),
    filters: [
      { key: 'account_id', label: labels.merchant, kind: 'record', record: 'merchant' },
      { key: 'country', label: labels.country, kind: 'choice', choices: gulfChoices },
      { key: 'status', label: labels.status, kind: 'choice', choices: recordStates.choices },
      { key: day, label: dayLabel, kind: 'date-range' },
    ],
    defaultSort: { key: day, descending: true },
  });

export const addedCustomersList = listOf(
  'added_customers',
  { en: 'Added customers', ar: 'العملاء المضافون' },
  ['name', 'mobile', 'salon', 'account', 'country', 'status', 'created', 'email'],
  'created_at',
  labels.created_at,
);
export const inactiveWhatsappList = listOf(
  'customers_inactive_wa',
  { en: 'Customers not on WhatsApp', ar: 'عملاء بلا واتساب' },
  ['name', 'mobile', 'salon', 'account', 'country', 'reason', 'inactive', 'status', 'created'],
  'whatsapp_inactive_at',
  labels.inactive_at,
);

export const customersAcrossContract = {
  added: addedCustomersList.endpoints.get_records,
  export_added: addedCustomersList.endpoints.export,
  inactive: inactiveWhatsappList.endpoints.get_records,
  export_inactive: inactiveWhatsappList.endpoints.export,
  check_again: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'customers_merchants/check_again',
    access: 'platform-merchants.check-customers',
    summary: 'Forget that a customer was not found on WhatsApp; the next message tries again',
    input: z.object({ account_id: id.min(2).max(Number.MAX_SAFE_INTEGER), id: id.min(1).max(Number.MAX_SAFE_INTEGER) }),
    output: z.object({ done: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
};
