import { asPlatform, type Services } from '../../services';
import type { Job } from '../../worker/job';
import { forgetBefore } from './operations.repo';

const DAY_MS = 86_400_000;
const SLOW_KEPT_DAYS = 7;

export const operationJobs: readonly Job[] = [
  {
    task: 'forget-slow-calls',
    cron: '20 4 * * *',
    run: (services: Services) => {
      const ago = (days: number): string => new Date(services.clock().getTime() - days * DAY_MS).toISOString();
      return asPlatform(services, (tx) => forgetBefore(tx, ago(1), ago(SLOW_KEPT_DAYS)));
    },
  },
];
