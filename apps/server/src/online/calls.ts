import type { Call, Reply } from '@turnpoint/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../operations/metrics.ts';

interface UnderWay {
  readonly verb: string;
  readonly match: string | null;
  readonly began: number;
}

/** The calls of one socket that are under way: how long each takes, in which match, and when all are answered. */
export class Calls {
  readonly #metrics: Metrics;
  readonly #log: FastifyBaseLogger;
  readonly #underWay = new Map<number, UnderWay>();
  /** The matches of opened ports. */
  readonly #matches = new Map<number, string>();
  #whenSettled: (() => void)[] = [];

  constructor(metrics: Metrics, log: FastifyBaseLogger) {
    this.#metrics = metrics;
    this.#log = log;
  }

  begin({ call, on, verb, args }: Call): void {
    const named = typeof on === 'string' && typeof args[0] === 'string' ? args[0] : null;
    const match = typeof on === 'number' ? (this.#matches.get(on) ?? null) : named;
    const port = verb === 'sit' ? args[2] : args[1];
    if (on === 'door' && match !== null && typeof port === 'number') this.#matches.set(port, match);
    if (verb === 'close' && typeof on === 'number') this.#matches.delete(on);
    this.#underWay.set(call, { verb, match, began: performance.now() });
  }

  end(reply: Reply): void {
    const found = this.#underWay.get(reply.call);
    if (found === undefined) return;
    this.#underWay.delete(reply.call);
    const { verb, match, began } = found;
    const ms = performance.now() - began;
    const result = reply.ok ? 'answered' : reply.code === 'fault' ? 'fault' : 'refused';
    this.#metrics.calls.observe({ verb, result }, ms / 1000);
    if (this.#log.level === 'debug' || this.#log.level === 'trace')
      this.#log.debug({ call: reply.call, verb, match, result, ms: Math.round(ms) }, 'call');
    if (this.#underWay.size === 0) for (const settle of this.#whenSettled.splice(0)) settle();
  }

  matchOf(call: number): string | null {
    return this.#underWay.get(call)?.match ?? null;
  }

  settled(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#underWay.size === 0) resolve();
      else this.#whenSettled.push(resolve);
    });
  }
}
