import { asAccount, asPlatform } from '../../services';
import type { Job } from '../../worker/job';
import { oneByOne } from '../../worker/salon-by-salon';
import { salonsToForecast } from './due-salons.repo';
import { makeForecast } from './make-forecast';

/** Every hour, because each salon's day turns at its own; a second run finds nothing to do. */
export const forecastJobs: readonly Job[] = [
  {
    task: 'forecast-sales',
    cron: '25 * * * *',
    run: async (services) => {
      const now = services.clock();
      const due = await asPlatform(services, (tx) => salonsToForecast(tx, now));
      await oneByOne(services, 'forecasts', due, ({ account_id: accountId }) =>
        makeForecast((work) => asAccount(services, accountId, (tx) => work({ tx, accountId })), now),
      );
    },
  },
];
