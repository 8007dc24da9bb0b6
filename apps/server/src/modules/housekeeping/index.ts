import type { TaskList } from 'graphile-worker';
import { asPlatform, type Services } from '../../services';
import { forgetOlderThan } from './housekeeping.repo';

const HOUR = 3_600_000;

/** Rows that have done their work: saved answers after a day, spent codes and limits after a week, unverified requests after a month. */
export const housekeepingTasks = (services: Services): TaskList => ({
  'forget-old-rows': async () => {
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
});
