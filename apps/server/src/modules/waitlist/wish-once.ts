import type { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { z } from 'zod';
import type { Ctx } from '../../http/context';
import { addToWaitlist } from './change-waitlist';
import { holdWishesOf, isWished } from './waitlist.repo';

type Wish = z.output<(typeof waitlistContract)['add']['input']>;

/**
 * A wish that came by another page, once however often that was sent: whoever comes second waits for the first and
 * finds it. Undefined where it was there.
 */
export async function wishOnce(ctx: Ctx, wish: Wish): Promise<OutputOf<(typeof waitlistContract)['add']> | undefined> {
  await holdWishesOf(ctx, wish.customer_id);
  return (await isWished(ctx, wish)) ? undefined : addToWaitlist(ctx, wish);
}
