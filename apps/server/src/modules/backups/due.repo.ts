import { backupStates } from '@rawnaq/domain/backups/backup.states';
import type { Tx } from '../../db/database';

/** Of every salon that is open: what should have been made by now. */
export const dueSchedules = (tx: Tx, now: Date) =>
  tx
    .selectFrom('backup_schedules as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.account_id', 'a.time_zone'])
    .where('s.next_at', '<=', now.toISOString())
    .where('a.status', 'in', ['trial', 'active'])
    .orderBy('s.next_at')
    .limit(1000)
    .execute();

/** Of every account: whose week is over. */
export const backupsBefore = (tx: Tx, before: string) =>
  tx.selectFrom('backups').select(['account_id', 'id', 'storage_key']).where('created_at', '<', before).execute();

/** Of every account: those nobody has worked on since. */
export const stuckBackups = (tx: Tx, before: string) =>
  tx
    .selectFrom('backups')
    .select(['account_id', 'id'])
    .where('state', '=', backupStates.codes.running)
    .where('touched_at', '<', before)
    .execute();
