import { fileURLToPath } from 'node:url';
import type { WebhookSettings } from './operations/webhook.ts';

export interface Settings {
  /** The address to listen on; `localhost` is this machine alone, by either version of IP. */
  readonly host: string;
  readonly port: number;
  /** The folder with the built pages. */
  readonly webRoot: string;
  /** Where matches are kept: a file, or the address of a PostgreSQL database. */
  readonly database: string;
  /** The address of a Redis, where several nodes share a database. */
  readonly redis: string | null;
  readonly logLevel: string;
  /** Who knows it may read `/metrics` from elsewhere. */
  readonly metricsToken: string | null;
  /** So many proxies stand before this server: their word about who asks is taken, and nobody's before them. */
  readonly trustProxy: number;
  /** So long does it say that it is not ready before it closes. */
  readonly drainSeconds: number;
  /** So long may a word be lost that one node tells the others. */
  readonly lookAgainSeconds: number;
  /** So many sockets may be open at once. */
  readonly maxSockets: number;
  /** Where to post that somebody's table waits for them, and what such a message is signed with. */
  readonly webhook: WebhookSettings | null;
}

const LEVELS: readonly string[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the environment; a wrong value is an Error whose message is one sentence for a person. */
export function readSettings(env: Env): Settings {
  const built = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const file = fileURLToPath(new URL('../../../data/turnpoint.db', import.meta.url));
  const logLevel = env.LOG_LEVEL || 'warn';
  if (!LEVELS.includes(logLevel)) throw new Error(`LOG_LEVEL is one of ${LEVELS.join(', ')}, not "${logLevel}".`);
  return {
    host: env.HOST || 'localhost',
    port: whole(env, 'PORT', 8080, 65535),
    webRoot: env.WEB_ROOT || built,
    database: env.DATABASE_URL || env.DATABASE_FILE || file,
    redis: redisIn(env),
    logLevel,
    metricsToken: env.METRICS_TOKEN || null,
    trustProxy: whole(env, 'TRUST_PROXY', 0, 9),
    drainSeconds: whole(env, 'DRAIN_SECONDS', 0, 600),
    lookAgainSeconds: whole(env, 'LOOK_AGAIN_SECONDS', 20, 600, 1),
    maxSockets: whole(env, 'MAX_SOCKETS', 10_000, 1_000_000),
    webhook: webhookIn(env),
  };
}

function webhookIn({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Env): WebhookSettings | null {
  if (!url) return null;
  if (!/^https?:\/\//.test(url)) throw new Error(`WEBHOOK_URL is an address of the web, not "${url}".`);
  if (!secret) throw new Error('WEBHOOK_URL needs a WEBHOOK_SECRET to sign with.');
  return { url, secret };
}

/** By the network, or by its socket file. */
function redisIn({ REDIS_URL: url }: Env): string | null {
  if (!url) return null;
  if (!/^(rediss?:\/\/|\/)/.test(url)) throw new Error('REDIS_URL must begin with redis://');
  return url;
}

function whole(env: Env, name: string, otherwise: number, most: number, least = 0): number {
  const written = env[name] || String(otherwise);
  const value = Number(written);
  if (!/^\d+$/.test(written) || value > most || value < least) {
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${env[name]}".`);
  }
  return value;
}
