import type { FastifyInstance } from 'fastify';
import { isLocalHost, isSecure } from './people/origin.ts';

/** Everything comes from this server. Inline styles are allowed because Svelte's transitions write them. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const headers = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Without TLS browsers take it only from this very machine, and complain of it elsewhere. */
const OPENER = 'cross-origin-opener-policy';

/** Who came once by TLS comes by nothing else for a year: no network on the way can ask for less. */
const HSTS = 'max-age=31536000';

export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (isSecure(request)) reply.header('strict-transport-security', HSTS);
    else if (!isLocalHost(request.headers.host)) reply.removeHeader(OPENER);
  });
}
