import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takeForms } from '../http/forms/take-forms';
import { throttle } from '../http/throttle';
import { visitorAddress } from '../http/visitor-address';
import { answerSurvey, loadSurveyPage, SURVEY_VISITS } from '../modules/surveys';
import type { Services } from '../services';
import { addressOf } from './page-address';

const ADDRESS = /^\/web-survey\/([^/]+)\/?$/;
/** Twenty questions of a thousand letters each, however they are spelled in a form. */
const MOST_BYTES = 200_000;

type Page = { status: number; html: string; head: string; language: Language };
export type SurveyRenderer = (input: {
  page: unknown;
  language: Language;
  tried?: unknown;
  already?: boolean;
}) => Page & { direction: string };
type Sent = Record<string, string[]>;

/** The page of a survey's link and its form, which work without a script. */
export function surveyPages(
  services: Services,
  render: SurveyRenderer,
  send: (reply: FastifyReply, page: Page) => unknown,
) {
  const placeOf = (request: FastifyRequest) => {
    const { prefix, rest, asked } = addressOf(request);
    return { prefix, uniqueId: ADDRESS.exec(rest)?.[1] ?? '', already: asked.has('already') };
  };

  /** A link without a language speaks the customer's own. */
  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await throttle(services, SURVEY_VISITS, { ip: visitorAddress(request) });
    const { prefix, uniqueId, already } = placeOf(request);
    const page = await loadSurveyPage(services, uniqueId);
    return send(reply, render({ page, language: prefix ?? page?.language ?? 'ar', already }));
  };

  const receive = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const ip = visitorAddress(request);
    await throttle(services, SURVEY_VISITS, { ip });
    const { prefix, uniqueId } = placeOf(request);
    const sent = request.body as Sent;
    const outcome = await answerSurvey(services, uniqueId, sent, { ip, id: request.id });
    const language = prefix ?? 'ar';
    if (outcome.state === 'wrong')
      return send(reply, render({ page: outcome.page, language, tried: { sent, problems: outcome.problems } }));
    if (outcome.state === 'tried')
      return send(reply, render({ page: { ...outcome.page, state: 'answered' }, language, already: false }));
    const back = pathTo('web-survey', language, { uniqueId });
    return reply.redirect(outcome.state === 'already' ? `${back}?already=` : back, 303);
  };

  return {
    isAt: (rest: string): boolean => ADDRESS.test(rest),
    show,
    install: (server: FastifyInstance) =>
      server.register(async (scope) => {
        takeForms(scope, { mostBytes: MOST_BYTES, read: valuesOf });
        for (const prefix of ['', '/en', '/ar']) scope.post(`${prefix}/web-survey/:uniqueId`, receive);
      }),
  };
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
