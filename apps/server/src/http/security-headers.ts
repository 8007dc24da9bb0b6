import type { FastifyInstance } from 'fastify';

/** Pages add their own nonce for styles; everything else needs no script, style or frame at all. */
export const pagePolicy = (nonce: string): string => [
  "default-src 'self'", "script-src 'self'", `style-src 'self' 'nonce-${nonce}'`, "img-src 'self' data: blob:", "font-src 'self'", "connect-src 'self'",
  "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
].join('; ');

export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

export function installSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()');
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    reply.header('x-request-id', request.id);
    if (!request.url.startsWith('/api/')) return;
    reply.header('content-security-policy', API_POLICY);
    reply.header('cache-control', 'no-store');
  });
}
