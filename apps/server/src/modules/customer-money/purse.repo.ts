import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Minor } from '@rawnaq/domain/kernel/money';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Bookkeeper } from '../ledger';

export type PurseRow = { balance: Minor; points: number; receivable: Minor };

/** Held for the rest of the transaction: who spends from a purse, spends alone. */
export async function lockPurse({ tx, accountId }: Bookkeeper, customer_id: number): Promise<PurseRow> {
  return tx
    .insertInto('customer_balances')
    .values({ account_id: accountId, customer_id })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'customer_id']).doUpdateSet({ balance: sql`customer_balances.balance` }),
    )
    .returning(['balance', 'points', 'receivable'])
    .executeTakeFirstOrThrow();
}

export const findPurse = async (
  { tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>,
  customer_id: number,
): Promise<PurseRow> =>
  (await tx
    .selectFrom('customer_balances')
    .select(['balance', 'points', 'receivable'])
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customer_id)
    .executeTakeFirst()) ?? { balance: 0, points: 0, receivable: 0 };

/**
 * Who pays, as papers name her. One who is disabled or was merged buys nothing; the sentence says which, because the
 * desk can activate her. What she owes by papers of before is collected without this.
 */
export async function findPayer({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>, id: number) {
  const customer = await tx
    .selectFrom('customers')
    .select(['id', 'name', 'mobile', 'trn', 'email', 'notes', 'status'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
  if (!customer) throw new AppError('CUSTOMER_NOT_EXIST', { field: 'customer_id' });
  if (customer.status === recordStates.codes.disabled)
    throw new AppError('CUSTOMER_DISABLED', { field: 'customer_id' });
  return customer;
}

export type BalanceEntry = {
  customer_id: number;
  kind: Code<'balance_entries.kind'>;
  /** Above zero it is hers, below zero it is gone. */
  amount: Minor;
  day: LocalDate;
  invoice_id?: number | null;
  payment_id?: number | null;
  penalty_id?: number | null;
  note?: string | null;
  created_by: number | null;
};

/** Moves a balance, with the line of its statement. The purse is locked already. */
export async function moveBalance(ctx: Bookkeeper, entry: BalanceEntry): Promise<void> {
  if (entry.amount === 0) return;
  await Promise.all([
    ctx.tx
      .insertInto('balance_entries')
      .values({ account_id: ctx.accountId, ...entry, created_at: ctx.now.toISOString() })
      .execute(),
    addToPurse(ctx, entry.customer_id, { balance: entry.amount }),
  ]);
}

export async function addToPurse(
  { tx, accountId }: Bookkeeper,
  customerId: number,
  { balance = 0, points = 0, receivable = 0 }: Partial<PurseRow>,
): Promise<void> {
  if (balance === 0 && points === 0 && receivable === 0) return;
  await tx
    .updateTable('customer_balances')
    .set({
      balance: sql`balance + ${balance}`,
      points: sql`points + ${points}`,
      receivable: sql`receivable + ${receivable}`,
    })
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Whoever it is, disabled or not: what she has stays hers. */
export async function assertCustomer(
  { tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>,
  id: number,
): Promise<void> {
  const found = await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
  if (!found) throw new AppError('CUSTOMER_NOT_EXIST', { field: 'customer_id' });
}
