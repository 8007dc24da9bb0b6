import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import type { ListingContent } from '@rawnaq/domain/property-listings/listing-content';
import { facetsOf } from '@rawnaq/domain/property-listings/listing-facets';
import { LISTINGS_ON_PAGE, NO_FILTERS } from '@rawnaq/domain/property-listings/listing-filters';
import { listingsContract } from '@rawnaq/domain/property-listings/listings.contract';
import { emirates } from '@rawnaq/domain/property-listings/property.states';
import { rowsOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { asPlatform } from '../../services';
import { replaceListedNights } from './listed-nights.repo';
import { createShelf } from './listing-shelf';
import { publishListing, withdrawListing, type ListedPlace } from './listings.repo';

type Asked = InputOf<(typeof listingsContract)['search']>;
let world: World;
let number = 0;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const plain: ListingContent = {
  type: 'chalet',
  emirate: emirates.codes.dubai,
  name: { en: '', ar: '' },
  description: { en: '', ar: '' },
  area: { en: '', ar: '' },
  rules: { en: '', ar: '' },
  latitude: 24.8,
  longitude: 56.1,
  map_link: null,
  capacity: 12,
  bedrooms: 4,
  bathrooms: 5,
  weekday_price: 145_000,
  weekend_price: 190_000,
  insurance_amount: 100_000,
  check_in: '15:00:00',
  check_out: '12:00:00',
  amenities: [],
  nearby_places: [],
  activities: [],
  links: {},
  mobile: '+971501110001',
  whatsapp: null,
  owner_name: 'Saeed',
  images: [],
};

const shelved = {
  facets: Number(facetsOf({ ...plain, lowest_price: 145_000 })),
  lowest_price: 145_000,
  capacity: 12,
  published: 0,
  latitude: 24.8,
  longitude: 56.1,
  nights: [],
};

async function publish(content: Partial<ListingContent>): Promise<string> {
  number += 1;
  const property_id = number;
  const unique_id = `listing-test-${property_id}`;
  await asPlatform(world.services, (tx) =>
    publishListing(tx, {
      tenant: 5000,
      property_id,
      unique_id,
      now: new Date(Date.UTC(2026, 0, 1) + property_id * 60_000),
      content: { ...plain, ...content },
    }),
  );
  return unique_id;
}
/** Nights are written by whoever keeps the calendar of a place. */
const take = async (uniqueId: string, ...nights: [arrives_on: string, leaves_on: string][]) => {
  const [place] = await rowsOf<ListedPlace>(
    world,
    'select tenant, property_id from property_listings where unique_id = $1',
    [uniqueId],
  );
  await asPlatform(world.services, (tx) =>
    replaceListedNights(tx, {
      ...place!,
      nights: nights.map(([arrives_on, leaves_on]) => ({ arrives_on, leaves_on })),
    }),
  );
};
const withdraw = (place: ListedPlace) => asPlatform(world.services, (tx) => withdrawListing(tx, place));
const clear = async () => {
  for (const place of await rowsOf<ListedPlace>(world, 'select tenant, property_id from property_listings', []))
    await withdraw(place);
};
const ask = async (asked: Asked) => {
  const { status, body } = await world.call(listingsContract.search, asked);
  expect(status).toBe(200);
  return body;
};
const foundBy = async (asked: Asked) => (await ask(asked)).records.map(({ unique_id }) => unique_id).toSorted();

describe('words', () => {
  let sidr: string;
  let nakheel: string;
  beforeAll(async () => {
    await clear();
    sidr = await publish({
      name: { en: 'Al Sidr Chalet', ar: 'شاليه السدر' },
      area: { en: 'Hatta', ar: 'حتا' },
      description: { en: 'Heated pool between the mountains', ar: 'مسبح مدفأ بين الجبال' },
    });
    nakheel = await publish({
      type: 'farm',
      emirate: emirates.codes.fujairah,
      name: { en: '', ar: 'مزرعة النخيل' },
      area: { en: '', ar: 'العقة' },
    });
  });

  it.each([
    'sidr',
    'SID',
    'السدر',
    'سدر',
    'حتّا',
    'hatta',
    'دبي',
    'chalets in Dubai',
    'شاليهات في دبي',
    'heated mountains',
    'مدفا',
  ])('finds the chalet by %s', async (q) => expect(await foundBy({ q })).toEqual([sidr]));

  it.each(['nakheel', 'nakhil', 'farm', 'مزارع', 'فجيرة', 'Fujairah', 'aqah'])(
    'finds the farm, named in Arabic alone, by %s',
    async (q) => expect(await foundBy({ q })).toEqual([nakheel]),
  );

  it.each(['sidr farm', 'xyz', "'", '& | ! <-> :*', '\\', '%'])(
    'of %s finds what has it all, and breaks on nothing',
    async (q) => {
      const { total, records } = await ask({ q });
      expect(records.length).toBe(total);
      expect([0, 2]).toContain(total);
    },
  );
});

describe('filters', () => {
  let ids: Record<'cheap' | 'middle' | 'dear' | 'farm', string>;
  beforeAll(async () => {
    await clear();
    ids = {
      cheap: await publish({
        weekday_price: 49_900,
        weekend_price: null,
        capacity: 5,
        insurance_amount: 0,
        bedrooms: 0,
      }),
      middle: await publish({ weekday_price: null, weekend_price: 199_900, capacity: 10, amenities: [1, 4] }),
      dear: await publish({
        weekday_price: 200_000,
        weekend_price: null,
        capacity: 16,
        insurance_amount: 500_100,
        amenities: [1],
      }),
      farm: await publish({
        type: 'farm',
        emirate: emirates.codes.fujairah,
        weekday_price: 1_000_000,
        weekend_price: null,
      }),
    };
  });

  it.each([
    [{ price: 'under_500' }, ['cheap']],
    [{ price: 'under_2000' }, ['cheap', 'middle']],
    [{ price: 'under_10000' }, ['cheap', 'middle', 'dear']],
    [{ people: 'to_5' }, ['cheap']],
    [{ people: 'to_15,over_15' }, ['middle', 'dear', 'farm']],
    [{ insurance: 'none' }, ['cheap']],
    [{ insurance: 'over_5000' }, ['dear']],
    [{ bedrooms: 'from_1' }, ['middle', 'dear', 'farm']],
    [{ amenities: 'pool' }, ['middle', 'dear']],
    [{ amenities: 'pool,majlis' }, ['middle']],
    [{ type: 'farm' }, ['farm']],
    [{ emirate: 'dubai,fujairah', type: 'chalet', price: 'under_2000', people: 'to_15' }, ['middle']],
  ] as [Asked, (keyof typeof ids)[]][])('%o', async (asked, names) => {
    expect(await foundBy(asked)).toEqual(names.map((name) => ids[name]).toSorted());
  });

  it.each([
    [{ type: 'castle' }, 'type.0'],
    [{ price: 'under_3' as 'under_500' }, 'price'],
    [{ arrives: '2027-01-02' }, 'leaves'],
    [{ arrives: '2027-01-02', leaves: '2027-01-02' }, 'leaves'],
    [{ page: 0 }, 'page'],
  ])('refuses %o at its own field', async (asked, field) => {
    const { status, body } = await world.call(listingsContract.search, asked);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('leaves out whatever is taken in one of the nights, and nothing that only touches them', async () => {
    await take(ids.cheap, ['2027-01-07', '2027-01-09']);
    await take(ids.middle, ['2027-01-05', '2027-01-07']);
    await take(ids.dear, ['2027-01-09', '2027-01-12']);
    const free = await ask({ arrives: '2027-01-07', leaves: '2027-01-09' });
    expect(free.records.map((one) => one.unique_id)).not.toContain(ids.cheap);
    expect([free.total, free.counts.type]).toMatchObject([3, { chalet: 2, farm: 1 }]);
    expect(await foundBy({ arrives: '2027-01-06', leaves: '2027-01-10' })).toEqual([ids.farm]);
  });

  it('sorts', async () => {
    const order = async (sort: Asked['sort']) => (await ask({ sort })).records.map((one) => one.unique_id);
    expect(await order('cheapest')).toEqual([ids.cheap, ids.middle, ids.dear, ids.farm]);
    expect(await order('dearest')).toEqual([ids.farm, ids.dear, ids.middle, ids.cheap]);
    expect((await order('largest'))[0]).toBe(ids.dear);
    expect(await order('newest')).toEqual([ids.farm, ids.dear, ids.middle, ids.cheap]);
  });
});

describe('many', () => {
  const MANY = 3 * LISTINGS_ON_PAGE + 5;
  beforeAll(async () => {
    await clear();
    for (let index = 0; index < MANY; index += 1)
      await publish({
        type: (['farm', 'chalet', 'mobile_house', 'mobile_boat'] as const)[index % 4]!,
        emirate: Object.values(emirates.codes)[index % 9]!,
        capacity: 1 + ((index * 7) % 20),
        weekday_price: 20_000 + ((index * 77_777) % 1_100_000),
        weekend_price: null,
        insurance_amount: (index % 3) * 300_000,
        bedrooms: index % 7,
        amenities: ([1, 4, 7, 10] as const).filter((code) => (index * code) % 3 > 0),
        name: { en: index % 2 ? 'Sidr' : 'Noor', ar: '' },
        latitude: 24 + (index % 10) / 10,
        longitude: 55 + (index % 7) / 10,
      });
  });

  it('every count is what choosing it finds', async () => {
    const asked: Asked = { q: 'sidr', people: 'to_15,over_15', price: 'under_10000', amenities: 'pool' };
    const { counts } = await ask(asked);
    for (const [question, answers] of Object.entries(counts))
      for (const [answer, listings] of Object.entries(answers)) {
        const more = question === 'amenities' ? [...new Set(['pool', answer])].join(',') : answer;
        const { total, records } = await ask({ ...asked, [question]: more });
        expect([question, answer, total], question).toEqual([question, answer, listings]);
        expect(records.length).toBe(Math.min(total, LISTINGS_ON_PAGE));
      }
  });

  it('the stored bits are those of the domain', async () => {
    const rows = await rowsOf<Parameters<typeof facetsOf>[0] & { facets: number }>(
      world,
      `select facets, type, emirate, lowest_price, capacity, insurance_amount, bedrooms, amenities
       from property_listings`,
      [],
    );
    for (const { facets, lowest_price, insurance_amount, ...row } of rows)
      expect(BigInt(facets)).toBe(
        facetsOf({ ...row, lowest_price: Number(lowest_price), insurance_amount: Number(insurance_amount) }),
      );
  });

  it('shows each once over its pages, and the last one for a page beyond', async () => {
    const first = await ask({ sort: 'cheapest' });
    expect(first).toMatchObject({ total: MANY, pages: 4, page: 1 });
    const all = [...first.records];
    for (const page of [2, 3, 4]) all.push(...(await ask({ sort: 'cheapest', page })).records);
    expect(new Set(all.map((one) => one.unique_id)).size).toBe(MANY);
    expect(all.map((one) => one.lowest_price)).toEqual(all.map((one) => one.lowest_price).toSorted((a, b) => a - b));
    expect((await ask({ page: 99 })).page).toBe(4);
  });

  it('the map has all of them', async () => {
    const { points } = await ask({ type: 'farm' });
    const { total } = await ask({ type: 'farm' });
    expect(points.reduce((sum, { listings }) => sum + listings, 0)).toBe(total);
    expect(points.every((point) => (point.unique_id === null) === point.listings > 1)).toBe(true);
  });
});

describe('what is kept of all listings', () => {
  beforeAll(clear);

  it('has whatever was committed before the search, also of a crowd, and nothing that was withdrawn', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => publish({ type: 'farm' })));
    expect(await foundBy({ type: 'farm' })).toEqual(ids.toSorted());
    const places = await rowsOf<ListedPlace>(world, 'select tenant, property_id from property_listings', []);
    await Promise.all([...places.slice(0, 15).map(withdraw), publish({ type: 'chalet' }), ask({ type: 'farm' })]);
    expect((await ask({ type: 'farm' })).total).toBe(5);
    expect((await ask({ type: 'chalet' })).total).toBe(1);
  });

  it('is read anew when the database was put back to an earlier day', async () => {
    const { total } = await ask({});
    await rowsOf(world, "delete from property_listings where type = 'chalet'", []);
    await rowsOf(world, 'delete from property_listing_changes where version > 1', []);
    expect((await ask({})).total).toBe(total - 1);
  });

  it('is worn by many changes, and right until then', () => {
    const shelf = createShelf();
    const listing = { ...shelved, unique_id: 'often-changed' };
    for (let turn = 0; turn < 1_002; turn += 1) shelf.put({ ...listing, words: turn % 2 ? 'sidr' : 'noor' });
    expect(shelf.isWorn()).toBe(false);
    shelf.put({ ...listing, words: 'noor' });
    expect(shelf.isWorn()).toBe(true);
    expect(shelf.find({ ...NO_FILTERS, q: 'noor' }).ids).toEqual(['often-changed']);
    expect(shelf.find({ ...NO_FILTERS, q: 'sidr' }).ids).toEqual([]);
  });
});

describe('one', () => {
  it('says everything, its nights from today and places like it; a gone one is not found', async () => {
    await clear();
    const [mine, alike] = [await publish({ name: { en: 'Mine', ar: '' } }), await publish({ weekday_price: 150_000 })];
    await publish({ type: 'farm' });
    await take(mine, ['2020-01-01', '2020-01-04'], ['2099-01-01', '2099-01-04']);
    const { body } = await world.call(listingsContract.get, { unique_id: mine });
    expect(body.listing).toMatchObject({
      unique_id: mine,
      content: { name: { en: 'Mine' } },
      taken: [{ arrives_on: '2099-01-01', leaves_on: '2099-01-04' }],
    });
    expect(body.listing.similar.map((one) => one.unique_id)).toEqual([alike]);
    expect((await world.call(listingsContract.get, { unique_id: 'listing-test-gone' })).status).toBe(404);
  });
});
