import type { InvoicePage as Page } from '@rawnaq/domain/invoice-papers/invoice-page';
import { directionOf, fillPlaces, type Language } from '@rawnaq/domain/kernel/localized';
import { paperTitle } from '@rawnaq/domain/papers/paper-title';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml, meta } from '../head-tags';
import { InvoicePage, MissingInvoice, RatedPage } from './invoice-page';
import { invoiceTexts } from './texts';

/** A document is for whoever holds its link: search engines are told to leave it alone. */
export function renderInvoice({ page, language, rated }: { page: Page | null; language: Language; rated: boolean }): {
  status: 200 | 404;
  html: string;
  head: string;
  language: Language;
  direction: 'ltr' | 'rtl';
} {
  const text = invoiceTexts[language];
  const title = page
    ? fillPlaces(text.title, {
        document: paperTitle(page.paper)[language],
        number: page.paper.number,
        salon: page.paper.seller.name[language],
      })
    : text.missingTitle;
  return {
    status: page ? 200 : 404,
    language,
    direction: directionOf(language),
    html: renderToStaticMarkup(drawn(page, language, rated)),
    head: [
      `<title>${escapeHtml(title)}</title>`,
      meta('name', 'robots', 'noindex'),
      meta('name', 'referrer', 'no-referrer'),
    ].join('\n'),
  };
}

function drawn(page: Page | null, language: Language, rated: boolean) {
  if (!page) return <MissingInvoice language={language} />;
  return rated ? <RatedPage page={page} language={language} /> : <InvoicePage page={page} language={language} />;
}
