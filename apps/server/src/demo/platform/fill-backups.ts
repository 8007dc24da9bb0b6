import { platformRestoreKinds, platformRestoreStates } from '@rawnaq/domain/platform-backups/platform-backup.states';
import type { Tx } from '../../db/database';
import { enqueue } from '../../db/enqueue';
import { insertOperations } from './backups.repo';

const DAY = 86_400_000;
const SECOND = 1_000;
/** Whoever starts for the first time opens pages first. */
const AFTER_THE_START = 60 * SECOND;
const { drill, merchant } = platformRestoreKinds.codes;
const HAMS = 1003;

/**
 * What the platform's team did with backups before: drills of the last Sundays and one merchant who was put back. The
 * backup itself is a real one, which the worker makes shortly after the start: a row without its file would be a lie.
 */
export async function fillBackups(tx: Tx, now: Date): Promise<void> {
  const ago = (days: number, seconds = 0): string =>
    new Date(now.getTime() - days * DAY + seconds * SECOND).toISOString();
  const passed = { state: platformRestoreStates.codes.passed, backup_id: 0, violations: 0 };
  const drilled = (days: number, salons: number, row_count: number, seconds: number) => ({
    ...passed,
    kind: drill,
    backup_of: ago(days + 0.05),
    started_at: ago(days),
    touched_at: ago(days, seconds),
    finished_at: ago(days, seconds),
    table_count: 214,
    row_count,
    salons,
  });
  await insertOperations(tx, {
    restores: [
      drilled(16, 4, 118_204, 37),
      {
        ...passed,
        kind: merchant,
        tenant: HAMS,
        user_name: 'Omar Farouk',
        backup_of: ago(12.4),
        started_at: ago(12),
        touched_at: ago(12, 52),
        finished_at: ago(12, 52),
        table_count: 176,
        row_count: 1_384,
        salons: 1,
      },
      drilled(9, 5, 126_511, 41),
      drilled(2, 6, 131_870, 44),
    ],
    slow: [
      { at: ago(0.2), method: 'GET', route: '/api/merchant/reports/sales/get_records', status: 200, ms: 1_240 },
      { at: ago(0.6), method: 'POST', route: '/api/merchant/customers/import', status: 200, ms: 3_180 },
    ],
  });
  // From now and not from when the filling of this world began, which is what the database calls now.
  const soon = Date.now() + AFTER_THE_START;
  await enqueue(tx, 'queue-platform-backup', {}, { runAt: new Date(soon) });
  await enqueue(tx, 'check-ledgers', {}, { runAt: new Date(soon + AFTER_THE_START) });
}
