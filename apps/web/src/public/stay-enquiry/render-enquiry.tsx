import { directionOf, fillPlaces, type Language } from '@rawnaq/domain/kernel/localized';
import type { EnquiryNotice, EnquiryPage as Page } from '@rawnaq/domain/property-stays/enquiry-page';
import type { ShownPartner } from '@rawnaq/domain/property-partners/shown-partner';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml, meta } from '../head-tags';
import { AskingPage, type Asking } from './asking-page';
import { EnquiryMissing, EnquiryPage } from './enquiry-page';
import { enquiryTexts } from './texts';

type Input = {
  page: Page | null;
  partners?: readonly ShownPartner[];
  language: Language;
  notice?: EnquiryNotice | undefined;
};

/** An enquiry is for whoever holds its link: search engines are told to leave it alone. */
export function renderEnquiry({ page, partners = [], language, notice }: Input) {
  const text = enquiryTexts[language];
  if (!page) return drawn(404, language, text.missingTitle, <EnquiryMissing language={language} />);
  const title = fillPlaces(text.title, { property: page.property.name[language] });
  return drawn(
    200,
    language,
    title,
    <EnquiryPage page={page} partners={partners} language={language} notice={notice} />,
  );
}

/** What a form sent could not be taken as it was. */
export function renderAsking({ status, ...asking }: Asking & { status: number }) {
  const { language } = asking;
  return drawn(status, language, enquiryTexts[language].asking.title, <AskingPage {...asking} />);
}

const drawn = (status: number, language: Language, title: string, page: ReactElement) => ({
  status,
  language,
  direction: directionOf(language),
  html: renderToStaticMarkup(page),
  head: [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'robots', 'noindex'),
    meta('name', 'referrer', 'no-referrer'),
  ].join('\n'),
});
