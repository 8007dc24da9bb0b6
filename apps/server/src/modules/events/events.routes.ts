import { eventsContract } from '@rawnaq/domain/events/events.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { UseCases } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { securityHeaders } from '../../http/security-headers';
import { PLATFORM_ACCOUNT } from '../../services';
import { hubOf } from './stream-hub';

const HEARTBEAT_MS = 20_000;
/** What a timer takes; property owners stay signed in longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** More than anybody has tabs open; each costs us a connection and a share of every event. */
const MOST_STREAMS = 12;
/** What may wait for a reader that does not read. It comes back and looks anew. */
const MOST_UNREAD = 256 * 1024;
const streamsOf = new Map<number, number>();

const useCases: UseCases<typeof eventsContract> = {
  stream: async (ctx, _input, { reply, request }) => {
    const session = sessionOf(ctx);
    const streams = streamsOf.get(session.id) ?? 0;
    if (streams >= MOST_STREAMS) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    streamsOf.set(session.id, streams + 1);
    reply.hijack();
    const out = reply.raw;
    out.writeHead(200, {
      ...securityHeaders(request),
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    out.write('retry: 2000\n\n');
    const tell = (lines: string): void => {
      if (out.writableLength > MOST_UNREAD) out.destroy();
      else out.write(lines);
    };
    const heartbeat = setInterval(() => tell(': \n\n'), HEARTBEAT_MS);
    // An ended stream must hear nothing more: writing to it would end the whole process.
    let stopped = false;
    const stop = (): void => {
      if (stopped) return;
      stopped = true;
      const left = (streamsOf.get(session.id) ?? 1) - 1;
      if (left > 0) streamsOf.set(session.id, left);
      else streamsOf.delete(session.id);
      unsubscribe();
      leaveHub?.();
      clearInterval(heartbeat);
      clearTimeout(expiry);
    };
    // The browser comes back and is asked again who it is.
    const end = (): void => {
      stop();
      out.end('data: {"session":true}\n\n');
    };
    const expiry = setTimeout(end, Math.min(Date.parse(session.expires_at) - ctx.now.getTime(), LONGEST_TIMER_MS));
    // Property owners live in the platform's account too; what the staff does is not theirs to hear.
    const leaveHub =
      session.account.id !== PLATFORM_ACCOUNT || session.user.kind === 'manager'
        ? hubOf(ctx.services.live)(session.account.id, tell)
        : undefined;
    const unsubscribe = ctx.services.live.subscribe((message) => {
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
