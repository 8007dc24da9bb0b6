import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takeForms } from '../http/forms/take-forms';
import { throttle } from '../http/throttle';
import { visitorAddress } from '../http/visitor-address';
import { openAccountLink } from '../modules/payment-links';
import { ACCOUNT_LINK_VISITS, loadAccountInvoice } from '../modules/platform-invoices';
import type { Services } from '../services';
import { addressOf } from './page-address';

const ADDRESS = /^\/account-invoice\/([^/]+)\/?$/;

type Page = { status: number; html: string; head: string; language: Language };
export type AccountInvoiceRenderer = (input: {
  invoice: unknown;
  language: Language;
  origin: string;
  noGateway: boolean;
}) => Page & { direction: string };

/** The public page of an account invoice, and the one button on it: pay. */
export function accountInvoicePages(
  services: Services,
  render: AccountInvoiceRenderer,
  send: (reply: FastifyReply, page: Page) => unknown,
) {
  const placeOf = (request: FastifyRequest) => {
    const { language, rest, asked } = addressOf(request);
    return { language, uniqueId: ADDRESS.exec(rest)?.[1] ?? '', noGateway: asked.has('unavailable') };
  };

  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await throttle(services, ACCOUNT_LINK_VISITS, { ip: visitorAddress(request) });
    const { language, uniqueId, noGateway } = placeOf(request);
    const invoice = await loadAccountInvoice(services, uniqueId);
    return send(reply, render({ invoice, language, origin: services.config.publicUrl, noGateway }));
  };

  /** Leads on to the gateway. What is paid or cancelled meanwhile is told by the page itself. */
  const pay = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await throttle(services, ACCOUNT_LINK_VISITS, { ip: visitorAddress(request) });
    const { language, uniqueId } = placeOf(request);
    const back = pathTo('account-invoice', language, { uniqueId });
    try {
      const path = await openAccountLink(services, { unique_id: uniqueId, language, return_path: back });
      return reply.redirect(path, 303);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return reply.redirect(error.code === 'PAYMENTS_NOT_AVAILABLE' ? `${back}?unavailable=` : back, 303);
    }
  };

  return {
    isAt: (rest: string): boolean => ADDRESS.test(rest),
    show,
    install: (server: FastifyInstance) =>
      server.register(async (scope) => {
        takeForms(scope, { mostBytes: 1_000, read: () => ({}) });
        for (const prefix of ['', '/en', '/ar']) scope.post(`${prefix}/account-invoice/:uniqueId`, pay);
      }),
  };
}
