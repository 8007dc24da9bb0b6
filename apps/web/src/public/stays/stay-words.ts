import { sayList, type Language, type Localized } from '@rawnaq/domain/kernel/localized';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { writeFilters, type ListingFilters } from '@rawnaq/domain/property-listings/listing-filters';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { emirates, STAYS_ZONE } from '@rawnaq/domain/property-listings/property.states';
import { createFormat } from '../../lib/format';
import type { ListingCard } from '@rawnaq/domain/property-listings/listings.contract';

const format = createFormat({ language: 'en', timeZone: STAYS_ZONE, currency: 'AED' });

/** Fils as people say them: "1,450", and what is left of a dirham only where something is. */
export const amountText = (minor: number): string => format.amount(minor).replace(/\.0+$/, '');

export const numberText = (value: number): string => format.number(value);

/** What was written in one language alone stands on both pages. */
export const sayWritten = (text: Localized, language: Language): string => {
  const [own, other] = language === 'ar' ? [text.ar, text.en] : [text.en, text.ar];
  return own || other;
};

/** "Hatta, Dubai", or the emirate alone. */
export function placeText({ area, emirate }: Pick<ListingCard, 'area' | 'emirate'>, language: Language): string {
  const inside = sayWritten(area, language);
  const label = labelOf(emirates, emirate)[language];
  return sayList([inside !== label && inside, label], language);
}

export function pictureUrl(uniqueId: string, picture: string, size?: 'thumb' | 'phone'): string {
  const file = `/api/public/stays/${encodeURIComponent(uniqueId)}/picture/${encodeURIComponent(picture)}`;
  return size ? `${file}?size=${size}` : file;
}

export const searchPath = (filters: ListingFilters, language: Language): string =>
  pathTo('search', language) + writeFilters(filters);

export const listingPath = (uniqueId: string, language: Language): string => pathTo('property', language, { uniqueId });

/** English needs the first two forms alone; Arabic says one, two, three to ten and more in four ways. */
export function counted(text: Record<'one' | 'two' | 'few' | 'many', string>, count: number): string {
  const ending = count % 100;
  const form = count === 1 ? 'one' : count === 2 ? 'two' : ending >= 3 && ending <= 10 ? 'few' : 'many';
  return text[form].replace('{count}', numberText(count));
}
