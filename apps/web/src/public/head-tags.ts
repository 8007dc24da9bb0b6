import type { Language } from '@rawnaq/domain/kernel/localized';

/** The letters of every public page's head. */
export const LOCALES: Record<Language, string> = { en: 'en_US', ar: 'ar_AE' };

export const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
