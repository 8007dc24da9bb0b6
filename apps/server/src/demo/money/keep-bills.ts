import { invoiceNumberKey, taxedPart } from '@rawnaq/domain/expenses/expense.rules';
import { expensePaymentStates, expenseStates } from '@rawnaq/domain/expenses/expense.states';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { postBill, postExpensePaid } from '@rawnaq/domain/ledger/post-expense';
import { postStockAdded } from '@rawnaq/domain/ledger/post-customer-money';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { numberText } from '../../modules/expenses';
import type { Session } from '../../sessions/session';
import { historyRow } from '../visits/visit-rows';
import type { Book } from './book';

type Receipt = {
  day: LocalDate;
  stock_document_id: number;
  supplier_id: number | null;
  supplier_invoice_number: string;
  net: Minor;
  vat: Minor;
  vat_rate: number;
  due_on: LocalDate;
};
export type Bills = ReturnType<typeof keepBills>;
export const DAYS_TO_PAY = 30;
const DAY_MS = 86_400_000;

/** The bills goods came with, as a receipt writes them; they are paid by transfer when they are due. */
export function keepBills({
  book,
  expenseIds,
  paymentIds,
  keeper,
  now,
}: {
  book: Pick<Book, 'put' | 'entry' | 'did'>;
  expenseIds: number[];
  paymentIds: number[];
  keeper: Session['user'];
  /** What is due later is not paid yet. */
  now: Date;
}) {
  const owed = new Map<number, Minor>();
  let last_number = 0;
  const nextOf = (ids: number[]): number => {
    const id = ids.shift();
    if (id === undefined) throw new Error('The year has more receipts than numbers for their bills.');
    return id;
  };
  const history = (at: Date, action: string, id: number, after: object) =>
    book.put(
      'audit_log',
      historyRow({ at: Math.floor(at.getTime() / 60_000), by: keeper, action, entity: 'expenses', id, after }),
    );

  const pay = (at: Date, expense_id: number, day: LocalDate, amount: Minor): void => {
    const method = paymentMethods.codes.transfer;
    const id = nextOf(paymentIds);
    const by = { day, created_by: keeper.id };
    const status = expensePaymentStates.codes.paid;
    book.put('expense_payments', { id, expense_id, method, amount, status, ...by, created_at: at.toISOString() });
    history(at, 'expenses.pay', expense_id, { method, amount, day });
    book.entry(at, { journal: postExpensePaid([{ method, amount }]), expense_id, expense_payment_id: id }, by);
    book.did({ at, by: keeper, what: 'pay', input: { id: expense_id, method, amount } });
  };

  return {
    owed,
    add(at: Date, { day, stock_document_id, vat_rate, ...facts }: Receipt): void {
      const { supplier_id, supplier_invoice_number, net, vat, due_on } = facts;
      const id = nextOf(expenseIds);
      last_number += 1;
      const total = net + vat;
      const paid_at = new Date(at.getTime() + DAYS_TO_PAY * DAY_MS);
      const isPaid = paid_at <= now;
      const rate = vat > 0 ? vat_rate : 0;
      const bill = { supplier_id, supplier_invoice_number, invoice_date: day, net, vat, due_on };
      book.put('expenses', {
        ...bill,
        id,
        number: last_number,
        status: expenseStates.codes.recorded,
        number_key: invoiceNumberKey(supplier_invoice_number),
        vat_rate: rate,
        total,
        open_amount: isPaid ? 0 : total,
        stock_document_id,
        created_by: keeper.id,
        created_at: at.toISOString(),
        updated_at: (isPaid ? paid_at : at).toISOString(),
      });
      history(at, 'expenses.add', id, { number: numberText(last_number), ...bill });
      const by = { day, created_by: keeper.id };
      const taxed = taxedPart(net, vat, rate);
      book.entry(at, { journal: postBill({ net, vat, taxed, rate }), expense_id: id }, by);
      book.entry(at, { journal: postStockAdded(net, 'prepaid'), expense_id: id, stock_document_id }, by);
      if (isPaid) pay(paid_at, id, due_on, total);
      else if (supplier_id !== null) owed.set(supplier_id, (owed.get(supplier_id) ?? 0) + total);
    },
    close(): void {
      if (last_number > 0) book.put('expense_numbers', { last_number });
    },
  };
}
