import { ledgerCheckNames } from '@rawnaq/domain/ledger-checks/ledger-checks';
import type { operationsContract } from '@rawnaq/domain/operations/operations.contract';
import type { UseCase } from '../../http/bind-contract';
import { brokenSalons, checkedSalons } from '../ledger-checks';
import { lastProven, newestBackups } from '../platform-backups';
import {
  readFailedJobs,
  readProcesses,
  readQueue,
  readSlowCalls,
  readStorage,
  readTableSizes,
} from './operations.repo';

/** Four missed beats. */
const AWAY_MS = 40_000;
/** One that ended without a word is shown so long. */
const SHOWN_MS = 60 * 60_000;
const SHOWN_BROKEN = 5;
const SHOWN_BACKUPS = 3;

export const getOperations: UseCase<(typeof operationsContract)['get']> = async ({ tx, now }) => {
  const processes = await readProcesses(tx, new Date(now.getTime() - SHOWN_MS).toISOString());
  const awayBefore = now.getTime() - AWAY_MS;
  const shown = processes.map(({ calls: _calls, slowest_ms: _ms, ...row }) => ({
    ...row,
    is_away: Date.parse(row.seen_at) < awayBefore,
  }));
  const slow = await readSlowCalls(tx, now);
  return {
    processes: shown,
    slowest_ms: processes.reduce<number | null>(
      (most, { calls, slowest_ms }) => (calls === 0 ? most : Math.max(most ?? 0, slowest_ms)),
      null,
    ),
    calls: processes.reduce((sum, { calls }) => sum + calls, 0),
    queue: await readQueue(tx),
    failed_jobs: await readFailedJobs(tx),
    slow_calls: slow.records,
    slow_today: slow.total,
    storage: { ...(await readTableSizes(tx)), ...(await readStorage(tx)) },
    verify: await verifyOf(tx),
    ...(await backupsOf(tx)),
  };
};

type Tx = Parameters<typeof getOperations>[0]['tx'];

async function verifyOf(tx: Tx) {
  const [{ salons_checked, salons_broken, newest_check }, salons] = await Promise.all([
    checkedSalons(tx),
    brokenSalons(tx),
  ]);
  const found = salons.flatMap(({ checks }) => checks);
  return {
    salons_checked,
    salons_broken,
    newest_check,
    checks: ledgerCheckNames.map((check) => ({ check, broken: found.filter((one) => one.check === check).length })),
    broken: salons.slice(0, SHOWN_BROKEN).map(({ account_id, salon, checks }) => ({
      id: account_id,
      name: salon,
      violations: checks.reduce((sum, { violations }) => sum + violations, 0),
    })),
  };
}

async function backupsOf(tx: Tx) {
  const [newest, proven] = await Promise.all([newestBackups(tx, SHOWN_BACKUPS), lastProven(tx)]);
  return {
    backups: newest.map(({ created_at, finished_at, bytes, state }) => ({
      made_at: created_at,
      bytes: bytes ?? 0,
      state,
      took_seconds: secondsBetween(created_at, finished_at ?? created_at),
    })),
    proven:
      proven?.finished_at == null
        ? null
        : {
            at: proven.finished_at,
            took_seconds: secondsBetween(proven.started_at, proven.finished_at),
            salons: proven.salons ?? 0,
            violations: proven.violations ?? 0,
          },
  };
}

const secondsBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 1_000);
