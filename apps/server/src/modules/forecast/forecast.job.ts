import { asPlatform } from '../../services';
import type { Job } from '../../worker/job';
import { salonsToForecast } from './due-salons.repo';
import { makeForecast } from './make-forecast';

/** Every hour, because each salon's day turns at its own. One salon a transaction; a second run finds nothing to do. */
export const forecastJobs: readonly Job[] = [
  {
    task: 'forecast-sales',
    cron: '25 * * * *',
    run: async (services) => {
      const now = services.clock();
      for (const accountId of await asPlatform(services, (tx) => salonsToForecast(tx, now)))
        await asPlatform(services, (tx) => makeForecast({ tx, accountId }, now));
    },
  },
];
