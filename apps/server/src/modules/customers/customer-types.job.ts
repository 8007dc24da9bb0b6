import type { Job } from '../../worker/job';
import { announceChange } from '../../db/announce';
import { asPlatform } from '../../services';
import { countTypes, renewTypes } from './customer-types.repo';

/** Every hour, because the day ends at another hour in each time zone. */
export const customerTypeJobs: readonly Job[] = [
  {
    task: 'renew-customer-types',
    cron: '1 * * * *',
    run: (services) =>
      asPlatform(services, async (tx) => {
        const now = services.clock();
        for (const accountId of await renewTypes(tx, now)) announceChange(tx, accountId, 'customers');
        await countTypes(tx, now);
      }),
  },
];
