import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf } from '../kernel/input/fields';
import { ledgerCheckNames } from '../ledger-checks/ledger-checks';
import { platformBackupStates } from '../platform-backups/platform-backup.states';
import { processRoles } from './process.states';

const count = z.number().int();
const at = z.string();
const names = z.object({ en: z.string(), ar: z.string() });
const manager = { areas: ['manager'], access: 'platform-technical.operations' } as const;
const base = 'technical/operations';

const processRow = z.object({
  process_id: z.string(),
  role: codeOf(processRoles),
  host: z.string(),
  started_at: at,
  seen_at: at,
  memory_bytes: count,
  processor_percent: count,
  /** It has not been heard of for a while: it ended, or it hangs. */
  is_away: z.boolean(),
});
const failedJob = z.object({
  id: count,
  task: z.string(),
  merchant: z.object({ id: count, name: names }).nullable(),
  why: z.string(),
  attempts: count,
  max_attempts: count,
  last_at: at,
  /** It will not be tried again by itself. */
  is_given_up: z.boolean(),
});
export type FailedJob = z.output<typeof failedJob>;
const slowCall = z.object({ at, method: z.string(), route: z.string(), status: count, ms: count });

/** How the platform itself is: for whoever runs it. */
export const operationsContract = {
  get: endpoint({
    ...manager,
    method: 'GET',
    path: `${base}/get`,
    summary: 'Processes, queue, failed jobs, slow calls, storage, checks and backups',
    input: z.object({}),
    output: z.object({
      processes: z.array(processRow),
      /** In which 95 of 100 calls of the last minutes were answered, of the slowest process. */
      slowest_ms: count.nullable(),
      calls: count,
      queue: z.object({ waiting: count, running: count, failed: count, oldest_seconds: count }),
      failed_jobs: z.array(failedJob),
      slow_calls: z.array(slowCall),
      slow_today: count,
      storage: z.object({
        database_bytes: count,
        uploads_bytes: count,
        tables: z.array(z.object({ name: z.string(), bytes: count, rows: count })),
        merchants: z.array(z.object({ id: count, name: names, bytes: count, files: count })),
      }),
      verify: z.object({
        salons_checked: count,
        salons_broken: count,
        newest_check: at.nullable(),
        /** Of the checks, in how many salons each does not hold. */
        checks: z.array(z.object({ check: z.literal(ledgerCheckNames), broken: count })),
        broken: z.array(z.object({ id: count, name: names, violations: count })),
      }),
      /** The last few that are over, the newest first. */
      backups: z.array(
        z.object({ made_at: at, bytes: count, state: codeOf(platformBackupStates), took_seconds: count }),
      ),
      proven: z.object({ at, took_seconds: count, salons: count, violations: count }).nullable(),
    }),
    errors: [],
  }),
  retry_jobs: endpoint({
    ...manager,
    alsoNeeds: ['platform-technical.retry-jobs'],
    method: 'POST',
    path: `${base}/retry_jobs`,
    summary: 'Let failed jobs run again now',
    input: z.object({ ids: z.array(z.int().positive()).min(1).max(200) }),
    output: z.object({ jobs: count }),
    errors: [],
  }),
  remove_job: endpoint({
    ...manager,
    alsoNeeds: ['platform-technical.retry-jobs'],
    method: 'POST',
    path: `${base}/remove_job`,
    summary: 'Give a failed job up for good',
    input: z.object({ id: z.int().positive() }),
    output: z.object({ done: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
};
