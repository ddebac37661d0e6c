import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { drainAndClose } from './operations/drain.ts';
import { createPlay } from './play/play.ts';
import { readSettings } from './settings.ts';
import { openDatabase } from './storage/open.ts';
import { toldAddress } from './told.ts';

try {
  await serve();
} catch (error) {
  tellOperator(sentence(error));
  process.exitCode = 1;
}

function tellOperator(sentence: string): void {
  console.error(`turnpoint: ${sentence}`);
}

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const { webRoot, database, redis, webhook, lookAgainSeconds, ...others } = settings;
  const { host, port: asked, logLevel, drainSeconds, ...options } = others;
  if (!existsSync(join(webRoot, 'index.html'))) throw new Error('the pages are not built yet: run `npm run build`.');
  const around = { redis, webhook, lookAgainSeconds, tellOperator };
  const play = await createPlay(await openDatabase(database), around);
  const app = await createApp({ webRoot, play, log: { level: logLevel }, ...options });
  await app.listen({ host, port: asked });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Nothing is left to be done then; what still waits for a Redis that is away would keep the process.
    process.once(signal, () => void drainAndClose(app, drainSeconds).then(() => process.exit()));
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : asked;
  console.log(`turnpoint: serving on ${toldAddress(host, port)}`);
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, syscall, hostname } = error as NodeJS.ErrnoException & { port?: number; hostname?: string };
  const host = process.env.HOST;
  if (code === 'EADDRINUSE') return `port ${port} is taken by another program: stop it, or choose another with PORT.`;
  if (code === 'EACCES') return `port ${port} may not be opened by this user: choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === host))
    return `HOST names ${host}, and this machine has no such address.`;
  if (syscall === 'getaddrinfo' || syscall === 'connect')
    return `the database that DATABASE_URL names cannot be reached (${error.message}).`;
  return error.message;
}
