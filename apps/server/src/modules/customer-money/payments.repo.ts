import type { Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { paymentStates } from '@rawnaq/domain/payments/payment.states';
import type { Code } from '../../db/column-codes';
import type { Bookkeeper } from '../ledger';

export type NewPayment = {
  /** Nothing where money belongs to no paper; then it is a customer's. */
  invoice_id: number | null;
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

const columns = [
  'id',
  'invoice_id',
  'customer_id',
  'source',
  'method',
  'amount',
  'payment_link_id',
  'status',
  'authorization_code',
] as const;

export const findPayment = ({ tx, accountId }: Bookkeeper, id: number) =>
  tx.selectFrom('payments').select(columns).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();
export type FoundPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** The one that a payment link brought. */
export const paymentOfLink = ({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>, linkId: number) =>
  tx
    .selectFrom('payments')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('payment_link_id', '=', linkId)
    .where('amount', '>', 0)
    .executeTakeFirst();

/** Once: of two who cancel, one does. */
export async function markCancelled(
  { tx, accountId, now }: Bookkeeper,
  id: number,
  about: { day: LocalDate; reason: string; by: number | null },
): Promise<boolean> {
  const changed = await tx
    .updateTable('payments')
    .set({
      status: paymentStates.codes.cancelled,
      cancelled_at: now.toISOString(),
      cancelled_by: about.by,
      cancelled_day: about.day,
      cancel_reason: about.reason,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', '=', paymentStates.codes.paid)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** What is open of an invoice. Its customer's purse is locked first, then this counts. */
export const findReceivable = ({ tx, accountId }: Bookkeeper, invoiceId: number) =>
  tx
    .selectFrom('receivables as r')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.account_id', '=', 'r.account_id').onRef('i.id', '=', 'r.invoice_id'),
    )
    .select(['r.invoice_id', 'r.customer_id', 'r.amount', 'r.open_amount', 'i.appointment_id', 'i.payable', 'i.kind'])
    .select(['i.number', 'i.unique_id'])
    .where('r.account_id', '=', accountId)
    .where('r.invoice_id', '=', invoiceId)
    .executeTakeFirst();

export async function takeFromReceivable(
  { tx, accountId }: Bookkeeper,
  invoiceId: number,
  amount: Minor,
): Promise<void> {
  await tx
    .updateTable('receivables')
    .set((row) => ({ open_amount: row('open_amount', '-', amount) }))
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** These customers were told what is open. */
export async function markReminded({ tx, accountId, now }: Bookkeeper, customerIds: readonly number[]): Promise<void> {
  if (customerIds.length === 0) return;
  await tx
    .updateTable('receivables')
    .set({ reminded_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('customer_id', 'in', customerIds)
    .where('open_amount', '>', 0)
    .execute();
}
