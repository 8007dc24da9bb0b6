import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { onlineAddressAt } from '@rawnaq/domain/online-booking/online-address';
import { visitorAddress } from '../http/visitor-address';
import { loadOnlinePage } from '../modules/online-booking';
import type { Services } from '../services';
import type { DrawnPage, PublicPages, SendPage } from './drawing/drawn-page';
import { addressOf } from './drawing/page-address';
import { newNonce } from './drawing/send-page';

export type SalonRenderer = (input: {
  content: unknown;
  language: Language;
  origin: string;
  nonce: string;
}) => DrawnPage;

/**
 * A salon's own pages and its booking steps. Who is not there is told so in place: the address in somebody's message
 * may be right again tomorrow.
 */
export const salonPages = (
  services: Services,
  render: SalonRenderer,
  send: { salon: SendPage; booking: SendPage },
): PublicPages => ({
  isAt: (rest) => onlineAddressAt(rest) !== undefined,
  show: async (request, reply) => {
    const { rest, language, asked } = addressOf(request);
    const place = onlineAddressAt(rest)!;
    const content = await loadOnlinePage(services, {
      ...place,
      query: asked,
      ip: visitorAddress(request),
      userAgent: request.headers['user-agent']?.slice(0, 500) ?? '',
    });
    if (content === 'start')
      return reply.redirect(pathTo('online-services', language, { aliasName: place.alias }), 302);
    const nonce = newNonce();
    const page = render({ content, language, origin: services.config.publicUrl, nonce });
    return (place.name === 'online-home' ? send.salon : send.booking)(reply, page, nonce);
  },
});
