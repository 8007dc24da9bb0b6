import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf, emailText, freeText, orEmpty, requiredText, telephone, trn } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { recordStates } from '../kernel/record-status.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const record = z.object({
  id,
  name: z.string(),
  contact: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  trn: z.string().nullable(),
  note: z.string().nullable(),
  /** What the salon owes. */
  balance: z.number().int(),
  status: codeOf(recordStates),
  created_at: z.string(),
});
export type SupplierRecord = z.output<typeof record>;

const labels = {
  name: { en: 'Name', ar: 'الاسم' },
  contact: { en: 'Contact person', ar: 'جهة الاتصال' },
  mobile: { en: 'Phone', ar: 'الهاتف' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  trn: { en: 'TRN', ar: 'الرقم الضريبي' },
  note: { en: 'Note', ar: 'ملاحظة' },
  status: { en: 'Status', ar: 'الحالة' },
};

export const suppliersList = defineList({
  path: 'suppliers',
  areas: ['merchant'],
  access: 'accounting.suppliers',
  title: pageWords.suppliers,
  record,
  columns: [
    { key: 'name', label: labels.name, kind: 'text', sortable: true },
    { key: 'contact', label: labels.contact, kind: 'text' },
    { key: 'mobile', label: labels.mobile, kind: 'phone', whose: 'staff' },
    { key: 'email', label: labels.email, kind: 'code', hidden: true },
    { key: 'trn', label: labels.trn, kind: 'code' },
    { key: 'note', label: labels.note, kind: 'text', hidden: true },
    { key: 'status', label: labels.status, kind: 'badge', choices: recordStates.choices },
    { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', sortable: true, hidden: true },
    { key: 'balance', label: { en: 'Owed', ar: 'المستحق له' }, kind: 'money', sortable: true, total: true },
  ],
  filters: [{ key: 'status', label: labels.status, kind: 'choice', choices: recordStates.choices }],
  defaultSort: { key: 'name', descending: false },
});

export const addSupplierInput = z.strictObject({
  name: requiredText(labels.name, 100),
  contact: orEmpty(freeText(labels.contact, 100)),
  mobile: orEmpty(telephone(labels.mobile)),
  email: orEmpty(emailText(labels.email)),
  trn: orEmpty(trn(labels.trn)),
  note: orEmpty(freeText(labels.note, 500)),
});

const merchant = { areas: ['merchant'] } as const;
const change = { ...merchant, method: 'POST', access: 'accounting.edit-suppliers' } as const;

export const suppliersContract = {
  get_records: suppliersList.endpoints.get_records,
  export: suppliersList.endpoints.export,
  find: endpoint({
    ...merchant,
    method: 'GET',
    path: 'suppliers/find',
    access: 'signed-in',
    summary: 'Suppliers one may buy from, by name, phone or tax number, for whoever records bills or receipts',
    input: z.object({ search: z.string().trim().max(100).optional() }),
    output: z.object({ records: z.array(record.pick({ id: true, name: true, trn: true })) }),
    errors: [],
  }),
  get_record: endpoint({
    ...merchant,
    method: 'GET',
    path: 'suppliers/get_record',
    access: 'accounting.suppliers',
    summary: 'Read a supplier',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({ record }),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    ...change,
    path: 'suppliers/add',
    summary: 'Add a supplier',
    input: addSupplierInput,
    output: z.object({ id }),
    errors: ['SUPPLIER_NAME_EXISTS'],
  }),
  edit: endpoint({
    ...change,
    path: 'suppliers/edit',
    summary: 'Change a supplier',
    input: addSupplierInput.extend({ id }),
    output: done,
    errors: ['NOT_FOUND', 'SUPPLIER_NAME_EXISTS'],
  }),
  set_status: endpoint({
    ...change,
    path: 'suppliers/set_status',
    summary: 'Disable a supplier, or activate it again',
    input: z.object({ id, status: codeOf(recordStates) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
