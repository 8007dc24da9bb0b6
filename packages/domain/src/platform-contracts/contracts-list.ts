import { z } from 'zod';
import { accountTiers } from '../accounts/account.states';
import { codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { contractStates } from './contract.states';

const id = z.number().int();

const listed = z.object({
  id,
  account_id: id,
  number: z.string(),
  merchant: z.string(),
  signer_name: z.string(),
  tier: codeOf(accountTiers),
  price: id,
  currency: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  sign_until: z.string(),
  status: codeOf(contractStates),
  sent_at: z.string().nullable(),
  viewed_at: z.string().nullable(),
  signed_at: z.string().nullable(),
  created_at: z.string(),
});

export const contractsList = defineList({
  path: 'accounting/contracts',
  areas: ['manager'],
  access: 'platform-accounting.view',
  title: pageWords.contracts,
  record: listed,
  columns: [
    { key: 'number', label: { en: 'Number', ar: 'الرقم' }, kind: 'code' },
    { key: 'merchant', label: { en: 'Merchant', ar: 'التاجر' }, kind: 'text' },
    { key: 'signer_name', label: { en: 'Signed by', ar: 'الموقّع' }, kind: 'text' },
    { key: 'tier', label: { en: 'Package', ar: 'الباقة' }, kind: 'badge', choices: accountTiers.choices },
    { key: 'price', label: { en: 'Value with VAT', ar: 'القيمة شاملة الضريبة' }, kind: 'money' },
    { key: 'starts_on', label: { en: 'First day', ar: 'أول يوم' }, kind: 'date', hidden: true },
    { key: 'ends_on', label: { en: 'Last day', ar: 'آخر يوم' }, kind: 'date' },
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'badge', choices: contractStates.choices },
    { key: 'sent_at', label: { en: 'Sent', ar: 'الإرسال' }, kind: 'datetime', hidden: true },
    { key: 'viewed_at', label: { en: 'Opened', ar: 'الاطلاع' }, kind: 'datetime', hidden: true },
    { key: 'signed_at', label: { en: 'Signed', ar: 'التوقيع' }, kind: 'datetime' },
    { key: 'created_at', label: { en: 'Added', ar: 'الإضافة' }, kind: 'datetime', sortable: true },
    { key: 'account_id', label: { en: 'Account ID', ar: 'رقم الحساب' }, kind: 'code', hidden: true },
  ],
  filters: [
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'choice', choices: contractStates.choices },
    { key: 'created_at', label: { en: 'Added', ar: 'الإضافة' }, kind: 'date-range' },
    { key: 'account_id', label: { en: 'Merchant', ar: 'التاجر' }, kind: 'record', record: 'merchant' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});
