import { postPackageExpired } from '@rawnaq/domain/ledger/post-customer-money';
import { inEverySalon, type Night } from '../../worker/every-salon.repo';
import type { Job } from '../../worker/job';
import { entriesOf, post } from '../ledger';
import { lockEndedPackages, markPackagesExpired } from './ended-packages.repo';

/** Every hour, because the day ends at another hour in each salon. */
export const customerPackageJobs: readonly Job[] = [
  {
    task: 'expire-packages',
    cron: '7 * * * *',
    run: (services) => inEverySalon(services, 'packages', expirePackages),
  },
];

/** What a customer left of her package is earned when its last day has passed, at the rate it was sold with. */
export async function expirePackages({ today, ...ctx }: Night): Promise<number> {
  const ended = await lockEndedPackages(ctx, today);
  if (ended.length === 0) return 0;
  await markPackagesExpired(
    ctx,
    ended.map(({ id }) => id),
    today,
  );
  await post(
    ctx,
    entriesOf(
      ended.map(({ id, open_value, vat_rate }) => ({
        customer_package_id: id,
        journal: postPackageExpired(open_value, vat_rate),
      })),
      { day: today, created_by: null },
    ),
  );
  return ended.length;
}
