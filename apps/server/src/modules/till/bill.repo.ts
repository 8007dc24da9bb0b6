import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import { recordState } from '../../db/sql-codes';
import type { Bookkeeper } from '../ledger';

type Reader = Pick<Bookkeeper, 'tx' | 'accountId'>;

/** What a bill names, with today's prices. What is disabled is sold only where it was agreed before. */
export const findServices = ({ tx, accountId }: Reader, ids: readonly number[]) =>
  tx
    .selectFrom('services')
    .select([
      'id',
      'english_name',
      'arabic_name',
      sql<number>`coalesce(offer_price, price)`.as('price'),
      'job_time',
      sql<boolean>`status = ${recordState.active}`.as('is_active'),
    ])
    .where('account_id', '=', accountId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

export const findProducts = ({ tx, accountId }: Reader, ids: readonly number[]) =>
  tx
    .selectFrom('products as p')
    .innerJoin('catalogue_products as c', 'c.id', 'p.catalogue_product_id')
    .select(['p.id', 'c.english_name', 'c.arabic_name', 'p.price', 'p.warning_quantity'])
    .where('p.account_id', '=', accountId)
    .where('p.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('p.status', '=', recordStates.codes.active)
    .execute();

export const findOffers = ({ tx, accountId }: Reader, ids: readonly number[]) =>
  tx
    .selectFrom('offers')
    .select(['id', 'english_name', 'arabic_name', 'type', 'price', 'max_services_to_use', 'expires_on', 'status'])
    .where('account_id', '=', accountId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

export const findOfferServices = ({ tx, accountId }: Reader, offerIds: readonly number[]) =>
  tx
    .selectFrom('offer_services as t')
    .innerJoin('services as s', (join) =>
      join.onRef('s.account_id', '=', 't.account_id').onRef('s.id', '=', 't.service_id'),
    )
    .select(['t.offer_id', 't.service_id', 's.price'])
    .where('t.account_id', '=', accountId)
    .where('t.offer_id', '=', sql<number>`any(${[...offerIds]}::bigint[])`)
    .orderBy('t.position')
    .execute();

/**
 * Whoever works or sells on a bill, with her share: those the till shows, and whoever has a part in its visit. Held, so
 * that nobody is disabled meanwhile.
 */
export const findSellers = ({ tx, accountId }: Reader, ids: readonly number[], ofVisit: readonly number[]) =>
  tx
    .selectFrom('employees')
    .select(['id', 'commission'])
    .where('account_id', '=', accountId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('status', '=', recordStates.codes.active)
    .where((is) =>
      is.or([is('show_in_billing', '=', true), is('id', '=', sql<number>`any(${[...ofVisit]}::bigint[])`)]),
    )
    .forShare()
    .execute();

export const findPeople = ({ tx, accountId }: Reader, ids: readonly number[], language: Language) =>
  tx
    .selectFrom('employees')
    .select(['id', language === 'ar' ? sql<string>`coalesce(arabic_name, name)`.as('name') : 'name'])
    .where('account_id', '=', accountId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('status', '=', recordStates.codes.active)
    .orderBy('id')
    .execute();

/** Holidays and national events, whether or not the salon is open. */
export const isHoliday = async ({ tx, accountId }: Reader, day: LocalDate): Promise<boolean> =>
  (await tx
    .selectFrom('holidays')
    .select('id')
    .where('account_id', '=', accountId)
    .where('starts_on', '<=', day)
    .where('ends_on', '>=', day)
    .limit(1)
    .executeTakeFirst()) !== undefined;
