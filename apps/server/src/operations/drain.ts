import type { FastifyInstance } from 'fastify';
import { refuse } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

/** Whether this server is about to close: then it takes nobody in any more, and those who are here go elsewhere. */
export class Drain {
  isOn = false;
  /** It closes now: what is still asked over connections that are open already is for another one to answer. */
  isClosing = false;
}

export function draining(app: FastifyInstance): void {
  app.decorate('drain', new Drain());
  app.addHook('preClose', async () => {
    app.drain.isOn = true;
    app.drain.isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (app.drain.isClosing) return refuse(reply, 'draining');
  });
}

/**
 * Closes a server without anybody losing anything: for some seconds it only says that it is not ready, so that a load
 * balancer sends nobody new; then it answers what was asked, tells the sockets to come again, and ends.
 */
export async function drainAndClose(app: FastifyInstance, seconds: number): Promise<void> {
  app.drain.isOn = true;
  app.log.info('draining');
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  await app.close();
  app.log.info('closed');
}
