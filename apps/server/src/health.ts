import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };

/** For load balancers and people: is it up, and which version is it? */
export function health(app: FastifyInstance): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: manifest.version, uptimeSeconds: Math.floor(process.uptime()) };
  });
}
