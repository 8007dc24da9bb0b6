import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { LANGUAGES, otherLanguage, sayList, type Language } from '@rawnaq/domain/kernel/localized';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { NO_FILTERS, writeFilters, type ListingFilters } from '@rawnaq/domain/property-listings/listing-filters';
import type { FoundListings, ShownListing } from '@rawnaq/domain/property-listings/listings.contract';
import {
  amenities,
  emirates,
  propertyTypePlurals,
  propertyTypes,
} from '@rawnaq/domain/property-listings/property.states';
import { dictionaries } from '../dictionary';
import { escapeHtml, LOCALES, meta } from '../head-tags';
import { listingPath, pictureUrl, placeText, sayWritten } from './stay-words';
import { stayTexts } from './texts';

const LONGEST_DESCRIPTION = 160;

type Shown = {
  title: string;
  description: string;
  language: Language;
  origin: string;
  pathIn: (language: Language) => string;
  picture?: string | undefined;
};

function headTags({ title, description, language, origin, pathIn, picture }: Shown): string[] {
  const alternate = (code: string, path: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escapeHtml(origin + path)}">`;
  const { site } = dictionaries[language];
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(origin + pathIn(language))}">`,
    ...LANGUAGES.map((code) => alternate(code, pathIn(code))),
    alternate('x-default', pathIn('en')),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + pathIn(language)),
    meta('property', 'og:locale', LOCALES[language]),
    meta('property', 'og:locale:alternate', LOCALES[otherLanguage(language)]),
    meta('property', 'og:image', picture ?? `${origin}/share-${language}.png`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** A `<` inside the block could close it early. */
function facts(json: object): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...json }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

type SearchHead = {
  filters: ListingFilters;
  found: FoundListings;
  language: Language;
  origin: string;
  isPlain: boolean;
};

/** A kind of place in an emirate is a page of its own; whatever is narrowed further is one of its views. */
export function searchHead({ filters, found, language, origin, isPlain }: SearchHead): string {
  const text = stayTexts[language];
  const [type] = filters.type.length === 1 ? filters.type : [];
  const [emirate] = filters.emirate.length === 1 ? filters.emirate : [];
  const own: ListingFilters = { ...NO_FILTERS, type: type ? [type] : [], emirate: emirate ? [emirate] : [] };
  const title =
    type || emirate
      ? text.titleOf
          .replace('{kind}', type ? propertyTypePlurals[type][language] : text.stays)
          .replace('{place}', emirate ? emirates.rows[emirate].label[language] : text.everywhere)
      : text.title;
  const isOwn = isPlain && found.total > 0 && writeFilters(filters) === writeFilters(own);
  const pathIn = (code: Language) => pathTo('search', code) + writeFilters(own);
  return [
    ...headTags({
      title: `${title} · ${dictionaries[language].site.name}`,
      description: text.description,
      language,
      origin,
      pathIn,
    }),
    ...(isOwn ? [] : [meta('name', 'robots', 'noindex, follow')]),
    facts({
      '@type': 'ItemList',
      name: title,
      numberOfItems: found.total,
      itemListElement: found.records.map((card, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: sayWritten(card.name, language),
        url: origin + listingPath(card.unique_id, language),
      })),
    }),
  ].join('\n');
}

export function listingHead({
  listing,
  language,
  origin,
}: {
  listing: ShownListing;
  language: Language;
  origin: string;
}): string {
  const { content, unique_id } = listing;
  const name = sayWritten(content.name, language);
  const place = placeText(content, language);
  const written = sayWritten(content.description, language).replace(/\s+/g, ' ');
  const description = written.length > LONGEST_DESCRIPTION ? `${written.slice(0, LONGEST_DESCRIPTION - 1)}…` : written;
  const pictures = content.images.map((image) => origin + pictureUrl(unique_id, image.unique_id));
  const url = origin + listingPath(unique_id, language);
  const prices = [content.weekday_price, content.weekend_price].filter((price) => price !== null);
  return [
    ...headTags({
      title: `${sayList([name, place], language)} · ${dictionaries[language].site.name}`,
      description,
      language,
      origin,
      pathIn: (code) => listingPath(unique_id, code),
      picture: pictures[0],
    }),
    facts({
      '@type': 'VacationRental',
      additionalType: labelOf(propertyTypes, content.type).en,
      identifier: unique_id,
      name,
      description: written,
      url,
      image: pictures,
      ...(content.latitude !== null && { latitude: content.latitude, longitude: content.longitude }),
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'AE',
        addressRegion: labelOf(emirates, content.emirate)[language],
        ...(sayWritten(content.area, language) && { addressLocality: sayWritten(content.area, language) }),
      },
      checkinTime: content.check_in,
      checkoutTime: content.check_out,
      telephone: content.mobile,
      priceRange: prices.map((price) => `AED ${price / 100}`).join(' – '),
      containsPlace: {
        '@type': 'Accommodation',
        additionalType: 'EntirePlace',
        occupancy: { '@type': 'QuantitativeValue', value: content.capacity },
        numberOfBedrooms: content.bedrooms,
        numberOfBathroomsTotal: content.bathrooms,
        amenityFeature: content.amenities.map((code) => ({
          '@type': 'LocationFeatureSpecification',
          name: labelOf(amenities, code)[language],
          value: true,
        })),
      },
    }),
  ].join('\n');
}
