import { sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import type { DepositVat } from '@rawnaq/domain/ledger/post-sale';
import type { Bookkeeper } from '../ledger';
import { lowerOpen, usesOf, type DepositUse } from './deposits.repo';
import { findPurse } from './purse.repo';

type Place = Pick<Bookkeeper, 'tx' | 'accountId'>;

/** Deposits as they are while the purse is locked, whether their papers have a number yet or not. */
const leftOf = ({ tx, accountId }: Place, customerId: number) =>
  tx
    .selectFrom('deposits')
    .select(['invoice_id', 'appointment_id', 'open_amount', 'open_vat', 'vat_rate'])
    .where('account_id', '=', accountId)
    .where('customer_id', '=', customerId)
    .where('open_amount', '>', 0)
    .orderBy('created_at')
    .orderBy('invoice_id')
    .execute();

type Debt = {
  customer_id: number;
  /** Hers after whatever lowered it. */
  balance: Minor;
  /** The visit whose own deposit is taken first. */
  appointment_id?: number | null;
};

/**
 * Which deposits a lower balance is taken from: open deposits are money that is still hers, so they are never more than
 * her balance. Money of credit notes goes first. The purse is locked.
 */
export async function coveredBy(place: Place, { customer_id, balance, appointment_id }: Debt): Promise<DepositUse[]> {
  const deposits = await leftOf(place, customer_id);
  const open = sumMinor(deposits.map(({ open_amount }) => open_amount));
  return usesOf(deposits, Math.max(open - Math.max(balance, 0), 0), appointment_id ?? null).uses;
}

/** The salon keeps what covers a penalty, or a debt from before. Answers the VAT that stays due with it. */
export async function keepDeposits(
  ctx: Place,
  { penalty_id = null, ...debt }: Debt & { penalty_id?: number | null },
): Promise<DepositVat[]> {
  const uses = await coveredBy(ctx, debt);
  await recordKept(ctx, penalty_id, uses);
  return uses.filter(({ vat }) => vat > 0);
}

/** Two purses became one: what is owed is covered, without the books. */
export async function coverDebt(place: Place, customer_id: number): Promise<void> {
  const { balance } = await findPurse(place, customer_id);
  const uses = await coveredBy(place, { customer_id, balance });
  await recordKept(
    place,
    null,
    uses.map((use) => ({ ...use, vat: 0 })),
  );
}

async function recordKept(
  { tx, accountId }: Place,
  penalty_id: number | null,
  uses: readonly DepositUse[],
): Promise<void> {
  if (uses.length === 0) return;
  await tx
    .insertInto('deposit_keeps')
    .values(
      uses.map(({ deposit_id, amount, vat }) => ({
        account_id: accountId,
        penalty_id,
        deposit_id,
        amount,
        vat,
      })),
    )
    .execute();
  await lowerOpen({ tx, accountId }, uses);
}

/**
 * A penalty is lifted: the deposits that covered it stand again, as far as there is a balance for them; else what comes
 * back pays what she owes. Answers the VAT that waits with them again.
 */
export async function returnKept(
  { tx, accountId, now }: Bookkeeper,
  { customer_id, penalty_id, balance }: { customer_id: number; penalty_id: number; balance: Minor },
): Promise<DepositVat[]> {
  const kept = await tx
    .selectFrom('deposit_keeps as k')
    .innerJoin('deposits as d', (join) =>
      join.onRef('d.account_id', '=', 'k.account_id').onRef('d.invoice_id', '=', 'k.deposit_id'),
    )
    .select(['k.deposit_id', 'k.amount', 'k.vat', 'd.vat_rate as rate'])
    .where('k.account_id', '=', accountId)
    .where('k.penalty_id', '=', penalty_id)
    .where('k.returned_at', 'is', null)
    .execute();
  if (kept.length === 0 || !(await fits({ tx, accountId }, customer_id, kept, balance))) return [];
  await tx
    .updateTable('deposit_keeps')
    .set({ returned_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('penalty_id', '=', penalty_id)
    .where('returned_at', 'is', null)
    .execute();
  await lowerOpen({ tx, accountId }, kept.map(givenBack));
  return kept.filter(({ vat }) => vat > 0);
}

type Share = { deposit_id: number; amount: Minor; vat: Minor };
export const givenBack = ({ deposit_id, amount, vat }: Share): Share => ({ deposit_id, amount: -amount, vat: -vat });

/** Whether deposits can stand open again: never for more than she has. */
export async function fits(
  place: Place,
  customerId: number,
  uses: readonly { amount: Minor }[],
  balance: Minor,
): Promise<boolean> {
  const open = (await leftOf(place, customerId)).map(({ open_amount }) => open_amount);
  return sumMinor([...open, ...uses.map(({ amount }) => amount)]) <= Math.max(balance, 0);
}
