import { addresses, pathTo } from '@rawnaq/domain/kernel/addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { singleValues } from '../http/forms/take-forms';
import type { Answer } from './drawing/drawn-page';
import { addressOf } from './drawing/page-address';
import { installForms } from './drawing/site-forms';
import { knock } from './knock';

/** A letter of three thousand signs, however they are spelled in a form. */
const MOST_BYTES = 60_000;

/** What was typed into a form that could not be taken as it was, and what is wrong with it, by field. */
export type Tried = { values: Record<string, string>; errors: Record<string, string>; notice?: string };
/** Draws the page of the form again. */
type Again = (request: FastifyRequest, reply: FastifyReply, tried: Tried & { status: number }) => Promise<unknown>;

/** The forms of the website: a letter to us, and the steps of a registration. */
export const installWebsiteForms = (server: FastifyInstance, again: Again): Promise<void> =>
  installForms(
    server,
    { mostBytes: MOST_BYTES, read: singleValues },
    {
      [addresses['contact-us'].path]: letterTo(again),
      [addresses.registration.path]: registrationBy(again),
    },
  );

const letterTo =
  (again: Again): Answer =>
  async (request, reply) => {
    const { language, values } = sentBy(request);
    const { key, topic, ...typed } = values;
    const answer = await knock(request, '/api/public/contact_us', { ...typed, topic: Number(topic) }, language, key);
    if (answer.done) return reply.redirect(pathTo('contact-us-success', language), 303);
    const { status, errors, notice } = answer;
    return again(request, reply, { status, values, errors, notice });
  };

const registrationBy =
  (again: Again): Answer =>
  async (request, reply) => {
    const { language, values } = sentBy(request);
    const { step, key, accept_terms, password, request: unique_id = '', code = '', ...asked } = values;
    const page = pathTo('registration', language);
    // What was typed comes back to the page, but never the password.
    const kept = { ...asked, ...(accept_terms && { accept_terms }), ...(unique_id && { request: unique_id }) };
    const refuse = (status: number, errors: Record<string, string>, notice: string) =>
      again(request, reply, { status, values: kept, errors, notice });
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

const sentBy = (request: FastifyRequest) => ({
  language: addressOf(request).language,
  values: (request.body ?? {}) as Record<string, string>,
});
