import type { BoughtPackage } from '@rawnaq/domain/customer-packages/package.rules';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Bookkeeper } from '../ledger';

export type PackageRow = BoughtPackage & { id: number; customer_id: number; offer_id: number };

/** Packages with what is left of them, held for the rest of the transaction. */
export async function lockPackages({ tx, accountId }: Bookkeeper, ids: readonly number[]): Promise<PackageRow[]> {
  if (ids.length === 0) return [];
  const wanted = [...new Set(ids)];
  const packages = await tx
    .selectFrom('customer_packages')
    .select(['id', 'customer_id', 'offer_id', 'type', 'uses_left', 'open_value', 'expires_on'])
    .where('account_id', '=', accountId)
    .where('id', 'in', wanted)
    .where('returned_at', 'is', null)
    .where('expired_on', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const services = await tx
    .selectFrom('package_services')
    .select(['customer_package_id', 'service_id', 'is_used', 'value'])
    .where('account_id', '=', accountId)
    .where('customer_package_id', 'in', wanted)
    .execute();
  return packages.map((bought) => ({
    ...bought,
    services: services.filter(({ customer_package_id }) => customer_package_id === bought.id),
  }));
}

/** Takes a service from a package: one use less, and what it was worth is earned. */
export async function takeFromPackage(
  { tx, accountId }: Bookkeeper,
  { id, service_id, value }: { id: number; service_id: number; value: Minor },
): Promise<void> {
  await Promise.all([
    tx
      .updateTable('customer_packages')
      .set({ uses_left: sql`uses_left - 1`, open_value: sql`open_value - ${value}` })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute(),
    tx
      .updateTable('package_services')
      .set({ is_used: true })
      .where('account_id', '=', accountId)
      .where('customer_package_id', '=', id)
      .where('service_id', '=', service_id)
      .execute(),
  ]);
}

export type NewPackage = {
  customer_id: number;
  offer_id: number;
  invoice_id: number;
  position: number;
  type: Code<'customer_packages.type'>;
  uses_total: number;
  value: Minor;
  expires_on: LocalDate | null;
  services: readonly { service_id: number; value: Minor }[];
};

export async function insertPackage(
  { tx, accountId, now }: Bookkeeper,
  { services, ...bought }: NewPackage,
): Promise<number> {
  const { id } = await tx
    .insertInto('customer_packages')
    .values({
      account_id: accountId,
      ...bought,
      uses_left: bought.uses_total,
      open_value: bought.value,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('package_services')
    .values(services.map((service) => ({ account_id: accountId, customer_package_id: id, ...service })))
    .execute();
  return id;
}

/** What is left of a customer's packages today, with the names of what she may still have. */
export async function packagesOfCustomer(
  { tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>,
  customerId: number,
  today: LocalDate,
) {
  const packages = await tx
    .selectFrom('customer_packages as p')
    .innerJoin('offers as o', (join) =>
      join.onRef('o.account_id', '=', 'p.account_id').onRef('o.id', '=', 'p.offer_id'),
    )
    .select(['p.id', 'p.offer_id', 'p.type', 'p.uses_left', 'p.expires_on', 'o.english_name', 'o.arabic_name'])
    .where('p.account_id', '=', accountId)
    .where('p.customer_id', '=', customerId)
    .where('p.uses_left', '>', 0)
    .where('p.returned_at', 'is', null)
    .where('p.expired_on', 'is', null)
    .where((is) => is.or([is('p.expires_on', 'is', null), is('p.expires_on', '>=', sql<string>`${today}::date`)]))
    .orderBy('p.expires_on')
    .orderBy('p.id')
    .execute();
  if (packages.length === 0) return [];
  const services = await tx
    .selectFrom('package_services as t')
    .innerJoin('services as s', (join) =>
      join.onRef('s.account_id', '=', 't.account_id').onRef('s.id', '=', 't.service_id'),
    )
    .select(['t.customer_package_id', 't.is_used', 's.id', 's.english_name', 's.arabic_name'])
    .where('t.account_id', '=', accountId)
    .where(
      't.customer_package_id',
      'in',
      packages.map(({ id }) => id),
    )
    .orderBy('s.position')
    .execute();
  return packages.map(({ type, ...bought }) => ({
    ...bought,
    type,
    services: services.filter(({ customer_package_id }) => customer_package_id === bought.id),
  }));
}
