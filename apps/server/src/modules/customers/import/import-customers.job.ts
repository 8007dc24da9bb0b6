import type { JobHelpers } from 'graphile-worker';
import type { Job } from '../../../worker/job';
import { apart, asAccount, type Services } from '../../../services';
import { chunksOf, findImport, finishImport, goodRows, insertImported, lockImport, setProgress } from './import.repo';

const CHUNK = 500;

export const customerImportJobs: readonly Job[] = [{ task: 'import-customers', run: importCustomers }];

/** All good rows in one transaction: all of them or none. How far it is, is told from outside of it. */
async function importCustomers(services: Services, payload: unknown, { job }: JobHelpers): Promise<void> {
  const { account_id, id } = payload as { account_id: number; id: number };
  try {
    await asAccount(services, account_id, async (tx) => {
      await lockImport(tx, account_id, id);
      const record = await findImport(tx, account_id, id);
      if (record?.state !== 'running') return;
      const rows = await goodRows(tx, account_id, id);
      let [added, done] = [0, 0];
      for (const some of chunksOf(rows, CHUNK)) {
        added += await insertImported(tx, account_id, some, services.clock(), record.created_by_name);
        done += some.length;
        await tellProgress(services, account_id, id, done);
      }
      await finishImport(tx, account_id, id, {
        state: 'done',
        added,
        skipped: rows.length - added,
        done_rows: done,
        finished_at: services.clock().toISOString(),
      });
    });
  } catch (error) {
    if (job.attempts >= job.max_attempts) await giveUp(services, account_id, id);
    throw error;
  }
}

/** Nobody's customers are lost because the bar could not move. */
const tellProgress = (services: Services, account_id: number, id: number, done: number): Promise<void> =>
  apart(services, async (tx) => {
    await setProgress(tx, account_id, id, done);
  }).catch((error: unknown) => services.log.warn({ err: error }, 'import progress not told'));

const giveUp = (services: Services, account_id: number, id: number): Promise<void> =>
  apart(services, async (tx) => {
    await finishImport(tx, account_id, id, {
      state: 'failed',
      added: 0,
      skipped: 0,
      done_rows: 0,
      finished_at: services.clock().toISOString(),
    });
  });
