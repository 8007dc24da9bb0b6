import type { Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Code } from '../../db/column-codes';
import type { Bookkeeper } from '../ledger';

export type NewPayment = {
  invoice_id: number;
  customer_id: number | null;
  source: Code<'payments.source'>;
  method: Code<'payments.method'>;
  /** Below zero: given back. */
  amount: Minor;
  tendered?: Minor | null | undefined;
  authorization_code?: string | null | undefined;
  reference_number?: string | null | undefined;
  payment_link_id?: number | null;
  note?: string | null;
  day: LocalDate;
  created_by: number | null;
};

export async function insertPayments(
  { tx, accountId, now }: Bookkeeper,
  payments: readonly NewPayment[],
): Promise<number[]> {
  if (payments.length === 0) return [];
  const at = now.toISOString();
  const rows = await tx
    .insertInto('payments')
    .values(payments.map((payment) => ({ account_id: accountId, ...payment, paid_at: at, created_at: at })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertReceivable(
  { tx, accountId }: Bookkeeper,
  row: { invoice_id: number; customer_id: number; amount: Minor; day: LocalDate },
): Promise<void> {
  await tx
    .insertInto('receivables')
    .values({ account_id: accountId, ...row, open_amount: row.amount })
    .execute();
}
