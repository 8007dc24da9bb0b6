import { z } from 'zod';
import { emirates, amenities, propertyTypes } from './property.states';
import { codeOf } from '../kernel/input/fields';

const bilingual = z.object({ en: z.string(), ar: z.string() });

/** Something near, and how many minutes away by car. */
export const nearbyPlace = z.object({ name: bilingual, minutes: z.number().int().min(1).max(600) });

/** Something to do there that costs extra: fils, for whom the owner says in its name. */
export const paidActivity = z.object({ name: bilingual, price: z.number().int().positive() });

/** Pages of the place elsewhere. */
export const propertyLinks = z.object({
  instagram: z.string().optional(),
  tiktok: z.string().optional(),
  snapchat: z.string().optional(),
  youtube: z.string().optional(),
  website: z.string().optional(),
});

/** Everything the page of a place says, as a manager approved it. Pictures are named by their uploads' `unique_id`. */
export const listingContent = z.object({
  type: codeOf(propertyTypes),
  emirate: codeOf(emirates),
  name: bilingual,
  description: bilingual,
  area: bilingual,
  rules: bilingual,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  map_link: z.string().nullable(),
  capacity: z.number().int(),
  bedrooms: z.number().int(),
  bathrooms: z.number().int(),
  weekday_price: z.number().int().nullable(),
  weekend_price: z.number().int().nullable(),
  insurance_amount: z.number().int(),
  /** Wall times, "15:00". */
  check_in: z.string(),
  check_out: z.string(),
  amenities: z.array(codeOf(amenities)),
  nearby_places: z.array(nearbyPlace),
  activities: z.array(paidActivity),
  links: propertyLinks,
  mobile: z.string(),
  whatsapp: z.string().nullable(),
  owner_name: z.string(),
  /** The main one first. */
  images: z.array(z.object({ unique_id: z.string(), width: z.number().int(), height: z.number().int() })),
});
export type ListingContent = z.output<typeof listingContent>;
