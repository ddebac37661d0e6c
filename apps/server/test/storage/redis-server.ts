import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { findRedis } from '../../../../scripts/lib/redis.mjs';

/** A real Redis of the test's own, reached by its socket file alone. It keeps nothing: after a restart it is empty. */
export class RedisServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'turnpoint-redis-'));
  #running: ChildProcess | null = null;

  readonly url = join(this.#folder, 'redis.sock');

  async start(): Promise<void> {
    const program = findRedis();
    if (program === null) throw new Error('Redis is missing: `npm test` installs it');
    const flags = ['--port', '0', '--unixsocket', this.url, '--save', '', '--appendonly', 'no', '--dir', this.#folder];
    this.#running = spawn(program, flags, { stdio: 'ignore' });
    const client = new Redis(this.url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
    client.on('error', () => {});
    await client.ping();
    client.disconnect();
  }

  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    if (running !== null && running.exitCode === null) {
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    }
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
