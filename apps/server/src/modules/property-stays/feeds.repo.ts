import type { Nights } from '@rawnaq/domain/property-stays/nights.rules';
import type { Selectable } from 'kysely';
import type { Tx } from '../../db/database';
import type { DB } from '../../db/schema';
import type { PlaceKey } from './nights.repo';

export type StoredFeed = Selectable<DB['property_feeds']>;
export type FeedKey = { account_id: number; id: number };

export const feedsOf = (tx: Tx, { account_id, property_id }: PlaceKey): Promise<StoredFeed[]> =>
  tx
    .selectFrom('property_feeds')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('property_id', '=', property_id)
    .orderBy('id')
    .execute();

export const findFeed = (tx: Tx, { account_id, id }: FeedKey): Promise<StoredFeed | undefined> =>
  tx
    .selectFrom('property_feeds')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .executeTakeFirst();

export async function insertFeed(tx: Tx, now: Date, feed: PlaceKey & { name: string; url: string }): Promise<number> {
  const at = now.toISOString();
  const { id } = await tx
    .insertInto('property_feeds')
    .values({ ...feed, next_at: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setFeed(
  tx: Tx,
  { account_id, id }: FeedKey,
  change: Partial<Pick<StoredFeed, 'etag' | 'asked_at' | 'answered_at' | 'silent_since' | 'failures' | 'next_at'>>,
): Promise<void> {
  await tx
    .updateTable('property_feeds')
    .set(change)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

export const deleteFeed = (tx: Tx, { account_id, id }: FeedKey) =>
  tx.deleteFrom('property_feeds').where('account_id', '=', account_id).where('id', '=', id).execute();

export const feedNightsBetween = (tx: Tx, { account_id, property_id }: PlaceKey, from: string, to: string) =>
  tx
    .selectFrom('property_feed_nights as n')
    .innerJoin('property_feeds as f', (join) =>
      join.on('f.account_id', '=', account_id).onRef('f.id', '=', 'n.feed_id'),
    )
    .select(['n.feed_id', 'f.name', 'n.arrives_on', 'n.leaves_on'])
    .where('n.account_id', '=', account_id)
    .where('n.property_id', '=', property_id)
    .where('n.arrives_on', '<', to)
    .where('n.leaves_on', '>', from)
    .orderBy('n.arrives_on')
    .execute();

/** As the feed says now; nothing of what it said before is left. */
export async function replaceFeedNights(
  tx: Tx,
  { account_id, id, property_id }: StoredFeed,
  nights: readonly Nights[],
): Promise<void> {
  await tx.deleteFrom('property_feed_nights').where('account_id', '=', account_id).where('feed_id', '=', id).execute();
  if (nights.length === 0) return;
  await tx
    .insertInto('property_feed_nights')
    .values(
      nights.map(({ arrives_on, leaves_on }) => ({ account_id, feed_id: id, property_id, arrives_on, leaves_on })),
    )
    .execute();
}
