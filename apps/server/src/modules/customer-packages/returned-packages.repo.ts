import type { Minor } from '@rawnaq/domain/kernel/money';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import { sql } from 'kysely';
import type { Bookkeeper } from '../ledger';

/**
 * Packages that a correction is about, held for the rest of the transaction: those an invoice has sold and those it has
 * used.
 */
export const lockPackagesOf = ({ tx, accountId }: Bookkeeper, invoiceId: number, usedIds: readonly number[]) =>
  tx
    .selectFrom('customer_packages')
    .select(['id', 'invoice_id', 'position', 'type', 'uses_total', 'uses_left', 'value', 'open_value'])
    .select(['expired_on', 'returned_at'])
    .where('account_id', '=', accountId)
    .where((is) =>
      is.or([is('invoice_id', '=', invoiceId), ...(usedIds.length > 0 ? [is('id', 'in', [...usedIds])] : [])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
export type HeldPackage = Awaited<ReturnType<typeof lockPackagesOf>>[number];

/** A package nobody has used goes back to the salon. */
export async function takePackageBack({ tx, accountId, now }: Bookkeeper, id: number): Promise<void> {
  await tx
    .updateTable('customer_packages')
    .set({ returned_at: now.toISOString(), open_value: 0 })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** A service that was taken from a package is left on it again, with what it was worth. */
export async function giveUseBack(
  { tx, accountId }: Bookkeeper,
  { id, type, service_id, value }: Pick<HeldPackage, 'id' | 'type'> & { service_id: number; value: Minor },
): Promise<void> {
  await tx
    .updateTable('customer_packages')
    .set({ uses_left: sql`uses_left + 1`, open_value: sql`open_value + ${value}` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  // Of a choice the same service may have been taken more than once; there only uses count.
  if (type === offerServiceTypes.codes.fixed)
    await tx
      .updateTable('package_services')
      .set({ is_used: false })
      .where('account_id', '=', accountId)
      .where('customer_package_id', '=', id)
      .where('service_id', '=', service_id)
      .execute();
}
