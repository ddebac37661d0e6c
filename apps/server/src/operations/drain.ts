import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

/** Whether this server is about to close: then it takes nobody in any more, and those who are here go elsewhere. */
export class Drain {
  isOn = false;
}

export function draining(app: FastifyInstance): void {
  app.decorate('drain', new Drain());
  app.addHook('preClose', async () => {
    app.drain.isOn = true;
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
