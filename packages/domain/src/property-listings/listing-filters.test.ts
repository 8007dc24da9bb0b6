import { describe, expect, it } from 'vitest';
import { isWeekendNight, peopleStep, priceStep } from './listing-bands';
import { ANSWERS, countFacets, facetsOf, forbiddenBits } from './listing-facets';
import { isNarrowed, NO_FILTERS, readFilters, writeFilters, type ListingFilters } from './listing-filters';

const read = (text: string) => {
  const pairs = text.split('&').map((pair) => pair.split('='));
  return readFilters((name) => pairs.filter(([key]) => key === name).map(([, value = '']) => value));
};

describe('bands', () => {
  it.each([
    [49_999, 0],
    [50_000, 1],
    [199_999, 2],
    [200_000, 3],
    [1_000_000, 5],
  ])('a night of %i fils stands at step %i', (price, step) => expect(priceStep(price)).toBe(step));

  it.each([
    [1, 0],
    [5, 0],
    [6, 1],
    [9, 1],
    [10, 2],
    [15, 2],
    [16, 3],
    [1000, 3],
  ])('%i people stand at step %i', (people, step) => expect(peopleStep(people)).toBe(step));

  it('Friday and Saturday nights are the weekend', () => {
    const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
    expect(week.filter(isWeekendNight)).toEqual(['2026-11-20', '2026-11-21']);
  });
});

describe('the address of a question', () => {
  const asked: ListingFilters = {
    type: ['chalet'],
    emirate: ['dubai', 'fujairah'],
    price: 'under_2000',
    people: ['to_15'],
    insurance: 'none',
    bedrooms: 'from_3',
    amenities: ['pool', 'majlis'],
    q: 'وادي شوكة & co',
    arrives: '2026-12-04',
    leaves: '2026-12-06',
    sort: 'cheapest',
    page: 2,
  };

  it('is read as it was written', () => {
    const text = writeFilters(asked);
    const values = (name: string) =>
      text
        .slice(1)
        .split('&')
        .filter((part) => part.startsWith(`${name}=`))
        .map((part) => decodeURIComponent(part.slice(name.length + 1).replaceAll('+', ' ')));
    expect(readFilters(values)).toEqual(asked);
  });

  it('is empty where nothing is asked, and says nothing twice', () => {
    expect(writeFilters(NO_FILTERS)).toBe('');
    expect(isNarrowed({ ...NO_FILTERS, sort: 'cheapest', page: 3 })).toBe(false);
    expect(writeFilters(read('amenities=majlis&amenities=pool,pool'))).toBe('?amenities=pool,majlis');
  });

  it('leaves out what nobody understands', () => {
    const text =
      'type=castle&emirate=9&price=1&people=&bedrooms=x&sort=best&page=-1&arrives=2026-12-06&leaves=2026-12-04';
    expect(read(text)).toEqual(NO_FILTERS);
  });
});

describe('counts', () => {
  const place = {
    type: 'chalet',
    emirate: 8,
    lowest_price: 150_000,
    capacity: 12,
    insurance_amount: 0,
    bedrooms: 4,
    amenities: [1, 4],
  } as const;
  const bits = (change: Partial<Parameters<typeof facetsOf>[0]>) => facetsOf({ ...place, ...change });
  const asked: ListingFilters = {
    ...NO_FILTERS,
    type: ['chalet'],
    emirate: ['fujairah'],
    price: 'under_2000',
    people: ['to_15'],
    insurance: 'none',
    bedrooms: 'from_3',
    amenities: ['pool'],
  };
  const misses = (facets: bigint) => (facets & forbiddenBits(asked)).toString(2).replaceAll('0', '').length;

  it('a place misses a wish for each thing that is otherwise', () => {
    expect(misses(bits({}))).toBe(0);
    expect(misses(bits({ type: 'farm' }))).toBe(1);
    expect(misses(bits({ lowest_price: 200_000, capacity: 16 }))).toBe(2);
    expect(misses(bits({ amenities: [], bedrooms: 2, insurance_amount: 1 }))).toBe(3);
  });

  /** As the search counts them: by all answers of what is found, by the one that is in the way of what is not. */
  const countOf = (change: Parameters<typeof bits>[0], listings: number) => {
    const facets = bits(change);
    return { facets: Number((facets & forbiddenBits(asked) || facets) & ANSWERS), listings };
  };

  it('beside an answer stands what choosing it would find', () => {
    const counted = [
      countOf({}, 3),
      countOf({ type: 'farm' }, 5),
      countOf({ lowest_price: 900_000 }, 7),
      countOf({ lowest_price: 40_000 }, 1),
      countOf({ bedrooms: 2 }, 11),
      countOf({ insurance_amount: 600_000 }, 13),
    ];
    const { total, counts } = countFacets(asked, counted, { 1: 4, 4: 2 });
    expect(total).toBe(4);
    expect(counts.type).toEqual({ farm: 5, chalet: 4, mobile_house: 0, mobile_boat: 0 });
    expect(counts.price).toEqual({ under_500: 1, under_1000: 1, under_2000: 4, under_5000: 4, under_10000: 11 });
    expect(counts.bedrooms).toEqual({ from_1: 15, from_2: 15, from_3: 4, from_4: 4, from_5: 0 });
    expect(counts.insurance).toEqual({ none: 4, over_5000: 13 });
    expect(counts.amenities).toMatchObject({ pool: 4, majlis: 2, wifi: 0 });
  });
});
