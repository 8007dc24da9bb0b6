import { businessDateOf } from '@rawnaq/domain/kernel/time/zoned-time';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Tx } from '../db/database';
import { asAccount, asPlatform, type Services } from '../services';

/** What a job of the night needs in each salon: its transaction, the moment, and the salon's own day. */
export type Night = { tx: Tx; accountId: number; now: Date; today: LocalDate };

/**
 * Once for each salon, in a transaction of its own: one that fails does not stop the others. Salons that are closed
 * are not left out; what ends there ends as well.
 */
export async function inEverySalon(
  services: Services,
  what: string,
  work: (night: Night) => Promise<unknown>,
): Promise<void> {
  const now = services.clock();
  const salons = await asPlatform(services, (tx) =>
    tx
      .selectFrom('accounts')
      .select(['id', 'time_zone', 'business_day_cut_off'])
      .where('id', '>', 0)
      .where('status', '<>', 'host')
      .orderBy('id')
      .execute(),
  );
  for (const { id: accountId, time_zone, business_day_cut_off } of salons) {
    const today = businessDateOf(now, time_zone, business_day_cut_off);
    await asAccount(services, accountId, (tx) => work({ tx, accountId, now, today })).catch((error: unknown) =>
      services.log.error({ err: error, account_id: accountId }, `${what} of a salon were left out`),
    );
  }
}
