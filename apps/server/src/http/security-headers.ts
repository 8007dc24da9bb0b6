import type { FastifyInstance } from 'fastify';

/** Pages add their own nonce for styles; everything else needs no script, style or frame at all. */
export const pagePolicy = (nonce: string): string => [
  "default-src 'self'", "script-src 'self'", `style-src 'self' 'nonce-${nonce}'`, "img-src 'self' data: blob:", "font-src 'self'", "connect-src 'self'",
  "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
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
const API = { ...EVERYWHERE, 'content-security-policy': API_POLICY, 'cache-control': 'no-store' };

export const securityHeaders = (url: string): Record<string, string> => (url.startsWith('/api/') ? API : EVERYWHERE);

export function installSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(request.url)).header('x-request-id', request.id);
    done();
  });
}
