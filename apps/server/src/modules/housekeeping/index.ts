import type { Tx } from '../../db/database';
import { forgetAnswers } from '../../http/idempotency';
import { forgetOldHits } from '../../http/throttle.repo';
import { asPlatform } from '../../services';
import type { Job } from '../../worker/job';
import { forgetUnverified } from '../accounts';
import { forgetCodes, forgetResets } from '../auth';
import { forgetContactMessages } from '../contact-messages';

/** Rows that have done their work, by their owners, and after how many hours. */
const OLD_ROWS: readonly { forget: (tx: Tx, before: string) => Promise<void>; hours: number }[] = [
  { forget: forgetAnswers, hours: 24 },
  { forget: forgetOldHits, hours: 24 },
  { forget: forgetCodes, hours: 7 * 24 },
  { forget: forgetResets, hours: 7 * 24 },
  { forget: forgetUnverified, hours: 30 * 24 },
  { forget: forgetContactMessages, hours: 2 * 365 * 24 },
];
const HOUR_MS = 3_600_000;

export const housekeepingJobs: readonly Job[] = [
  {
    task: 'forget-old-rows',
    cron: '17 * * * *',
    run: (services) => asPlatform(services, (tx) => forgetOldRows(tx, services.clock())),
  },
];

async function forgetOldRows(tx: Tx, now: Date): Promise<void> {
  for (const { forget, hours } of OLD_ROWS) await forget(tx, new Date(now.getTime() - hours * HOUR_MS).toISOString());
}
