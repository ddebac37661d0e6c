import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../../apps/server/src/main.ts', import.meta.url));

/** Our own server in a process of its own, as an operator starts it, with these settings. */
export class TurnpointServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'turnpoint-server-'));
  readonly #settings: Record<string, string>;
  #child: ChildProcess | null = null;
  base = '';

  /** Without a database of others it has a file in its own folder. */
  constructor(settings: Record<string, string> = {}) {
    writeFileSync(join(this.folder, 'index.html'), '<!doctype html><title>Turnpoint</title>');
    const own = { WEB_ROOT: this.folder, HOST: '127.0.0.1', PORT: '0' };
    const database = 'DATABASE_URL' in settings ? {} : { DATABASE_FILE: this.file };
    this.#settings = { ...own, ...database, ...settings };
  }

  get file(): string {
    return join(this.folder, 'matches.db');
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...this.#settings };
    this.#child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(this.#child.stdout as NodeJS.ReadableStream, 'data');
    this.base = /http:\/\/[\d.:]+/.exec(String(line))?.[0] ?? '';
  }

  get pid(): number {
    return this.#child?.pid as number;
  }

  get isUp(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** A new guest; from another address where it trusts a proxy and many come. */
  async badge(name: string, from = '192.0.2.1'): Promise<string> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const named = await fetch(`${this.base}/api/me`, { method: 'PUT', headers, body: JSON.stringify({ name }) });
    return (named.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }

  /** In the middle of everything (SIGKILL), or with time to say goodbye. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (!this.isUp) return;
    const gone = once(this.#child as ChildProcess, 'exit');
    this.#child?.kill(signal);
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true });
  }
}
