import type { Localized } from '@rawnaq/domain/kernel/localized';

/** The groups of the side menu, in their order. The group without words stands on top. */
export const menuGroups = {
  desk: undefined,
  people: { en: 'People', ar: 'الأشخاص' },
  catalogue: { en: 'Catalogue', ar: 'ما نقدّمه' },
  money: { en: 'Money', ar: 'المالية' },
  growth: { en: 'Growth', ar: 'النمو' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  properties: { en: 'Properties', ar: 'الوحدات السياحية' },
  'platform-merchants': { en: 'Merchants', ar: 'التجار' },
  'platform-across': { en: 'Across merchants', ar: 'عبر التجار' },
  platform: { en: 'Platform', ar: 'المنصّة' },
  'platform-setup': { en: 'Setup', ar: 'الإعداد' },
} as const satisfies Record<string, Localized | undefined>;

export type MenuGroupId = keyof typeof menuGroups;
