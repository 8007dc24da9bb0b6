import { storedForecast, type StoredForecast } from '@rawnaq/domain/forecast/forecast.contract';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Tx } from '../../db/database';

export type Place = { tx: Tx; accountId: number };

export const findSalon = ({ tx, accountId }: Place) =>
  tx
    .selectFrom('accounts')
    .select(['country', 'time_zone', 'business_day_cut_off'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

export async function keepForecast(
  { tx, accountId }: Place,
  today: LocalDate,
  now: Date,
  forecast: StoredForecast,
): Promise<void> {
  const values = { today, made_at: now.toISOString(), found: JSON.stringify(forecast) };
  await tx
    .insertInto('forecasts')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

/** Nothing before the first night; nor where a version with another shape has left it, until the next. */
export async function findForecast({
  tx,
  accountId,
}: Place): Promise<(StoredForecast & { made_at: string }) | undefined> {
  const row = await tx
    .selectFrom('forecasts')
    .select(['made_at', 'found'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { data } = storedForecast.safeParse(row?.found);
  return row && data && { ...data, made_at: new Date(row.made_at).toISOString() };
}
