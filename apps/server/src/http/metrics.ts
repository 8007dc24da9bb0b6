import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../infra/log';
import { answerTimes } from './answer-times';
import type { CallWatch } from './calls/call-watch';

/** Hears of an answer that has left. A stream of events lasts as long as somebody listens. */
export type Observe = (request: FastifyRequest, reply: FastifyReply, ms: number, isStream?: boolean) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Of an endpoint of a contract: whether it writes its answers to the connection itself and tells of them. The hooks
     * behind an answer would only cost it time.
     */
    answersItself?: boolean;
  }
  interface FastifyRequest {
    /** When a route that answers itself began with it; 0 before that. */
    began: number;
  }
}

/**
 * Prometheus figures at `/metrics`, for this machine only: the numbers of a platform are nobody else's business. And a
 * line in the log for each call that changed something, was refused or was slow. Answers whom routes that answer
 * themselves tell of it.
 */
export function installMetrics(server: FastifyInstance, log: Log, watch: CallWatch): (route: string) => Observe {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const times = answerTimes();
  const failures = new Counter({
    name: 'http_failures_total',
    help: 'Answers with status 500 and above, business rules (501) left out',
    registers: [registry],
  });
  // These lines hold nothing that would have to be blacked out.
  const calls = log.child({}, { redact: [] });
  const observerOf = (route: string): Observe => {
    const isOfApi = route.startsWith('/api/');
    return (request, reply, ms, isStream) => {
      const { method } = request;
      const status = reply.statusCode;
      times.observe(route, status, ms / 1000);
      if (status >= 500 && status !== 501) failures.inc();
      if (!isOfApi) return;
      if (!isStream) watch.observe({ method, route, status, ms });
      if (isWorthALine(method, status, ms))
        calls.info({ request_id: request.id, method, route, status, ms: Math.round(ms) }, 'answered');
    };
  };
  server.decorateRequest('began', 0);
  // Bound to each route as it is made: a request that is asked for its route answers with a new object each time.
  server.addHook('onRoute', (route) => {
    const observe = observerOf(route.url);
    if (!route.config?.answersItself)
      route.onResponse = [
        ...[route.onResponse ?? []].flat(),
        (request, reply, done) => {
          observe(request, reply, reply.elapsedTime, isStream(reply));
          done();
        },
      ];
    else
      route.onError = (request, reply, _error, done) => {
        reply.raw.once('finish', () =>
          observe(request, reply, request.began === 0 ? 0 : performance.now() - request.began),
        );
        done();
      };
  });
  server.get('/metrics', async (request, reply) => {
    // A proxy on this machine is local too; whoever it speaks for is not.
    const isLocal =
      ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
      !request.headers['x-forwarded-for'] &&
      !request.headers.forwarded;
    if (!isLocal) return reply.callNotFound();
    return reply.header('content-type', registry.contentType).send(`${await registry.metrics()}${times.text()}`);
  });
  return observerOf;
}

const isStream = (reply: FastifyReply): boolean =>
  String(reply.raw.getHeader('content-type') ?? '').startsWith('text/event-stream');

const SLOW_MS = 500;

/**
 * Quick reads that went well are only counted: a line for each would be most of the log and cost more than the read.
 */
const isWorthALine = (method: string, status: number, ms: number): boolean =>
  method !== 'GET' || status >= 400 || ms >= SLOW_MS;
