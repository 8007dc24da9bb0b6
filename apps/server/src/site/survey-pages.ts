import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { answerSurvey, loadSurveyPage, SURVEY_VISITS } from '../modules/surveys';
import type { Services } from '../services';
import type { DrawnPage, PublicPages, SendPage } from './drawing/drawn-page';
import { linkPages, type LinkAddress, type Visitor } from './drawing/link-pages';

/** Twenty questions of a thousand letters each, however they are spelled in a form. */
const MOST_BYTES = 200_000;

export type SurveyRenderer = (input: {
  page: unknown;
  language: Language;
  tried?: unknown;
  already?: boolean;
}) => DrawnPage;
type Sent = Record<string, string[]>;

/** The page of a survey's link and its form, which work without a script. */
export const surveyPages = (services: Services, render: SurveyRenderer, sendHidden: SendPage): PublicPages =>
  linkPages<Sent>(services, sendHidden, {
    at: ['web-survey'],
    visits: SURVEY_VISITS,
    /** A link without a language speaks the customer's own. */
    draw: async ({ prefix, uniqueId, asked }) => {
      const page = await loadSurveyPage(services, uniqueId);
      return render({ page, language: prefix ?? page?.language ?? 'ar', already: asked.has('already') });
    },
    form: {
      mostBytes: MOST_BYTES,
      read: valuesOf,
      receive: (address, sent, visitor) => receive(services, render, address, sent, visitor),
    },
  });

async function receive(
  services: Services,
  render: SurveyRenderer,
  { prefix, uniqueId }: LinkAddress,
  sent: Sent,
  { ip, id }: Visitor,
): Promise<DrawnPage | string> {
  const outcome = await answerSurvey(services, uniqueId, sent, { ip, id });
  const language = prefix ?? 'ar';
  if (outcome.state === 'wrong')
    return render({ page: outcome.page, language, tried: { sent, problems: outcome.problems } });
  if (outcome.state === 'tried')
    return render({ page: { ...outcome.page, state: 'answered' }, language, already: false });
  const back = pathTo('web-survey', language, { uniqueId });
  return outcome.state === 'already' ? `${back}?already=` : back;
}

/** Every value of every name: of a choice of several each one is sent by itself. */
function valuesOf(form: URLSearchParams): Sent {
  const sent = new Map<string, string[]>();
  for (const [name, value] of form) {
    const values = sent.get(name);
    if (values) values.push(value);
    else sent.set(name, [value]);
  }
  return Object.fromEntries(sent);
}
