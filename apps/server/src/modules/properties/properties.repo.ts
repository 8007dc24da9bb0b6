import type { PropertyPicture } from '@rawnaq/domain/properties/property.rules';
import type { PropertyFields } from '@rawnaq/domain/properties/property-fields';
import type { ListingContent } from '@rawnaq/domain/property-listings/listing-content';
import { propertyStates } from '@rawnaq/domain/property-listings/property.states';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import { toColumns, type StoredPicture, type StoredProperty } from './stored-property';

/** Whose, and which. */
export type PropertyKey = { account_id: number; id: number };

const one = (tx: Tx, { account_id, id }: PropertyKey) =>
  tx
    .selectFrom('properties')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null);

/** What was removed is kept, and found by nobody. */
export const findProperty = (tx: Tx, key: PropertyKey): Promise<StoredProperty | undefined> =>
  one(tx, key).executeTakeFirst();

export const lockProperty = (tx: Tx, key: PropertyKey): Promise<StoredProperty | undefined> =>
  one(tx, key).forUpdate().executeTakeFirst();

/** Also one that was removed: what is public of it has to go. */
export const lockAnyProperty = (tx: Tx, { account_id, id }: PropertyKey) =>
  tx
    .selectFrom('properties')
    .select(['account_id', 'id', 'unique_id', 'hidden', 'removed_at', 'approved'])
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function countProperties(tx: Tx, accountId: number): Promise<number> {
  const { rows } = await tx
    .selectFrom('properties')
    .select((count) => count.fn.countAll<number>().as('rows'))
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

export async function insertProperty(
  tx: Tx,
  now: Date,
  { account_id, unique_id }: { account_id: number; unique_id: string },
  fields: PropertyFields,
): Promise<number> {
  const at = now.toISOString();
  const { id } = await tx
    .insertInto('properties')
    .values({ account_id, unique_id, ...toColumns(fields), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await putExtraPictures(tx, { account_id, id }, fields.image_ids);
  return id;
}

export async function updateProperty(
  tx: Tx,
  now: Date,
  key: PropertyKey,
  fields: PropertyFields,
  status: Code<'properties.status'>,
): Promise<number> {
  const isPublic = status === propertyStates.codes.active;
  const version = await change(tx, now, key, {
    ...toColumns(fields),
    status,
    // Written back to what is public, nothing waits any more.
    ...(isPublic && { sent_at: null, refused_at: null, refuse_reason: null }),
  });
  await tx
    .deleteFrom('property_images')
    .where('account_id', '=', key.account_id)
    .where('property_id', '=', key.id)
    .execute();
  await putExtraPictures(tx, key, fields.image_ids);
  return version;
}

/** The first picture is the main one and stands with the place itself. */
async function putExtraPictures(tx: Tx, { account_id, id }: PropertyKey, ids: readonly number[]): Promise<void> {
  const extra = ids.slice(1);
  if (extra.length === 0) return;
  await tx
    .insertInto('property_images')
    .values(extra.map((upload_id, index) => ({ account_id, property_id: id, upload_id, position: index + 1 })))
    .execute();
}

export const setSent = (tx: Tx, now: Date, key: PropertyKey): Promise<number> =>
  change(tx, now, key, { sent_at: now.toISOString(), refused_at: null, refuse_reason: null });

export const setHidden = (tx: Tx, now: Date, key: PropertyKey, hidden: boolean): Promise<number> =>
  change(tx, now, key, { hidden });

export const setRemoved = (tx: Tx, now: Date, key: PropertyKey): Promise<number> =>
  change(tx, now, key, { removed_at: now.toISOString() });

export const setApproved = (tx: Tx, now: Date, key: PropertyKey, content: ListingContent): Promise<number> =>
  change(tx, now, key, {
    status: propertyStates.codes.active,
    approved: JSON.stringify(content),
    sent_at: null,
    refused_at: null,
    refuse_reason: null,
  });

export const setRefused = (tx: Tx, now: Date, key: PropertyKey, refuse_reason: string): Promise<number> =>
  change(tx, now, key, { sent_at: null, refused_at: now.toISOString(), refuse_reason });

type Changes = Partial<
  Omit<StoredProperty, 'account_id' | 'id' | 'approved' | 'links' | 'nearby_places' | 'activities'>
> & { approved?: string; links?: string; nearby_places?: string; activities?: string };

/** Every change is a new version, so that nobody writes over what she has not seen. */
async function change(tx: Tx, now: Date, { account_id, id }: PropertyKey, values: Changes): Promise<number> {
  const { version } = await tx
    .updateTable('properties')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: now.toISOString() })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** In their order, the main one first. */
export async function picturesOf(
  tx: Tx,
  { account_id, id, main_image_id }: PropertyKey & { main_image_id: number | null },
): Promise<StoredPicture[]> {
  const { rows } = await sql<StoredPicture>`
    select u.id, u.unique_id, u.width, u.height
    from uploads u
      left join property_images i
        on i.account_id = ${account_id} and i.property_id = ${id} and i.upload_id = u.id
    where u.account_id = ${account_id} and (u.id = ${main_image_id} or i.upload_id is not null)
    order by u.id is distinct from ${main_image_id}, i.position`.execute(tx);
  return rows;
}

/** In the order they are named in. */
export async function picturesByIds(tx: Tx, accountId: number, ids: readonly number[]): Promise<PropertyPicture[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredPicture>`
    select u.id, u.unique_id, u.width, u.height
    from uploads u
    where u.account_id = ${accountId} and u.id = any(${ids}::bigint[])`.execute(tx);
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ unique_id, width, height }) => ({ unique_id, width, height }));
}

/** For staff, who see it through its place: files of an account are open to that account only. */
export const findPicture = (tx: Tx, accountId: number, uniqueId: string) =>
  tx
    .selectFrom('uploads')
    .select(['account_id', 'id', 'unique_id', 'file_name', 'mime'])
    .where('account_id', '=', accountId)
    .where('unique_id', '=', uniqueId)
    .executeTakeFirst();

/** Whose place it is, for the page and for what is written to her. */
export const findHost = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('users')
    .innerJoin('accounts as a', 'a.id', 'users.account_id')
    .select(['users.name', 'users.email', 'users.mobile', 'a.language', 'a.time_zone'])
    .where('users.account_id', '=', accountId)
    .where('a.id', '=', accountId)
    .where('users.is_owner', '=', true)
    .executeTakeFirst();
