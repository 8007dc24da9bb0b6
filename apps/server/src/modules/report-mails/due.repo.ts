import type { Tx } from '../../db/database';
import { recordState } from '../../db/sql-codes';

/** Of every salon that is open: what should have gone out by now. */
export const dueReportMails = (tx: Tx, now: Date) =>
  tx
    .selectFrom('report_mails as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['m.account_id', 'm.id', 'a.time_zone'])
    .where('m.status', '=', recordState.active)
    .where('m.next_at', '<=', now.toISOString())
    .where('a.status', 'in', ['trial', 'active'])
    .orderBy('m.next_at')
    .limit(1000)
    .execute();
