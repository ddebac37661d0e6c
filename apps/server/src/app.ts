import Fastify, { type FastifyInstance } from 'fastify';
import { health } from './health.ts';
import { pages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';

export type App = FastifyInstance;

export interface AppOptions {
  /** The folder with the built pages. */
  readonly webRoot: string;
}

/** The whole server, not listening yet. */
export async function createApp({ webRoot }: AppOptions): Promise<App> {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  securityHeaders(app);
  health(app);
  await pages(app, webRoot);
  return app;
}
