import { fileURLToPath } from 'node:url';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The folder with the built pages. */
  readonly webRoot: string;
}

/** Reads the environment; a wrong value is an Error whose message is one sentence for a person. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = env.PORT === undefined || env.PORT === '' ? 8080 : Number(env.PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${env.PORT}".`);
  }
  const built = fileURLToPath(new URL('../../web/dist', import.meta.url));
  return { host: env.HOST || '0.0.0.0', port, webRoot: env.WEB_ROOT || built };
}
