import { renderToStaticMarkup } from 'react-dom/server';
import { splitLanguage } from '@rawnaq/domain/kernel/addresses';
import { directionOf, type Language } from '@rawnaq/domain/kernel/localized';
import { publishedContent } from '@rawnaq/domain/website-content/published-content';
import { headOf } from './head';
import { OnlineApp } from './online-booking/online-app';
import type { MissingPage, OnlineContent } from './online-booking/online-content';
import { missingHead, onlineFacts, onlineHead } from './online-booking/online-head';
import { MissingOnlinePage } from './online-booking/pages/missing-page';
export { lettersFor } from './letters/alphabets';
import { lettersToRead, type LetterSet } from './letters/alphabets';
export { renderContract } from './contract/render-contract';
export { renderGiftCard } from './gift-card/render-gift-card';
export { renderOffer } from './offer/render-offer';
import { pageAt, pages } from './pages';
export { renderAccountInvoice } from './account-invoice/render-account-invoice';
export { renderInvoice } from './invoice/render-invoice';
export { renderSurvey } from './survey/render-survey';
export { renderAsking, renderEnquiry } from './stay-enquiry/render-enquiry';
export { renderStay, renderStaySearch } from './stays/render-stays';
export { staySiteMap } from './stays/stay-site-map';
import { PublicApp } from './public-app';
import type { Visit } from './site';
export { siteMap } from './site-map';

export type RenderInput = {
  /** The path as it was asked for, with or without its language prefix. */
  path: string;
  language: Language;
  /** `https://example.com`, without a slash at the end. */
  origin: string;
} & Partial<Omit<Visit, 'operator'>> &
  Pick<Visit, 'operator'>;

export type RenderedPage = {
  status: 200 | 404;
  html: string;
  head: string;
  language: Language;
  direction: 'ltr' | 'rtl';
  /** Where the page knows better than `lettersFor`. */
  letters?: LetterSet;
};

/** The content and head of a public page; `null` when the address belongs to the signed-in areas or the API. */
export function render({ path, language, origin, query = '', content, ...more }: RenderInput): RenderedPage | null {
  if (/^\/(merchant|manager|api)(\/|$)/.test(splitLanguage(path).rest)) return null;
  const name = pageAt(path);
  // Without anything published the usual texts stand.
  const visit: Visit = { ...more, query, content: content ?? publishedContent({}) };
  return {
    status: pages[name].status,
    html: renderToStaticMarkup(<PublicApp path={path} language={language} visit={visit} />),
    head: headOf({ name, path, language, origin, visit }),
    language,
    direction: directionOf(language),
  };
}

/**
 * A page of a salon, or the friendly word that there is none. The nonce allows the one style block with the salon's
 * colour.
 */
export function renderOnline({
  content,
  language,
  origin,
  nonce,
}: {
  content: OnlineContent | MissingPage;
  language: Language;
  origin: string;
  nonce: string;
}): RenderedPage {
  const about = { language, direction: directionOf(language) };
  if (typeof content === 'string')
    return {
      ...about,
      status: 404,
      html: renderToStaticMarkup(<MissingOnlinePage language={language} missing={content} />),
      head: missingHead(language, content),
    };
  const drawn = renderToStaticMarkup(<OnlineApp content={content} language={language} origin={origin} />);
  return {
    ...about,
    status: 200,
    html: drawn + onlineFacts({ content, language, origin }),
    // The one field of a salon's page is at its end, and rarely used.
    ...(content.address === 'online-home' && { letters: lettersToRead(language, drawn) }),
    head: onlineHead({ content, language, origin, nonce }),
  };
}
