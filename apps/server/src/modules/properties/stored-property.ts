import { contentOf, type PropertyPicture } from '@rawnaq/domain/properties/property.rules';
import type { PropertyFields } from '@rawnaq/domain/properties/property-fields';
import { readMapPlace, writeMapPlace } from '@rawnaq/domain/properties/map-place';
import { codeOf } from '@rawnaq/domain/kernel/input/fields';
import {
  listingContent,
  nearbyPlace,
  paidActivity,
  propertyLinks,
  type ListingContent,
} from '@rawnaq/domain/property-listings/listing-content';
import { amenities } from '@rawnaq/domain/property-listings/property.states';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../db/schema';

export type StoredProperty = Selectable<DB['properties']>;
export type StoredPicture = PropertyPicture & { id: number };

const lists = z.object({
  amenities: z.array(codeOf(amenities)),
  nearby_places: z.array(nearbyPlace),
  activities: z.array(paidActivity),
  links: propertyLinks,
});

/** What an owner wrote, as it is kept. Pictures have rows of their own, apart from the main one. */
export function toColumns({ map, links, nearby_places, activities, image_ids, whatsapp, ...plain }: PropertyFields) {
  return {
    ...plain,
    ...(readMapPlace(map) ?? { map_link: null, latitude: null, longitude: null }),
    whatsapp: whatsapp ?? null,
    links: JSON.stringify(links),
    nearby_places: JSON.stringify(nearby_places),
    activities: JSON.stringify(activities),
    main_image_id: image_ids[0] ?? null,
  };
}

/** As it was written. */
export function toFields(row: StoredProperty, pictures: readonly StoredPicture[]): PropertyFields {
  return {
    type: row.type,
    emirate: row.emirate,
    english_name: row.english_name,
    arabic_name: row.arabic_name,
    english_description: row.english_description,
    arabic_description: row.arabic_description,
    english_area: row.english_area,
    arabic_area: row.arabic_area,
    english_rules: row.english_rules,
    arabic_rules: row.arabic_rules,
    map: writeMapPlace(row),
    capacity: row.capacity,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    weekday_price: row.weekday_price,
    weekend_price: row.weekend_price,
    insurance_amount: row.insurance_amount,
    check_in: row.check_in,
    check_out: row.check_out,
    ...lists.parse(row),
    mobile: row.mobile,
    whatsapp: row.whatsapp ?? undefined,
    image_ids: pictures.map(({ id }) => id),
  };
}

/** What would be published of it. */
export const toContent = (row: StoredProperty, pictures: readonly StoredPicture[], ownerName: string): ListingContent =>
  contentOf(
    toFields(row, pictures),
    ownerName,
    pictures.map(({ unique_id, width, height }) => ({ unique_id, width, height })),
  );

export const approvedContent = ({ approved }: Pick<StoredProperty, 'approved'>): ListingContent | null =>
  listingContent.nullable().safeParse(approved).data ?? null;

/** Whether visitors would notice a difference. A new name of the owner alone is none of the place. */
export const isSameContent = (a: ListingContent | null, b: ListingContent): boolean =>
  a !== null && wordsOf(a) === wordsOf(b);

// Parsed, so that the fields of both stand in one order.
const wordsOf = (content: ListingContent): string =>
  JSON.stringify({ ...listingContent.parse(content), owner_name: '' });
