import { Readable } from 'node:stream';
import type { Listener, WatchPort } from '@turnpoint/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Connections } from '../people/connections.ts';
import { type Asked, Denied } from './route.ts';

const LIMITS = {
  /** Bytes that may wait for a program that does not read. */
  waiting: 8_000_000,
  /** Milliseconds between signs of life. */
  pulse: 15_000,
  perPerson: 24,
};

/** Sights as lines of JSON, for as long as whoever asked listens. */
export class Streams {
  readonly #open = new Map<Readable, string>();
  readonly #connections: Connections;

  constructor(app: FastifyInstance, connections: Connections) {
    this.#connections = connections;
    const pulse = setInterval(() => {
      for (const lines of this.#open.keys()) lines.push('\n');
    }, LIMITS.pulse);
    pulse.unref();
    app.addHook('preClose', async () => {
      clearInterval(pulse);
      for (const lines of this.#open.keys()) lines.push(null);
    });
  }

  async open(
    { caller, request, reply }: Asked,
    sit: (listener: Listener) => Promise<WatchPort>,
  ): Promise<FastifyReply> {
    const theirs = [...this.#open.values()].filter((who) => who === caller.id).length;
    if (theirs >= LIMITS.perPerson) throw new Denied('too-many-sockets');
    const lines = new Readable({ read() {} });
    const say = (message: object): void => {
      if (lines.readableLength > LIMITS.waiting) lines.destroy();
      else lines.push(`${JSON.stringify(message)}\n`);
    };
    this.#open.set(lines, caller.id);
    lines.once('close', () => this.#open.delete(lines));
    reply.raw.once('close', () => lines.destroy());
    const port = await sit({ sight: say, fault: (sentence) => say({ error: 'fault', sentence }) }).catch((fault) => {
      lines.destroy();
      throw fault;
    });
    // Who hung up meanwhile closes nothing any more.
    if (lines.destroyed) {
      await port.close();
      reply.raw.destroy();
      return reply;
    }
    lines.once('close', () => void port.close());
    this.#connections.keep(request.headers, reply.raw);
    return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines);
  }
}
