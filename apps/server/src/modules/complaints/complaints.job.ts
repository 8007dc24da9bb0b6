import { asPlatform } from '../../services';
import type { Job } from '../../worker/job';
import { salonBySalon } from '../../worker/salon-by-salon';
import { notify } from '../notifications';
import { claimLate } from './complaints.repo';
import { accountsWithLate } from './late-complaints.repo';

export const complaintJobs: readonly Job[] = [
  {
    task: 'tell-of-late-complaints',
    cron: '*/10 * * * *',
    run: async (services) => {
      const late = await asPlatform(services, (tx) => accountsWithLate(tx, services.clock()));
      await salonBySalon(services, 'late complaints', late, async (turn) => {
        for (const { id, name, what } of await claimLate(turn))
          await notify(turn.tx, turn.accountId, {
            type: 'complaints',
            code: what === 'answer' ? 'answer-overdue' : 'close-overdue',
            values: { who: name },
            open: id,
          });
      });
    },
  },
];
