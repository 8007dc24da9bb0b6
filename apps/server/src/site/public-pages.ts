import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Services } from '../services';
import { accountInvoicePages, type AccountInvoiceRenderer } from './account-invoice-pages';
import type { AskingRenderer } from './asking-form';
import { contractPages, type ContractRenderer } from './contract-pages';
import type { PublicPages } from './drawing/drawn-page';
import type { LettersFor, Senders } from './drawing/send-page';
import { enquiryPages, type EnquiryRenderer } from './enquiry-pages';
import { giftCardPages, type GiftCardRenderer } from './gift-card-pages';
import { invoicePages, type InvoiceRenderer } from './invoice-pages';
import type { OfferRenderer } from './offer-pages';
import { salonPages, type SalonRenderer } from './salon-pages';
import { stayPages, type StayRenderer } from './stay-pages';
import { surveyPages, type SurveyRenderer } from './survey-pages';
import { websitePages, type WebsiteRenderer } from './website-pages';

/** What draws the public pages (apps/web/src/public/entry-server.tsx). */
type PublicRenderer = {
  render: WebsiteRenderer;
  siteMap: (origin: string) => string;
  renderInvoice: InvoiceRenderer;
  renderAccountInvoice: AccountInvoiceRenderer;
  renderOffer: OfferRenderer;
  renderSurvey: SurveyRenderer;
  renderContract: ContractRenderer;
  renderEnquiry: EnquiryRenderer;
  renderAsking: AskingRenderer;
  renderStaySearch: StayRenderer['search'];
  renderStay: StayRenderer['listing'];
  staySiteMap: StayRenderer['siteMap'];
  renderGiftCard: GiftCardRenderer;
  renderOnline: SalonRenderer;
  lettersFor: LettersFor;
};

/** Nothing where the public pages were not built. */
export async function loadRenderer(webRoot: string): Promise<PublicRenderer | undefined> {
  const file = path.join(webRoot, 'public-ssr/entry-server.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as PublicRenderer) : undefined;
}

/** Who stands at an address answers it; the website takes what is left. */
export function publicPages(services: Services, drawn: PublicRenderer, send: Senders): readonly PublicPages[] {
  const stays = { search: drawn.renderStaySearch, listing: drawn.renderStay, siteMap: drawn.staySiteMap };
  return [
    salonPages(services, drawn.renderOnline, send),
    invoicePages(services, drawn.renderInvoice, send.hidden),
    surveyPages(services, drawn.renderSurvey, send.hidden),
    enquiryPages(services, drawn.renderEnquiry, send.hidden),
    contractPages(services, drawn.renderContract, send.hidden),
    accountInvoicePages(services, drawn.renderAccountInvoice, send.hidden),
    giftCardPages(services, drawn.renderGiftCard, send.hidden),
    stayPages(services, stays, send.stays),
    websitePages(services, drawn.render, send.website),
  ];
}
