import { Readable } from 'node:stream';
import type { Listener, WatchPort } from '@turnpoint/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';

const LIMITS = {
  /** Bytes that may wait for a program that does not read. */
  waiting: 8_000_000,
  /** Milliseconds between signs of life. */
  pulse: 15_000,
};

/** Sights as lines of JSON, for as long as whoever asked listens. */
export class Streams {
  readonly #open = new Set<Readable>();

  constructor(app: FastifyInstance) {
    const pulse = setInterval(() => {
      for (const lines of this.#open) lines.push('\n');
    }, LIMITS.pulse);
    pulse.unref();
    app.addHook('preClose', async () => {
      clearInterval(pulse);
      for (const lines of this.#open) lines.push(null);
    });
  }

  async open(reply: FastifyReply, sit: (listener: Listener) => Promise<WatchPort>): Promise<FastifyReply> {
    const lines = new Readable({ read() {} });
    const say = (message: object): void => {
      if (lines.readableLength > LIMITS.waiting) lines.destroy();
      else lines.push(`${JSON.stringify(message)}\n`);
    };
    const port = await sit({ sight: say, fault: (sentence) => say({ error: 'fault', sentence }) });
    this.#open.add(lines);
    lines.once('close', () => {
      this.#open.delete(lines);
      void port.close();
    });
    reply.raw.once('close', () => lines.destroy());
    return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines);
  }
}
