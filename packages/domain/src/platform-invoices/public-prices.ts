import { GULF_ISO2, type GulfIso2 } from '../kernel/places/countries';
import type { Currency } from '../kernel/money';
import type { AccountPrice } from './account-prices.contract';

/** What packages cost, as the website says it: by country, without VAT, in the platform's own currency. */
export type PublicPrices = { currency: Currency; countries: readonly CountryPrices[] };
export type CountryPrices = { country: GulfIso2; prices: readonly AccountPrice[] };

/** Whoever does not say where she is looks from the Emirates, or from the first country that has prices. */
const USUAL_COUNTRY: GulfIso2 = 'AE';

export function pricesFor({ countries }: PublicPrices, asked: string | null): CountryPrices | undefined {
  const of = (country: string | null) => countries.find((one) => one.country === country);
  return of(asked) ?? of(USUAL_COUNTRY) ?? countries[0];
}

/** Countries in the order the product has them; one without prices is left out. */
export function byCountry(rows: readonly (AccountPrice & { country: string })[]): CountryPrices[] {
  return GULF_ISO2.map((country) => ({
    country,
    prices: rows.filter((row) => row.country === country).map(({ item, period, price }) => ({ item, period, price })),
  })).filter(({ prices }) => prices.length > 0);
}
