import Fastify, { type FastifyInstance } from 'fastify';
import { api } from './api/api.ts';
import { badRequests } from './bad-requests.ts';
import { faults } from './faults.ts';
import { sockets } from './online/socket.ts';
import { draining, lastAnswers } from './operations/drain.ts';
import { health } from './operations/health.ts';
import { type LogOptions, logging, logRequests } from './operations/log.ts';
import { Metrics, metricsPage } from './operations/metrics.ts';
import { pages } from './pages.ts';
import { ownOriginOnly } from './people/origin.ts';
import type { Play } from './play/play.ts';
import { securityHeaders } from './security-headers.ts';

export type App = FastifyInstance;

export interface AppOptions {
  /** The folder with the built pages. */
  readonly webRoot: string;
  /** How long a client may take to send its headers, and its whole request. */
  readonly patienceMs?: number;
  /** How long nothing may go either way over a connection. */
  readonly idleMs?: number;
  /** Playing together; without it the server only hands out pages. */
  readonly play?: Play;
  /** Without it nothing is logged. */
  readonly log?: LogOptions | null;
  readonly metricsToken?: string | null;
  /** How many proxies stand before it. */
  readonly trustProxy?: number;
  readonly maxSockets?: number;
}

/** Bytes of an HTTP body: nothing that is sent this way is long. */
const BODY = 64_000;

/** The whole server, not listening yet. */
export async function createApp(options: AppOptions): Promise<App> {
  const {
    webRoot,
    patienceMs = 20_000,
    idleMs = 90_000,
    play,
    log = null,
    metricsToken = null,
    trustProxy = 0,
  } = options;
  const app: App = Fastify({
    forceCloseConnections: true,
    // `draining` says it, in our own words.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    requestTimeout: patienceMs,
    // Who stops reading an answer holds it in memory. Sockets have their own pulse, and streams a line of their own now and then.
    connectionTimeout: idleMs,
    http: {
      headersTimeout: patienceMs,
      connectionsCheckingInterval: patienceMs / 4,
      // Who offers HTTP/2, as some programs do with every request, is answered as if they had not.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    bodyLimit: BODY,
    trustProxy: trustProxy > 0 && ((_address: string, hop: number) => hop < trustProxy),
    ...logging(log),
    ...badRequests,
  });
  const metrics = new Metrics(() => play?.host.size ?? 0);
  logRequests(app);
  securityHeaders(app);
  draining(app);
  ownOriginOnly(app);
  faults(app);
  health(app, { isReady: async () => play === undefined || play.isReady() });
  metricsPage(app, metrics, metricsToken);
  if (play !== undefined) {
    api(app, play);
    app.server.on('upgrade', ({ headers }, socket) => play.connections.keep(headers, socket));
    sockets(app, play, { metrics, most: options.maxSockets ?? 10_000 });
    app.addHook('onClose', () => play.close());
  }
  await pages(app, webRoot);
  lastAnswers(app);
  return app;
}
