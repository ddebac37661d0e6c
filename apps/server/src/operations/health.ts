import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import { refuse } from '../errors.ts';

export interface Readiness {
  /** Does the database answer? */
  isReady(): Promise<boolean>;
}

/**
 * For load balancers and people. `/healthz`: is it up, and which version is it? `/readyz`: may people be sent here? Not
 * while its database does not answer, and not once it is closing.
 */
export function health(app: FastifyInstance, { isReady }: Readiness): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: manifest.version, uptimeSeconds: Math.floor(process.uptime()) };
  });
  app.get('/readyz', async (_request, reply) => {
    if (app.drain.isOn) return refuse(reply, 'draining');
    if (!(await isReady())) return refuse(reply, 'not-ready');
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
