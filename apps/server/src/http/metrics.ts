import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { FastifyInstance, FastifyReply, onResponseHookHandler } from 'fastify';
import type { Log } from '../infra/log';
import { answerTimes } from './answer-times';
import type { CallWatch } from './calls/call-watch';

/**
 * Prometheus figures at `/metrics`, for this machine only: the numbers of a platform are nobody else's business. And a
 * line in the log for each call that changed something, was refused or was slow.
 */
export function installMetrics(server: FastifyInstance, log: Log, watch: CallWatch): void {
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
  const observing =
    (route: string): onResponseHookHandler =>
    (request, reply, done) => {
      const ms = reply.elapsedTime;
      times.observe(route, reply.statusCode, ms / 1000);
      if (reply.statusCode >= 500 && reply.statusCode !== 501) failures.inc();
      // A stream of events lasts as long as somebody listens.
      if (route.startsWith('/api/') && !isStream(reply))
        watch.observe({ method: request.method, route, status: reply.statusCode, ms });
      if (isWorthALine(request.method, reply.statusCode, ms) && request.url.startsWith('/api/'))
        calls.info(
          { request_id: request.id, method: request.method, route, status: reply.statusCode, ms: Math.round(ms) },
          'answered',
        );
      done();
    };
  // Bound to each route as it is made: a request that is asked for its route answers with a new object each time.
  server.addHook('onRoute', (route) => {
    route.onResponse = [...[route.onResponse ?? []].flat(), observing(route.url)];
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
}

const isStream = (reply: FastifyReply): boolean =>
  String(reply.raw.getHeader('content-type') ?? '').startsWith('text/event-stream');

const SLOW_MS = 500;

/**
 * Quick reads that went well are only counted: a line for each would be most of the log and cost more than the read.
 */
const isWorthALine = (method: string, status: number, ms: number): boolean =>
  method !== 'GET' || status >= 400 || ms >= SLOW_MS;
