import type { FastifyInstance } from 'fastify';
import { refuse } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

/** Milliseconds that requests under way have for their answers, when the server closes. */
const PATIENCE = 800;

/** Whether this server is about to close: then it takes nobody in any more, and those who are here go elsewhere. */
export class Drain {
  isOn = false;
  /** It closes now: what is still asked over connections that are open already is for another one to answer. */
  isClosing = false;
  #underWay = 0;
  #whenAnswered: () => void = () => {};

  asked(): void {
    this.#underWay++;
  }

  answered(): void {
    this.#underWay--;
    if (this.#underWay === 0) this.#whenAnswered();
  }

  /** All requests, or as many as can be without others waiting for long. */
  async answeredAll(): Promise<void> {
    if (this.#underWay === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#whenAnswered = resolve;
    const late = setTimeout(resolve, PATIENCE);
    await promise;
    clearTimeout(late);
  }
}

export function draining(app: FastifyInstance): void {
  app.decorate('drain', new Drain());
  app.addHook('preClose', async () => {
    app.drain.isOn = true;
    app.drain.isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    app.drain.asked();
    // Also where its asker hung up.
    reply.raw.once('close', () => app.drain.answered());
    if (app.drain.isClosing) return refuse(reply, 'draining');
  });
}

/** Comes after all else that ends when the server closes, streams and sockets: their answers are under way until then. */
export function lastAnswers(app: FastifyInstance): void {
  app.addHook('preClose', () => app.drain.answeredAll());
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
