import { loyaltyEntryKinds } from '@rawnaq/domain/loyalty/loyalty-entries.states';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Bookkeeper } from '../ledger';

export async function insertEarned(
  { tx, accountId, now }: Bookkeeper,
  row: {
    customer_id: number;
    points: number;
    invoice_id: number;
    expires_on: LocalDate | null;
    day: LocalDate;
    created_by: number | null;
  },
): Promise<void> {
  await tx
    .insertInto('loyalty_entries')
    .values({
      account_id: accountId,
      kind: loyaltyEntryKinds.codes.earned,
      open_points: row.points,
      ...row,
      created_at: now.toISOString(),
    })
    .execute();
}
