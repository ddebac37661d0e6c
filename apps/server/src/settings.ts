import { fileURLToPath } from 'node:url';

export interface Settings {
  /** The address to listen on; `localhost` is this machine alone, by either version of IP. */
  readonly host: string;
  readonly port: number;
  /** The folder with the built pages. */
  readonly webRoot: string;
  /** Where matches are kept: a file, or the address of a PostgreSQL database. */
  readonly database: string;
}

/** Reads the environment; a wrong value is an Error whose message is one sentence for a person. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const written = env.PORT || '8080';
  const port = Number(written);
  if (!/^\d+$/.test(written) || port > 65535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${env.PORT}".`);
  }
  const built = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const file = fileURLToPath(new URL('../../../data/turnpoint.db', import.meta.url));
  const database = env.DATABASE_URL || env.DATABASE_FILE || file;
  return { host: env.HOST || 'localhost', port, webRoot: env.WEB_ROOT || built, database };
}
