import { randomBytes } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

export interface LogOptions {
  readonly level: string;
  /** Where lines go; standard output without one. */
  readonly stream?: { write(line: string): void };
}

/** One line of JSON each. Nothing that a visitor sent is written but ids, paths and codes: no cookie, name or token. */
export function logging(
  options: LogOptions | null,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> & object {
  return {
    logger: options === null ? false : { ...options, base: null },
    // `logRequests` does it, without queries.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(9).toString('base64url'),
  };
}

/** Asked all the time by machines: no news. */
const QUIET: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** A line for each request, with the id that its answer carries; of its address only the path. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async ({ method, url, log }, reply) => {
    const path = url.split('?', 1)[0] ?? '';
    const line = { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (QUIET.includes(path)) log.debug(line, 'request');
    else log.info(line, 'request');
  });
}
