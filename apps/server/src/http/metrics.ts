import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';

/** Prometheus figures at `/metrics`, for this machine only: the numbers of a platform are nobody else's business. */
export function installMetrics(server: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({ name: 'http_request_seconds', help: 'Time to answer', labelNames: ['route', 'status'], buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5], registers: [registry] });
  const failures = new Counter({ name: 'http_failures_total', help: 'Answers with status 500 and above, business rules (501) left out', registers: [registry] });
  server.addHook('onResponse', async (request, reply) => {
    seconds.labels(request.routeOptions.url ?? 'unknown', String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    if (reply.statusCode >= 500 && reply.statusCode !== 501) failures.inc();
    if (request.url.startsWith('/api/')) request.log.info({ method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  server.get('/metrics', async (request, reply) => {
    if (!['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)) return reply.callNotFound();
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}
