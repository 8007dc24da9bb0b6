import { spreadOver, taxedPart } from '@rawnaq/domain/expenses/expense.rules';
import { nameOf } from '@rawnaq/domain/kernel/state-machine';
import { reversalOf } from '@rawnaq/domain/ledger/journal';
import { journalEvents } from '@rawnaq/domain/ledger/journal-events.states';
import { ledgerAccounts } from '@rawnaq/domain/ledger/ledger-accounts.states';
import { postBill, postExpenseMonth, postExpensePaid } from '@rawnaq/domain/ledger/post-expense';
import { entriesOf, standingJournals, type Bookkeeper, type Entry, type JournalLines } from '../ledger';
import type { BillColumns, ExpenseColumns, NewPayment } from './expenses.repo';

type By = { created_by: number | null };

/** The bill on its own day. */
export function billEntry(expense_id: number, bill: BillColumns, { created_by }: By): Entry[] {
  const { net, vat, vat_rate: rate, invoice_date } = bill;
  const journal = postBill({ net, vat, rate, taxed: taxedPart(net, vat, rate) });
  return entriesOf([{ journal, expense_id }], { day: invoice_date, created_by });
}

/** The bill, and each month's share in its month. */
export function entriesOfExpense(expense_id: number, expense: ExpenseColumns, { created_by }: By): Entry[] {
  return [
    ...billEntry(expense_id, expense, { created_by }),
    ...spreadOver(expense.net, expense).flatMap(({ day, amount }) =>
      entriesOf([{ journal: postExpenseMonth(amount), expense_id }], { day, created_by }),
    ),
  ];
}

export const entriesOfPayment = (
  expense_payment_id: number,
  { expense_id, method, amount, day, created_by }: Omit<NewPayment, 'reference_number' | 'note'>,
): Entry[] =>
  entriesOf([{ journal: postExpensePaid([{ method, amount }]), expense_id, expense_payment_id }], { day, created_by });

const TAKEN_BACK = {
  bill: 'bill_taken_back',
  expense_month: 'expense_month_taken_back',
  expense_paid: 'expense_payment_cancelled',
  stock_added: 'stock_taken_back',
} as const;
const isKnown = (event: string): event is keyof typeof TAKEN_BACK => Object.hasOwn(TAKEN_BACK, event);

/** The same the other way round, on the days on which it stood. */
export async function entriesBack(
  ctx: Bookkeeper,
  of: { expense_id: number; expense_payment_id: number | null },
  { created_by }: By,
): Promise<Entry[]> {
  const standing = await standingJournals(ctx, of);
  return standing.map(({ id, day, event: code, postings }): Entry => {
    const event = nameOf(journalEvents, code);
    if (!isKnown(event)) throw new Error(`No expense posts "${event}"`);
    return {
      journal: reversalOf(TAKEN_BACK[event], { postings: postings.map(toPosting) }),
      reverses: id,
      expense_id: of.expense_id,
      ...(of.expense_payment_id !== null && { expense_payment_id: of.expense_payment_id }),
      day,
      created_by,
    };
  });
}

const toPosting = ({ account, vat_rate, amount }: JournalLines['postings'][number]) => ({
  account: nameOf(ledgerAccounts, account),
  rate: vat_rate,
  amount,
});
