import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { countryName, gulfCountry, type GulfIso2 } from '@rawnaq/domain/kernel/places/countries';
import { fillPlaces, sayList } from '@rawnaq/domain/kernel/localized';
import type { AccountPrice } from '@rawnaq/domain/platform-invoices/account-prices.contract';
import { pricedItems } from '@rawnaq/domain/platform-invoices/account-items.states';
import { pricesFor } from '@rawnaq/domain/platform-invoices/public-prices';
import { PACKAGE_FACTS } from '@rawnaq/domain/website-content/website-pages';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { createFormat } from '../../lib/format';
import { useSite } from '../site';

const EXTRAS = ['users'] as const;
/** Prices have no time in them. */
const ZONE = 'UTC';

/** What packages cost in a country, as the platform's own list says it. Without prices there is nothing to show. */
export function PricingSection() {
  const { language, text, content, prices, query } = useSite();
  const chosen = prices && pricesFor(prices, new URLSearchParams(query).get('country'));
  if (!prices || !chosen) return null;
  const words = text.website.prices;
  const format = createFormat({ language, currency: prices.currency, timeZone: ZONE });
  const nameOf = (iso2: GulfIso2): string => countryName(gulfCountry(iso2)!)[language];
  const of = (item: AccountPrice['item'], period: AccountPrice['period']) =>
    chosen.prices.find((price) => price.item === item && price.period === period)?.price;
  const costs = (item: AccountPrice['item']) => {
    const [month, year] = [of(item, 'month'), of(item, 'year')];
    if (month === undefined && year === undefined) return undefined;
    return month === undefined
      ? { amount: format.money(year!), per: words.yearOnly, also: undefined }
      : {
          amount: format.money(month),
          per: words.month,
          also: year === undefined ? undefined : fillPlaces(words.year, { price: format.money(year) }),
        };
  };
  const note = (tier: (typeof PACKAGE_FACTS)[number]): string =>
    content.facts[`${language === 'ar' ? 'arabic' : 'english'}_${tier}`];
  const sold = PACKAGE_FACTS.map((tier) => ({ tier, cost: costs(tier) })).filter(({ cost }) => cost);
  const extras = EXTRAS.map((item) => ({ item, cost: costs(item) })).filter(({ cost }) => cost);
  return (
    <section className="wide section" id="pricing">
      <div className="section-head">
        <h2>{words.title}</h2>
        <p>{fillPlaces(words.lead, { country: nameOf(chosen.country) })}</p>
      </div>
      {prices.countries.length > 1 && (
        <nav className="countries-choice" aria-label={words.country}>
          {prices.countries.map(({ country }) => (
            <a
              key={country}
              href={`?country=${country}#pricing`}
              rel="nofollow"
              aria-current={country === chosen.country ? 'true' : undefined}
            >
              {nameOf(country)}
            </a>
          ))}
        </nav>
      )}
      <ul className="packages">
        {sold.map(({ tier, cost }) => (
          <li key={tier}>
            <h3>{labelOf(pricedItems, tier)[language]}</h3>
            {note(tier) && <p>{note(tier)}</p>}
            <p className="price">
              <b>{cost!.amount}</b> <span>{cost!.per}</span>
            </p>
            {cost!.also && <p className="price-year">{cost!.also}</p>}
            <a className="button outline" href={pathTo('registration', language)}>
              {words.try}
            </a>
          </li>
        ))}
      </ul>
      {extras.length > 0 && (
        <p className="extras">
          {words.extras}:{' '}
          {sayList(
            extras.map(({ item, cost }) => `${labelOf(pricedItems, item)[language]} ${cost!.amount} ${cost!.per}`),
            language,
          )}
        </p>
      )}
    </section>
  );
}
