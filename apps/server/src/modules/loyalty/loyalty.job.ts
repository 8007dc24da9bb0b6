import { sumMinor } from '@rawnaq/domain/kernel/money';
import { loyaltyEntryKinds } from '@rawnaq/domain/loyalty/loyalty-entries.states';
import { inEverySalon, type Night } from '../../worker/every-salon.repo';
import type { Job } from '../../worker/job';
import { addToPurse, lockPurse } from '../customer-money';
import { customersWithEndedPoints, endedPoints, insertSpent, takeFromEntries } from './loyalty.repo';

/** Every hour, because the day ends at another hour in each salon. */
export const loyaltyJobs: readonly Job[] = [
  { task: 'expire-points', cron: '8 * * * *', run: (services) => inEverySalon(services, 'points', expirePoints) },
];

/** What ended is read again under the purse's lock: somebody may be turning it into a voucher. */
export async function expirePoints({ today, ...ctx }: Night): Promise<void> {
  for (const customer_id of await customersWithEndedPoints(ctx, today)) {
    await lockPurse(ctx, customer_id);
    const ended = await endedPoints(ctx, customer_id, today);
    const points = sumMinor(ended.map(({ open_points }) => open_points));
    if (points === 0) continue;
    await takeFromEntries(
      ctx,
      ended.map(({ id, open_points }) => ({ id, points: open_points })),
    );
    await insertSpent(ctx, {
      kind: loyaltyEntryKinds.codes.expired,
      customer_id,
      points: -points,
      day: today,
      created_by: null,
    });
    await addToPurse(ctx, customer_id, { points: -points });
  }
}
