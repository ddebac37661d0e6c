import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { refuse } from '../errors.ts';
import { isLocalHost } from '../people/origin.ts';

/** What is counted, for Prometheus. Few series, each with few values: no match and no person has one of its own. */
export class Metrics {
  readonly registry = new Registry();
  readonly sockets = this.#gauge('turnpoint_sockets', 'Open sockets.');
  readonly calls = new Histogram({
    name: 'turnpoint_call_seconds',
    help: 'From a call over a socket to its answer, by verb and by what became of it.',
    labelNames: ['verb', 'result'],
    buckets: [0.001, 0.005, 0.015, 0.05, 0.15, 0.5, 2],
    registers: [this.registry],
  });
  /** Sent over sockets. Counted by every message, so these are plain numbers that are told when somebody asks. */
  readonly sent = { messages: 0, bytes: 0 };
  readonly requests = new Counter({
    name: 'turnpoint_requests_total',
    help: 'HTTP requests by status.',
    labelNames: ['status'],
    registers: [this.registry],
  });

  constructor(matches: () => number) {
    this.#gauge('turnpoint_matches_in_memory', 'Matches in memory.', matches);
    this.#counter('turnpoint_sent_bytes_total', 'Bytes sent over sockets, before compression.', () => this.sent.bytes);
    this.#counter('turnpoint_sent_messages_total', 'Messages sent over sockets.', () => this.sent.messages);
  }

  #gauge(name: string, help: string, value?: () => number): Gauge {
    const collect = value && { collect: (): void => gauge.set(value()) };
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], ...collect });
    return gauge;
  }

  #counter(name: string, help: string, value: () => number): void {
    const counter: Counter = new Counter({
      name,
      help,
      registers: [this.registry],
      collect(): void {
        counter.reset();
        counter.inc(value());
      },
    });
  }
}

/** With a token for whoever has it; without one for this machine alone. */
export function metricsPage(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  let isMeasured = false;
  app.addHook('onResponse', async (_request, reply) => metrics.requests.inc({ status: reply.statusCode }));
  app.get('/metrics', async (request, reply) => {
    if (!(token === null ? isOfThisMachine(request) : hasToken(request, token))) return refuse(reply, 'not-found');
    // The process is measured from when somebody first asks.
    if (!isMeasured) collectDefaultMetrics({ register: metrics.registry });
    isMeasured = true;
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

function isOfThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isLocal = /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '');
  return isLocal && isLocalHost(headers.host) && headers['x-forwarded-for'] === undefined;
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [given, right] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === right.length && timingSafeEqual(given, right);
}
