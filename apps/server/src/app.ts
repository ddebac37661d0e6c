import Fastify, { type FastifyInstance } from 'fastify';
import { badRequests } from './bad-requests.ts';
import { health } from './health.ts';
import { sockets } from './online/socket.ts';
import { pages } from './pages.ts';
import { me } from './people/me.ts';
import type { Play } from './play/play.ts';
import { securityHeaders } from './security-headers.ts';

export type App = FastifyInstance;

export interface AppOptions {
  /** The folder with the built pages. */
  readonly webRoot: string;
  /** How long a client may take to send its headers, and its whole request. */
  readonly patienceMs?: number;
  /** Playing together; without it the server only hands out pages. */
  readonly play?: Play;
}

/** The whole server, not listening yet. */
export async function createApp({ webRoot, patienceMs = 20_000, play }: AppOptions): Promise<App> {
  const app = Fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    requestTimeout: patienceMs,
    http: { headersTimeout: patienceMs, connectionsCheckingInterval: patienceMs / 4 },
    ...badRequests,
  });
  securityHeaders(app);
  health(app);
  if (play !== undefined) {
    me(app, play);
    sockets(app, play);
    app.addHook('onClose', () => play.close());
  }
  await pages(app, webRoot);
  return app;
}
