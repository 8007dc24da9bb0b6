import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Pages add their own nonce for styles, and a booking page the hash of its letters; everything else needs no script,
 * style or frame at all.
 */
export const pagePolicy = (nonce: string, scriptHash = ''): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scriptHash}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
export const API_HEADERS = { ...EVERYWHERE, 'content-security-policy': API_POLICY, 'cache-control': 'no-store' };

/** What every answer carries, with the id that finds its request in the log. */
export const securityHeaders = (request: FastifyRequest): Record<string, string> => ({
  ...(request.url.startsWith('/api/') ? API_HEADERS : EVERYWHERE),
  'x-request-id': request.id,
});

/**
 * At the last moment, so that what a route set for itself stays. Answers of the binder pass no hook: they write these
 * with their own.
 */
export function installSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(securityHeaders(request)))
      if (!reply.hasHeader(name)) void reply.header(name, value);
    done();
  });
}
