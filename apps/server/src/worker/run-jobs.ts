import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  run,
  type JobHelpers,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { beat, freeJobsOfDeadWorkers } from '../db/worker-heartbeats';
import type { Services } from '../services';
import { endLastingPool, lastingPool } from '../db/lasting-pool';
import type { Job } from './job';

export type RunningJobs = { stop: () => Promise<void> };

const RESTART_MS = 3_000;
const BEAT_MS = 10_000;
/** Four missed beats. The library's own limit is four hours, too long for a reminder that must go out today. */
const DEAD_AFTER_SECONDS = 40;

export async function startJobs(url: string, services: Services, jobs: readonly Job[]): Promise<RunningJobs> {
  const pool = lastingPool(url, 4);
  const workerIds = new Set<string>();
  const events = new EventEmitter() as WorkerEvents;
  // Jobs are locked in the name of the pool, not of the single worker in it.
  events.on('pool:create', ({ workerPool }) => {
    workerIds.add(workerPool.id);
  });
  const start = (): Promise<Runner> =>
    run({
      pgPool: pool,
      taskList: tasksOf(jobs, services),
      crontab: crontabOf(jobs),
      events,
      concurrency: 4,
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: new WorkerLogger(() => (level, message) => {
        if (level === 'error') services.log.warn({ worker: message }, 'job failed');
      }),
    });
  const pulse = async (): Promise<void> => {
    await beat(pool, [...workerIds]);
    const freed = await freeJobsOfDeadWorkers(pool, DEAD_AFTER_SECONDS);
    if (freed.length) services.log.warn({ workers: freed }, 'jobs of dead workers were set free');
  };
  let stopped = false;
  let runner = await start();
  const keepRunning = async (): Promise<void> => {
    while (!stopped) {
      await runner.promise.catch((error: unknown) => services.log.error({ err: error }, 'the job runner ended'));
      if (stopped) return;
      // A long absence of the database makes the library give up. We do not.
      await new Promise((resume) => setTimeout(resume, RESTART_MS));
      workerIds.clear();
      runner = await start().catch(() => runner);
    }
  };
  void keepRunning();
  const quietly = (): void =>
    void pulse().catch((error: unknown) => services.log.warn({ err: error }, 'worker heartbeat failed'));
  quietly();
  const timer = setInterval(quietly, BEAT_MS).unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await runner.stop().catch(() => {});
      await endLastingPool(pool);
    },
  };
}

const tasksOf = (jobs: readonly Job[], services: Services): TaskList =>
  Object.fromEntries(
    jobs.map(({ task, run: work }) => [
      task,
      async (payload: unknown, helpers: JobHelpers) => void (await work(services, payload, helpers)),
    ]),
  );

const crontabOf = (jobs: readonly Job[]): string =>
  jobs.flatMap(({ task, cron }) => (cron ? [`${cron} ${task}`] : [])).join('\n');
