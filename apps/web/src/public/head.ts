import { addresses, pathTo } from '@rawnaq/domain/kernel/addresses';
import { LANGUAGES, otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import { formatDecimal } from '@rawnaq/domain/kernel/money';
import { accountPeriods, isTier } from '@rawnaq/domain/platform-invoices/account-items.states';
import { pricesFor } from '@rawnaq/domain/platform-invoices/public-prices';
import { socialFacts, type SocialFact } from '@rawnaq/domain/website-content/website-pages';
import { dictionaries } from './dictionary';
import { escapeHtml, LOCALES, meta } from './head-tags';
import { pageOf, type PageName } from './pages';
import { operatorName, type Visit } from './site';

type HeadInput = { name: PageName; path: string; language: Language; origin: string; visit: Visit };

/** Everything crawlers and link previews read: they do not run scripts, so it arrives with the page. */
export function headOf({ name, path, language, origin, visit }: HeadInput): string {
  const page = pageOf(name);
  const text = dictionaries[language];
  const title = page.title(text);
  const description = page.description(text);
  const own = [`<title>${escapeHtml(title)}</title>`, meta('name', 'description', description)];
  // What was searched, or somebody's own request, is no page of its own.
  const isOwn = /[?&](q|request)=/.test(visit.query);
  if (page.status === 404 || page.unlisted || isOwn) return [...own, meta('name', 'robots', 'noindex')].join('\n');
  return [
    ...own,
    ...(path === '/' ? [`<script src="/first-visit.js"></script>`] : []),
    ...addressTags({ name, language, origin }),
    ...shareTags({ name, language, origin, title, description }),
    structuredFacts({ name, language, origin, visit }),
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
}: Omit<HeadInput, 'path' | 'visit'> & { title: string; description: string }): string[] {
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

/** Facts for search engines: who we are, what the product is, and the questions where they stand on the page. */
function structuredFacts({ name, language, origin, visit }: Omit<HeadInput, 'path'>): string {
  const text = dictionaries[language];
  const { facts } = visit.content;
  const organization = `${origin}/#organization`;
  const links = (Object.keys(socialFacts) as SocialFact[]).map((one) => facts[one]).filter(Boolean);
  const publisher = {
    '@type': 'Organization',
    '@id': organization,
    name: text.site.name,
    alternateName: dictionaries[otherLanguage(language)].site.name,
    url: origin,
    logo: `${origin}/icon-512.png`,
    ...(links.length > 0 && { sameAs: links }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: facts.contact_email || visit.operator.email,
      ...(facts.contact_phone && { telephone: facts.contact_phone }),
      url: origin + pathTo('contact-us', language),
      availableLanguage: LANGUAGES,
    },
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: text.site.name,
    url: origin,
    inLanguage: LANGUAGES,
    publisher: { '@id': organization },
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
    publisher: { '@id': organization },
    ...offersOf(visit),
  };
  const graph = [publisher, website, application, ...(name === 'faq' ? [questionFacts(language, visit)] : [])];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // A `<` inside the block could close it early.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The prices that the page shows, and no others. */
function offersOf({ prices, query }: Visit): object {
  const shown = prices && pricesFor(prices, new URLSearchParams(query).get('country'));
  if (!prices || !shown) return {};
  const monthly = shown.prices.filter(({ item, period }) => isTier(item) && period === accountPeriods.codes.month);
  return monthly.length === 0
    ? {}
    : {
        offers: monthly.map(({ item, price }) => ({
          '@type': 'Offer',
          name: item,
          price: formatDecimal(price, prices.currency),
          priceCurrency: prices.currency,
          eligibleRegion: shown.country,
        })),
      };
}

function questionFacts(language: Language, { content, operator }: Visit): object {
  const say = (words: string): string =>
    words.replaceAll('{operator}', operatorName({ operator, text: dictionaries[language] }));
  return {
    '@type': 'FAQPage',
    mainEntity: content.questions.map((question) => ({
      '@type': 'Question',
      name: say(language === 'ar' ? question.arabic_title : question.english_title),
      acceptedAnswer: {
        '@type': 'Answer',
        text: say(language === 'ar' ? question.arabic_body : question.english_body),
      },
    })),
  };
}
