import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorAddress } from '../http/visitor-address';
import { followBanner } from '../modules/property-banners';
import type { Services } from '../services';
import { addressOf } from './page-address';

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
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .redirect(to.startsWith('/') ? own + to : to, 302);
  };
  for (const prefix of ['', '/en', '/ar']) server.get(`${prefix}/stays-banner/:id`, follow);
}
