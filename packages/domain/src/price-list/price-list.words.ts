import type { Localized } from '../kernel/localized';
import type { Currency } from '../kernel/money';

/** What stands on the sheet besides names and prices. Both languages are printed, whatever the screen speaks. */
export const priceListWords = {
  title: { en: 'Price list', ar: 'قائمة الأسعار' },
  packages: { en: 'Packages', ar: 'الباقات' },
  noVat: { en: 'Prices in {currency}, free of VAT', ar: 'الأسعار {currency}، وغير خاضعة للضريبة' },
  vat: { en: 'Prices in {currency}, including {rate} VAT', ar: 'الأسعار {currency}، وتشمل ضريبة القيمة المضافة {rate}' },
  minutes: { en: '{count} min', ar: '{count} د' },
  choose: { en: 'Any {count} of:', ar: 'أي {count} مما يلي:' },
  until: { en: 'Until {date}', ar: 'حتى {date}' },
} as const satisfies Record<string, Localized>;

/** As they stand after "prices in". */
export const pricedIn = {
  AED: { en: 'UAE dirhams', ar: 'بالدرهم الإماراتي' },
  SAR: { en: 'Saudi riyals', ar: 'بالريال السعودي' },
  QAR: { en: 'Qatari riyals', ar: 'بالريال القطري' },
  KWD: { en: 'Kuwaiti dinars', ar: 'بالدينار الكويتي' },
  BHD: { en: 'Bahraini dinars', ar: 'بالدينار البحريني' },
  OMR: { en: 'Omani rials', ar: 'بالريال العُماني' },
} as const satisfies Record<Currency, Localized>;

/** Fills the places of a sentence. */
export const fillWords = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
