import type { Minor } from '@rawnaq/domain/kernel/money';
import { paymentStates } from '@rawnaq/domain/payments/payment.states';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import { invoiceKind, paymentState } from '../../db/sql-codes';
import type { Bookkeeper } from '../ledger';
import { lowerOpen, type DepositUse } from './deposits.repo';
import { fits, givenBack } from './kept-deposits.repo';
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

type CameIn = { method: Code<'payments.method'>; amount: Minor };

/**
 * What is there to be given back of an invoice, by the way it came: its payments, the deposits it used, less what its
 * credit notes paid back. The invoice is locked.
 */
export async function cameInFor({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>, invoiceId: number) {
  const { rows } = await sql<CameIn>`
    select m.method, sum(m.amount)::bigint as amount
    from (
      select p.method, p.amount
      from payments p
      where p.account_id = ${accountId} and p.invoice_id = ${invoiceId} and p.status = ${paymentState.paid}
      union all
      select p.method, p.amount
      from invoices n
      join payments p on p.account_id = n.account_id and p.invoice_id = n.id
      where n.account_id = ${accountId} and n.original_id = ${invoiceId} and n.kind = ${invoiceKind.credit_note}
      union all
      select p.method, u.amount
      from deposit_uses u
      join payments p on p.account_id = u.account_id and p.invoice_id = u.deposit_id and p.amount > 0
      where u.account_id = ${accountId} and u.invoice_id = ${invoiceId} and u.returned_at is null
    ) m
    group by m.method
    having sum(m.amount) > 0
    order by m.method`.execute(tx);
  return rows;
}

/** The same of everything a customer has paid. */
export async function cameFrom({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>, customerId: number) {
  const { rows } = await sql<CameIn>`
    select method, sum(amount)::bigint as amount
    from payments
    where account_id = ${accountId} and customer_id = ${customerId} and status = ${paymentState.paid}
    group by method
    having sum(amount) > 0`.execute(tx);
  return rows;
}

/** The deposits an invoice was paid with and that did not go back yet. */
export const usesOfInvoice = ({ tx, accountId }: Bookkeeper, invoiceId: number) =>
  tx
    .selectFrom('deposit_uses as u')
    .innerJoin('deposits as d', (join) =>
      join.onRef('d.account_id', '=', 'u.account_id').onRef('d.invoice_id', '=', 'u.deposit_id'),
    )
    .select(['u.deposit_id', 'u.amount', 'u.vat', 'd.vat_rate as rate'])
    .where('u.account_id', '=', accountId)
    .where('u.invoice_id', '=', invoiceId)
    .where('u.returned_at', 'is', null)
    .orderBy('u.deposit_id')
    .execute();

/**
 * They stand as if the invoice had never used them, where her balance is enough for it; else what goes back is balance
 * like any other. Answers those that stand again.
 */
export async function returnUses(
  { tx, accountId, now }: Bookkeeper,
  { invoice_id, customer_id, balance }: { invoice_id: number; customer_id: number; balance: Minor },
  uses: readonly DepositUse[],
): Promise<readonly DepositUse[]> {
  if (uses.length === 0 || !(await fits({ tx, accountId }, customer_id, uses, balance))) return [];
  await tx
    .updateTable('deposit_uses')
    .set({ returned_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', invoice_id)
    .where('returned_at', 'is', null)
    .execute();
  await lowerOpen({ tx, accountId }, uses.map(givenBack));
  return uses;
}
