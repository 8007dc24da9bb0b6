import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { arabicText, codeOf, englishText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { recordStates } from '../kernel/record-status.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const record = z.object({
  id,
  english_name: z.string(),
  arabic_name: z.string(),
  status: codeOf(recordStates),
  created_at: z.string(),
  updated_at: z.string(),
});
const labels = {
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  status: { en: 'Status', ar: 'الحالة' },
};

export const expenseTypesList = defineList({
  path: 'expense_types',
  areas: ['merchant'],
  access: 'settings.accounting',
  title: pageWords['expense-types'],
  record,
  columns: [
    { key: 'english_name', label: labels.english_name, kind: 'text', sortable: true },
    { key: 'arabic_name', label: labels.arabic_name, kind: 'text', sortable: true },
    { key: 'status', label: labels.status, kind: 'badge', choices: recordStates.choices },
    { key: 'created_at', label: { en: 'Added', ar: 'تاريخ الإضافة' }, kind: 'datetime', sortable: true },
    {
      key: 'updated_at',
      label: { en: 'Last updated', ar: 'آخر تحديث' },
      kind: 'datetime',
      sortable: true,
      hidden: true,
    },
  ],
  filters: [{ key: 'status', label: labels.status, kind: 'choice', choices: recordStates.choices }],
  defaultSort: { key: 'english_name', descending: false },
});

const NAME_LENGTH = 100;
export const addExpenseTypeInput = z.object({
  english_name: englishText(labels.english_name, NAME_LENGTH),
  arabic_name: arabicText(labels.arabic_name, NAME_LENGTH),
});
const editExpenseTypeInput = addExpenseTypeInput.extend({ id });

export const expenseTypesContract = {
  get_records: expenseTypesList.endpoints.get_records,
  export: expenseTypesList.endpoints.export,
  get_record: endpoint({
    areas: ['merchant'],
    method: 'GET',
    path: 'expense_types/get_record',
    access: 'settings.accounting',
    summary: 'Read an expense type',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({ record }),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'expense_types/add',
    access: 'settings.accounting',
    summary: 'Add an expense type',
    input: addExpenseTypeInput,
    output: z.object({ id }),
    errors: ['EXPENSE_TYPE_NAME_EXISTS'],
  }),
  edit: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'expense_types/edit',
    access: 'settings.accounting',
    summary: 'Change an expense type',
    input: editExpenseTypeInput,
    output: done,
    errors: ['NOT_FOUND', 'EXPENSE_TYPE_NAME_EXISTS'],
  }),
  set_status: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'expense_types/set_status',
    access: 'settings.accounting',
    summary: 'Disable an expense type, or activate it again',
    input: z.object({ id, status: codeOf(recordStates) }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};
