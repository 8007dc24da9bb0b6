import type { JobHelpers } from 'graphile-worker';
import type { Services } from '../services';

/**
 * Work outside of requests. A module lists its own beside what they do; `jobs.ts` knows every list, as `modules.ts`
 * knows every door.
 */
export type Job = {
  /** The name by which `enqueue` asks for it. */
  task: string;
  /** When the clock asks for it, in UTC: minute, hour, day, month, weekday. Once over all processes. */
  cron?: string;
  run: (services: Services, payload: unknown, helpers: JobHelpers) => unknown;
};
