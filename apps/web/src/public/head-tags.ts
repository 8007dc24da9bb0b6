import type { Language } from '@rawnaq/domain/kernel/localized';
import cairoArabic from '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2?url';
import cairoLatin from '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2?url';

/** The letters of every public page's head. */
export const LOCALES: Record<Language, string> = { en: 'en_US', ar: 'ar_AE' };

/** Arabic pages write numbers and codes with Latin letters, so they need both files at once. */
const FONTS: Record<Language, readonly string[]> = { en: [cairoLatin], ar: [cairoArabic, cairoLatin] };

/** Asked for at once, but after the picture in sight: what comes late is left out of this page (`styles/fonts.css`). */
export const fontPreloads = (language: Language): string[] =>
  FONTS[language].map(
    (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" fetchpriority="low" crossorigin>`,
  );

export const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
