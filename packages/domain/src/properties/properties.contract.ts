import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf } from '../kernel/input/fields';
import { nearbyPlace, paidActivity, propertyLinks } from '../property-listings/listing-content';
import { amenities, emirates, propertyStates, propertyTypes } from '../property-listings/property.states';
import { propertyFields } from './property-fields';
import { propertyStandings } from './property-standing.states';

const id = z.number().int();
const own = { areas: ['properties'], access: 'signed-in' } as const;
const text = z.string();
const instant = z.string().nullable();

/** A picture of a place as screens show it. */
export const propertyPicture = z.object({
  id,
  unique_id: text,
  url: text,
  width: z.number().int(),
  height: z.number().int(),
});

/** What an owner said of a place, as it is stored. */
const told = {
  type: codeOf(propertyTypes),
  emirate: codeOf(emirates),
  english_name: text,
  arabic_name: text,
  english_description: text,
  arabic_description: text,
  english_area: text,
  arabic_area: text,
  english_rules: text,
  arabic_rules: text,
  map: text,
  capacity: z.number().int(),
  bedrooms: z.number().int(),
  bathrooms: z.number().int(),
  weekday_price: z.number().int().nullable(),
  weekend_price: z.number().int().nullable(),
  insurance_amount: z.number().int(),
  check_in: text,
  check_out: text,
  amenities: z.array(codeOf(amenities)),
  nearby_places: z.array(nearbyPlace),
  activities: z.array(paidActivity),
  links: propertyLinks,
  mobile: text,
  whatsapp: text.nullable(),
};
const place = {
  id,
  unique_id: text,
  version: z.number().int(),
  status: codeOf(propertyStates),
  standing: codeOf(propertyStandings),
  /** It has been approved once, so that there is a text to show. */
  approved: z.boolean(),
  hidden: z.boolean(),
  sent_at: instant,
  refused_at: instant,
  refuse_reason: text.nullable(),
  updated_at: text,
};
export const propertyRecord = z.object({ ...place, ...told, images: z.array(propertyPicture) });
export type PropertyRecord = z.output<typeof propertyRecord>;

const numbers = {
  views: z.number().int(),
  favourites: z.number().int(),
  calls: z.number().int(),
  chats: z.number().int(),
  enquiries: z.number().int(),
};
export type PropertyNumbers = { [Name in keyof typeof numbers]: number };

const card = z.object({
  ...place,
  type: told.type,
  emirate: told.emirate,
  english_name: text,
  arabic_name: text,
  english_area: text,
  arabic_area: text,
  capacity: told.capacity,
  weekday_price: told.weekday_price,
  weekend_price: told.weekend_price,
  image_url: text.nullable(),
  /** Of the last thirty days. */
  ...numbers,
});
export type PropertyCard = z.output<typeof card>;

/** Whoever changes something says which version was seen: two open pages never write over each other. */
const seen = z.object({ id, version: z.number().int() });
const saved = z.object({ id, version: z.number().int() });
const change = { ...own, method: 'POST', input: seen, output: saved } as const;
const CHANGED = ['NOT_FOUND', 'PROPERTY_CHANGED_MEANWHILE'] as const;
const PICTURES = ['UPLOAD_UNREADABLE', 'IMAGE_NOT_SQUARE'] as const;
const GAPS = [
  'PROPERTY_NEEDS_NAME',
  'PROPERTY_NEEDS_DESCRIPTION',
  'PROPERTY_NEEDS_PICTURE',
  'PROPERTY_NEEDS_PRICE',
] as const;

export const addPropertyInput = propertyFields;
export const editPropertyInput = propertyFields.extend(seen.shape);

export const propertiesContract = {
  get_records: endpoint({
    ...own,
    method: 'GET',
    path: 'properties/get_records',
    summary: 'The own properties, what each waits for, and its last thirty days',
    input: z.object({}),
    output: z.object({ records: z.array(card) }),
    errors: [],
  }),
  get_record: endpoint({
    ...own,
    method: 'GET',
    path: 'properties/get_record',
    summary: 'One of the own properties, whole',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({ record: propertyRecord, owner_name: text }),
    errors: ['NOT_FOUND'],
  }),
  beginning: endpoint({
    ...own,
    method: 'GET',
    path: 'properties/beginning',
    summary: 'What is known before a property is added: the own name and number',
    input: z.object({}),
    output: z.object({ owner_name: text, mobile: text }),
    errors: [],
  }),
  statistics: endpoint({
    ...own,
    method: 'GET',
    path: 'properties/statistics',
    summary: 'How often a property was looked at, kept, called, written to and asked for, day by day',
    input: z.object({
      id: z.coerce.number().int(),
      days: z.enum(['30', '90']).default('30'),
    }),
    output: z.object({ ...numbers, days: z.array(z.object({ day: text, ...numbers })) }),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    ...own,
    method: 'POST',
    path: 'properties/add',
    summary: 'Begin a property: a draft until it is sent for review',
    input: addPropertyInput,
    output: saved,
    errors: [...PICTURES, 'PROPERTY_TOO_MANY'],
  }),
  edit: endpoint({
    ...own,
    method: 'POST',
    path: 'properties/edit',
    summary: 'Save what was written; what is public stays as it is until a manager approves',
    input: editPropertyInput,
    output: saved,
    errors: [...CHANGED, ...PICTURES, ...GAPS],
  }),
  send: endpoint({
    ...change,
    path: 'properties/send',
    summary: 'Hand a new property, or changes to one, in for review',
    errors: [...CHANGED, ...GAPS, 'PROPERTY_ALREADY_SENT'],
  }),
  hide: endpoint({
    ...change,
    path: 'properties/hide',
    summary: 'Take a property off the listing for a while',
    errors: [...CHANGED, 'PROPERTY_NOT_PUBLISHED'],
  }),
  show: endpoint({
    ...change,
    path: 'properties/show',
    summary: 'Put a hidden property back on the listing, as it was approved last',
    errors: [...CHANGED, 'PROPERTY_NOT_PUBLISHED'],
  }),
  remove: endpoint({
    ...change,
    path: 'properties/remove',
    summary: 'Remove a property from the listing and from the own list for good',
    errors: [...CHANGED],
  }),
};
