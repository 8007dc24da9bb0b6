import { isLocalDate, type LocalDate } from '../kernel/time/local-date';
import { isCodeOf, type CodeIn, type CodeList, type NameIn } from '../kernel/state-machine';
import { bedroomBands, insuranceBands, listingSorts, peopleBands, priceBands, type ListingSort } from './listing-bands';
import { amenities, emirates, propertyTypes } from './property.states';

/** What a renter looks for. Nothing chosen narrows nothing. */
export type ListingFilters = {
  type: CodeIn<typeof propertyTypes>[];
  emirate: NameIn<typeof emirates>[];
  price: CodeIn<typeof priceBands> | null;
  people: CodeIn<typeof peopleBands>[];
  insurance: CodeIn<typeof insuranceBands> | null;
  bedrooms: CodeIn<typeof bedroomBands> | null;
  /** All of them. */
  amenities: NameIn<typeof amenities>[];
  q: string;
  arrives: LocalDate | null;
  leaves: LocalDate | null;
  sort: ListingSort;
  page: number;
};

export const NO_FILTERS: ListingFilters = {
  type: [],
  emirate: [],
  price: null,
  people: [],
  insurance: null,
  bedrooms: null,
  amenities: [],
  q: '',
  arrives: null,
  leaves: null,
  sort: 'newest',
  page: 1,
};

export const LISTINGS_ON_PAGE = 24;
export const LAST_PAGE = 1000;
export const LONGEST_TEXT = 100;

/**
 * Of an address somebody kept, changed by hand or was sent: what is not understood narrows nothing. Values of one name
 * may stand together (`a,b`) or apart (`x=a&x=b`, as forms send them); `all` gives those of a name.
 */
export function readFilters(all: (name: keyof ListingFilters) => readonly string[]): ListingFilters {
  const valuesOf = (name: keyof ListingFilters) => all(name).flatMap((text) => text.split(','));
  const [arrives = '', leaves = '', sort, text = ''] = [
    all('arrives')[0],
    all('leaves')[0],
    all('sort')[0],
    all('q')[0],
  ];
  const isStay = isLocalDate(arrives) && isLocalDate(leaves) && leaves > arrives;
  const page = Number(all('page')[0]);
  return {
    type: codesAmong(propertyTypes, valuesOf('type')),
    emirate: namesAmong(emirates, valuesOf('emirate')),
    price: codesAmong(priceBands, valuesOf('price'))[0] ?? null,
    people: codesAmong(peopleBands, valuesOf('people')),
    insurance: codesAmong(insuranceBands, valuesOf('insurance'))[0] ?? null,
    bedrooms: codesAmong(bedroomBands, valuesOf('bedrooms'))[0] ?? null,
    amenities: namesAmong(amenities, valuesOf('amenities')),
    q: text.replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT),
    arrives: isStay ? arrives : null,
    leaves: isStay ? leaves : null,
    sort: isCodeOf(listingSorts, sort) ? sort : NO_FILTERS.sort,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address of the same question, always written the same way; empty where nothing is asked. */
export function writeFilters(filters: ListingFilters): string {
  const parts: string[] = [];
  const put = (name: keyof ListingFilters, value: string | null) =>
    value && parts.push(`${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')}`);
  put('q', filters.q);
  put('type', filters.type.join(','));
  put('emirate', filters.emirate.join(','));
  put('price', filters.price);
  put('people', filters.people.join(','));
  put('insurance', filters.insurance);
  put('bedrooms', filters.bedrooms);
  put('amenities', filters.amenities.join(','));
  put('arrives', filters.arrives);
  put('leaves', filters.leaves);
  put('sort', filters.sort === NO_FILTERS.sort ? null : filters.sort);
  put('page', filters.page > 1 ? String(filters.page) : null);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Whether anything is narrowed, whatever the order and page. */
export const isNarrowed = (filters: ListingFilters): boolean =>
  writeFilters({ ...filters, sort: NO_FILTERS.sort, page: 1 }) !== '';

/** In the order of the list, each once. */
const codesAmong = <List extends CodeList>(list: List, values: readonly string[]): CodeIn<List>[] =>
  values.length === 0 ? [] : codesOf(list).filter((code) => values.includes(String(code)));

const codesOf = <List extends CodeList>(list: List) => Object.values(list.codes) as CodeIn<List>[];

const namesAmong = <List extends CodeList>(list: List, values: readonly string[]): NameIn<List>[] =>
  Object.keys(list.rows).filter((name): name is NameIn<List> => values.includes(name));
