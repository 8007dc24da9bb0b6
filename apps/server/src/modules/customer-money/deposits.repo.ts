import { scaleMinor, type Minor } from '@rawnaq/domain/kernel/money';
import type { Bookkeeper } from '../ledger';

export type DepositUse = { deposit_id: number; amount: Minor; vat: Minor };

/**
 * The customer's deposits that something is left of, the visit's own first and then the oldest. Her purse is locked,
 * so they are too.
 */
export const openDeposits = ({ tx, accountId }: Bookkeeper, customerId: number) =>
  tx
    .selectFrom('deposits as d')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.account_id', '=', 'd.account_id').onRef('i.id', '=', 'd.invoice_id'),
    )
    .select([
      'd.invoice_id',
      'd.appointment_id',
      'd.open_amount',
      'd.open_vat',
      'd.created_at',
      'i.number',
      'i.uuid',
      'i.issued_at',
    ])
    .where('d.account_id', '=', accountId)
    .where('d.customer_id', '=', customerId)
    .where('d.open_amount', '>', 0)
    .orderBy('d.created_at')
    .orderBy('d.invoice_id')
    .execute();
export type OpenDeposit = Awaited<ReturnType<typeof openDeposits>>[number];

/**
 * Which deposits an amount of the balance comes from. What no deposit covers came from a credit note, and no VAT was
 * due on it.
 */
export function usesOf(
  deposits: readonly OpenDeposit[],
  amount: Minor,
  appointmentId: number | null,
): { uses: DepositUse[]; vat: Minor } {
  const own = (deposit: OpenDeposit): number =>
    appointmentId !== null && deposit.appointment_id === appointmentId ? 0 : 1;
  const uses: DepositUse[] = [];
  let left = amount;
  for (const deposit of deposits.toSorted((a, b) => own(a) - own(b))) {
    if (left === 0) break;
    const taken = Math.min(left, deposit.open_amount);
    uses.push({
      deposit_id: deposit.invoice_id,
      amount: taken,
      vat: scaleMinor(deposit.open_vat, taken, deposit.open_amount),
    });
    left -= taken;
  }
  return { uses, vat: uses.reduce((sum, use) => sum + use.vat, 0) };
}

export async function recordUses(
  { tx, accountId }: Bookkeeper,
  invoice_id: number,
  uses: readonly DepositUse[],
): Promise<void> {
  if (uses.length === 0) return;
  await tx
    .insertInto('deposit_uses')
    .values(uses.map((use) => ({ account_id: accountId, invoice_id, ...use })))
    .execute();
  for (const { deposit_id, amount, vat } of uses)
    await tx
      .updateTable('deposits')
      .set((row) => ({
        open_amount: row('open_amount', '-', amount),
        open_vat: row('open_vat', '-', vat),
      }))
      .where('account_id', '=', accountId)
      .where('invoice_id', '=', deposit_id)
      .execute();
}
