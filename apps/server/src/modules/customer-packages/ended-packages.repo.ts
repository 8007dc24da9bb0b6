import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Bookkeeper } from '../ledger';

/** Packages with something left whose last day has passed, held, with the rate of the line that sold them. */
export async function lockEndedPackages({ tx, accountId }: Bookkeeper, today: LocalDate) {
  const ended = await tx
    .selectFrom('customer_packages')
    .select(['id', 'invoice_id', 'position', 'open_value'])
    .where('account_id', '=', accountId)
    .where('uses_left', '>', 0)
    .where('returned_at', 'is', null)
    .where('expired_on', 'is', null)
    .where('expires_on', '<', sql<string>`${today}::date`)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (ended.length === 0) return [];
  const lines = await tx
    .selectFrom('invoice_lines')
    .select(['invoice_id', 'position', 'vat_rate'])
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', sql<number>`any(${ended.map(({ invoice_id }) => invoice_id)}::bigint[])`)
    .execute();
  const rates = new Map(lines.map(({ invoice_id, position, vat_rate }) => [`${invoice_id}:${position}`, vat_rate]));
  return ended.map((one) => ({ ...one, vat_rate: rates.get(`${one.invoice_id}:${one.position}`) ?? 0 }));
}

/** Nothing of them is owed any more; what was left to use stays readable. */
export async function markPackagesExpired(
  { tx, accountId }: Bookkeeper,
  ids: readonly number[],
  today: LocalDate,
): Promise<void> {
  await tx
    .updateTable('customer_packages')
    .set({ expired_on: today, open_value: 0 })
    .where('account_id', '=', accountId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}
