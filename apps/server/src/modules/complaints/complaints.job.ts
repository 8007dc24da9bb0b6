import { asAccount, asPlatform } from '../../services';
import type { Job } from '../../worker/job';
import { notify } from '../notifications';
import { claimLate } from './complaints.repo';
import { accountsWithLate } from './late-complaints.repo';

export const complaintJobs: readonly Job[] = [
  {
    task: 'tell-of-late-complaints',
    cron: '*/10 * * * *',
    run: async (services) => {
      const now = services.clock();
      for (const accountId of await asPlatform(services, (tx) => accountsWithLate(tx, now)))
        await asAccount(services, accountId, async (tx) => {
          for (const { id, name, what } of await claimLate({ tx, accountId, now }))
            await notify(tx, accountId, {
              type: 'complaints',
              code: what === 'answer' ? 'answer-overdue' : 'close-overdue',
              values: { who: name },
              open: id,
            });
        }).catch((error: unknown) =>
          services.log.error({ err: error, account_id: accountId }, 'late complaints of a salon were left out'),
        );
    },
  },
];
