import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { addToPurse } from '../customer-money';
import type { Bookkeeper } from '../ledger';
import { insertReturned, lowerOpenPoints } from './returned-points.repo';

type Returned = {
  customer_id: number;
  /** At most what she has. */
  points: number;
  /** The paper that takes them, and the one that had given them: its own points go first. */
  invoice_id: number;
  earned_by: number;
  day: LocalDate;
  created_by: number | null;
};

/** Points of an invoice that is taken back. The purse is locked already. */
export async function returnPoints(ctx: Bookkeeper, { earned_by, ...returned }: Returned): Promise<void> {
  if (returned.points <= 0) return;
  await Promise.all([
    insertReturned(ctx, returned),
    lowerOpenPoints(ctx, { ...returned, earned_by }),
    addToPurse(ctx, returned.customer_id, { points: -returned.points }),
  ]);
}
