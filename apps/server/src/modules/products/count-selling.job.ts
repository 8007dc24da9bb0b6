import type { Job } from '../../worker/job';
import { asPlatform, type Services } from '../../services';
import { storeSelling } from '../suggested-products';
import { countSelling } from './selling.repo';

/** Every hour: a list that counted the salons of each product itself would grow slower with every salon. */
export const productJobs: readonly Job[] = [
  { task: 'count-selling-salons', cron: '11 * * * *', run: countSellingSalons },
];

/**
 * Counted in one transaction and written in another: what reads all salons at once does not write a list they share.
 */
export async function countSellingSalons(services: Services): Promise<void> {
  const counted = await asPlatform(services, countSelling);
  await asPlatform(services, (tx) => storeSelling(tx, counted));
}
