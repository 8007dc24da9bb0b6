import { addMonths, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { addToPurse } from '../customer-money';
import type { Bookkeeper } from '../ledger';
import { insertEarned } from './loyalty.repo';

/** Points of an invoice. The purse is locked already. */
export async function earnPoints(
  ctx: Bookkeeper,
  earned: {
    customer_id: number;
    points: number;
    invoice_id: number;
    day: LocalDate;
    expire_after_months: number | null;
    created_by: number | null;
  },
): Promise<void> {
  const { expire_after_months, ...row } = earned;
  if (row.points <= 0) return;
  const expires_on = expire_after_months === null ? null : addMonths(row.day, expire_after_months);
  await Promise.all([
    insertEarned(ctx, { ...row, expires_on }),
    addToPurse(ctx, row.customer_id, { points: row.points }),
  ]);
}
