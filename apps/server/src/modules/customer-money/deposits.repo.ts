import { scaleMinor, type Minor } from '@rawnaq/domain/kernel/money';
import type { Bookkeeper } from '../ledger';

export type DepositUse = { deposit_id: number; amount: Minor; vat: Minor; rate: number };

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
      'd.vat_rate',
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

type Left = Pick<OpenDeposit, 'invoice_id' | 'appointment_id' | 'open_amount' | 'open_vat' | 'vat_rate'>;

/**
 * Which deposits an amount of the balance comes from. What no deposit covers came from a credit note, and no VAT was
 * due on it.
 */
export function usesOf(
  deposits: readonly Left[],
  amount: Minor,
  appointmentId: number | null,
): { uses: DepositUse[]; vat: Minor } {
  const own = (deposit: Left): number => (appointmentId !== null && deposit.appointment_id === appointmentId ? 0 : 1);
  const uses: DepositUse[] = [];
  let left = amount;
  for (const deposit of deposits.toSorted((a, b) => own(a) - own(b))) {
    if (left === 0) break;
    const taken = Math.min(left, deposit.open_amount);
    uses.push({
      deposit_id: deposit.invoice_id,
      amount: taken,
      vat: scaleMinor(deposit.open_vat, taken, deposit.open_amount),
      rate: deposit.vat_rate,
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
    .values(uses.map(({ deposit_id, amount, vat }) => ({ account_id: accountId, invoice_id, deposit_id, amount, vat })))
    .execute();
  await lowerOpen({ tx, accountId }, uses);
}

/** What is taken of deposits is open no more; given back, it is again. */
export async function lowerOpen(
  { tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>,
  uses: readonly Pick<DepositUse, 'deposit_id' | 'amount' | 'vat'>[],
): Promise<void> {
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

export type NewDeposit = {
  invoice_id: number;
  customer_id: number;
  appointment_id: number | null;
  amount: Minor;
  vat: Minor;
  vat_rate: number;
};

export async function insertDeposit({ tx, accountId, now }: Bookkeeper, deposit: NewDeposit): Promise<void> {
  await tx
    .insertInto('deposits')
    .values({
      account_id: accountId,
      ...deposit,
      open_amount: deposit.amount,
      open_vat: deposit.vat,
      created_at: now.toISOString(),
    })
    .execute();
}

/** What goes back to the customer is open no more. Her purse is locked. */
export async function returnFromDeposit(
  { tx, accountId }: Bookkeeper,
  use: Pick<DepositUse, 'deposit_id' | 'amount' | 'vat'>,
): Promise<void> {
  await tx
    .updateTable('deposits')
    .set((row) => ({
      open_amount: row('open_amount', '-', use.amount),
      open_vat: row('open_vat', '-', use.vat),
      returned_amount: row('returned_amount', '+', use.amount),
      returned_vat: row('returned_vat', '+', use.vat),
    }))
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', use.deposit_id)
    .execute();
}

/** A deposit with its paper; its customer's purse is locked before what is open of it counts. */
export const findDeposit = ({ tx, accountId }: Bookkeeper, invoiceId: number) =>
  tx
    .selectFrom('deposits as d')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.account_id', '=', 'd.account_id').onRef('i.id', '=', 'd.invoice_id'),
    )
    .select([
      'd.invoice_id',
      'd.customer_id',
      'd.appointment_id',
      'd.amount',
      'd.vat',
      'd.vat_rate',
      'd.open_amount',
      'd.open_vat',
      'i.number',
      'i.customer_name',
      'i.customer_mobile',
      'i.customer_trn',
    ])
    .where('d.account_id', '=', accountId)
    .where('d.invoice_id', '=', invoiceId)
    .executeTakeFirst();
export type FoundDeposit = NonNullable<Awaited<ReturnType<typeof findDeposit>>>;

/** What was paid in advance for a visit and not given back. */
export async function depositedFor({ tx, accountId }: Bookkeeper, appointmentId: number): Promise<Minor> {
  const { sum } = await tx
    .selectFrom('deposits')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('amount'), row.lit(0)).as('amount'))
    .select((row) => row.fn.coalesce(row.fn.sum<number>('returned_amount'), row.lit(0)).as('returned'))
    .where('account_id', '=', accountId)
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirstOrThrow()
    .then(({ amount, returned }) => ({ sum: Number(amount) - Number(returned) }));
  return sum;
}
