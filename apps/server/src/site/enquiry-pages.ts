import { createHash } from 'node:crypto';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { RENTER_ACTS, type EnquiryNotice, type RenterAct } from '@rawnaq/domain/property-stays/enquiry-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { singleValues, takeForms } from '../http/forms/take-forms';
import { throttle } from '../http/throttle';
import { visitorAddress } from '../http/visitor-address';
import {
  actOnEnquiry,
  ENQUIRY_VISITS,
  EXPORT_VISITS,
  exportCalendar,
  confirmedStay,
  loadEnquiryPage,
  RENTER_LETTERS,
} from '../modules/property-stays';
import { depositsOfStays } from '../modules/payment-links';
import { shownPartners, wishFromStay } from '../modules/property-partners';
import type { Services } from '../services';
import { knock } from './knock';
import { addressOf } from './page-address';

const ADDRESS = /^\/stay-enquiry\/([^/]+)\/?$/;
const ASKED = /^\/property\/([^/]+)\/enquiry\/?$/;
const NOTICES: readonly EnquiryNotice[] = [
  'sent',
  'accepted',
  'over',
  'taken',
  'withdrawn',
  'cancelled',
  'pay-first',
  'payable',
  'no-payment',
  'written',
  'empty',
  'wished',
  'not-wished',
];
/** A message of two thousand letters, however they are spelled in a form. */
const MOST_BYTES = 40_000;
/** The same form sent twice within this time is one enquiry, also where a page has no key in it. */
const ONE_FORM_MS = 600_000;

type Page = { status: number; html: string; head: string; language: Language };
type Sent = Record<string, string>;
export type EnquiryRenderer = {
  renderEnquiry: (input: {
    page: unknown;
    partners: readonly unknown[];
    language: Language;
    notice?: EnquiryNotice | undefined;
  }) => Page & { direction: string };
  renderAsking: (input: {
    uniqueId: string;
    language: Language;
    values: Sent;
    errors: Record<string, string>;
    notice: string;
    status: number;
  }) => Page & { direction: string };
};

/** What was ticked of a salon's menu: each box has a name of its own, `service-12`. */
const wishIn = (sent: Sent) => ({
  alias: sent['alias'] ?? '',
  service_ids: Object.keys(sent)
    .flatMap((name) => /^service-(\d{1,12})$/.exec(name)?.[1] ?? [])
    .map(Number),
  note: (sent['note'] ?? '').slice(0, 200),
});

/** The renter's side of an enquiry: the form of a place, the page of the secret link, and what other sites read. */
export function enquiryPages(
  services: Services,
  { renderEnquiry, renderAsking }: EnquiryRenderer,
  send: (reply: FastifyReply, page: Page) => unknown,
) {
  const placeOf = (request: FastifyRequest) => {
    const { prefix, language, rest, asked } = addressOf(request);
    const said = asked.get('said');
    return {
      prefix,
      language,
      rest,
      uniqueId: ADDRESS.exec(rest)?.[1] ?? '',
      notice: NOTICES.find((one) => one === said),
    };
  };

  /** A link without a language speaks the renter's own. */
  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await throttle(services, ENQUIRY_VISITS, { ip: visitorAddress(request) });
    const { prefix, uniqueId, notice } = placeOf(request);
    const page = await loadEnquiryPage(services, uniqueId, depositsOfStays);
    const stay = await confirmedStay(services, uniqueId);
    const partners = stay ? await shownPartners(services, stay) : [];
    return send(reply, renderEnquiry({ page, partners, language: prefix ?? page?.language ?? 'ar', notice }));
  };

  const act = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const ip = visitorAddress(request);
    await throttle(services, ENQUIRY_VISITS, { ip });
    const { language, uniqueId } = placeOf(request);
    const sent = request.body as Sent;
    const origin = { ip, id: request.id };
    const chosen: RenterAct | undefined = RENTER_ACTS.find((one) => one === sent['act']);
    if (chosen === 'write') await throttle(services, RENTER_LETTERS, { of: uniqueId });
    const said = chosen
      ? await actOnEnquiry(services, uniqueId, chosen, sent['text'] ?? '', origin, depositsOfStays)
      : sent['act'] === 'wish' && (await wishFromStay(services, uniqueId, wishIn(sent), origin));
    const back = pathTo('stay-enquiry', language, { uniqueId });
    return reply.redirect(said ? `${back}?said=${said}` : back, 303);
  };

  /** The form of a place's page. What cannot be taken comes back with what was typed and what is wrong with it. */
  const ask = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { language, rest } = placeOf(request);
    const unique_id = ASKED.exec(rest)?.[1] ?? '';
    const { key, ...values } = request.body as Sent;
    const answer = await knock(
      request,
      '/api/properties/stays/ask',
      { ...values, unique_id },
      language,
      key || keyOf(request, { ...values, unique_id }),
    );
    if (answer.done) {
      const { unique_id: uniqueId } = answer.body as { unique_id: string };
      return reply.redirect(`${pathTo('stay-enquiry', language, { uniqueId })}?said=sent`, 303);
    }
    const { status, errors, notice } = answer;
    return send(reply, renderAsking({ uniqueId: unique_id, language, values, errors, notice, status }));
  };

  const keyOf = (request: FastifyRequest, values: Sent): string =>
    createHash('sha256')
      .update(JSON.stringify([values, visitorAddress(request), request.headers['user-agent'] ?? '']))
      .update(String(Math.floor(services.clock().getTime() / ONE_FORM_MS)))
      .digest('base64url');

  const giveOut = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await throttle(services, EXPORT_VISITS, { ip: visitorAddress(request) });
    const { file } = request.params as { file: string };
    const text = file.endsWith('.ics') ? await exportCalendar(services, file.slice(0, -4)) : null;
    if (text === null) return reply.callNotFound();
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .header('cache-control', 'private, max-age=60')
      .header('x-robots-tag', 'noindex')
      .send(text);
  };

  return {
    isAt: (rest: string): boolean => ADDRESS.test(rest),
    show,
    install: (server: FastifyInstance) =>
      server.register(async (scope) => {
        takeForms(scope, { mostBytes: MOST_BYTES, read: singleValues });
        scope.get('/stays-calendar/:file', giveOut);
        for (const prefix of ['', '/en', '/ar']) {
          scope.post(`${prefix}/stay-enquiry/:uniqueId`, act);
          scope.post(`${prefix}/property/:uniqueId/enquiry`, ask);
        }
      }),
  };
}
