import { describe, expect, it } from 'vitest';
import { readMapPlace, writeMapPlace } from './map-place';
import { propertyFields } from './property-fields';
import { standingOf } from './property-standing.states';
import { changedLines, contentOf, gapsOf } from './property.rules';

const told = (more: object = {}) =>
  propertyFields.parse({ type: 'chalet', emirate: 4, mobile: '+971504821937', arabic_name: 'السدر', ...more });

describe('a place on the map', () => {
  it.each([
    ['25.1, 55.2', null, 25.1],
    ['٢٥٫١، ٥٥٫٢', null, 25.1],
    ['https://maps.app.goo.gl/abc', 'https://maps.app.goo.gl/abc', null],
    ['https://www.google.com/maps/place/x/@24.8,56.1,15z', 'https://www.google.com/maps/place/x/@24.8,56.1,15z', 24.8],
    ['https://maps.apple.com/?ll=24.8,56.1', 'https://maps.apple.com/?ll=24.8,56.1', 24.8],
    ['https://maps.google.com/?q=24.8%2C56.1', 'https://maps.google.com/?q=24.8%2C56.1', 24.8],
  ])('is read from %s and written back', (text, map_link, latitude) => {
    const place = readMapPlace(text);
    expect(place).toMatchObject({ map_link, latitude });
    expect(readMapPlace(writeMapPlace(place!))).toEqual(place);
  });

  it.each([
    'http://maps.google.com/x',
    'https://maps.google.com.evil.example/',
    'https://evil.example/maps.google.com',
    'https://maps.google.com@evil.example/',
    'https://www.google.com/url?q=https://evil.example',
    'javascript:alert(1)',
    'https://maps.apple.com/"><script>',
    '95, 55',
    '25.1',
  ])('is not %s', (text) => expect(readMapPlace(text)).toBeUndefined());
});

describe('what a place is called', () => {
  const refused = (more: object) =>
    propertyFields
      .safeParse({ type: 'chalet', emirate: 4, mobile: '+971504821937', ...more })
      .error?.issues.map(({ path }) => path.join('.'));

  it('is in the language of its field, while descriptions may hold both', () => {
    expect(refused({ english_name: 'شاليه', english_area: 'حتا' })).toEqual(['english_name', 'english_area']);
    expect(refused({ arabic_name: 'Al Sidr', arabic_area: 'Hatta' })).toEqual(['arabic_name', 'arabic_area']);
    expect(refused({ arabic_name: 'شاليه 24', english_name: 'Chalet 24', arabic_area: '' })).toBeUndefined();
    expect(refused({ english_description: 'Near قرية حتا', arabic_rules: 'لا للتدخين (No smoking)' })).toBeUndefined();
  });
});

describe('before it is handed in', () => {
  it('needs a name, a description, a picture and one price', () => {
    const empty = told({ arabic_name: '' });
    expect(gapsOf(empty).map(({ field }) => field)).toEqual([
      'arabic_name',
      'arabic_description',
      'image_ids',
      'weekday_price',
    ]);
    expect(gapsOf(told({ english_description: 'A place', image_ids: [1], weekend_price: 100_000 }))).toEqual([]);
  });
});

it('shows a text of one language in both, and lays two contents side by side', () => {
  const before = contentOf(told({ capacity: 4 }), 'Saeed', []);
  expect(before.name).toEqual({ en: 'السدر', ar: 'السدر' });
  const after = contentOf(told({ capacity: 9, weekday_price: 145_000, amenities: [2, 1] }), 'Saeed', []);
  expect(changedLines(before, after, 'en')).toEqual([
    { field: 'capacity', before: '4', after: '9' },
    { field: 'weekday_price', before: '', after: 'AED 1,450.00' },
    { field: 'amenities', before: '', after: expect.stringContaining('Heated pool') },
  ]);
  expect(changedLines(after, after, 'ar')).toEqual([]);
  const early = contentOf(told({ check_in: '13:30:00' }), 'Saeed', []);
  expect(changedLines(contentOf(told({ check_in: '15:00:00' }), 'Saeed', []), early, 'ar')).toEqual([
    { field: 'check_in', before: '3:00 م', after: '1:30 م' },
  ]);
});

it.each([
  ['new', null, null, false, 'draft'],
  ['new', 'now', null, false, 'waiting'],
  ['new', null, 'now', false, 'refused'],
  ['active', null, null, false, 'published'],
  ['active', null, null, true, 'hidden'],
  ['edited', null, null, true, 'changed'],
  ['edited', 'now', null, false, 'change_waiting'],
  ['edited', null, 'now', false, 'change_refused'],
] as const)('%s, sent %s, refused %s, hidden %s: %s', (status, sent_at, refused_at, hidden, standing) =>
  expect(standingOf({ status, sent_at, refused_at, hidden })).toBe(standing),
);
