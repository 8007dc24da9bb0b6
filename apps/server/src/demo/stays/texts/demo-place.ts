import type { Localized } from '@rawnaq/domain/kernel/localized';
import type { amenities } from '@rawnaq/domain/property-listings/property.states';
import type { Corner } from '../pictures/corners';
import type { Hour } from '../pictures/light';
import type { Scene } from '../pictures/places';
import type { AreaName } from './areas';

const activity = (en: string, ar: string, price: number) => ({ name: { en, ar }, price });

/** Dirhams. */
export const ACTIVITIES = {
  kayak: activity('Kayak, one hour', 'كاياك لمدة ساعة', 60),
  buggy: activity('Buggy ride, half an hour', 'جولة بقي نصف ساعة', 150),
  horse: activity('Horse ride for a child', 'ركوب خيل للطفل', 50),
  fishing: activity('Fishing gear and bait', 'عدة صيد وطعم', 120),
  breakfast: activity('Emirati breakfast for five', 'ريوق إماراتي لخمسة أشخاص', 180),
  barbecue: activity('Charcoal, meat and a grill cook', 'فحم ولحم وطباخ شواء', 350),
  falcon: activity('Falcon show', 'عرض صقور', 400),
  cruise: activity('Sunset trip with the captain', 'رحلة غروب مع النوخذة', 600),
} as const;

/** How far a place has come on its way to the listing. Nobody said: it is published. */
export type DemoStanding = 'draft' | 'waiting' | 'refused' | 'hidden' | 'changed' | 'change_waiting' | 'change_refused';

/** A place as its owner would tell of it. Prices are dirhams of a night: weekday, weekend. */
export type DemoPlace = {
  area: AreaName;
  /** Thousandths of a degree from the middle of the area. */
  off: readonly [north: number, east: number];
  name: Localized;
  text: Localized;
  people: number;
  rooms: readonly [bedrooms: number, bathrooms: number];
  prices: readonly [weekday: number | null, weekend: number | null];
  insurance: number;
  offers: readonly (keyof typeof amenities.codes)[];
  does: readonly (keyof typeof ACTIVITIES)[];
  scene: Scene;
  hour: Hour;
  beside: readonly Corner[];
  standing?: DemoStanding;
};

/** In the order owners think of them: each has the first two, some go on. */
export const RULES = {
  en: [
    'Families only. No parties, and quiet after midnight.',
    'Please leave the kitchen and the grill clean. No smoking indoors.',
    'Pets are welcome outside. Check-out is on time, because the next guests arrive the same day.',
  ],
  ar: [
    'للعوائل فقط. تُمنع الحفلات، والهدوء بعد منتصف الليل.',
    'نرجو ترك المطبخ والشواية نظيفين، والتدخين ممنوع في الداخل.',
    'الحيوانات الأليفة مسموحة في الخارج. نرجو الخروج في الموعد لأن الضيوف التاليين يصلون في اليوم نفسه.',
  ],
} as const;

/** Said where one is taken. */
export const DEPOSIT_RULE = {
  en: 'The security deposit is returned on the day you leave, after a look around.',
  ar: 'يُعاد مبلغ التأمين يوم الخروج بعد المعاينة.',
} as const satisfies Localized;
