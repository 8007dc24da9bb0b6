import type { Job } from '../../worker/job';
import { checkSalons } from './check-salons';

export const ledgerCheckJobs: readonly Job[] = [
  {
    task: 'check-ledgers',
    cron: '40 0 * * *',
    run: async (services) => {
      const broken = (await checkSalons(services)).filter((one) => one.broken.length > 0);
      for (const { account_id, broken: checks } of broken)
        services.log.error({ account_id, checks }, 'The money of a salon does not add up');
    },
  },
];
