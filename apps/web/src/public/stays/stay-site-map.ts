import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { LANGUAGES, type Language } from '@rawnaq/domain/kernel/localized';
import { escapeHtml } from '../head-tags';
import { listingPath } from './stay-words';

/** The search and every listed place in both languages, each with the other. */
export function staySiteMap(origin: string, listings: readonly { unique_id: string; updated_at: string }[]): string {
  const entry = (pathIn: (language: Language) => string, changed = '') => {
    const at = (language: Language) => escapeHtml(origin + pathIn(language));
    const alternates = LANGUAGES.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(language)}"/>`,
    ).join('');
    return LANGUAGES.map((language) => `<url><loc>${at(language)}</loc>${changed}${alternates}</url>`);
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entry((language) => pathTo('search', language)),
    ...listings.flatMap(({ unique_id, updated_at }) =>
      entry((language) => listingPath(unique_id, language), `<lastmod>${updated_at.slice(0, 10)}</lastmod>`),
    ),
    '</urlset>',
  ].join('\n');
}
