import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Tx } from '../db/database';
import { asPlatform, type Services } from '../services';
import { salonBySalon } from './salon-by-salon';

/** What a job of the night needs in each salon: its transaction, the moment, and the salon's own day. */
export type Night = { tx: Tx; accountId: number; now: Date; today: LocalDate };

/** Once for each salon. Those that are closed are not left out; what ends there ends as well. */
export async function inEverySalon(
  services: Services,
  what: string,
  work: (night: Night) => Promise<unknown>,
): Promise<void> {
  const now = services.clock();
  const salons = await asPlatform(services, (tx) =>
    tx
      .selectFrom('accounts')
      .select(['id as account_id', 'time_zone', 'business_day_cut_off'])
      .where('id', '>', 0)
      .where('status', '<>', 'host')
      .orderBy('id')
      .execute(),
  );
  await salonBySalon(services, what, salons, ({ tx, accountId }, { time_zone, business_day_cut_off }) =>
    work({ tx, accountId, now, today: businessDateOf(now, time_zone, business_day_cut_off) }),
  );
}
