import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from './programs.mjs';

/** A real PostgreSQL of one's own, in a folder of its own, reached by its socket file alone. */
export class PostgresServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'turnpoint-pg-'));
  readonly #bin = findPostgres() ?? '';
  #running: ChildProcess | null = null;
  #databases = 0;

  /** `isDurable`: as an operator runs it, each commit on disk. */
  async start(isDurable = false): Promise<void> {
    if (this.#bin === '') throw new Error('PostgreSQL is missing: `npm test` installs it');
    if (this.#running === null && !this.#isMade) this.#make();
    this.#isMade = true;
    // The machine does not fail in a test: what PostgreSQL has written is there again, synced or not.
    const fsync = `fsync=${isDurable ? 'on' : 'off'}`;
    const flags = ['-D', this.#data, '-k', this.#folder, '-c', 'listen_addresses=', '-c', fsync];
    this.#running = spawn(...asOwner(join(this.#bin, 'postgres'), flags), { stdio: 'ignore' });
    await this.#answers();
  }

  get pid(): number | undefined {
    return this.#running?.pid;
  }

  /** Asks one of PostgreSQL's own programs. */
  ask(program: string, ...flags: readonly string[]): { status: number | null; stdout: string; stderr: string } {
    const own = ['-h', this.#folder, '-U', 'postgres'];
    return spawnSync(join(this.#bin, program), [...own, ...flags], { encoding: 'utf8' });
  }

  /** A database without tables. */
  async empty(): Promise<string> {
    const name = `test${++this.#databases}`;
    const made = this.ask('createdb', '-w', name);
    if (made.status !== 0) throw new Error(`createdb: ${made.stderr}`);
    return this.#url(name);
  }

  /** Ends in the middle of everything and comes back with what was committed. */
  async restart(): Promise<void> {
    await this.#end();
    await this.start();
  }

  async stop(): Promise<void> {
    await this.#end();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    if (running !== null && running.exitCode === null) {
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGINT');
      await ended;
    }
  }

  #isMade = false;

  get #data(): string {
    return join(this.#folder, 'data');
  }

  #url(database: string): string {
    return `postgres://postgres@/${database}?host=${encodeURIComponent(this.#folder)}`;
  }

  #make(): void {
    if (process.getuid?.() === 0) {
      const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
      chownSync(this.#folder, id('-u'), id('-g'));
    }
    const flags = ['-D', this.#data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    const made = spawnSync(...asOwner(join(this.#bin, 'initdb'), flags), { encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  }

  async #answers(): Promise<void> {
    for (;;) {
      if (this.ask('psql', '-w', '-c', 'SELECT 1', 'postgres').status === 0) return;
      // So that its end is heard of.
      await new Promise((next) => setImmediate(next));
      if (this.#running?.exitCode !== null) throw new Error('PostgreSQL ended at once');
    }
  }
}

/** PostgreSQL refuses to run as root. */
function asOwner(program: string, flags: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [program, flags];
  return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...flags]];
}
