import type { SoldPackage, whatsappPackageFields } from '@rawnaq/domain/whatsapp/whatsapp-catalogue.contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { z } from 'zod';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';

type Fields = z.output<typeof whatsappPackageFields>;
type Prices = Fields['prices'];

/** The list of what is sold, with how many salons have each now. */
export const catalogueRows = ({ tx }: Pick<Ctx, 'tx'>) =>
  tx.selectFrom('whatsapp_packages as w').select((is) => [
    'w.id',
    'w.english_name',
    'w.arabic_name',
    'w.months',
    'w.messages',
    'w.position',
    'w.status',
    is.selectFrom('accounts').select('currency').where('id', '=', 0).$asScalar().$notNull().as('currency'),
    sql<Prices>`(
        select coalesce(jsonb_agg(jsonb_build_object('country', p.country, 'price', p.price) order by p.country), '[]')
        from whatsapp_package_prices p where p.package_id = w.id)`.as('prices'),
    sql<number>`(select count(*)::int from whatsapp_package_prices p where p.package_id = w.id)`.as('countries'),
    sql<number>`(select count(*)::int from whatsapp_allowances a where a.package_id = w.id)`.as('salons'),
  ]);

export const lockPackage = (tx: Tx, id: number) =>
  tx
    .selectFrom('whatsapp_packages')
    .select(['id', 'english_name', 'arabic_name', 'months', 'messages', 'position', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const pricesOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('whatsapp_package_prices')
    .select(['country', 'price'])
    .where('package_id', '=', id)
    .orderBy('country')
    .execute();

/** Whoever else has the name, in either language and whatever its capitals. */
export const namesake = (tx: Tx, { english_name, arabic_name }: Fields, except: number) =>
  tx
    .selectFrom('whatsapp_packages')
    .select(sql<boolean>`lower(english_name) = lower(${english_name})`.as('in_english'))
    .where('id', '<>', except)
    .where(sql<boolean>`(lower(english_name) = lower(${english_name}) or arabic_name = ${arabic_name})`)
    .limit(1)
    .executeTakeFirst();

export async function storePackage(tx: Tx, id: number | undefined, { prices, ...row }: Fields, now: Date) {
  const values = { ...row, updated_at: now.toISOString() };
  const stored =
    id === undefined
      ? await tx.insertInto('whatsapp_packages').values(values).returning('id').executeTakeFirstOrThrow()
      : { id };
  if (id !== undefined) {
    await tx.updateTable('whatsapp_packages').set(values).where('id', '=', id).execute();
    await tx.deleteFrom('whatsapp_package_prices').where('package_id', '=', id).execute();
  }
  if (prices.length > 0)
    await tx
      .insertInto('whatsapp_package_prices')
      .values(prices.map((price) => ({ package_id: stored.id, ...price })))
      .execute();
  return stored.id;
}

export async function setPackageStatus(tx: Tx, id: number, status: Code<'whatsapp_packages.status'>): Promise<void> {
  await tx.updateTable('whatsapp_packages').set({ status }).where('id', '=', id).execute();
}

/** What is sold in a country, in its order. */
export const packagesIn = (tx: Tx, country: string): Promise<SoldPackage[]> =>
  tx
    .selectFrom('whatsapp_packages as w')
    .innerJoin('whatsapp_package_prices as p', 'p.package_id', 'w.id')
    .select(['w.id', 'w.english_name', 'w.arabic_name', 'w.months', 'w.messages', 'p.price'])
    .where('p.country', '=', country)
    .where('w.status', '=', recordStates.codes.active)
    .orderBy('w.position')
    .orderBy('w.id')
    .execute();

export const allPackages = (tx: Tx): Promise<Omit<SoldPackage, 'price'>[]> =>
  tx
    .selectFrom('whatsapp_packages')
    .select(['id', 'english_name', 'arabic_name', 'months', 'messages'])
    .where('status', '=', recordStates.codes.active)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const findPackage = (tx: Tx, id: number) =>
  tx
    .selectFrom('whatsapp_packages')
    .select(['id', 'english_name', 'arabic_name', 'months', 'messages'])
    .where('id', '=', id)
    .executeTakeFirst();
