import type { ListingSort } from '@rawnaq/domain/property-listings/listing-bands';
import { ANSWERS, forbiddenBits, type CountedFacets } from '@rawnaq/domain/property-listings/listing-facets';
import {
  isNarrowed,
  LISTINGS_ON_PAGE,
  NO_FILTERS,
  type ListingFilters,
} from '@rawnaq/domain/property-listings/listing-filters';
import { searchedWords, wordsIn } from '@rawnaq/domain/property-listings/listing.rules';
import type { MapPoint } from '@rawnaq/domain/property-listings/listings.contract';
import { amenities } from '@rawnaq/domain/property-listings/property.states';

/** What a search looks at, of one listing. */
export type ShelvedListing = {
  unique_id: string;
  facets: number;
  lowest_price: number;
  capacity: number;
  /** In seconds. */
  published: number;
  latitude: number | null;
  longitude: number | null;
  words: string;
  /** Days since 1970, two for each stay: its arrival and its departure. */
  nights: readonly number[];
};

const HALF = 2 ** 32;
const DAY_MS = 86_400_000;
/** Places of one square on the map stand together, about fourteen kilometres wide. */
const SQUARES_IN_A_DEGREE = 8;
const MOST_POINTS = 400;
/** Places that were left may be this many more than those that are taken. */
const SPARE_PLACES = 1_000;
const FIRST_SIZE = 1_024;

/** A column for each number: then a search goes along numbers that lie side by side. */
const makeColumns = (size: number) => ({
  /** Both halves of the facets: bits of a number are 32. */
  answers: new Int32Array(size),
  missing: new Int32Array(size),
  price: new Float64Array(size),
  capacity: new Float64Array(size),
  published: new Float64Array(size),
  /** NaN where it is not known. */
  latitude: new Float64Array(size),
  longitude: new Float64Array(size),
  /** The last search that found it. */
  foundBy: new Uint32Array(size),
});
type Columns = ReturnType<typeof makeColumns>;

/** By which column, from the smallest or from the largest. */
const ORDERS: Record<ListingSort, { by: 'published' | 'price' | 'capacity'; turn: 1 | -1 }> = {
  newest: { by: 'published', turn: -1 },
  cheapest: { by: 'price', turn: 1 },
  dearest: { by: 'price', turn: -1 },
  largest: { by: 'capacity', turn: -1 },
};

/** Everything that is said beside results, and a page of them. */
type Beside = {
  counted: CountedFacets[];
  /** How many of those found offer it, by the code of the amenity. */
  withAmenity: Record<number, number>;
  points: MapPoint[];
};
export type Found = Beside & { ids: string[] };
export type Shelf = ReturnType<typeof createShelf>;

/** All listings as searches look at them. A hundred thousand are gone through in a few milliseconds. */
export function createShelf() {
  let columns = makeColumns(FIRST_SIZE);
  /** Undefined where it was taken away or changed: what is changed takes a new place. */
  const ids: (string | undefined)[] = [];
  const nights: (readonly number[])[] = [];
  const places = new Map<string, number>();
  /** The places of those that say a word. */
  const sayers = new Map<string, number[]>();
  const orders = new Map<ListingSort, Int32Array>();
  let searches = 0;
  /** What stands beside everything, which whoever opens the page asks for first. */
  let besideAll: Beside | undefined;

  function forget(): void {
    orders.clear();
    besideAll = undefined;
  }

  function drop(uniqueId: string): void {
    const place = places.get(uniqueId);
    if (place === undefined) return;
    ids[place] = undefined;
    places.delete(uniqueId);
    forget();
  }

  function put(listing: ShelvedListing): void {
    drop(listing.unique_id);
    const place = ids.push(listing.unique_id) - 1;
    if (place === columns.answers.length) columns = grown(columns);
    nights[place] = listing.nights;
    columns.answers[place] = listing.facets % HALF;
    columns.missing[place] = Math.floor(listing.facets / HALF);
    columns.price[place] = listing.lowest_price;
    columns.capacity[place] = listing.capacity;
    columns.published[place] = listing.published;
    columns.latitude[place] = listing.latitude ?? Number.NaN;
    columns.longitude[place] = listing.longitude ?? Number.NaN;
    places.set(listing.unique_id, place);
    for (const word of wordsIn(listing.words)) {
      const saying = sayers.get(word);
      if (saying) saying.push(place);
      else sayers.set(word, [place]);
    }
    forget();
  }

  /** Whoever says all words, from their beginning or by their sound: 1. Undefined when nothing was asked. */
  function saying(text: string): Uint8Array | undefined {
    const asked = searchedWords(text);
    if (asked.length === 0) return undefined;
    const said = new Uint8Array(ids.length);
    for (const [turn, { begins, sounds }] of asked.entries())
      for (const [word, those] of sayers)
        if (word === sounds || word.startsWith(begins))
          for (const place of those) if (said[place] === turn) said[place] = turn + 1;
    return said.map((words) => Number(words === asked.length));
  }

  function orderOf(sort: ListingSort): Int32Array {
    const known = orders.get(sort);
    if (known) return known;
    const { by, turn } = ORDERS[sort];
    const column = columns[by];
    const sorted = Int32Array.from(places.values()).sort(
      (a, b) => turn * (column[a]! - column[b]!) || (ids[a]! < ids[b]! ? -1 : 1),
    );
    orders.set(sort, sorted);
    return sorted;
  }

  function find(filters: ListingFilters): Found {
    if (isNarrowed(filters)) return { ...lookFor(filters), ids: pageOf(filters, isFound) };
    besideAll ??= lookFor(NO_FILTERS);
    return { ...besideAll, ids: pageOf(filters, () => true) };
  }

  /**
   * Listings with every wished amenity that fail at most one answer, for the counts (`x & (x - 1)` takes away the last
   * bit), and of those that fail none what they offer and where they lie.
   */
  function lookFor(filters: ListingFilters): Beside {
    const forbidden = forbiddenBits(filters);
    const [badAnswers, badMissing] = [Number(forbidden & ANSWERS), Number(forbidden >> 32n)];
    const said = saying(filters.q);
    const isFree = freeIn(filters);
    const { answers, missing, foundBy } = columns;
    const found: number[] = [];
    const counted = new Map<number, number>();
    searches += 1;
    for (let place = 0; place < ids.length; place += 1) {
      const wrong = answers[place]! & badAnswers;
      if (wrong & (wrong - 1) || missing[place]! & badMissing || said?.[place] === 0) continue;
      if (ids[place] === undefined || !isFree(nights[place]!)) continue;
      const facets = wrong || answers[place]!;
      counted.set(facets, (counted.get(facets) ?? 0) + 1);
      if (wrong) continue;
      foundBy[place] = searches;
      found.push(place);
    }
    return {
      counted: [...counted].map(([facets, listings]) => ({ facets, listings })),
      withAmenity: offeredBy(found, columns),
      points: pointsOf(found, columns, ids),
    };
  }

  const isFound = (place: number): boolean => columns.foundBy[place] === searches;

  function pageOf({ sort, page }: ListingFilters, isShown: (place: number) => boolean): string[] {
    const shown: string[] = [];
    let before = (page - 1) * LISTINGS_ON_PAGE;
    for (const place of orderOf(sort)) {
      if (!isShown(place)) continue;
      if (before > 0) before -= 1;
      else shown.push(ids[place]!);
      if (shown.length === LISTINGS_ON_PAGE) break;
    }
    return shown;
  }

  return { drop, put, find, isWorn: () => ids.length > 2 * places.size + SPARE_PLACES };
}

function grown(columns: Columns): Columns {
  const larger = makeColumns(columns.answers.length * 2);
  for (const [name, column] of Object.entries(columns)) larger[name as keyof Columns].set(column);
  return larger;
}

/** Nobody has any of the nights between. */
function freeIn({ arrives, leaves }: ListingFilters): (nights: readonly number[]) => boolean {
  if (!arrives || !leaves) return () => true;
  const [from, to] = [Date.parse(arrives) / DAY_MS, Date.parse(leaves) / DAY_MS];
  return (nights) => {
    for (let at = 0; at < nights.length; at += 2) if (nights[at + 1]! > from && nights[at]! < to) return false;
    return true;
  };
}

/** Codes of amenities begin at 1, and their bits with the second half. */
function offeredBy(found: readonly number[], { missing }: Columns): Record<number, number> {
  const codes = Object.values(amenities.codes);
  const counts = new Int32Array(codes.length + 1);
  for (const place of found)
    for (let code = 1; code <= codes.length; code += 1) counts[code]! += (~missing[place]! >>> (code - 1)) & 1;
  return Object.fromEntries(codes.map((code) => [code, counts[code]!]));
}

function pointsOf(found: readonly number[], columns: Columns, ids: readonly (string | undefined)[]): MapPoint[] {
  const squares = new Map<
    number,
    { listings: number; latitude: number; longitude: number; lowest: number; one: number }
  >();
  for (const place of found) {
    const latitude = columns.latitude[place]!;
    const longitude = columns.longitude[place]!;
    const price = columns.price[place]!;
    if (Number.isNaN(latitude) || Number.isNaN(longitude)) continue;
    const key = Math.floor(latitude * SQUARES_IN_A_DEGREE) * 10_000 + Math.floor(longitude * SQUARES_IN_A_DEGREE);
    const square = squares.get(key);
    if (!square) squares.set(key, { listings: 1, latitude, longitude, lowest: price, one: place });
    else {
      square.listings += 1;
      square.latitude += latitude;
      square.longitude += longitude;
      square.lowest = Math.min(square.lowest, price);
    }
  }
  return [...squares.values()]
    .sort((a, b) => b.listings - a.listings)
    .slice(0, MOST_POINTS)
    .map(({ listings, latitude, longitude, lowest, one }) => ({
      latitude: latitude / listings,
      longitude: longitude / listings,
      listings,
      lowest_price: lowest,
      unique_id: listings === 1 ? ids[one]! : null,
    }));
}
