import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { LANGUAGES } from '@rawnaq/domain/kernel/localized';
import { escapeHtml } from './head-tags';
import { listedPages } from './pages';

/** Every page of the website in both languages, each with the other. */
export function siteMap(origin: string): string {
  const urls = listedPages.flatMap((name) => {
    const at = (language: (typeof LANGUAGES)[number]) => escapeHtml(origin + pathTo(name, language));
    const alternates = LANGUAGES.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(language)}"/>`,
    ).join('');
    return LANGUAGES.map((language) => `<url><loc>${at(language)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n');
}
