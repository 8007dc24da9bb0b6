import { directionOf, fillPlaces, type Language } from '@rawnaq/domain/kernel/localized';
import type { AccountInvoice } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml, meta } from '../head-tags';
import { AccountInvoicePage, MissingAccountInvoice } from './account-invoice-page';
import { accountInvoiceTexts } from './texts';

type Input = { invoice: AccountInvoice | null; language: Language; origin: string; noGateway: boolean };

/** For whoever holds the link: search engines are told to leave it alone. */
export function renderAccountInvoice({ invoice, language, origin, noGateway }: Input): {
  status: 200 | 404;
  html: string;
  head: string;
  language: Language;
  direction: 'ltr' | 'rtl';
} {
  const text = accountInvoiceTexts[language];
  const title = invoice ? fillPlaces(text.title, { number: invoice.number }) : text.missingTitle;
  return {
    status: invoice ? 200 : 404,
    language,
    direction: directionOf(language),
    html: renderToStaticMarkup(
      invoice ? (
        <AccountInvoicePage invoice={invoice} language={language} origin={origin} noGateway={noGateway} />
      ) : (
        <MissingAccountInvoice language={language} />
      ),
    ),
    head: [
      `<title>${escapeHtml(title)}</title>`,
      meta('name', 'robots', 'noindex'),
      meta('name', 'referrer', 'no-referrer'),
    ].join('\n'),
  };
}
