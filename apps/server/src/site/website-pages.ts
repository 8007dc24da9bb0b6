import { randomUUID } from 'node:crypto';
import { addresses, pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { withoutEnd } from '@rawnaq/domain/kernel/text/ends';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { singleValues, takeForms } from '../http/forms/take-forms';
import { findRegistration } from '../modules/accounts';
import { readPublicPrices } from '../modules/platform-invoices';
import { readWebsiteContent } from '../modules/website-content';
import type { Services } from '../services';
import { knock } from './knock';
import { addressOf } from './page-address';

/** A letter of three thousand signs, however they are spelled in a form. */
const MOST_BYTES = 60_000;
/** A name of a request as `newUniqueId` makes them. */
const REQUEST = /^[\w-]{10,64}$/;

type Page = { status: number; html: string; head: string; language: Language };
/** What was typed into a form that could not be taken as it was, and what is wrong with it, by field. */
type Tried = { values: Record<string, string>; errors: Record<string, string>; notice?: string };
export type WebsiteRenderer = (input: {
  path: string;
  query: string;
  language: Language;
  origin: string;
  operator: { name?: string | undefined; email: string };
  content: unknown;
  prices: unknown;
  registration: unknown;
  tried?: Tried;
  /** One form is one request, however often it is sent. */
  formKey: string;
}) => (Page & { direction: string }) | null;

/** The website of the product: its pages, and the two forms, which work without a script. */
export function websitePages(
  services: Services,
  render: WebsiteRenderer,
  send: (reply: FastifyReply, page: Page) => unknown,
) {
  const draw = async (request: FastifyRequest, tried?: Tried & { request?: string }) => {
    const { path, language, rest, query, asked } = addressOf(request);
    const { config } = services;
    const content = await readWebsiteContent(services);
    const named = tried?.request ?? asked.get('request') ?? '';
    const waiting =
      isAt(rest, 'registration') && REQUEST.test(named) ? await findRegistration(services, named) : undefined;
    return render({
      path,
      query,
      language,
      origin: config.publicUrl,
      operator: config.operator,
      content,
      prices: content.facts.prices === 'hidden' ? undefined : await readPublicPrices(services),
      registration: waiting && { ...waiting, uniqueId: named },
      ...(tried && { tried }),
      formKey: tried?.values['key'] || randomUUID(),
    });
  };

  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { prefix, rest } = addressOf(request);
    const page = await draw(request);
    if (!page || (page.status === 404 && rest !== addresses['not-found'].path))
      return reply.redirect(prefix ? pathTo('not-found', prefix) : addresses['not-found'].path, 302);
    return send(reply, page);
  };

  const again = async (request: FastifyRequest, reply: FastifyReply, status: number, tried: Tried) => {
    const page = await draw(request, {
      ...tried,
      ...(tried.values['request'] && { request: tried.values['request'] }),
    });
    return page && send(reply, { ...page, status });
  };

  const receiveLetter = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { language, values } = sentBy(request);
    const { key, topic, ...typed } = values;
    const answer = await knock(request, '/api/public/contact_us', { ...typed, topic: Number(topic) }, language, key);
    if (answer.done) return reply.redirect(pathTo('contact-us-success', language), 303);
    return again(request, reply, answer.status, { values, errors: answer.errors, notice: answer.notice });
  };

  const receiveRegistration = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { language, values } = sentBy(request);
    const { step, key, accept_terms, password, request: unique_id = '', code = '', ...asked } = values;
    const page = pathTo('registration', language);
    // What was typed comes back to the page, but never the password.
    const kept = { ...asked, ...(accept_terms && { accept_terms }), ...(unique_id && { request: unique_id }) };
    const refuse = (status: number, errors: Record<string, string>, notice: string) =>
      again(request, reply, status, { values: kept, errors, notice });
    if (step === 'details') {
      const details = { ...asked, password: password ?? '', accept_terms: accept_terms === 'yes' };
      const answer = await knock(request, '/api/merchant/register', details, language, key);
      if (!answer.done) return refuse(answer.status, answer.errors, answer.notice);
      const { request: made } = answer.body as { request: { unique_id: string } };
      return reply.redirect(`${page}?request=${encodeURIComponent(made.unique_id)}`, 303);
    }
    const answer = await (step === 'resend'
      ? knock(request, '/api/merchant/register/resend_code', { unique_id }, language)
      : knock(request, '/api/merchant/register/verify', { unique_id, code: code.trim() }, language));
    const back = `${page}?request=${encodeURIComponent(unique_id)}`;
    if (answer.done) return reply.redirect(step === 'resend' ? `${back}&sent=` : back, 303);
    return refuse(answer.status, answer.errors, answer.notice);
  };

  return {
    show,
    install: (server: FastifyInstance) =>
      server.register(async (scope) => {
        takeForms(scope, { mostBytes: MOST_BYTES, read: singleValues });
        for (const prefix of ['', '/en', '/ar']) {
          scope.post(prefix + addresses['contact-us'].path, receiveLetter);
          scope.post(prefix + addresses.registration.path, receiveRegistration);
        }
      }),
  };
}

const isAt = (rest: string, name: 'registration'): boolean => withoutEnd(rest, /\//) === addresses[name].path;

const sentBy = (request: FastifyRequest) => ({
  language: addressOf(request).language,
  values: (request.body ?? {}) as Record<string, string>,
});
