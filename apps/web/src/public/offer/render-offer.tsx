import { directionOf, fillPlaces, type Language } from '@rawnaq/domain/kernel/localized';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml, meta } from '../head-tags';
import { MissingOffer, OfferPage, type OfferOnPage } from './offer-page';
import { offerTexts } from './texts';

/** For whoever holds the link; search engines are told to leave it alone. */
export function renderOffer({ offer, language }: { offer: OfferOnPage | null; language: Language }): {
  status: 200 | 404;
  html: string;
  head: string;
  language: Language;
  direction: 'ltr' | 'rtl';
} {
  const text = offerTexts[language];
  const salon = offer && (language === 'ar' ? offer.arabic_name : offer.english_name);
  const title = salon ? fillPlaces(text.title, { salon }) : text.missingTitle;
  return {
    status: offer ? 200 : 404,
    language,
    direction: directionOf(language),
    html: renderToStaticMarkup(
      offer ? <OfferPage offer={offer} language={language} /> : <MissingOffer language={language} />,
    ),
    head: [`<title>${escapeHtml(title)}</title>`, meta('name', 'robots', 'noindex')].join('\n'),
  };
}
