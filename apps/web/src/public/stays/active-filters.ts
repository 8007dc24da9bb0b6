import type { Language } from '@rawnaq/domain/kernel/localized';
import { bedroomBands, insuranceBands, peopleBands, priceBands } from '@rawnaq/domain/property-listings/listing-bands';
import type { ListingFilters } from '@rawnaq/domain/property-listings/listing-filters';
import { amenities, emirates, propertyTypePlurals } from '@rawnaq/domain/property-listings/property.states';
import { stayTexts } from './texts';

/** A wish in words, and everything but it. `isTyped`: in the visitor's own words. */
export type ActiveFilter = { label: string; isTyped?: true; without: ListingFilters };

/** What is narrowed, one line for each wish. */
export function activeFilters(asked: ListingFilters, language: Language): ActiveFilter[] {
  const text = stayTexts[language];
  const filters = { ...asked, page: 1 };
  const { price, insurance, bedrooms, arrives, leaves } = filters;
  const less = <Value>(values: readonly Value[], one: Value): Value[] => values.filter((value) => value !== one);
  return [
    ...(filters.q ? [{ label: `“${filters.q}”`, isTyped: true as const, without: { ...filters, q: '' } }] : []),
    ...filters.type.map((code) => ({
      label: propertyTypePlurals[code][language],
      without: { ...filters, type: less(filters.type, code) },
    })),
    ...filters.emirate.map((name) => ({
      label: emirates.rows[name].label[language],
      without: { ...filters, emirate: less(filters.emirate, name) },
    })),
    ...(arrives && leaves
      ? [{ label: `\u2066${arrives} – ${leaves}\u2069`, without: { ...filters, arrives: null, leaves: null } }]
      : []),
    ...(price ? [{ label: priceBands.rows[price].label[language], without: { ...filters, price: null } }] : []),
    ...filters.people.map((code) => ({
      label: text.peopleChip.replace('{band}', peopleBands.rows[code].label[language]),
      without: { ...filters, people: less(filters.people, code) },
    })),
    ...(insurance
      ? [{ label: insuranceBands.rows[insurance].label[language], without: { ...filters, insurance: null } }]
      : []),
    ...(bedrooms
      ? [
          {
            label: text.bedroomsChip.replace('{band}', bedroomBands.rows[bedrooms].label[language]),
            without: { ...filters, bedrooms: null },
          },
        ]
      : []),
    ...filters.amenities.map((name) => ({
      label: amenities.rows[name].label[language],
      without: { ...filters, amenities: less(filters.amenities, name) },
    })),
  ];
}
