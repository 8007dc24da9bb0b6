import { eventsContract } from '@rawnaq/domain/events/events.contract';
import type { UseCases } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { ownCalendarOf } from '../../http/own-calendar.query';
import { securityHeaders } from '../../http/security-headers';
import { PLATFORM_ACCOUNT } from '../../services';

const HEARTBEAT_MS = 20_000;
/** What a timer takes; property owners stay signed in longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const useCases: UseCases<typeof eventsContract> = {
  stream: async (ctx, _input, { reply, request }) => {
    const session = sessionOf(ctx);
    // Property owners live in the platform's account too; what the staff does is not theirs to hear.
    const hears = (accountId: number): boolean =>
      accountId === session.account.id && (accountId !== PLATFORM_ACCOUNT || session.user.kind === 'manager');
    // Which visit it was that changed is for those who may see every visit; the others look at their own again.
    const namesRecords = ownCalendarOf(ctx) === undefined;
    reply.hijack();
    const out = reply.raw;
    out.writeHead(200, {
      ...securityHeaders(request),
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    out.write('retry: 2000\n\n');
    const heartbeat = setInterval(() => out.write(': \n\n'), HEARTBEAT_MS);
    // An ended stream must hear nothing more: writing to it would end the whole process.
    const stop = (): void => {
      unsubscribe();
      clearInterval(heartbeat);
      clearTimeout(expiry);
    };
    // The browser comes back and is asked again who it is.
    const end = (): void => {
      stop();
      out.end('data: {"topic":"session"}\n\n');
    };
    const expiry = setTimeout(end, Math.min(Date.parse(session.expires_at) - ctx.now.getTime(), LONGEST_TIMER_MS));
    const unsubscribe = ctx.services.live.subscribe((message) => {
      if (message.channel === 'event' && hears(message.account_id))
        out.write(`data: ${JSON.stringify({ topic: message.topic, id: namesRecords ? message.id : undefined })}\n\n`);
      // The session was ended or changed.
      if (
        message.channel === 'session' &&
        message.account_id === session.account.id &&
        (message.session_id ?? session.id) === session.id
      )
        end();
    });
    out.on('error', stop);
    request.raw.on('close', stop);
    return undefined as never;
  },
};

export const eventsRoutes = { contract: eventsContract, useCases };
