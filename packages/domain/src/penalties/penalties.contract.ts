import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf, freeText, minorAmount, orEmpty, requiredText } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { pageWords } from '../kernel/page-words';
import { MOST_MONEY } from '../till/bill';
import { penaltyStates, penaltyTypes } from './penalty.states';

const id = z.int();
const merchant = { areas: ['merchant'], access: 'accounting.penalties' } as const;
const labels = {
  created_at: { en: 'Date', ar: 'التاريخ' },
  customer: { en: 'Customer', ar: 'العميل' },
  type: { en: 'Type', ar: 'النوع' },
  state: { en: 'Status', ar: 'الحالة' },
};

const penalty = z.object({
  id,
  created_at: z.string(),
  customer_id: id,
  customer: z.string(),
  appointment_id: id.nullable(),
  type: codeOf(penaltyTypes),
  amount: z.int(),
  /** What still stands of it. */
  charged: z.int(),
  note: z.string().nullable(),
  state: codeOf(penaltyStates),
  created_by: z.string().nullable(),
  cancelled_at: z.string().nullable(),
  cancelled_by: z.string().nullable(),
  cancel_reason: z.string().nullable(),
});
export type PenaltyRow = z.output<typeof penalty>;

export const penaltiesList = defineList({
  ...merchant,
  path: 'penalties',
  title: pageWords['customers-penalties'],
  record: penalty,
  columns: [
    { key: 'created_at', label: labels.created_at, kind: 'datetime', sortable: true },
    { key: 'customer', label: labels.customer, kind: 'text', sortable: true },
    { key: 'type', label: labels.type, kind: 'badge', choices: penaltyTypes.choices },
    { key: 'note', label: { en: 'Note', ar: 'ملاحظة' }, kind: 'text' },
    { key: 'state', label: labels.state, kind: 'badge', choices: penaltyStates.choices },
    { key: 'created_by', label: { en: 'Charged by', ar: 'سُجّلت بواسطة' }, kind: 'text', hidden: true },
    { key: 'cancel_reason', label: { en: 'Reason for lifting', ar: 'سبب الإلغاء' }, kind: 'text', hidden: true },
    { key: 'cancelled_by', label: { en: 'Lifted by', ar: 'أُلغيت بواسطة' }, kind: 'text', hidden: true },
    { key: 'amount', label: { en: 'Amount', ar: 'المبلغ' }, kind: 'money', sortable: true },
    { key: 'charged', label: { en: 'In force', ar: 'الساري منها' }, kind: 'money', total: true },
  ],
  filters: [
    { key: 'created_at', label: labels.created_at, kind: 'date-range', business: true },
    { key: 'type', label: labels.type, kind: 'choice', choices: penaltyTypes.choices },
    { key: 'state', label: labels.state, kind: 'choice', choices: penaltyStates.choices },
    { key: 'customer_id', label: labels.customer, kind: 'record', record: 'customer' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

export const penaltyInput = z.strictObject({
  customer_id: id,
  type: codeOf(penaltyTypes),
  amount: minorAmount({ min: 1, max: MOST_MONEY }),
  note: orEmpty(freeText({ en: 'Note', ar: 'ملاحظة' }, 500)),
});
export const liftPenaltyInput = z.strictObject({ id, reason: requiredText({ en: 'Reason', ar: 'السبب' }, 200) });

export const penaltiesContract = {
  get_records: penaltiesList.endpoints.get_records,
  export: penaltiesList.endpoints.export,
  add: endpoint({
    ...merchant,
    method: 'POST',
    path: 'penalties/add',
    summary: 'Charge a customer with a penalty',
    input: penaltyInput,
    output: z.object({ id }),
    errors: ['CUSTOMER_NOT_EXIST', 'CUSTOMER_DISABLED'],
  }),
  lift: endpoint({
    ...merchant,
    method: 'POST',
    path: 'penalties/lift',
    summary: 'Take a penalty back',
    input: liftPenaltyInput,
    output: z.object({ done: z.literal(true) }),
    errors: ['NOT_FOUND', 'PENALTY_ALREADY_LIFTED'],
  }),
};
