import type { Minor } from '@rawnaq/domain/kernel/money';
import { paymentStates } from '@rawnaq/domain/payments/payment.states';
import { sql } from 'kysely';
import type { Bookkeeper } from '../ledger';
import { addToPurse } from './purse.repo';

/** What is still to be paid of an invoice. Her purse is locked, so this is too. */
export async function openOf(
  { tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>,
  invoiceId: number,
): Promise<Minor> {
  const row = await tx
    .selectFrom('receivables')
    .select('open_amount')
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  return row?.open_amount ?? 0;
}

/** The customer does not have to pay this any more. */
export async function lowerReceivable(
  ctx: Bookkeeper,
  { invoice_id, customer_id, amount }: { invoice_id: number; customer_id: number; amount: Minor },
): Promise<void> {
  if (amount === 0) return;
  await ctx.tx
    .updateTable('receivables')
    .set({ open_amount: sql`open_amount - ${amount}` })
    .where('account_id', '=', ctx.accountId)
    .where('invoice_id', '=', invoice_id)
    .execute();
  await addToPurse(ctx, customer_id, { receivable: -amount });
}

/** What came in for a paper and was not given back, by method. */
export const paidByMethod = ({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>, invoiceId: number) =>
  tx
    .selectFrom('payments')
    .select(['method', 'source', sql<number>`sum(amount)::bigint`.as('amount')])
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', paymentStates.codes.paid)
    .groupBy(['method', 'source'])
    .having(sql`sum(amount)`, '>', 0)
    .orderBy('method')
    .execute();

/** The deposits an invoice was paid with and that did not go back yet. */
export const usesOfInvoice = ({ tx, accountId }: Bookkeeper, invoiceId: number) =>
  tx
    .selectFrom('deposit_uses')
    .select(['deposit_id', 'amount', 'vat'])
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .where('returned_at', 'is', null)
    .orderBy('deposit_id')
    .execute();

/** They stand as if the invoice had never used them. */
export async function returnUses(
  { tx, accountId, now }: Bookkeeper,
  invoiceId: number,
  uses: readonly { deposit_id: number; amount: Minor; vat: Minor }[],
): Promise<void> {
  if (uses.length === 0) return;
  await tx
    .updateTable('deposit_uses')
    .set({ returned_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoiceId)
    .where('returned_at', 'is', null)
    .execute();
  for (const { deposit_id, amount, vat } of uses)
    await tx
      .updateTable('deposits')
      .set({ open_amount: sql`open_amount + ${amount}`, open_vat: sql`open_vat + ${vat}` })
      .where('account_id', '=', accountId)
      .where('invoice_id', '=', deposit_id)
      .execute();
}
