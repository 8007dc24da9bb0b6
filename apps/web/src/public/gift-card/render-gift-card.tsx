import type { GiftCardPage as Card } from '@rawnaq/domain/gift-cards/gift-card-page';
import { directionOf, fillPlaces, type Language } from '@rawnaq/domain/kernel/localized';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml, meta } from '../head-tags';
import { GiftCardPage, MissingGiftCard } from './gift-card-page';
import { giftCardTexts } from './texts';

/** A card is for whoever holds its link: search engines are told to leave it alone. */
export function renderGiftCard({ card, language, origin }: { card: Card | null; language: Language; origin: string }): {
  status: 200 | 404;
  html: string;
  head: string;
  language: Language;
  direction: 'ltr' | 'rtl';
} {
  const text = giftCardTexts[language];
  const salon = card && (language === 'ar' ? card.arabic_name : card.english_name);
  const title = salon ? fillPlaces(text.title, { salon }) : text.missingTitle;
  return {
    status: card ? 200 : 404,
    language,
    direction: directionOf(language),
    html: renderToStaticMarkup(
      card ? <GiftCardPage card={card} language={language} origin={origin} /> : <MissingGiftCard language={language} />,
    ),
    head: [
      `<title>${escapeHtml(title)}</title>`,
      meta('name', 'robots', 'noindex'),
      ...(salon ? [meta('property', 'og:title', title), meta('property', 'og:site_name', salon)] : []),
    ].join('\n'),
  };
}
