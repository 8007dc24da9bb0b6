import { AppError } from '@rawnaq/domain/kernel/app-error';
import { MOST_FEEDS, type staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import { enqueue } from '../../db/enqueue';
import { isUniqueViolation } from '../../db/pg-errors';
import type { UseCase } from '../../http/bind-contract';
import { assertWebAddress, ForbiddenAddress } from '../../infra/outbound/address-guard';
import { deleteFeed, feedsOf, findFeed, insertFeed, type FeedKey } from './feeds.repo';
import { enqueueListNights } from './list-nights';
import { holdCalendar } from './nights.repo';
import { findOwnPlace, remember } from './own-place';
import { READ_FEED } from './read-feed';
import type { Ctx } from '../../http/context';

type Stays = typeof staysContract;

export const addFeed: UseCase<Stays['add_feed']> = async (ctx, { property_id, name, url }) => {
  await findOwnPlace(ctx, property_id);
  const key = { account_id: ctx.accountId, property_id };
  const address = assertFeedAddress(ctx, url);
  await holdCalendar(ctx.tx, key);
  const known = await feedsOf(ctx.tx, key);
  if (known.length >= MOST_FEEDS)
    throw new AppError('STAY_FEED_TOO_MANY', { field: 'url', values: { most: MOST_FEEDS } });
  if (known.some((feed) => feed.url === address)) throw new AppError('STAY_FEED_TAKEN');
  const id = await insertFeed(ctx.tx, ctx.now, { ...key, name, url: address }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'property_feeds_once') ? new AppError('STAY_FEED_TAKEN') : error;
  });
  await askToRead(ctx, { account_id: ctx.accountId, id });
  await remember(ctx, 'stay-calendars.add-feed', property_id, { name });
  return { id };
};

export const removeFeed: UseCase<Stays['remove_feed']> = async (ctx, { id }) => {
  const feed = await findFeed(ctx.tx, { account_id: ctx.accountId, id });
  if (!feed) throw new AppError('NOT_FOUND');
  await holdCalendar(ctx.tx, { account_id: ctx.accountId, property_id: feed.property_id });
  await deleteFeed(ctx.tx, feed);
  await enqueueListNights(ctx.tx, feed);
  await remember(ctx, 'stay-calendars.remove-feed', feed.property_id, { name: feed.name });
  return { done: true };
};

/** Whoever waits for it sees it come: screens follow what is written. */
export const readFeedNow: UseCase<Stays['read_feed']> = async (ctx, { id }) => {
  const key = { account_id: ctx.accountId, id };
  if (!(await findFeed(ctx.tx, key))) throw new AppError('NOT_FOUND');
  await askToRead(ctx, key);
  return { done: true };
};

/** However often somebody presses: one waiting reading is enough. */
const askToRead = ({ tx }: Ctx, { account_id, id }: FeedKey): Promise<void> =>
  enqueue(tx, READ_FEED, { account_id, id }, { key: `${READ_FEED}:${account_id}:${id}`, maxAttempts: 1 });

/** Sites give calendars out as `webcal:` too, which is https. The guard asks again before each reading. */
function assertFeedAddress({ services }: Ctx, text: string): string {
  try {
    return assertWebAddress(text.replace(/^webcals?:/i, 'https:'), services.config.outbound).href;
  } catch (error) {
    if (error instanceof ForbiddenAddress) throw new AppError('STAY_FEED_REFUSED', { field: 'url' });
    throw error;
  }
}

export const hostOfFeed = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');
