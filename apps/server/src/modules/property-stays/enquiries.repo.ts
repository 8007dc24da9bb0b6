import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';
import type { Ctx } from '../../http/context';

export type EnquiryKey = { account_id: number; id: number };
export type StoredEnquiry = Selectable<DB['property_enquiries']>;
export type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>;

export const enquiryRows = ({ tx, accountId, language }: Ctx) =>
  tx
    .selectFrom('property_enquiries as e')
    .innerJoin('properties as p', (join) =>
      join.onRef('p.account_id', '=', 'e.account_id').onRef('p.id', '=', 'e.property_id'),
    )
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select([
      'e.id',
      'e.created_at',
      'e.property_id',
      'p.english_name',
      'p.arabic_name',
      sql<string>`
        case when ${language} = 'ar' then coalesce(nullif(p.arabic_name, ''), p.english_name)
          else coalesce(nullif(p.english_name, ''), p.arabic_name) end`.as('property_name'),
      'e.renter_name',
      'e.mobile',
      'e.arrives_on',
      'e.leaves_on',
      sql<number>`e.leaves_on - e.arrives_on`.as('nights'),
      'e.people',
      'e.status',
      'e.price',
      'e.deposit',
      'e.deposit_paid_at',
      'a.currency',
      'e.valid_until',
    ])
    .where('e.account_id', '=', accountId)
    .where('p.account_id', '=', accountId)
    .where('a.id', '=', accountId);

export const findEnquiryRow = (ctx: Ctx, id: number) =>
  enquiryRows(ctx)
    .select([
      'e.email',
      'e.language',
      'e.message',
      'e.offer_note',
      'e.reason',
      'e.cancelled_by_renter',
      'p.weekday_price',
      'p.weekend_price',
    ])
    .where('e.id', '=', id)
    .executeTakeFirst();

export const findEnquiry = (tx: Tx, { account_id, id }: EnquiryKey): Promise<StoredEnquiry | undefined> =>
  tx
    .selectFrom('property_enquiries')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .executeTakeFirst();

export const lockEnquiry = (tx: Tx, { account_id, id }: EnquiryKey): Promise<StoredEnquiry | undefined> =>
  tx
    .selectFrom('property_enquiries')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findByLink = (tx: Tx, accountId: number, uniqueId: string): Promise<StoredEnquiry | undefined> =>
  tx
    .selectFrom('property_enquiries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('unique_id', '=', uniqueId)
    .executeTakeFirst();

type NewEnquiry = Pick<
  StoredEnquiry,
  | 'account_id'
  | 'unique_id'
  | 'property_id'
  | 'renter_name'
  | 'mobile'
  | 'email'
  | 'language'
  | 'arrives_on'
  | 'leaves_on'
  | 'people'
  | 'message'
>;

export const insertEnquiry = (tx: Tx, now: Date, enquiry: NewEnquiry): Promise<StoredEnquiry> =>
  tx
    .insertInto('property_enquiries')
    .values({ ...enquiry, created_at: now.toISOString(), updated_at: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();

type Changes = Partial<
  Pick<
    StoredEnquiry,
    'status' | 'price' | 'deposit' | 'deposit_paid_at' | 'offer_note' | 'valid_until' | 'reason' | 'cancelled_by_renter'
  >
>;

export const setEnquiry = (
  tx: Tx,
  now: Date,
  { account_id, id }: EnquiryKey,
  changes: Changes,
): Promise<StoredEnquiry> =>
  tx
    .updateTable('property_enquiries')
    .set({ ...changes, updated_at: now.toISOString() })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const lettersOf = (tx: Tx, { account_id, id }: EnquiryKey) =>
  tx
    .selectFrom('property_enquiry_letters')
    .select(['id', 'by_renter', 'body as text', 'created_at'])
    .where('account_id', '=', account_id)
    .where('enquiry_id', '=', id)
    .orderBy('id')
    .limit(200)
    .execute();

export async function insertLetter(
  tx: Tx,
  now: Date,
  { account_id, id }: EnquiryKey,
  letter: { by_renter: boolean; body: string },
): Promise<void> {
  await tx
    .insertInto('property_enquiry_letters')
    .values({ account_id, enquiry_id: id, ...letter, created_at: now.toISOString() })
    .execute();
}

/** Who pays, as a gateway asks for it. */
export const payerOfStay = ({ tx, accountId }: { tx: Tx; accountId: number }, id: number) =>
  tx
    .selectFrom('property_enquiries')
    .select(['renter_name as name', 'mobile', 'email'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Also one that was removed: who asked for it is still told. */
export const findPlace = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('properties')
    .select([
      'account_id',
      'id',
      'unique_id',
      'english_name',
      'arabic_name',
      'english_area',
      'arabic_area',
      'mobile',
      'weekday_price',
      'weekend_price',
      'check_in',
      'check_out',
      'hidden',
      'removed_at',
    ])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

export const namesOf = ({ english_name, arabic_name }: Pick<Place, 'english_name' | 'arabic_name'>) => ({
  en: english_name || arabic_name,
  ar: arabic_name || english_name,
});
