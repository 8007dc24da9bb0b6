import type { Ctx } from '../../http/context';
import { addToWaitlist } from './change-waitlist';
import { holdWishesOf, isWished } from './waitlist.repo';

type Wish = Parameters<typeof addToWaitlist>[1];

/**
 * A wish that came by another page, once however often that was sent: whoever comes second waits for the first and
 * finds it. Answers whether it is a new one.
 */
export async function wishOnce(ctx: Ctx, wish: Wish): Promise<boolean> {
  await holdWishesOf(ctx, wish.customer_id);
  if (await isWished(ctx, wish)) return false;
  await addToWaitlist(ctx, wish);
  return true;
}
