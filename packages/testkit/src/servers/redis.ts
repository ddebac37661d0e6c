import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis } from './programs.mjs';

/** As docker-compose.yml starts it, which a test compares: nothing there has to outlive it. */
export const REDIS_FLAGS = ['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'];

/** A real Redis of one's own, reached by its socket file alone. It keeps nothing: after a restart it is empty. */
export class RedisServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'turnpoint-redis-'));
  #running: ChildProcess | null = null;

  readonly url = join(this.#folder, 'redis.sock');

  async start(): Promise<void> {
    const program = findRedis();
    if (program === null) throw new Error('Redis is missing: `npm test` installs it');
    const place = ['--port', '0', '--unixsocket', this.url, '--dir', this.#folder];
    const running = spawn(program, [...place, ...REDIS_FLAGS], { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#running = running;
    const { promise: isUp, resolve, reject } = Promise.withResolvers<void>();
    running.stdout.on('data', (line) => String(line).includes('eady to accept connections') && resolve());
    running.once('exit', () => reject(new Error('Redis ended at once')));
    await isUp;
  }

  get pid(): number | undefined {
    return this.#running?.pid;
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
