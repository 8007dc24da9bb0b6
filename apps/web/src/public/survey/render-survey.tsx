import { directionOf, fillPlaces, type Language } from '@rawnaq/domain/kernel/localized';
import type { SurveyPage as Page, SurveyTry } from '@rawnaq/domain/surveys/survey-page';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml, meta } from '../head-tags';
import { SurveyPage, SurveyTold } from './survey-page';
import { surveyTexts } from './texts';

type Input = {
  page: Page | null;
  language: Language;
  /** What she sent, when it comes back. */ tried?: SurveyTry | undefined;
  /** The link was answered before she sent hers. */ already?: boolean;
};

/** A survey is for whoever holds its link: search engines are told to leave it alone. */
export function renderSurvey({ page, language, tried, already }: Input): {
  status: 200 | 404 | 410 | 422;
  html: string;
  head: string;
  language: Language;
  direction: 'ltr' | 'rtl';
} {
  const text = surveyTexts[language];
  const title = page ? fillPlaces(text.title, { salon: page.salon[language] }) : text.missingTitle;
  return {
    status: statusOf(page, tried),
    language,
    direction: directionOf(language),
    html: renderToStaticMarkup(drawn({ page, language, tried, already: already ?? false })),
    head: [
      `<title>${escapeHtml(title)}</title>`,
      meta('name', 'robots', 'noindex'),
      meta('name', 'referrer', 'no-referrer'),
    ].join('\n'),
  };
}

function statusOf(page: Page | null, tried: SurveyTry | undefined): 200 | 404 | 410 | 422 {
  if (!page) return 404;
  if (page.state === 'expired') return 410;
  return tried ? 422 : 200;
}

function drawn({
  page,
  language,
  tried,
  already,
}: Required<Pick<Input, 'page' | 'language'>> & {
  tried: SurveyTry | undefined;
  already: boolean;
}) {
  if (!page) return <SurveyTold page={null} language={language} told="missing" />;
  if (page.state === 'open') return <SurveyPage page={page} language={language} tried={tried} />;
  const told = page.state === 'expired' ? 'expired' : already ? 'already' : 'thanks';
  return <SurveyTold page={page} language={language} told={told} />;
}
