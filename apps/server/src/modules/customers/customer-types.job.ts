import type { TaskList } from 'graphile-worker';
import { announceAll } from '../../db/announce';
import { asPlatform, type Services } from '../../services';
import { countTypes, renewTypes } from './customer-types.repo';

/** Every hour, because the day ends at another hour in each time zone. */
export const customerTypeTasks = (services: Services): TaskList => ({
  'renew-customer-types': () =>
    asPlatform(services, async (tx) => {
      const now = services.clock();
      await announceAll(
        tx,
        (await renewTypes(tx, now)).map((account_id) => ({ channel: 'event', account_id, topic: 'customers' })),
      );
      await countTypes(tx, now);
    }),
});
