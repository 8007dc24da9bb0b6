import { rowsOf } from '../people';
import type { World } from '../world';

type Word = { id: number; account_id: number; channel: string; allowed: boolean; at: Date };

/** A customer's word about offers, as the product keeps it: in the history, and as the newest one on her row. */
export async function sayAboutOffers(world: World, { id, account_id, channel, allowed, at }: Word): Promise<void> {
  await rowsOf(
    world,
    `insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name, recorded_at)
     values ($1, $2, $3, 'marketing', $4, 'Test', $5)`,
    [account_id, id, channel, allowed, at.toISOString()],
  );
  await rowsOf(world, 'select app.keep_offers($1, array[$2::bigint])', [account_id, id]);
}
