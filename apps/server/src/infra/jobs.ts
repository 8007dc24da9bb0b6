import { EventEmitter } from 'node:events';
import { Logger as WorkerLogger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { beat, freeJobsOfDeadWorkers } from '../db/worker-heartbeats';
import { connectionOf } from '../db/pool';
import { housekeepingTasks } from '../modules/housekeeping';
import { messageTasks } from '../modules/messages';
import { notificationTasks } from '../modules/notifications';
import type { Services } from '../services';

export type Jobs = { stop: () => Promise<void> };

/** Every job the product knows. */
const tasks = (services: Services): TaskList => ({ ...messageTasks(services), ...notificationTasks(services), ...housekeepingTasks(services) });

/** Run by the clock, once over all processes. */
const CRONTAB = ['* * * * * settle-interrupted-messages', '17 * * * * forget-old-rows'].join('\n');

const BEAT_MS = 10_000;
/** Four missed beats. The library's own limit is four hours, too long for a reminder that must go out today. */
const DEAD_AFTER_SECONDS = 40;

export async function startJobs(url: string, services: Services): Promise<Jobs> {
  const pool = new pg.Pool({ ...connectionOf(url), max: 4, application_name: 'rawnaq jobs' });
  pool.on('error', () => {}).on('connect', (client) => { client.on('error', () => {}); });
  const workerIds = new Set<string>();
  const events = new EventEmitter() as WorkerEvents;
  events.on('worker:create', ({ worker }) => { workerIds.add(worker.workerId); });
  const runner: Runner = await run({
    pgPool: pool, taskList: tasks(services), crontab: CRONTAB, events, concurrency: 4, pollInterval: 2_000, noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message) => { if (level === 'error') services.log.warn({ worker: message }, 'job failed'); }),
  });
  const pulse = async (): Promise<void> => {
    await beat(pool, [...workerIds]);
    const freed = await freeJobsOfDeadWorkers(pool, DEAD_AFTER_SECONDS);
    if (freed.length) services.log.warn({ workers: freed }, 'jobs of dead workers were set free');
  };
  const quietly = (): void => void pulse().catch((error: unknown) => services.log.warn({ err: error }, 'worker heartbeat failed'));
  quietly();
  const timer = setInterval(quietly, BEAT_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await runner.stop().catch(() => {});
      await pool.end();
    },
  };
}
