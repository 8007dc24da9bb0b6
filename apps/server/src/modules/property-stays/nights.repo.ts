import { AppError } from '@rawnaq/domain/kernel/app-error';
import { nightKinds } from '@rawnaq/domain/property-stays/enquiry.states';
import type { Nights } from '@rawnaq/domain/property-stays/nights.rules';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import type { Tx } from '../../db/database';
import { isExclusionViolation } from '../../db/pg-errors';
import { nightKind } from '../../db/sql-codes';

export type PlaceKey = { account_id: number; property_id: number };

/** Whoever gives nights away, or hears that somebody else did, holds the calendar of the place. */
export async function holdCalendar(tx: Tx, { account_id, property_id }: PlaceKey): Promise<void> {
  await tx
    .insertInto('property_calendars')
    .values({ account_id, property_id })
    .onConflict((conflict) => conflict.columns(['account_id', 'property_id']).doNothing())
    .execute();
  await tx
    .selectFrom('property_calendars')
    .select('property_id')
    .where('account_id', '=', account_id)
    .where('property_id', '=', property_id)
    .forUpdate()
    .execute();
}

/** Nobody else has any of these nights, here or on another site. Offers whose time is over take nothing. */
export async function areFree(
  tx: Tx,
  { account_id, property_id }: PlaceKey,
  { arrives_on, leaves_on }: Nights,
  now: Date,
  besides: number | null = null,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (
      select from property_nights n
      where n.account_id = ${account_id} and n.property_id = ${property_id}
        and n.arrives_on < ${leaves_on} and n.leaves_on > ${arrives_on}
        and n.enquiry_id is distinct from ${besides}::bigint
        and (n.valid_until is null or n.valid_until > ${now.toISOString()})
    ) or exists (
      select from property_feed_nights f
      where f.account_id = ${account_id} and f.property_id = ${property_id}
        and f.arrives_on < ${leaves_on} and f.leaves_on > ${arrives_on}
    ) as taken`.execute(tx);
  return rows[0]?.taken === false;
}

type Taken = Nights & {
  kind: Code<'property_nights.kind'>;
  note?: string;
  enquiry_id?: number;
  valid_until?: string;
};

/**
 * Gives nights away, to one only. The calendar is held first, so that a crowd waits in one line instead of for each
 * other; the constraint of the table is the last word. An offer gives its place to the stay it becomes.
 */
export async function takeNights(
  tx: Tx,
  { account_id, property_id }: PlaceKey,
  taken: Taken,
  now: Date,
): Promise<number> {
  const place = { account_id, property_id };
  await holdCalendar(tx, place);
  if (!(await areFree(tx, place, taken, now, taken.enquiry_id))) throw new AppError('STAY_NIGHTS_TAKEN');
  await tx
    .deleteFrom('property_nights')
    .where('account_id', '=', account_id)
    .where('property_id', '=', property_id)
    .where((where) =>
      where.or([
        where('valid_until', '<=', now.toISOString()),
        ...(taken.enquiry_id === undefined ? [] : [where('enquiry_id', '=', taken.enquiry_id)]),
      ]),
    )
    .execute();
  try {
    const { id } = await tx
      .insertInto('property_nights')
      .values({ ...place, ...taken, created_at: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (isExclusionViolation(error, 'property_nights_once')) throw new AppError('STAY_NIGHTS_TAKEN');
    throw error;
  }
}

/** True where there were any. */
export async function freeNightsOf(tx: Tx, accountId: number, enquiryId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('property_nights')
    .where('account_id', '=', accountId)
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Only what the owner closed herself is opened by its number. */
export const removeBlock = (tx: Tx, accountId: number, id: number) =>
  tx
    .deleteFrom('property_nights')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('kind', '=', nightKinds.codes.block)
    .returning(['property_id', 'arrives_on', 'leaves_on'])
    .executeTakeFirst();

/** What was given away here, with the names of those who have it. */
export const nightsBetween = (tx: Tx, { account_id, property_id }: PlaceKey, from: string, to: string, now: Date) =>
  tx
    .selectFrom('property_nights as n')
    .leftJoin('property_enquiries as e', (join) =>
      join.on('e.account_id', '=', account_id).onRef('e.id', '=', 'n.enquiry_id'),
    )
    .select([
      'n.id',
      'n.kind',
      'n.arrives_on',
      'n.leaves_on',
      sql<string>`coalesce(e.renter_name, n.note)`.as('title'),
      'e.people',
      'n.enquiry_id',
      sql<boolean>`e.deposit_paid_at is not null`.as('deposit_paid'),
      'n.valid_until',
    ])
    .where('n.account_id', '=', account_id)
    .where('n.property_id', '=', property_id)
    .where('n.arrives_on', '<', to)
    .where('n.leaves_on', '>', from)
    .where((where) => where.or([where('n.valid_until', 'is', null), where('n.valid_until', '>', now.toISOString())]))
    .orderBy('n.arrives_on')
    .execute();

/** Everything nobody can have from a day on, wherever it was given away. */
export async function takenFrom(
  tx: Tx,
  { account_id, property_id }: PlaceKey,
  day: string,
  now: Date,
): Promise<Nights[]> {
  const { rows } = await sql<Nights>`
    select n.arrives_on, n.leaves_on
    from property_nights n
    where n.account_id = ${account_id} and n.property_id = ${property_id} and n.leaves_on > ${day}
      and (n.valid_until is null or n.valid_until > ${now.toISOString()})
    union all
    select f.arrives_on, f.leaves_on
    from property_feed_nights f
    where f.account_id = ${account_id} and f.property_id = ${property_id} and f.leaves_on > ${day}`.execute(tx);
  return rows;
}

/** What other sites are told: what was given away here, and by no means whom to. */
export const nightsToExport = async (tx: Tx, { account_id, property_id }: PlaceKey, day: string, now: Date) => {
  const { rows } = await sql<Nights & { id: number; is_stay: boolean }>`
    select n.id, n.arrives_on, n.leaves_on, n.kind <> ${nightKind.block} as is_stay
    from property_nights n
    where n.account_id = ${account_id} and n.property_id = ${property_id} and n.leaves_on > ${day}
      and (n.valid_until is null or n.valid_until > ${now.toISOString()})
    order by n.arrives_on`.execute(tx);
  return rows;
};

export const findCalendar = (tx: Tx, { account_id, property_id }: PlaceKey) =>
  tx
    .selectFrom('property_calendars')
    .select(['unique_id', 'read_at'])
    .where('account_id', '=', account_id)
    .where('property_id', '=', property_id)
    .executeTakeFirst();

export const findExported = (tx: Tx, accountId: number, uniqueId: string) =>
  tx
    .selectFrom('property_calendars')
    .select(['account_id', 'property_id'])
    .where('account_id', '=', accountId)
    .where('unique_id', '=', uniqueId)
    .executeTakeFirst();

export async function setExport(
  tx: Tx,
  { account_id, property_id }: PlaceKey,
  change: { unique_id?: string; read_at: string | null },
): Promise<void> {
  await tx
    .updateTable('property_calendars')
    .set(change)
    .where('account_id', '=', account_id)
    .where('property_id', '=', property_id)
    .execute();
}
