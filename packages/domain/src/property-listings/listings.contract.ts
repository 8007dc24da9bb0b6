import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addMessage, codeOf, localDate, orEmpty } from '../kernel/input/fields';
import { validationMessage } from '../kernel/text/validation-texts';
import { PICTURE_SIZES } from '../uploads/picture-sizes';
import { bedroomBands, insuranceBands, listingSorts, peopleBands, priceBands } from './listing-bands';
import { listingContent } from './listing-content';
import { LAST_PAGE, LONGEST_TEXT } from './listing-filters';
import { amenities, emirates, propertyTypes } from './property.states';

const open = { areas: ['public'], access: 'public' } as const;
const uniqueId = z.string().regex(/^[\w-]{10,64}$/);
const number = z.number().int();
const day = z.string();

const namesIn = <Name extends string>(rows: Record<Name, unknown>) => z.enum(Object.keys(rows) as [Name, ...Name[]]);

/** Values of one name, with commas between them. */
const someOf = <Value extends string>(one: z.ZodType<Value, string>) =>
  z
    .string()
    .max(400)
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(one).max(30));

/** A place among others: on a card, on the map, among similar ones. */
export const listingCard = z.object({
  unique_id: z.string(),
  type: codeOf(propertyTypes),
  emirate: codeOf(emirates),
  name: listingContent.shape.name,
  area: listingContent.shape.area,
  capacity: number,
  bedrooms: number,
  bathrooms: number,
  weekday_price: number.nullable(),
  weekend_price: number.nullable(),
  lowest_price: number,
  insurance_amount: number,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Pictures by their `unique_id`, the main one first. */
  images: z.array(z.string()),
});
export type ListingCard = z.output<typeof listingCard>;

/** Places that lie together: one of them alone is named. */
const mapPoint = z.object({
  latitude: z.number(),
  longitude: z.number(),
  listings: number,
  lowest_price: number,
  unique_id: z.string().nullable(),
});
export type MapPoint = z.output<typeof mapPoint>;

const counted = z.record(z.string(), number);
const facetCounts = z.object({
  type: counted,
  emirate: counted,
  price: counted,
  people: counted,
  insurance: counted,
  bedrooms: counted,
  amenities: counted,
});

/** What both days of a stay are called. */
export const stayLabels = {
  arrives: { en: 'Arrival', ar: 'الوصول' },
  leaves: { en: 'Departure', ar: 'المغادرة' },
} as const;

const search = z
  .object({
    q: z.string().trim().max(LONGEST_TEXT).default(''),
    type: someOf(codeOf(propertyTypes)),
    emirate: someOf(namesIn(emirates.rows)),
    price: orEmpty(codeOf(priceBands)),
    people: someOf(codeOf(peopleBands)),
    insurance: orEmpty(codeOf(insuranceBands)),
    bedrooms: orEmpty(codeOf(bedroomBands)),
    amenities: someOf(namesIn(amenities.rows)),
    arrives: orEmpty(localDate(stayLabels.arrives)),
    leaves: orEmpty(localDate(stayLabels.leaves)),
    sort: codeOf(listingSorts).default('newest'),
    page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
  })
  .superRefine(({ arrives, leaves }, ctx) => {
    if ((arrives === undefined) !== (leaves === undefined))
      addMessage(ctx, validationMessage('required'), [arrives === undefined ? 'arrives' : 'leaves']);
    else if (arrives && leaves && leaves <= arrives)
      addMessage(ctx, validationMessage('after', { other: stayLabels.arrives }), ['leaves']);
  });

const found = z.object({
  total: number,
  page: number,
  pages: number,
  records: z.array(listingCard),
  counts: facetCounts,
  points: z.array(mapPoint),
});
export type FoundListings = z.output<typeof found>;

/** Nights nobody can have any more, from the first to the morning after the last. */
const takenNights = z.object({ arrives_on: day, leaves_on: day });

const listing = z.object({
  unique_id: z.string(),
  content: listingContent,
  published_at: z.string(),
  updated_at: z.string(),
  taken: z.array(takenNights),
  similar: z.array(listingCard),
});
export type ShownListing = z.output<typeof listing>;

/** Places to stay as the world sees them. */
export const listingsContract = {
  search: endpoint({
    ...open,
    method: 'GET',
    path: 'stays/search',
    summary: 'Places to stay, with how many each filter would leave',
    input: search,
    output: found,
    errors: [],
  }),
  get: endpoint({
    ...open,
    method: 'GET',
    path: 'stays/get',
    summary: 'One place to stay, its taken nights and places like it',
    input: z.object({ unique_id: uniqueId }),
    output: z.object({ listing }),
    errors: ['NOT_FOUND'],
  }),
  picture: endpoint({
    ...open,
    method: 'GET',
    path: 'stays/:unique_id/picture/:picture',
    kind: 'file',
    files: ['image/jpeg', 'image/png'],
    summary: 'A picture of a place to stay',
    input: z.object({ unique_id: uniqueId, picture: uniqueId, size: z.enum(PICTURE_SIZES).optional() }),
    output: z.unknown(),
    errors: ['NOT_FOUND'],
  }),
};

/** What visitors do on the page of a place, for its owner's statistics. */
export const VISITS = ['views', 'calls', 'chats'] as const;

export const listingCountsContract = {
  count: endpoint({
    ...open,
    method: 'POST',
    path: 'stays/count',
    summary: 'Somebody looked at a place, called or wrote to its owner',
    idempotent: false,
    input: z.object({ unique_id: uniqueId, what: z.enum(VISITS) }),
    output: z.object({ done: z.literal(true) }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
};
