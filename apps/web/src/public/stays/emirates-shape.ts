import type { Localized } from '@rawnaq/domain/kernel/localized';

/** A longitude and a latitude. */
type Place = readonly [number, number];

/** One degree of latitude is a hundred units; of longitude as much less as it is there. */
const UNITS = 100;
const NARROWER = 0.908;
const [WEST, NORTH] = [51, 26.5];

export const project = ([longitude, latitude]: Place): { x: number; y: number } => ({
  x: Math.round((longitude - WEST) * NARROWER * UNITS * 10) / 10,
  y: Math.round((NORTH - latitude) * UNITS * 10) / 10,
});

const path = (places: readonly Place[]): string =>
  places
    .map(project)
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`)
    .join('');

/** From the west along the Gulf to the tip of Musandam, drawn by hand after general knowledge of the coast. */
const GULF_COAST: readonly Place[] = [
  [51.58, 24.25],
  [51.76, 24.29],
  [51.8, 24.02],
  [52.18, 23.99],
  [52.55, 24.16],
  [52.73, 24.19],
  [53.05, 24.12],
  [53.4, 24.15],
  [53.75, 24.06],
  [54.05, 24.15],
  [54.22, 24.33],
  [54.33, 24.5],
  [54.5, 24.52],
  [54.66, 24.7],
  [54.86, 24.92],
  [55.06, 25.02],
  [55.2, 25.2],
  [55.34, 25.34],
  [55.44, 25.45],
  [55.58, 25.6],
  [55.76, 25.67],
  [55.94, 25.83],
  [56.08, 26.06],
];
const MUSANDAM: readonly Place[] = [
  [56.16, 26.22],
  [56.34, 26.38],
  [56.47, 26.33],
  [56.42, 26.14],
  [56.35, 25.92],
  [56.27, 25.65],
];
const EAST_COAST: readonly Place[] = [
  [56.36, 25.52],
  [56.36, 25.32],
  [56.37, 25.12],
  [56.38, 24.98],
];
const OMAN: readonly Place[] = [
  [56.62, 24.55],
  [57.1, 23.95],
  [58.6, 23.6],
  [60, 22.4],
  [70, 8],
  [36, 8],
  [36, 27],
  [50.1, 26.6],
  [50.3, 25.4],
  [50.8, 24.8],
  [51.3, 24.6],
];
const LAND_BORDER: readonly Place[] = [
  [56.33, 24.92],
  [56.1, 24.73],
  [55.98, 24.98],
  [55.8, 24.86],
  [55.8, 24.27],
  [55.98, 24.13],
  [55.53, 23.93],
  [55.53, 23.52],
  [55.23, 23.11],
  [55.21, 22.71],
  [55.01, 22.5],
  [52, 23],
  [51.62, 24.01],
];
const TIP: readonly Place[] = [
  [56.14, 25.9],
  [56.2, 25.68],
  [56.27, 25.65],
];

export const LAND = `${path([...GULF_COAST, ...MUSANDAM, ...EAST_COAST, ...OMAN])}Z`;
export const EMIRATES_LAND = `${path([...GULF_COAST, ...TIP, ...EAST_COAST, ...LAND_BORDER])}Z`;
/** The Hajar mountains. */
export const MOUNTAINS = `${path([
  [56.02, 25.82],
  [56.16, 25.72],
  [56.24, 25.5],
  [56.28, 25.2],
  [56.26, 24.94],
  [56.06, 24.74],
  [56.0, 25.05],
  [56.04, 25.4],
])}Z`;
export const ROADS = [
  path([
    [51.7, 24.05],
    [52.6, 24.08],
    [53.7, 23.98],
    [54.5, 24.36],
    [55.0, 24.94],
    [55.3, 25.22],
    [55.5, 25.42],
    [55.93, 25.76],
  ]),
  path([
    [55.28, 25.17],
    [55.42, 24.75],
    [55.72, 24.22],
  ]),
  path([
    [54.52, 24.36],
    [55.1, 24.22],
    [55.72, 24.22],
  ]),
  path([
    [55.4, 25.28],
    [55.85, 25.28],
    [56.15, 25.22],
    [56.34, 25.13],
  ]),
  path([
    [55.35, 25.13],
    [55.75, 24.92],
    [56.1, 24.8],
  ]),
  path([
    [53.75, 23.95],
    [53.75, 23.1],
  ]),
];

/** Names on the map; the smaller ones come with a closer look. */
export const PLACES: readonly { at: Place; name: Localized; near?: true }[] = [
  { at: [54.4, 24.38], name: { en: 'Abu Dhabi', ar: 'أبوظبي' } },
  { at: [55.72, 24.16], name: { en: 'Al Ain', ar: 'العين' } },
  { at: [55.28, 25.1], name: { en: 'Dubai', ar: 'دبي' } },
  { at: [55.62, 25.3], name: { en: 'Sharjah', ar: 'الشارقة' }, near: true },
  { at: [55.5, 25.4], name: { en: 'Ajman', ar: 'عجمان' }, near: true },
  { at: [55.68, 25.54], name: { en: 'Umm Al Quwain', ar: 'أم القيوين' }, near: true },
  { at: [55.95, 25.72], name: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' } },
  { at: [56.3, 25.1], name: { en: 'Fujairah', ar: 'الفجيرة' } },
  { at: [56.12, 24.8], name: { en: 'Hatta', ar: 'حتا' }, near: true },
  { at: [56.32, 25.34], name: { en: 'Khor Fakkan', ar: 'خورفكان' }, near: true },
  { at: [56.22, 25.58], name: { en: 'Dibba', ar: 'دبا' }, near: true },
  { at: [53.77, 23.1], name: { en: 'Liwa', ar: 'ليوا' } },
  { at: [52.7, 24.02], name: { en: 'Al Ruwais', ar: 'الرويس' } },
];
