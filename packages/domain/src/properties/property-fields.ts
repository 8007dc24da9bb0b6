import { z } from 'zod';
import { checkTiktokLink } from '../kernel/input/business-validators';
import { addMessage, codeOf, freeText, localTime, minorAmount, mobile, orEmpty } from '../kernel/input/fields';
import { PROPERTY_EXTRA_IMAGES } from '../kernel/input/limits';
import { checkArabicText, checkEnglishText, firstOf, type Checked } from '../kernel/input/validators';
import type { Localized } from '../kernel/localized';
import { validationMessage } from '../kernel/text/validation-texts';
import { amenities, emirates, propertyTypes } from '../property-listings/property.states';
import { checkHttpsLink } from '../settings/setting-fields';
import { readMapPlace } from './map-place';

/** What each field is called: in forms, in refusals, in the history and in what a manager compares. */
export const propertyLabels = {
  type: { en: 'Type', ar: 'النوع' },
  emirate: { en: 'Emirate', ar: 'الإمارة' },
  english_name: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  arabic_name: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  english_description: { en: 'English description', ar: 'الوصف بالإنجليزية' },
  arabic_description: { en: 'Arabic description', ar: 'الوصف بالعربية' },
  english_area: { en: 'Area in English', ar: 'المنطقة بالإنجليزية' },
  arabic_area: { en: 'Area in Arabic', ar: 'المنطقة بالعربية' },
  english_rules: { en: 'House rules in English', ar: 'شروط الوحدة بالإنجليزية' },
  arabic_rules: { en: 'House rules in Arabic', ar: 'شروط الوحدة بالعربية' },
  map: { en: 'Map link', ar: 'رابط الموقع على الخريطة' },
  capacity: { en: 'Guests', ar: 'عدد الأشخاص' },
  bedrooms: { en: 'Bedrooms', ar: 'غرف النوم' },
  bathrooms: { en: 'Bathrooms', ar: 'الحمامات' },
  weekday_price: { en: 'Weekday night', ar: 'ليلة وسط الأسبوع' },
  weekend_price: { en: 'Weekend night', ar: 'ليلة نهاية الأسبوع' },
  insurance_amount: { en: 'Security deposit', ar: 'مبلغ التأمين' },
  check_in: { en: 'Check-in time', ar: 'وقت الدخول' },
  check_out: { en: 'Check-out time', ar: 'وقت الخروج' },
  amenities: { en: 'Amenities', ar: 'المرافق' },
  nearby_places: { en: 'Nearby places', ar: 'أماكن قريبة' },
  activities: { en: 'Paid activities', ar: 'أنشطة مدفوعة' },
  mobile: { en: 'Mobile', ar: 'الجوال' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  image_ids: { en: 'Pictures', ar: 'الصور' },
  instagram: { en: 'Instagram', ar: 'إنستغرام' },
  tiktok: { en: 'TikTok', ar: 'تيك توك' },
  snapchat: { en: 'Snapchat', ar: 'سناب شات' },
  youtube: { en: 'YouTube', ar: 'يوتيوب' },
  website: { en: 'Website', ar: 'الموقع الإلكتروني' },
} as const satisfies Record<string, Localized>;
const labels = propertyLabels;

/** Fils; nobody lets a night for more than a million dirhams. */
const HIGHEST = 100_000_000;
/** The main picture and the extra ones. */
export const MOST_PICTURES = PROPERTY_EXTRA_IMAGES + 1;
const MOST_ROWS = 12;
const LINK_LENGTH = 300;

const text = (label: Localized, max: number) => freeText(label, max).default('');
/** What a place and its area are called is read by people of one language; descriptions and rules may hold both. */
const name = (label: Localized, check: (text: string) => Checked) =>
  freeText(label, 100)
    .superRefine((value, ctx) => addMessage(ctx, check(value), [], label))
    .default('');
const price = () => minorAmount({ min: 100, max: HIGHEST }).nullable().default(null);
const count = (min: number, max: number) => z.int().min(min).max(max);

const someName = z
  .object({ en: freeText(undefined, 100).default(''), ar: freeText(undefined, 100).default('') })
  .superRefine((name, ctx) => {
    if (!name.en && !name.ar) addMessage(ctx, validationMessage('required'), ['ar']);
  });

const webLink = (label: Localized, check: (link: string) => Checked = () => undefined) =>
  orEmpty(
    freeText(label, LINK_LENGTH).superRefine((link, ctx) =>
      addMessage(ctx, firstOf(check(link), checkHttpsLink(link)), [], label),
    ),
  );

const links = z.object({
  instagram: webLink(labels.instagram),
  tiktok: webLink(labels.tiktok, checkTiktokLink),
  snapchat: webLink(labels.snapchat),
  youtube: webLink(labels.youtube),
  website: webLink(labels.website),
});

/**
 * Everything an owner says of a place. A draft may leave almost all of it open (`gapsOf` says what is missing before it
 * is handed in), but whatever is there is right.
 */
export const propertyFields = z.object({
  type: codeOf(propertyTypes),
  emirate: codeOf(emirates),
  english_name: name(labels.english_name, checkEnglishText),
  arabic_name: name(labels.arabic_name, checkArabicText),
  english_description: text(labels.english_description, 3000),
  arabic_description: text(labels.arabic_description, 3000),
  english_area: name(labels.english_area, checkEnglishText),
  arabic_area: name(labels.arabic_area, checkArabicText),
  english_rules: text(labels.english_rules, 2000),
  arabic_rules: text(labels.arabic_rules, 2000),
  /** A link of Google's or Apple's maps, or a latitude and a longitude. */
  map: freeText(labels.map, LINK_LENGTH)
    .default('')
    .superRefine((map, ctx) => {
      if (map && !readMapPlace(map)) addMessage(ctx, validationMessage('map-link'), [], labels.map);
    }),
  capacity: count(1, 1000).default(1),
  bedrooms: count(0, 100).default(0),
  bathrooms: count(0, 100).default(0),
  weekday_price: price(),
  weekend_price: price(),
  insurance_amount: minorAmount({ max: HIGHEST }).default(0),
  check_in: localTime(labels.check_in).default('15:00:00'),
  check_out: localTime(labels.check_out).default('12:00:00'),
  amenities: z
    .array(codeOf(amenities))
    .max(50)
    .default([])
    .transform((codes) => [...new Set(codes)].toSorted((a, b) => a - b)),
  nearby_places: z
    .array(z.object({ name: someName, minutes: count(1, 600) }))
    .max(MOST_ROWS)
    .default([]),
  activities: z
    .array(z.object({ name: someName, price: minorAmount({ min: 100, max: HIGHEST }) }))
    .max(MOST_ROWS)
    .default([]),
  links: links.default({}),
  mobile: mobile(labels.mobile),
  whatsapp: orEmpty(mobile(labels.whatsapp)),
  /** Uploads in their order; the first is the main one. */
  image_ids: z
    .array(z.int())
    .max(MOST_PICTURES)
    .default([])
    .transform((ids) => [...new Set(ids)]),
});
export type PropertyFields = z.output<typeof propertyFields>;
