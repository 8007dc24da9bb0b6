import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pathTo, splitLanguage } from '@rawnaq/domain/kernel/addresses';
import { directionOf, type Language } from '@rawnaq/domain/kernel/localized';
import { readFilters } from '@rawnaq/domain/property-listings/listing-filters';
import type { ShownBanner } from '@rawnaq/domain/property-banners/shown-banner';
import type { FoundListings, ShownListing } from '@rawnaq/domain/property-listings/listings.contract';
import type { ShownPartner } from '@rawnaq/domain/property-partners/shown-partner';
import { publishedContent } from '@rawnaq/domain/website-content/published-content';
import { dictionaries } from '../dictionary';
import { escapeHtml, meta } from '../head-tags';
import { SiteFooter } from '../layout/site-footer';
import { SiteHeader } from '../layout/site-header';
import { SiteContext, type Visit } from '../site';
import { ListingPage } from './listing-page';
import { readView } from './map-view';
import { SearchPage } from './search-page';
import { listingHead, searchHead } from './stay-head';
import { stayTexts } from './texts';

type Shared = { path: string; language: Language; origin: string; today: string } & Pick<Visit, 'operator' | 'prices'> &
  Partial<Pick<Visit, 'content'>>;
type RenderedPage = { status: 200 | 404; html: string; head: string; language: Language; direction: 'ltr' | 'rtl' };

function drawn({ path, language, content, operator, prices }: Shared, page: ReactNode): string {
  const text = dictionaries[language];
  const visit: Visit = { query: '', operator, prices, content: content ?? publishedContent({}) };
  return renderToStaticMarkup(
    <SiteContext value={{ ...visit, language, text, path: splitLanguage(path).rest }}>
      <a className="skip" href="#content">
        {text.site.skip}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {page}
      </main>
      <SiteFooter />
    </SiteContext>,
  );
}

/** The search of places to stay: whatever is asked stands in its address. */
export function renderStaySearch(
  input: Shared & { query: string; found: FoundListings; banners: readonly ShownBanner[] },
): RenderedPage {
  const { query, found, banners, language, origin, today } = input;
  const asked = new URLSearchParams(query);
  const filters = { ...readFilters((name) => asked.getAll(name)), page: found.page };
  const view = readView(asked.get('view'));
  return {
    status: 200,
    language,
    direction: directionOf(language),
    html: drawn(input, <SearchPage {...{ filters, found, banners, language, view, today }} />),
    head: searchHead({ filters, found, language, origin, isPlain: !asked.has('view') }),
  };
}

/** The page of a place, or a word about one that is gone. */
export function renderStay(
  input: Shared & { listing: ShownListing | undefined; partners?: readonly ShownPartner[] },
): RenderedPage {
  const { listing, partners = [], language, origin, today } = input;
  const about = { language, direction: directionOf(language) };
  const text = stayTexts[language];
  if (listing)
    return {
      ...about,
      status: 200,
      html: drawn(input, <ListingPage {...{ listing, partners, language, origin, today }} />),
      head: listingHead({ listing, language, origin }),
    };
  return {
    ...about,
    status: 404,
    html: drawn(
      input,
      <section className="wide stay-gone">
        <h1>{text.missing}</h1>
        <p>{text.missingText}</p>
        <a className="button large" href={pathTo('search', language)}>
          {text.missingLink}
        </a>
      </section>,
    ),
    head: [`<title>${escapeHtml(text.missing)}</title>`, meta('name', 'robots', 'noindex')].join('\n'),
  };
}
