import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../errors.ts';

/** Does a page of this very site ask? Browsers name the origin of every request that changes something. */
export function isOwnOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Does the browser reach us by a way that nobody can read along? A proxy that is trusted may end it, and says so. */
export const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean => protocol === 'https';

/** Does it ask for this machine by a name that is nobody else's? A page elsewhere can lead its own name here. */
export const isLocalHost = (host: string | undefined): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(host ?? '');

/** What changes something is refused when a page of another site asks for it: the badge would come along with it. */
export function ownOriginOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && !isOwnOrigin(request.headers)) return refuse(reply, 'foreign-origin');
  });
}
