import { describe, expect, it } from 'vitest';
import { countFacets } from '@rawnaq/domain/property-listings/listing-facets';
import { NO_FILTERS } from '@rawnaq/domain/property-listings/listing-filters';
import {
  listingCountsContract,
  type FoundListings,
  type ListingCard,
  type MapPoint,
  type ShownListing,
} from '@rawnaq/domain/property-listings/listings.contract';
import { fittingView, frameOf, gatherPoints, readView, writeView } from './map-view';
import { renderStay, renderStaySearch } from './render-stays';
import { countEndpoint } from './script/count-visits';
import { toggled } from './script/favourites';
import { staySiteMap } from './stay-site-map';

const card: ListingCard = {
  unique_id: 'stay-0000000001',
  type: 'chalet',
  emirate: 8,
  name: { en: 'Sidr <b>', ar: '' },
  area: { en: 'Dibba', ar: 'دبا' },
  capacity: 12,
  bedrooms: 4,
  bathrooms: 5,
  weekday_price: 145_000,
  weekend_price: 190_050,
  lowest_price: 145_000,
  insurance_amount: 0,
  latitude: 25.59,
  longitude: 56.26,
  images: ['picture-0000000001'],
};
const found: FoundListings = {
  ...countFacets(NO_FILTERS, [], {}),
  total: 1,
  page: 1,
  pages: 3,
  records: [card],
  points: [{ latitude: 25.59, longitude: 56.26, listings: 1, lowest_price: 145_000, unique_id: card.unique_id }],
};
const listing: ShownListing = {
  unique_id: card.unique_id,
  published_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
  taken: [{ arrives_on: '2026-11-20', leaves_on: '2026-11-22' }],
  similar: [card],
  content: {
    ...card,
    description: { en: 'A </script> place', ar: '' },
    rules: { en: '', ar: 'بدون إزعاج' },
    map_link: null,
    insurance_amount: 100_000,
    check_in: '15:00:00',
    check_out: '12:00:00',
    amenities: [1, 4],
    nearby_places: [{ name: { en: 'Dam', ar: 'السد' }, minutes: 6 }],
    activities: [{ name: { en: 'Kayak', ar: '' }, price: 6_000 }],
    links: { instagram: 'https://www.instagram.com/sidr' },
    mobile: '+971501112233',
    whatsapp: null,
    owner_name: 'Saeed',
    images: [{ unique_id: 'picture-0000000001', width: 800, height: 800 }],
  },
};
const shared = { origin: 'https://rawnaq.test', today: '2026-11-17', operator: { email: 'a@b.c' }, prices: undefined };
const searched = { ...shared, banners: [] };

describe.each(['en', 'ar'] as const)('pages of stays in %s', (language) => {
  it('the search says what is asked, and keeps what is no page of its own from search engines', () => {
    const query = '?type=chalet&price=under_2000';
    const page = renderStaySearch({ ...searched, language, path: `/${language}/search`, query, found });
    expect(page.html).toContain('Sidr &lt;b&gt;');
    expect(page.html).not.toMatch(/undefined|NaN|\{\w+\}/);
    expect(page.head).toContain('noindex');
    const path = `/${language}/search`;
    const plain = renderStaySearch({ ...searched, language, path, query: '?type=chalet', found });
    expect(plain.head).not.toContain('noindex');
    expect(plain.head).toContain(`/${language}/search?type=chalet">`);
  });

  it('a place has everything on it, and facts that close nothing early', () => {
    const page = renderStay({ ...shared, language, path: `/${language}/property/${card.unique_id}`, listing });
    expect(page.status).toBe(200);
    expect(page.html).not.toMatch(/undefined|NaN|\{\w+\}/);
    expect(page.html).toContain('href="tel:+971501112233"');
    expect(page.html).toContain('1,900.50');
    expect(page.html).toContain(`<bdi>3:00 ${language === 'en' ? 'PM' : 'م'}</bdi>`);
    expect(page.html).not.toContain('>15:00');
    expect(page.html.match(/class="taken"/g)).toHaveLength(3);
    expect(page.head).toContain('VacationRental');
    expect(page.head.match(/<\/script>/g)).toHaveLength(1);
  });

  it('one that is gone says so', () => {
    const page = renderStay({ ...shared, language, path: `/${language}/property/x`, listing: undefined });
    expect([page.status, page.head.includes('noindex')]).toEqual([404, true]);
  });
});

describe('the map', () => {
  const point = (latitude: number, longitude: number, listings = 1): MapPoint => ({
    latitude,
    longitude,
    listings,
    lowest_price: 1000 * listings,
    unique_id: listings === 1 ? `${latitude} ${longitude}` : null,
  });

  it('reads a view as it was written, and nothing else', () => {
    const view = { latitude: 25.1, longitude: 55.2, zoom: 2 };
    expect(readView(writeView(view))).toEqual(view);
    for (const wrong of [null, '', 'x', '1,2', '25,55,99', '25,55,1.5', '95,55,1']) expect(readView(wrong)).toBeNull();
  });

  it('shows everything found, and gathers what would lie on each other without losing any', () => {
    const points = [point(25.1, 56.3), point(25.11, 56.31, 4), point(23.1, 53.7, 2)];
    const view = fittingView(points);
    const gathered = gatherPoints(points, frameOf(view));
    expect(gathered.map(({ listings }) => listings)).toEqual([5, 2]);
    expect(gathered[0]).toMatchObject({ unique_id: null, lowest_price: 1000 });
    expect(fittingView([point(25.1, 56.3)]).zoom).toBeGreaterThan(2);
  });
});

it('favourites are the newest first, each once, a hundred at most', () => {
  expect(toggled(['a'], 'b')).toEqual(['b', 'a']);
  expect(toggled(['b', 'a'], 'b')).toEqual(['a']);
  expect(toggled(Array.from({ length: 100 }, String), 'new')).toHaveLength(100);
});

it('the script knows the door of the contract', () => {
  const { areas, method, path, access, idempotent } = listingCountsContract.count;
  expect(countEndpoint).toEqual({ areas, method, path, access, idempotent });
});

it('search engines hear of every place in both languages', () => {
  const map = staySiteMap('https://rawnaq.test', [listing]);
  expect(map.match(/<loc>/g)).toHaveLength(4);
});
