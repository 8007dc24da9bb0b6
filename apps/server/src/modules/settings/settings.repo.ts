import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { askedOnce } from '../../db/statements/asked-once';

/** What a section needs of its surroundings. Jobs and public pages have no session, so the account is read with it. */
export type Place = { tx: Tx; accountId: number };
export type StoredSecrets = Record<string, { sealed: string; last_four: string }>;

const askSection = ({ tx, accountId }: Place, id: string) =>
  tx
    .selectFrom('accounts as a')
    .leftJoin('account_settings as s', (join) => join.onRef('s.account_id', '=', 'a.id').on('s.section', '=', id))
    .select([
      'a.country',
      'a.currency',
      'a.english_name',
      'a.arabic_name',
      'a.business_type',
      'a.city',
      'a.latitude',
      'a.longitude',
      'a.hold_invoice',
      's.values',
      's.secrets',
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();

export const findSection = (place: Place, id: string) =>
  askedOnce(place.tx, `section ${place.accountId} ${id}`, ['accounts', 'account_settings'], () =>
    askSection(place, id),
  );

/** Two people saving the same section wait for each other, so that the history tells both. */
export async function lockSection(place: Place, id: string) {
  await place.tx.selectFrom('accounts').select('id').where('id', '=', place.accountId).forNoKeyUpdate().execute();
  return askSection(place, id);
}

export async function storeSection(
  { tx, accountId }: Place,
  id: string,
  values: object,
  secrets: StoredSecrets,
  now: Date,
): Promise<void> {
  const row = { values: JSON.stringify(values), secrets: JSON.stringify(secrets), updated_at: now.toISOString() };
  await tx
    .insertInto('account_settings')
    .values({ account_id: accountId, section: id, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'section']).doUpdateSet(row))
    .execute();
}

/** The directory of public addresses; one that is somebody else's is refused. */
export async function setAlias({ tx, accountId }: Place, alias: string): Promise<void> {
  await sql`select app.set_alias(${alias}, ${accountId})`.execute(tx);
}

export async function setAccountColumns({ tx, accountId }: Place, columns: object): Promise<void> {
  await tx.updateTable('accounts').set(columns).where('id', '=', accountId).execute();
}

export const findPictures = ({ tx, accountId }: Place, ids: readonly number[]) =>
  tx
    .selectFrom('uploads')
    .select(['id', 'unique_id'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();

export const findAccount = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('accounts as a')
    .innerJoin('users as o', (join) => join.onRef('o.account_id', '=', 'a.id').on('o.is_owner', '=', true))
    .select([
      'a.id',
      'a.country',
      'a.currency',
      'a.status',
      'a.tier',
      'a.trial_ends_on',
      'a.expires_on',
      'a.created_at',
      'o.name as owner_name',
      'o.email as owner_email',
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();

export const findHours = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('business_hours')
    .select(['weekday', 'start_quarter as start', 'end_quarter as end'])
    .where('account_id', '=', accountId)
    .orderBy('weekday')
    .orderBy('start_quarter')
    .execute();

export const findClock = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('accounts')
    .select(['time_zone', 'business_day_cut_off', 'wizard_progress'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

export async function replaceHours(
  { tx, accountId }: Place,
  shifts: readonly { weekday: number; start: number; end: number }[],
): Promise<void> {
  await tx.deleteFrom('business_hours').where('account_id', '=', accountId).execute();
  if (shifts.length > 0)
    await tx
      .insertInto('business_hours')
      .values(
        shifts.map(({ weekday, start, end }) => ({
          account_id: accountId,
          weekday,
          start_quarter: start,
          end_quarter: end,
        })),
      )
      .execute();
}

type CustomHoursRow = {
  english_name: string;
  arabic_name: string;
  starts_on: string;
  ends_on: string;
  ranges: readonly { from: string; to: string }[];
};
type HolidayRow = {
  english_name: string;
  arabic_name: string;
  starts_on: string;
  ends_on: string;
  kind: string;
  is_closed: boolean;
};

/** Periods of the past are history: what ended long ago is not shown any more. */
const NOT_LONG_PAST = sql<string>`current_date - 365`;
const MOST_PERIODS = 300;

export const listCustomHours = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('custom_hours')
    .select(['id', 'english_name', 'arabic_name', 'starts_on', 'ends_on', 'ranges'])
    .where('account_id', '=', accountId)
    .where('ends_on', '>=', NOT_LONG_PAST)
    .orderBy('starts_on')
    .limit(MOST_PERIODS)
    .execute();

export const lockCustomHours = ({ tx, accountId }: Place, id: number) =>
  tx
    .selectFrom('custom_hours')
    .select(['english_name', 'arabic_name', 'starts_on', 'ends_on', 'ranges'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function insertCustomHours({ tx, accountId }: Place, { ranges, ...row }: CustomHoursRow): Promise<number> {
  return (
    await tx
      .insertInto('custom_hours')
      .values({ account_id: accountId, ...row, ranges: JSON.stringify(ranges) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export async function updateCustomHours(
  { tx, accountId }: Place,
  id: number,
  { ranges, ...row }: CustomHoursRow,
): Promise<void> {
  await tx
    .updateTable('custom_hours')
    .set({ ...row, ranges: JSON.stringify(ranges) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function deleteCustomHours({ tx, accountId }: Place, id: number): Promise<void> {
  await tx.deleteFrom('custom_hours').where('account_id', '=', accountId).where('id', '=', id).execute();
}

export const listHolidays = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('holidays')
    .select(['id', 'english_name', 'arabic_name', 'starts_on', 'ends_on', 'kind', 'is_closed'])
    .where('account_id', '=', accountId)
    .where('ends_on', '>=', NOT_LONG_PAST)
    .orderBy('starts_on')
    .limit(MOST_PERIODS)
    .execute();

/** Holidays and national events on which the salon is closed. */
export const closedDaysBetween = ({ tx, accountId }: Place, from: string, to: string) =>
  tx
    .selectFrom('holidays')
    .select(['starts_on', 'ends_on'])
    .where('account_id', '=', accountId)
    .where('is_closed', '=', true)
    .where('starts_on', '<=', to)
    .where('ends_on', '>=', from)
    .execute();

export const lockHoliday = ({ tx, accountId }: Place, id: number) =>
  tx
    .selectFrom('holidays')
    .select(['english_name', 'arabic_name', 'starts_on', 'ends_on', 'kind', 'is_closed'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function insertHoliday({ tx, accountId }: Place, row: HolidayRow): Promise<number> {
  return (
    await tx
      .insertInto('holidays')
      .values({ account_id: accountId, ...row })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export async function updateHoliday({ tx, accountId }: Place, id: number, row: HolidayRow): Promise<void> {
  await tx.updateTable('holidays').set(row).where('account_id', '=', accountId).where('id', '=', id).execute();
}

export async function deleteHoliday({ tx, accountId }: Place, id: number): Promise<void> {
  await tx.deleteFrom('holidays').where('account_id', '=', accountId).where('id', '=', id).execute();
}
