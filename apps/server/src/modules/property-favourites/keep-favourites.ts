import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { propertyFavouritesContract } from '@rawnaq/domain/property-favourites/property-favourites.contract';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { enqueueCount } from './count-favourites.job';
import { keptListings } from './favourites.query';
import { countKept, isKept, keepListed, takeAway } from './favourites.repo';

type Favourites = typeof propertyFavouritesContract;
/** Nobody compares more; a list without an end would be read whole every time. */
const MOST_KEPT = 300;

export const getFavourites: UseCase<Favourites['get_records']> = async (ctx) => ({ records: await keptListings(ctx) });

export const addFavourite: UseCase<Favourites['add']> = async (ctx, { unique_id }) => {
  if (await isKept(ctx.tx, ctx.accountId, unique_id)) return { done: true };
  if ((await roomLeft(ctx)) === 0) throw new AppError('FAVOURITES_FULL', { values: { most: MOST_KEPT } });
  if ((await keep(ctx, [unique_id])) === 0) throw new AppError('NOT_FOUND');
  return { done: true };
};

export const removeFavourite: UseCase<Favourites['remove']> = async (ctx, { unique_id }) => {
  await takeAway(ctx.tx, ctx.accountId, unique_id, ctx.now);
  return { done: true };
};

/** What does not fit any more is left out: nobody is refused at the door because of it. */
export const mergeFavourites: UseCase<Favourites['merge']> = async (ctx, { unique_ids }) => {
  const fitting = unique_ids.slice(0, await roomLeft(ctx));
  return { added: fitting.length > 0 ? await keep(ctx, fitting) : 0 };
};

const roomLeft = async ({ tx, accountId }: Ctx): Promise<number> =>
  Math.max(0, MOST_KEPT - (await countKept(tx, accountId)));

async function keep(ctx: Ctx, unique_ids: readonly string[]): Promise<number> {
  const added = await keepListed(ctx.tx, { account_id: ctx.accountId, unique_ids, now: ctx.now });
  if (added > 0) await enqueueCount(ctx.tx, ctx.accountId);
  return added;
}
