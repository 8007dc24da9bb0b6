import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { addedPictureStates, picturePlaces } from '@rawnaq/domain/platform-checks/added-picture.states';
import { sql } from 'kysely';
import type { ShownPicture } from '../../db/statements/shown-picture';
import type { Ctx } from '../../http/context';
import { accountsHolding, type Holds } from '../../http/lists/among.query';

const states = addedPictureStates.codes;
/** What a state says about the columns behind it. */
export const statusOfPicture = (status: string | number) =>
  status === states.removed
    ? sql`r.removed_at is not null`
    : status === states.seen
      ? sql`r.seen_at is not null and r.removed_at is null`
      : sql`r.seen_at is null and r.removed_at is null`;
export const pictureStatus = sql<CodeIn<typeof addedPictureStates>>`
  case when u.removed_at is not null then ${sql.lit(states.removed)}::text
    when u.seen_at is not null then ${sql.lit(states.seen)} else ${sql.lit(states.new)} end`;

/** The first of the places where it stands. */
export const placeOf = (places: readonly ShownPicture[]) => sql<CodeIn<typeof picturePlaces>>`
  case ${sql.join(
    places.map(({ place, holds }) => sql`when ${holds} then ${sql.lit(place)}::text`),
    sql` `,
  )} else ${sql.lit(picturePlaces.codes.nowhere)} end`;

/** What salons show to others, newest first; the training salon is everybody's. */
export const addedPictureRows =
  (places: readonly ShownPicture[]) =>
  ({ tx, language }: Pick<Ctx, 'tx' | 'language'>) =>
    tx
      .selectFrom('uploads as u')
      .leftJoin('accounts as a', 'a.id', 'u.account_id')
      .leftJoin('users as p', (join) =>
        join.onRef('p.account_id', '=', 'u.account_id').onRef('p.id', '=', 'u.created_by'),
      )
      .where(sql<boolean>`u.is_shown`)
      .where('u.account_id', '>', TRAINING_ACCOUNT_ID)
      .select([
        'u.id',
        'u.account_id',
        sql<string>`${sql.ref(language === 'ar' ? 'a.arabic_name' : 'a.english_name')}`.as('salon'),
        'u.file_name',
        'p.name as added_by',
        placeOf(places).as('place'),
        pictureStatus.as('status'),
        'u.remove_reason',
        'u.seen_at',
        'u.removed_at',
        'u.width',
        sql<number>`(u.bytes + 1023) / 1024`.as('kilobytes'),
        'u.created_at',
      ]);

/** Index `platform_uploads_words`, and the salons. */
export const picturesHolding = (holds: Holds) => sql`
  select u.account_id, u.id from uploads u where u.is_shown and ${holds(sql`u.file_name`)}
  union all
  select u.account_id, u.id from uploads u where u.is_shown and u.account_id in (${accountsHolding(holds)})`;

/** Where one stands now. */
export async function placeNow(
  { tx }: Pick<Ctx, 'tx'>,
  accountId: number,
  id: number,
  places: readonly ShownPicture[],
) {
  const { place } = await tx
    .selectFrom('uploads as u')
    .select(placeOf(places).as('place'))
    .where('u.account_id', '=', accountId)
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();
  return place;
}
