import { addresses, pathTo } from '@rawnaq/domain/kernel/addresses';
import { LANGUAGES, otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import { dictionaries } from './dictionary';
import { escapeHtml, fontPreloads, LOCALES, meta } from './head-tags';
import { pages, type PageName } from './pages';

type HeadInput = { name: PageName; path: string; language: Language; origin: string };

/** Everything crawlers and link previews read: they do not run scripts, so it arrives with the page. */
export function headOf({ name, path, language, origin }: HeadInput): string {
  const page = pages[name];
  const text = dictionaries[language];
  const title = page.title(text);
  const description = page.description(text);
  const own = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...fontPreloads(language),
  ];
  if (page.status === 404) return [...own, meta('name', 'robots', 'noindex')].join('\n');
  return [
    ...own,
    ...(path === '/' ? [`<script src="/first-visit.js"></script>`] : []),
    ...addressTags({ name, language, origin }),
    ...shareTags({ name, language, origin, title, description }),
    structuredFacts(language, origin),
  ].join('\n');
}

function addressTags({ name, language, origin }: Pick<HeadInput, 'name' | 'language' | 'origin'>): string[] {
  const alternate = (code: string, path: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escapeHtml(origin + path)}">`;
  return [
    `<link rel="canonical" href="${escapeHtml(origin + pathTo(name, language))}">`,
    ...LANGUAGES.map((code) => alternate(code, pathTo(name, code))),
    alternate('x-default', addresses[name].path),
  ];
}

function shareTags({
  name,
  language,
  origin,
  title,
  description,
}: Omit<HeadInput, 'path'> & { title: string; description: string }): string[] {
  const { site } = dictionaries[language];
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + pathTo(name, language)),
    meta('property', 'og:locale', LOCALES[language]),
    meta('property', 'og:locale:alternate', LOCALES[otherLanguage(language)]),
    meta('property', 'og:image', `${origin}/share-${language}.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', site.shareAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function structuredFacts(language: Language, origin: string): string {
  const text = dictionaries[language];
  const publisher = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: text.site.name,
    alternateName: dictionaries[otherLanguage(language)].site.name,
    url: origin,
    logo: `${origin}/icon-512.png`,
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: text.site.name,
    url: origin,
    inLanguage: LANGUAGES,
    publisher: { '@id': publisher['@id'] },
  };
  const application = {
    '@type': 'SoftwareApplication',
    name: text.site.name,
    description: text.landing.description,
    url: origin + pathTo('landing', language),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: LANGUAGES,
    areaServed: ['AE', 'SA', 'KW', 'QA', 'BH', 'OM'],
    publisher: { '@id': publisher['@id'] },
  };
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': [publisher, website, application] });
  // A `<` inside the block could close it early.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
