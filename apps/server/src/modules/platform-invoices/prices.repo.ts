import type { AccountPrice } from '@rawnaq/domain/platform-invoices/account-prices.contract';
import type { Tx } from '../../db/database';

/** What can be bought in a country. */
export const pricesIn = (tx: Tx, country: string): Promise<AccountPrice[]> =>
  tx
    .selectFrom('account_prices')
    .select(['item', 'period', 'price'])
    .where('country', '=', country)
    .orderBy('item')
    .orderBy('period')
    .execute();

/** Of all countries at once, as the website shows them. */
export const allPrices = (tx: Tx) =>
  tx
    .selectFrom('account_prices')
    .select(['country', 'item', 'period', 'price'])
    .orderBy('item')
    .orderBy('period')
    .execute();

export async function replacePrices(
  tx: Tx,
  country: string,
  prices: readonly AccountPrice[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom('account_prices').where('country', '=', country).execute();
  if (prices.length === 0) return;
  await tx
    .insertInto('account_prices')
    .values(prices.map((price) => ({ ...price, country, updated_at: now.toISOString() })))
    .execute();
}
