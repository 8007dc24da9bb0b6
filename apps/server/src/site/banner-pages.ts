import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorAddress } from '../http/visitor-address';
import { followBanner } from '../modules/property-banners';
import type { Services } from '../services';
import { addressOf, LANGUAGE_PREFIXES } from './drawing/page-address';
import { leadOn } from './drawing/send-page';

const ID = /^[1-9]\d{0,14}$/;

/** Where banners of places to stay lead: counted on the way. One that is over leads to the search. */
export function installBannerPages(server: FastifyInstance, services: Services): void {
  const follow = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply): Promise<unknown> => {
    const { prefix } = addressOf(request);
    const own = prefix ? `/${prefix}` : '';
    const { id } = request.params;
    const link = ID.test(id)
      ? await followBanner(services, Number(id), {
          address: visitorAddress(request),
          userAgent: request.headers['user-agent'] ?? '',
        })
      : undefined;
    const to = link ?? '/search';
    return leadOn(reply, to.startsWith('/') ? own + to : to);
  };
  for (const prefix of LANGUAGE_PREFIXES) server.get(`${prefix}/stays-banner/:id`, follow);
}
