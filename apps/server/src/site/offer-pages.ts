import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { throttle } from '../http/throttle';
import { visitorAddress } from '../http/visitor-address';
import { filePayload } from '../http/answers/file-answer';
import { followOffer, loadOfferPage, openOfferPicture, stopByLink } from '../modules/campaigns';
import type { Services } from '../services';
import type { DrawnPage, SendPage } from './drawing/drawn-page';
import { addressOf, LANGUAGE_PREFIXES } from './drawing/page-address';
import { leadOn } from './drawing/send-page';

export type OfferRenderer = (input: { offer: unknown; language: Language }) => DrawnPage;

/** Nobody opens the links of others one after the other. */
const VISITS = { bucket: 'offer-page', limit: 60, seconds: 60 };

/**
 * Where the two links of an offer lead. Opening the second one only asks: programs that look into letters open every
 * link, and nobody is unsubscribed by them. The button of a mailbox and the button of the page send it.
 */
export async function installOfferPages(
  server: FastifyInstance,
  services: Services,
  render: OfferRenderer,
  sendHidden: SendPage,
): Promise<void> {
  const placeOf = async (request: FastifyRequest): Promise<{ uniqueId: string; language: Language }> => {
    await throttle(services, VISITS, { ip: visitorAddress(request) });
    const { language } = addressOf(request);
    return { uniqueId: (request.params as { uniqueId: string }).uniqueId, language };
  };
  await server.register(async (scope) => {
    // Mailboxes send their one line as they please; it says nothing that the address does not.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_000 }, (_request, body, done) =>
      done(null, { from_page: String(body).includes('from_page=1') }),
    );
    // Fetched by providers and by the phones of customers, thousands within an hour from few addresses.
    scope.get('/offer-picture/:address', async (request, reply) => {
      const picture = await openOfferPicture(services, (request.params as { address: string }).address);
      return picture ? reply.send(filePayload(reply, picture)) : reply.code(404).send();
    });
    for (const prefix of LANGUAGE_PREFIXES) {
      scope.get(`${prefix}/web-offer/:uniqueId`, async (request, reply) => {
        const { uniqueId, language } = await placeOf(request);
        const userAgent = request.headers['user-agent'] ?? '';
        const path = await followOffer(services, uniqueId, { language, userAgent });
        return leadOn(reply, path ?? pathTo('not-found', language));
      });
      scope.get(`${prefix}/web-unsubscribe/:uniqueId`, async (request, reply) => {
        const { uniqueId, language } = await placeOf(request);
        return sendHidden(reply, render({ offer: await loadOfferPage(services, uniqueId), language }));
      });
      scope.post(`${prefix}/web-unsubscribe/:uniqueId`, async (request, reply) => {
        const { uniqueId, language } = await placeOf(request);
        const offer = await stopByLink(services, uniqueId);
        // Whoever came by the page may reload what follows without sending it again. A test left nothing to show.
        if (offer && !offer.is_test && (request.body as { from_page?: boolean } | undefined)?.from_page)
          return reply.redirect(pathTo('web-unsubscribe', language, { uniqueId }), 303);
        return sendHidden(reply, render({ offer, language }));
      });
    }
  });
}
