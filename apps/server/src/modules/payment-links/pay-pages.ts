import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { paymentReference } from '@rawnaq/domain/payment-links/payment-links.contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import { singleValues, takeForms } from '../../http/forms/take-forms';
import { languageOf } from '../../http/language';
import { pagePolicy } from '../../http/security-headers';
import { throttle } from '../../http/throttle';
import { visitorAddress } from '../../http/visitor-address';
import { findSandboxPayment, moveSandboxPayment } from './sandbox/sandbox-payments.repo';
import { newUniqueId } from '../../infra/crypto';
import { asAccount, type Services } from '../../services';
import { accountOfReference } from './link-address';
import { findLink } from './payment-links.repo';
import { awayPage, sandboxPage, type PageFrame } from './sandbox/sandbox-page';
import { settlePaymentLink } from './settle-payment-link';
import { startPayment } from './start-payment';

const VISITS = { bucket: 'pay-page', limit: 60, seconds: 60 };
type Asked = FastifyRequest<{ Params: { reference: string }; Querystring: { lang?: string } }>;

/** The addresses a customer pays at. They work without script: links, one form and redirects. */
export async function installPayPages(server: FastifyInstance, services: Services, webRoot?: string): Promise<void> {
  const styleLinks = publicStyles(webRoot);
  const frame = (language: Language): PageFrame => ({
    language,
    styleLinks,
    nonce: randomBytes(16).toString('base64'),
  });
  const enter = async (request: Asked): Promise<number> => {
    await throttle(services, VISITS, { ip: visitorAddress(request) });
    return paymentReference.safeParse(request.params.reference).success
      ? accountOfReference(request.params.reference)
      : 0;
  };

  server.get('/pay/:reference', async (request: Asked, reply) => {
    const accountId = await enter(request);
    const { reference } = request.params;
    try {
      const link = await startPayment(services, accountId, reference, languageIn(request));
      if (!link) return notFound(request, reply);
      return reply.redirect(
        link.status === paymentLinkStates.codes.open && link.url ? here(link.url, services) : link.return_path,
        303,
      );
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'PAYMENT_GATEWAY_AWAY')) throw error;
      return send(
        reply.status(503),
        awayPage,
        frame(chosenLanguage(request, await languageOfLink(services, accountId, reference))),
      );
    }
  });

  // Where the gateway sends the customer: by the time she sees her booking, its state is known.
  server.get('/pay/:reference/done', async (request: Asked, reply) => {
    const accountId = await enter(request);
    const { reference } = request.params;
    await settlePaymentLink(services, accountId, reference);
    const link = await asAccount(services, accountId, (tx) => findLink({ tx, accountId }, reference));
    return link ? reply.redirect(link.return_path, 303) : notFound(request, reply);
  });

  server.get('/pay/sandbox/:reference', async (request: Asked, reply) => {
    const accountId = await enter(request);
    const payment = await asAccount(services, accountId, (tx) =>
      findSandboxPayment({ tx, accountId }, request.params.reference),
    );
    if (!payment) return notFound(request, reply);
    const language = chosenLanguage(request, payment.language as Language);
    return send(
      reply,
      (page) => sandboxPage(page, { ...payment, back: here(payment.return_url, services) }),
      frame(language),
    );
  });

  await server.register(async (scope) => {
    takeForms(scope, { mostBytes: 1_000, read: singleValues });
    scope.post('/pay/sandbox/:reference', async (request: Asked, reply) => {
      const accountId = await enter(request);
      const { reference } = request.params;
      const isPaid = (request.body as { outcome?: unknown } | undefined)?.outcome === 'pay';
      const payment = await asAccount(services, accountId, async (tx) => {
        await moveSandboxPayment(
          { tx, accountId },
          reference,
          ['pending', 'declined'],
          isPaid ? { status: 'paid', payment_id: newUniqueId() } : { status: 'declined' },
        );
        return findSandboxPayment({ tx, accountId }, reference);
      });
      return payment ? reply.redirect(here(payment.return_url, services), 303) : notFound(request, reply);
    });
  });
}

/**
 * Our own addresses without their origin: a page opened under another name of this machine stays there, and its form
 * may lead on.
 */
const here = (url: string, { config }: Services): string =>
  url.startsWith(`${config.publicUrl}/`) ? url.slice(config.publicUrl.length) : url;

const languageIn = ({ query: { lang } }: Asked): Language | undefined =>
  lang === 'ar' || lang === 'en' ? lang : undefined;

const chosenLanguage = (request: Asked, usual: Language): Language => languageIn(request) ?? usual;

const languageOfLink = async (services: Services, accountId: number, reference: string): Promise<Language> =>
  ((await asAccount(services, accountId, (tx) => findLink({ tx, accountId }, reference)))?.language ??
    'en') as Language;

const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(pathTo('not-found', languageOf(request)), 302);

function send(reply: FastifyReply, page: (frame: PageFrame) => string, frame: PageFrame): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy(frame.nonce))
    .send(page(frame));
}

/** The public pages' own style file, whose name changes with its content: fonts and colours come from there. */
function publicStyles(webRoot: string | undefined): string {
  const file = webRoot && path.join(webRoot, 'public/public.html');
  return file && existsSync(file)
    ? (readFileSync(file, 'utf8').match(/<link[^>]+rel="stylesheet"[^>]*>/g) ?? []).join('')
    : '';
}
