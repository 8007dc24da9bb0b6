import type { Job } from '../../worker/job';
import { asPlatform } from '../../services';
import { forgetOlderThan } from './housekeeping.repo';

const HOUR = 3_600_000;

/** Rows that have done their work: saved answers after a day, spent codes and limits after a week, unverified requests after a month. */
export const housekeepingJobs: readonly Job[] = [
  {
    task: 'forget-old-rows',
    cron: '17 * * * *',
    run: async (services) => {
      const before = (hours: number): string => new Date(services.clock().getTime() - hours * HOUR).toISOString();
      await asPlatform(services, (tx) =>
        forgetOlderThan(tx, {
          answers: before(24),
          codes: before(7 * 24),
          requests: before(30 * 24),
          limits: before(24),
        }),
      );
    },
  },
];
