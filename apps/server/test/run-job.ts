import type { JobHelpers } from 'graphile-worker';
import { jobs } from '../src/jobs';
import type { Services } from '../src/services';

/** Runs a job as the worker would, now and here. */
export async function runJob(services: Services, task: string, payload: unknown = {}): Promise<void> {
  const job = jobs.find((one) => one.task === task);
  if (!job) throw new Error(`There is no job ${task}`);
  await job.run(services, payload, { job: { attempts: 1, max_attempts: 25 } } as JobHelpers);
}
