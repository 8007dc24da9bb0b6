import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { minuteText } from '@rawnaq/domain/kernel/time/clock';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { formatDecimal, type Currency } from '@rawnaq/domain/kernel/money';
import type { OnlineContent } from './online-content';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const KINDS: Record<string, string> = {
  women_salon: 'BeautySalon',
  beauty_centre: 'BeautySalon',
  men_salon: 'HairSalon',
  kids_salon: 'HairSalon',
};

/** The salon in the words search engines know: who, where, when, what for how much, and where to book. */
export function salonFacts({ salon, menu }: OnlineContent, language: Language, origin: string): object {
  const url = origin + pathTo('online-home', language, { aliasName: salon.alias });
  const own = (record: { english_name: string; arabic_name: string }) =>
    language === 'ar' ? record.arabic_name : record.english_name;
  const address = language === 'ar' ? salon.arabic_address : salon.english_address;
  return {
    '@context': 'https://schema.org',
    '@type': KINDS[salon.business_type] ?? 'BeautySalon',
    '@id': `${url}#salon`,
    name: own(salon),
    url,
    description: (language === 'ar' ? salon.arabic_welcome : salon.english_welcome) || undefined,
    image: salon.picture_urls.length > 0 ? salon.picture_urls.map((picture) => origin + picture) : undefined,
    logo: salon.logo_url ? origin + salon.logo_url : undefined,
    telephone: salon.telephone || undefined,
    currenciesAccepted: salon.currency,
    priceRange: priceRange(menu, salon.currency),
    hasMap: mapOf(salon),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address || undefined,
      addressLocality: salon.city ?? undefined,
      addressCountry: salon.country,
    },
    geo:
      salon.latitude !== null && salon.longitude !== null
        ? { '@type': 'GeoCoordinates', latitude: salon.latitude, longitude: salon.longitude }
        : undefined,
    openingHoursSpecification: salon.week.map(({ weekday, start, end }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[weekday]}`,
      opens: clock(start),
      closes: clock(end),
    })),
    specialOpeningHoursSpecification: salon.special.flatMap(({ starts_on, ends_on, ranges }) =>
      // Equal times are how a closed day is said.
      (ranges.length > 0 ? ranges : [{ start: 0, end: 0 }]).map(({ start, end }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: starts_on,
        validThrough: ends_on,
        opens: clock(start),
        closes: clock(end),
      })),
    ),
    sameAs: salon.social_links.map(({ value }) => value).filter((value) => value.startsWith('https://')),
    hasOfferCatalog: salon.show_menu
      ? {
          '@type': 'OfferCatalog',
          name: own(salon),
          itemListElement: menu.categories.map((category) => ({
            '@type': 'OfferCatalog',
            name: own(category),
            itemListElement: category.services.map((service) => ({
              '@type': 'Offer',
              ...(service.price === null
                ? {}
                : { price: formatDecimal(service.price, salon.currency), priceCurrency: salon.currency }),
              itemOffered: { '@type': 'Service', name: own(service) },
            })),
          })),
        }
      : undefined,
    potentialAction: {
      '@type': 'ReserveAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: origin + pathTo('online-services', language, { aliasName: salon.alias }),
        inLanguage: language,
      },
      result: { '@type': 'Reservation' },
    },
  };
}

/** As machines read it. */
const clock = (minute: number): string => minuteText(minute, 'en', '24');

/** One place on earth: where the pin is known, the map shows that and not a second one somebody pasted. */
const mapOf = ({ latitude, longitude, map_link }: OnlineContent['salon']): string | undefined =>
  latitude !== null && longitude !== null
    ? `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
    : map_link || undefined;

function priceRange({ categories }: OnlineContent['menu'], currency: Currency): string | undefined {
  const prices = categories.flatMap(({ services }) => services.flatMap(({ price }) => price ?? []));
  if (prices.length === 0) return undefined;
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map((price) => formatDecimal(price, currency));
  return least === most ? `${least} ${currency}` : `${least}–${most} ${currency}`;
}
