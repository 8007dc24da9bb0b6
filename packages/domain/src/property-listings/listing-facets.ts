import { nameOf, type CodeIn, type CodeList, type NameIn } from '../kernel/state-machine';
import {
  bedroomBands,
  bedroomStep,
  insuranceStep,
  peopleBands,
  peopleStep,
  priceBands,
  priceStep,
} from './listing-bands';
import type { ListingFilters } from './listing-filters';
import { amenities, emirates, propertyTypes } from './property.states';

/**
 * What a listing is filtered by, as bits of one number: for every question exactly one bit is set, and for every
 * amenity one says that it is missing. Then `facets & forbidden` has one bit for each wish a listing does not meet:
 * none, and it is found; exactly one, and it is what choosing otherwise there would add. Bits are stored: a new answer
 * takes a free place, and none moves.
 */
type Listed = {
  type: CodeIn<typeof propertyTypes>;
  emirate: CodeIn<typeof emirates>;
  lowest_price: number;
  capacity: number;
  insurance_amount: number;
  bedrooms: number;
  amenities: readonly CodeIn<typeof amenities>[];
};

/** Where each question's bits begin, and how many answers it has. */
const PLACES = {
  type: { at: 0, size: 4 },
  emirate: { at: 4, size: 9 },
  price: { at: 13, size: 6 },
  people: { at: 19, size: 4 },
  insurance: { at: 23, size: 3 },
  bedrooms: { at: 26, size: 6 },
} as const;
type Question = keyof typeof PLACES;
const QUESTIONS = Object.keys(PLACES) as Question[];
const AMENITIES_AT = 31;

const ANSWER_BITS = 32;
/** The bits of everything but amenities. */
export const ANSWERS = (1n << BigInt(ANSWER_BITS)) - 1n;

const bit = (place: number): bigint => 1n << BigInt(place);
/** Codes of amenities begin at 1. */
const missingBit = (code: number): bigint => bit(AMENITIES_AT + code);

export function facetsOf(listed: Listed): bigint {
  const steps: Record<Question, number> = {
    type: stepIn(propertyTypes, listed.type),
    emirate: stepIn(emirates, listed.emirate),
    price: priceStep(listed.lowest_price),
    people: peopleStep(listed.capacity),
    insurance: insuranceStep(listed.insurance_amount),
    bedrooms: bedroomStep(listed.bedrooms),
  };
  const missing = Object.values(amenities.codes).filter((code) => !listed.amenities.includes(code));
  return [
    ...QUESTIONS.map((question) => bit(PLACES[question].at + steps[question])),
    ...missing.map((code) => missingBit(code)),
  ].reduce((all, one) => all | one);
}

/** Which answers would do for each question; all of them where nothing was chosen. */
function wantedSteps(filters: ListingFilters): Record<Question, readonly number[]> {
  const all = (question: Question) => Array.from({ length: PLACES[question].size }, (_, step) => step);
  const chosen = (question: Question, steps: readonly number[]) => (steps.length > 0 ? steps : all(question));
  return {
    type: chosen(
      'type',
      filters.type.map((code) => stepIn(propertyTypes, code)),
    ),
    emirate: chosen(
      'emirate',
      filters.emirate.map((name) => stepIn(emirates, emirates.codes[name])),
    ),
    price: filters.price ? all('price').slice(0, stepIn(priceBands, filters.price) + 1) : all('price'),
    people: chosen(
      'people',
      filters.people.map((code) => stepIn(peopleBands, code)),
    ),
    insurance: filters.insurance === 'none' ? [0] : filters.insurance === 'over_5000' ? [2] : all('insurance'),
    bedrooms: filters.bedrooms ? all('bedrooms').slice(bedroomBands.rows[filters.bedrooms].least) : all('bedrooms'),
  };
}

/** The bits nobody who asks this may have. */
export function forbiddenBits(filters: ListingFilters): bigint {
  const wanted = wantedSteps(filters);
  const answers = QUESTIONS.flatMap((question) =>
    Array.from({ length: PLACES[question].size }, (_, step) => step)
      .filter((step) => !wanted[question].includes(step))
      .map((step) => bit(PLACES[question].at + step)),
  );
  const missing = filters.amenities.map((name) => missingBit(amenities.codes[name]));
  return [...answers, ...missing].reduce((all, one) => all | one, 0n);
}

/** How many listings share these bits: all answers of those that are found, or the one answer that kept them out. */
export type CountedFacets = { facets: number; listings: number };

/** How many would be found with one answer of a question, everything else as it was asked. */
export type FacetCounts = {
  type: Record<CodeIn<typeof propertyTypes>, number>;
  emirate: Record<NameIn<typeof emirates>, number>;
  price: Record<CodeIn<typeof priceBands>, number>;
  people: Record<CodeIn<typeof peopleBands>, number>;
  insurance: { none: number; over_5000: number };
  bedrooms: Record<CodeIn<typeof bedroomBands>, number>;
  amenities: Record<NameIn<typeof amenities>, number>;
};

/**
 * Everything beside each filter. A listing that is found counts for each of its answers, one that is not for the answer
 * that kept it out: that is what choosing this one instead would show.
 */
export function countFacets(
  filters: ListingFilters,
  counted: readonly CountedFacets[],
  withAmenity: Readonly<Record<number, number>>,
): { total: number; counts: FacetCounts } {
  const forbidden = Number(forbiddenBits(filters) & ANSWERS);
  const ofBit = Array.from({ length: ANSWER_BITS }, () => 0);
  let total = 0;
  for (const { facets, listings } of counted) {
    if ((facets & forbidden) === 0) total += listings;
    for (let place = 0; place < ANSWER_BITS; place += 1) if ((facets >>> place) & 1) ofBit[place]! += listings;
  }
  const sums = (question: Question): number[] => {
    const { at, size } = PLACES[question];
    return ofBit.slice(at, at + size);
  };
  const price = sums('price');
  const insurance = sums('insurance');
  const bedrooms = sums('bedrooms');
  const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  return {
    total,
    counts: {
      type: byCode(propertyTypes, sums('type')),
      emirate: byName(emirates, sums('emirate')),
      price: byCode(
        priceBands,
        price.map((_, step) => add(price.slice(0, step + 1))),
      ),
      people: byCode(peopleBands, sums('people')),
      insurance: { none: insurance[0]!, over_5000: insurance[2]! },
      bedrooms: byCode(
        bedroomBands,
        bedrooms.slice(1).map((_, step) => add(bedrooms.slice(step + 1))),
      ),
      amenities: byName(
        amenities,
        Object.values(amenities.codes).map((code) => withAmenity[code] ?? 0),
      ),
    },
  };
}

const stepIn = <List extends CodeList>(list: List, code: CodeIn<List>): number =>
  Object.keys(list.rows).indexOf(nameOf(list, code));

const byCode = <List extends CodeList>(list: List, numbers: readonly number[]) =>
  Object.fromEntries(Object.values(list.codes).map((code, step) => [code, numbers[step] ?? 0])) as Record<
    CodeIn<List>,
    number
  >;

const byName = <List extends CodeList>(list: List, numbers: readonly number[]) =>
  Object.fromEntries(Object.keys(list.rows).map((name, step) => [name, numbers[step] ?? 0])) as Record<
    NameIn<List>,
    number
  >;
