import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf } from '../kernel/input/fields';
import { invoiceKinds } from '../invoices/invoice-kinds.states';
import { paymentMethods } from '../payments/payment.states';
import { balanceEntryKinds } from './balance-entries.states';

const id = z.int();
const queryId = z.coerce.number().int();
const merchant = { areas: ['merchant'], access: 'customers.view' } as const;

/** A paper, with what opens it. */
const paper = { invoice_id: id, unique_id: z.string(), number: z.string() };

const money = z.object({
  customer_id: id,
  currency: z.string(),
  /** Below zero she owes it. */
  balance: z.int(),
  points: z.int(),
  receivable: z.int(),
  /** Deposits something is left of, and for which visit. */
  deposits: z.array(
    z.object({ ...paper, day: z.string(), amount: z.int(), open: z.int(), appointment_id: id.nullable() }),
  ),
  /** What is still to be paid, the oldest first. */
  open_invoices: z.array(z.object({ ...paper, day: z.string(), amount: z.int(), open: z.int(), days: z.int() })),
  /** The newest papers. */
  invoices: z.array(
    z.object({
      ...paper,
      kind: codeOf(invoiceKinds),
      day: z.string(),
      payable: z.int(),
      open: z.int(),
      is_cancelled: z.boolean(),
    }),
  ),
  invoices_count: z.int(),
});
export type CustomerMoney = z.output<typeof money>;

const entry = z.object({
  id,
  day: z.string(),
  kind: codeOf(balanceEntryKinds),
  /** Above zero it is hers, below zero it is gone. */
  amount: z.int(),
  /** What she had after it. */
  balance: z.int(),
  note: z.string().nullable(),
  method: codeOf(paymentMethods).nullable(),
  invoice_id: id.nullable(),
  unique_id: z.string().nullable(),
  number: z.string().nullable(),
  penalty_id: id.nullable(),
  appointment_id: id.nullable(),
  created_by: z.string().nullable(),
  created_at: z.string(),
});
export type StatementEntry = z.output<typeof entry>;

export const STATEMENT_PAGE = 100;

export const customerMoneyContract = {
  get_record: endpoint({
    ...merchant,
    method: 'GET',
    path: 'customer_money/get_record',
    summary: 'What a customer has with the salon: balance, deposits, open invoices, papers',
    input: z.object({ customer_id: queryId }),
    output: money,
    errors: ['CUSTOMER_NOT_EXIST'],
  }),
  statement: endpoint({
    ...merchant,
    method: 'GET',
    path: 'customer_money/statement',
    summary: 'Every movement of a balance with the balance after it, the newest first',
    input: z.object({
      customer_id: queryId,
      only: z.enum(['all', 'deposits', 'penalties']).default('all'),
      before_id: queryId.optional(),
    }),
    output: z.object({ records: z.array(entry), has_more: z.boolean() }),
    errors: ['CUSTOMER_NOT_EXIST'],
  }),
};
