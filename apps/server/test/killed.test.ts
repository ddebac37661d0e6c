import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stream } from '@turnpoint/kernel';
import { connect, type Far, type Sight } from '@turnpoint/protocol';
import { afterAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { begin, playBoth } from './two-seats.ts';

/** How often the server is killed: TURNPOINT_KILLS=200 takes some minutes. */
const KILLS = Number(process.env.TURNPOINT_KILLS ?? 4);
const MATCHES = 6;

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'turnpoint-killed-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Turnpoint</title>');
afterAll(() => rmSync(folder, { recursive: true }));

class Server {
  #child: ChildProcess | null = null;
  base = '';

  async start(): Promise<void> {
    const env = {
      ...process.env,
      WEB_ROOT: folder,
      DATABASE_FILE: join(folder, 'killed.db'),
      PORT: '0',
      HOST: '127.0.0.1',
    };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(child.stdout, 'data');
    this.base = /http:\/\/[\d.:]+/.exec(String(line))?.[0] ?? '';
    this.#child = child;
  }

  async kill(): Promise<void> {
    const gone = once(this.#child as ChildProcess, 'exit');
    this.#child?.kill('SIGKILL');
    await gone;
  }

  async badge(): Promise<string> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.base}/api/me`, { method: 'PUT', headers, body: '{"name":"Ann"}' });
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }

  async door(cookie: string): Promise<Far> {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
    socket.on('error', () => {});
    await once(socket, 'open');
    const door = connect({
      post: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
      receive: (take) => socket.on('message', (data) => take(JSON.parse(String(data)))),
    });
    socket.on('close', () => door.fail('gone'));
    return door;
  }
}

test(`killed ${KILLS} times under load: every acknowledged choice is there again`, {
  timeout: 60_000 + KILLS * 20_000,
}, async () => {
  const int = stream('kills');
  const server = new Server();
  await server.start();
  const cookie = await server.badge();
  for (let n = 0; n < KILLS; n++) {
    const door = await server.door(cookie);
    const matches: string[] = [];
    for (let i = 0; i < MATCHES; i++) matches.push(await begin(door));
    const acknowledged = new Map<string, number>();
    let left = 1 + int(60);
    const enough = Promise.withResolvers<void>();
    const playing = matches.map((match) =>
      playBoth(door, match, (step) => {
        acknowledged.set(match, step);
        if (--left === 0) enough.resolve();
      }).catch(() => {}),
    );
    await Promise.race([enough.promise, Promise.all(playing)]);
    await server.kill();
    await Promise.all(playing);
    await server.start();
    const again = await server.door(cookie);
    for (const match of matches) {
      const sights: Sight[] = [];
      const port = await again.sit(match, 0, { sight: (sight) => sights.push(sight), fault: () => {} });
      expect(sights[0]?.look.step).toBeGreaterThanOrEqual(acknowledged.get(match) ?? 0);
      await port.close();
    }
    expect(acknowledged.size).toBeGreaterThan(0);
  }
  await server.kill();
});
