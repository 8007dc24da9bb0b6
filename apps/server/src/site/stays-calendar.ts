import type { FastifyInstance } from 'fastify';
import { throttle } from '../http/throttle';
import { visitorAddress } from '../http/visitor-address';
import { EXPORT_VISITS, exportCalendar } from '../modules/property-stays';
import type { Services } from '../services';

/** The calendar of a place as other sites read it. */
export function installStaysCalendar(server: FastifyInstance, services: Services): void {
  server.get('/stays-calendar/:file', async (request, reply) => {
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
  });
}
