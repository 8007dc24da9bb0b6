import type { TaskList } from 'graphile-worker';
import { asPlatform, type Services } from '../../services';
import { countSelling } from './suggested-products.repo';

/** Every hour: a list that counted the salons of each product itself would grow slower with every salon. */
export const suggestedProductTasks = (services: Services): TaskList => ({
  'count-selling-salons': () => asPlatform(services, countSelling),
});
