import { directionOf, fillPlaces, type Language } from '@rawnaq/domain/kernel/localized';
import type { ContractPage as Page } from '@rawnaq/domain/platform-contracts/contract-page';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml, meta } from '../head-tags';
import { ContractPage, ContractTold, SignedContract, type SignTry } from './contract-page';
import { contractTexts } from './texts';

type Input = { page: Page | null; language: Language; tried?: SignTry | undefined };
type Status = 200 | 404 | 410 | 422;

/** A contract is for whoever holds its link: search engines are told to leave it alone. */
export function renderContract({ page, language, tried }: Input): {
  status: Status;
  html: string;
  head: string;
  language: Language;
  direction: 'ltr' | 'rtl';
} {
  const text = contractTexts[language];
  const title = page ? fillPlaces(text.title, { number: page.document.number }) : text.missingTitle;
  return {
    status: statusOf(page, tried),
    language,
    direction: directionOf(language),
    html: renderToStaticMarkup(drawn({ page, language, tried })),
    head: [
      `<title>${escapeHtml(title)}</title>`,
      meta('name', 'robots', 'noindex'),
      meta('name', 'referrer', 'no-referrer'),
    ].join('\n'),
  };
}

function statusOf(page: Page | null, tried: SignTry | undefined): Status {
  if (!page) return 404;
  if (page.state === 'cancelled' || page.state === 'late') return 410;
  return tried ? 422 : 200;
}

function drawn({ page, language, tried }: Input) {
  if (!page) return <ContractTold page={null} language={language} told="missing" />;
  if (page.state === 'open') return <ContractPage page={page} language={language} tried={tried} />;
  if (page.state === 'signed') return <SignedContract page={page} language={language} />;
  return <ContractTold page={page} language={language} told={page.state} />;
}
