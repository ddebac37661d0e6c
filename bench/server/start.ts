import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Served } from './clients/pair.ts';

export interface Started extends Served {
  readonly pid: number;
  stop(): Promise<void>;
}

/** A server in a process of its own, and people who are known to it. */
export function start(name: string, sockets: number): Promise<Started> {
  return name === 'turnpoint' ? ours(sockets) : theirs(name);
}

async function theirs(name: string): Promise<Started> {
  const script = join(import.meta.dirname, 'contestant.ts');
  const child = spawn(process.execPath, [script, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { ...(JSON.parse(String(line)) as Served), ...running(child) };
}

/** As it is, on SQLite: what it acknowledges is on disk. Twenty sockets a person, each person from an address of their own. */
async function ours(sockets: number): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'turnpoint-bench-'));
  writeFileSync(join(folder, 'index.html'), '');
  const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
  const own = {
    WEB_ROOT: folder,
    DATABASE_FILE: join(folder, 'bench.db'),
    HOST: '127.0.0.1',
    PORT: '0',
    TRUST_PROXY: '1',
  };
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(String(line))?.[1]);
  const cookies: string[] = [];
  for (let n = 0; n < sockets / 20; n++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${n}` };
    const body = JSON.stringify({ name: `Guest ${n}` });
    const named = await fetch(`http://127.0.0.1:${port}/api/me`, { method: 'PUT', headers, body });
    cookies.push((named.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
  }
  return { port, cookies, ...running(child, () => rmSync(folder, { recursive: true })) };
}

function running(child: ChildProcess, after = () => {}): Pick<Started, 'pid' | 'stop'> {
  return {
    pid: child.pid as number,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      after();
    },
  };
}
