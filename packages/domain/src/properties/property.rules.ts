import { checkPropertyPrices } from '../kernel/input/business-validators';
import type { ErrorCode } from '../kernel/error-catalogue';
import { sayList, type Language } from '../kernel/localized';
import { sayAmount } from '../kernel/money';
import { labelOf } from '../kernel/state-machine';
import { viewTime } from '../kernel/time/clock';
import type { ListingContent } from '../property-listings/listing-content';
import { amenities, emirates, propertyTypes } from '../property-listings/property.states';
import { readMapPlace, writeMapPlace } from './map-place';
import type { propertyLabels, PropertyFields } from './property-fields';

export type PropertyPicture = ListingContent['images'][number];

/** The steps in which a place is told of, and what is asked in each. */
export const PROPERTY_STEPS = ['basics', 'place', 'extras', 'pictures'] as const;
export type PropertyStep = (typeof PROPERTY_STEPS)[number];

export type Gap = { field: keyof PropertyFields; code: ErrorCode; step: PropertyStep };
type Told = Pick<
  PropertyFields,
  | 'english_name'
  | 'arabic_name'
  | 'english_description'
  | 'arabic_description'
  | 'weekday_price'
  | 'weekend_price'
  | 'image_ids'
>;

/** What must still be said before a manager looks at it, in the order of the steps. */
export function gapsOf(told: Told): Gap[] {
  const gaps: (Gap | false)[] = [
    !told.english_name && !told.arabic_name && { field: 'arabic_name', code: 'PROPERTY_NEEDS_NAME', step: 'basics' },
    !told.english_description &&
      !told.arabic_description && { field: 'arabic_description', code: 'PROPERTY_NEEDS_DESCRIPTION', step: 'basics' },
    told.image_ids.length === 0 && { field: 'image_ids', code: 'PROPERTY_NEEDS_PICTURE', step: 'pictures' },
    checkPropertyPrices(told.weekday_price ?? undefined, told.weekend_price ?? undefined) !== undefined && {
      field: 'weekday_price',
      code: 'PROPERTY_NEEDS_PRICE',
      step: 'pictures',
    },
  ];
  return gaps.filter((gap) => gap !== false);
}

/** What the world would read of it. A text in one language alone is shown in both. */
export function contentOf(fields: PropertyFields, owner_name: string, images: PropertyPicture[]): ListingContent {
  const { map_link, latitude, longitude } = readMapPlace(fields.map) ?? {
    map_link: null,
    latitude: null,
    longitude: null,
  };
  return {
    type: fields.type,
    emirate: fields.emirate,
    name: inBoth(fields.english_name, fields.arabic_name),
    description: inBoth(fields.english_description, fields.arabic_description),
    area: inBoth(fields.english_area, fields.arabic_area),
    rules: inBoth(fields.english_rules, fields.arabic_rules),
    latitude,
    longitude,
    map_link,
    capacity: fields.capacity,
    bedrooms: fields.bedrooms,
    bathrooms: fields.bathrooms,
    weekday_price: fields.weekday_price,
    weekend_price: fields.weekend_price,
    insurance_amount: fields.insurance_amount,
    check_in: viewTime(fields.check_in, 'en', '24'),
    check_out: viewTime(fields.check_out, 'en', '24'),
    amenities: fields.amenities,
    nearby_places: fields.nearby_places.map(({ name, minutes }) => ({ name: inBoth(name.en, name.ar), minutes })),
    activities: fields.activities.map(({ name, price }) => ({ name: inBoth(name.en, name.ar), price })),
    links: fields.links,
    mobile: fields.mobile,
    whatsapp: fields.whatsapp ?? null,
    owner_name,
    images,
  };
}

const inBoth = (en: string, ar: string) => ({ en: en || ar, ar: ar || en });

export type ContentLine = { field: keyof typeof propertyLabels; text: string };

/** A place in words, line by line, so that two of them can be laid side by side. Pictures are compared by eye. */
export function linesOf(content: ListingContent, language: Language): ContentLine[] {
  const money = (amount: number | null) => (amount === null ? '' : sayAmount(amount, 'AED', language));
  const named = ({ name }: { name: { en: string; ar: string } }) => name[language];
  return [
    { field: 'type', text: labelOf(propertyTypes, content.type)[language] },
    { field: 'english_name', text: content.name.en },
    { field: 'arabic_name', text: content.name.ar },
    { field: 'english_description', text: content.description.en },
    { field: 'arabic_description', text: content.description.ar },
    { field: 'emirate', text: labelOf(emirates, content.emirate)[language] },
    { field: 'english_area', text: content.area.en },
    { field: 'arabic_area', text: content.area.ar },
    { field: 'map', text: writeMapPlace(content) },
    { field: 'capacity', text: String(content.capacity) },
    { field: 'bedrooms', text: String(content.bedrooms) },
    { field: 'bathrooms', text: String(content.bathrooms) },
    { field: 'weekday_price', text: money(content.weekday_price) },
    { field: 'weekend_price', text: money(content.weekend_price) },
    { field: 'insurance_amount', text: money(content.insurance_amount) },
    { field: 'check_in', text: viewTime(content.check_in, language, '12') },
    { field: 'check_out', text: viewTime(content.check_out, language, '12') },
    {
      field: 'amenities',
      text: sayList(
        content.amenities.map((code) => labelOf(amenities, code)[language]),
        language,
      ),
    },
    {
      field: 'nearby_places',
      text: content.nearby_places.map((one) => `${named(one)} (${one.minutes})`).join('\n'),
    },
    { field: 'activities', text: content.activities.map((one) => `${named(one)}: ${money(one.price)}`).join('\n') },
    ...(['instagram', 'tiktok', 'snapchat', 'youtube', 'website'] as const).map((field) => ({
      field,
      text: content.links[field] ?? '',
    })),
    { field: 'english_rules', text: content.rules.en },
    { field: 'arabic_rules', text: content.rules.ar },
    { field: 'mobile', text: content.mobile },
    { field: 'whatsapp', text: content.whatsapp ?? '' },
  ];
}

/** Only where the two differ. */
export function changedLines(before: ListingContent, after: ListingContent, language: Language) {
  const now = linesOf(after, language);
  return linesOf(before, language).flatMap(({ field, text }, index) =>
    text === now[index]!.text ? [] : [{ field, before: text, after: now[index]!.text }],
  );
}
