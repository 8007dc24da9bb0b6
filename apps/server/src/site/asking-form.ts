import { createHash } from 'node:crypto';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { singleValues } from '../http/forms/take-forms';
import { visitorAddress } from '../http/visitor-address';
import type { Services } from '../services';
import type { DrawnPage, SendPage } from './drawing/drawn-page';
import { addressOf } from './drawing/page-address';
import { installForms } from './drawing/site-forms';
import { knock } from './knock';

const PATH = '/property/:uniqueId/enquiry';
const ASKED = /^\/property\/([^/]+)\/enquiry\/?$/;
/** A message of two thousand letters, however they are spelled in a form. */
export const ENQUIRY_MOST_BYTES = 40_000;
/** The same form sent twice within this time is one enquiry, also where a page has no key in it. */
const ONE_FORM_MS = 600_000;

export type Sent = Record<string, string>;
export type AskingRenderer = (input: {
  uniqueId: string;
  language: Language;
  values: Sent;
  errors: Record<string, string>;
  notice: string;
  status: number;
}) => DrawnPage;

/**
 * The form of a place's page that asks for nights. What cannot be taken comes back with what was typed and what is
 * wrong with it.
 */
export const installAskingForm = (
  server: FastifyInstance,
  services: Services,
  render: AskingRenderer,
  sendHidden: SendPage,
): Promise<void> =>
  installForms(
    server,
    { mostBytes: ENQUIRY_MOST_BYTES, read: singleValues },
    {
      [PATH]: async (request, reply) => {
        const { language, rest } = addressOf(request);
        const unique_id = ASKED.exec(rest)?.[1] ?? '';
        const { key, ...values } = request.body as Sent;
        const asked = { ...values, unique_id };
        const formKey = key || keyOf(services.clock(), request, asked);
        const answer = await knock(request, '/api/properties/stays/ask', asked, language, formKey);
        if (answer.done) {
          const { unique_id: uniqueId } = answer.body as { unique_id: string };
          return reply.redirect(`${pathTo('stay-enquiry', language, { uniqueId })}?said=sent`, 303);
        }
        const { status, errors, notice } = answer;
        return sendHidden(reply, render({ uniqueId: unique_id, language, values, errors, notice, status }));
      },
    },
  );

const keyOf = (now: Date, request: FastifyRequest, asked: Sent): string =>
  createHash('sha256')
    .update(JSON.stringify([asked, visitorAddress(request), request.headers['user-agent'] ?? '']))
    .update(String(Math.floor(now.getTime() / ONE_FORM_MS)))
    .digest('base64url');
