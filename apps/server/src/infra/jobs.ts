import { EventEmitter } from 'node:events';
import { Logger as WorkerLogger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { beat, freeJobsOfDeadWorkers } from '../db/worker-heartbeats';
import { trainingTasks } from '../demo/reset-training.job';
import { appointmentTasks } from '../modules/appointments';
import { customerCareTasks } from '../modules/customer-care';
import { customerImportTasks, customerTypeTasks } from '../modules/customers';
import { employeeTasks } from '../modules/employees';
import { housekeepingTasks } from '../modules/housekeeping';
import { accountLifeTasks } from '../modules/platform-merchants';
import { messageTasks } from '../modules/messages';
import { notificationTasks } from '../modules/notifications';
import { paymentLinkTasks } from '../modules/payment-links';
import { suggestedProductTasks } from '../modules/suggested-products';
import { suggestionTasks } from '../modules/suggested-services';
import { waitlistTasks } from '../modules/waitlist';
import type { Services } from '../services';
import { endLastingPool, lastingPool } from './lasting-pool';

export type Jobs = { stop: () => Promise<void> };

/** Every job the product knows. */
const tasks = (services: Services): TaskList => ({
  ...messageTasks(services),
  ...notificationTasks(services),
  ...housekeepingTasks(services),
  ...employeeTasks(services),
  ...customerTypeTasks(services),
  ...customerImportTasks(services),
  ...customerCareTasks(services),
  ...accountLifeTasks(services),
  ...appointmentTasks(services),
  ...waitlistTasks(services),
  ...suggestionTasks(services),
  ...suggestedProductTasks(services),
  ...trainingTasks(services),
  ...paymentLinkTasks(services),
});

/** Run by the clock, once over all processes. */
const CRONTAB = [
  '* * * * * settle-interrupted-messages',
  '17 * * * * forget-old-rows',
  '20 4 * * * warn-of-papers',
  '1 * * * * renew-customer-types',
  '9 * * * * count-suggestions',
  '11 * * * * count-selling-salons',
  '3 * * * * watch-account-ends',
  '* * * * * end-owner-visits',
  '*/5 * * * * remind-customers',
  '* * * * * cancel-unpaid-appointments',
  '* * * * * purge-holds',
  '40 0 * * * reset-training-salon',
  '*/3 * * * * reconcile-payment-links',
  '12 * * * * congratulate-customers',
  '27 * * * * invite-missed-customers',
].join('\n');

const RESTART_MS = 3_000;
const BEAT_MS = 10_000;
/** Four missed beats. The library's own limit is four hours, too long for a reminder that must go out today. */
const DEAD_AFTER_SECONDS = 40;

export async function startJobs(url: string, services: Services): Promise<Jobs> {
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
      taskList: tasks(services),
      crontab: CRONTAB,
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
