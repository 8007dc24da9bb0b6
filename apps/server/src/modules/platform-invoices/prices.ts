import { isCurrency } from '@rawnaq/domain/kernel/money';
import type { accountPricesContract, AccountPrice } from '@rawnaq/domain/platform-invoices/account-prices.contract';
import { pricePerMonth } from '@rawnaq/domain/platform-invoices/account-invoice.rules';
import { accountPeriods, type Tier } from '@rawnaq/domain/platform-invoices/account-items.states';
import { byCountry, type PublicPrices } from '@rawnaq/domain/platform-invoices/public-prices';
import { platformMethodsSetting } from '@rawnaq/domain/settings/platform-methods-setting';
import { platformBillingSetting } from '@rawnaq/domain/settings/platform-billing-setting';
import type { UseCase } from '../../http/bind-contract';
import { asPlatform, PLATFORM_ACCOUNT, type Services } from '../../services';
import { audit } from '../audit';
import { getSetting, saveSetting } from '../settings';
import { platformCurrency } from './account-invoices.query';
import { allPrices, pricesIn, replacePrices } from './prices.repo';
import { readLimits, storeLimits } from './users-limit.repo';

type Prices = typeof accountPricesContract;

export const getPrices: UseCase<Prices['get']> = async (ctx, { country }) => ({
  currency: await platformCurrency(ctx),
  prices: await pricesIn(ctx.tx, country),
});

export const savePrices: UseCase<Prices['save']> = async (ctx, { country, prices }) => {
  const once = [...new Map(prices.map((price) => [`${price.item} ${price.period}`, price])).values()];
  const before = await pricesIn(ctx.tx, country);
  await replacePrices(ctx.tx, country, once, ctx.now);
  await audit(ctx, {
    action: 'account-prices.save',
    entity: 'account_prices',
    entity_id: country,
    before: { country, prices: said(before) },
    after: { country, prices: said(once) },
  });
  return { done: true };
};

/** For everybody: what is asked of merchants of each country. */
export const readPublicPrices = (services: Services): Promise<PublicPrices | undefined> =>
  asPlatform(services, async (tx) => {
    const countries = byCountry(await allPrices(tx));
    const currency = await platformCurrency({ tx, accountId: PLATFORM_ACCOUNT });
    return countries.length > 0 && isCurrency(currency) ? { currency, countries } : undefined;
  });

export const getLimits: UseCase<Prices['get_limits']> = ({ tx }) => readLimits(tx);

export const saveLimits: UseCase<Prices['save_limits']> = async (ctx, limits) => {
  const before = await readLimits(ctx.tx);
  await storeLimits(ctx.tx, limits);
  await audit(ctx, {
    action: 'package-limits.save',
    entity: 'package_limits',
    entity_id: 'all',
    before,
    after: limits,
  });
  return { done: true };
};

export const methods = { get: getSetting(platformMethodsSetting), save: saveSetting(platformMethodsSetting) };
export const billing = { get: getSetting(platformBillingSetting), save: saveSetting(platformBillingSetting) };
/** A month of a package by the list; the yearly price stands in where it is not sold by the month. */
export function monthOf(prices: readonly AccountPrice[], tier: Tier): number | undefined {
  const of = (period: AccountPrice['period']) =>
    prices.find((price) => price.item === tier && price.period === period)?.price;
  const [month, year] = [of(accountPeriods.codes.month), of(accountPeriods.codes.year)];
  return month ?? (year === undefined ? undefined : pricePerMonth(year, accountPeriods.codes.year));
}

const said = (prices: readonly AccountPrice[]): string =>
  prices
    .map(({ item, period, price }) => `${item} ${period} ${price}`)
    .toSorted()
    .join(', ');
