import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, IN_CHANGES } from '@turnpoint/protocol';
import { PostgresServer } from '@turnpoint/testkit/servers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { findNginx } from '../../../scripts/lib/nginx.mjs';
import { openPostgres } from '../src/storage/postgres.ts';
import { Club } from './club.ts';
import { begin, playBoth } from './two-seats.ts';

/** The very file that docker-compose.yml uses, with this machine's addresses. */
const CONF = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');

const postgres = new PostgresServer();
const nodes = [new Club(), new Club()] as const;
const folder = mkdtempSync(join(tmpdir(), 'turnpoint-nginx-'));
let nginx: ChildProcess;
let base = '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

beforeAll(async () => {
  await postgres.start();
  const url = await postgres.empty();
  for (const node of nodes) await node.open({ trustProxy: 1 }, await openPostgres(url));
  const port = await freePort();
  const servers = nodes.map((node) => `server ${new URL(node.base).host} max_fails=1 fail_timeout=2s;`).join(' ');
  const own = CONF.replace(/server node:8080[^;]*;/, servers).replace('listen 80;', `listen 127.0.0.1:${port};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(join(folder, 'nginx.conf'), own.replace('http {', `http { access_log off; ${paths.join(' ')}`));
  const global = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;`;
  nginx = spawn(findNginx() ?? '', ['-c', join(folder, 'nginx.conf'), '-g', global], { stdio: 'inherit' });
  base = `http://127.0.0.1:${port}`;
  while ((await fetch(`${base}/readyz`).catch(() => null))?.status !== 200)
    if (nginx.exitCode !== null) throw new Error('nginx ended at once');
}, 60_000);

afterAll(async () => {
  const gone = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await gone;
  for (const node of nodes) await node.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

test('sockets, pages and the API go through; metrics do not', async () => {
  const headers = { 'content-type': 'application/json', origin: base };
  const named = await fetch(`${base}/api/me`, { method: 'PUT', headers, body: '{"name":"Ann"}' });
  const cookie = (named.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, IN_CHANGES, {
    headers: { cookie, origin: base },
  });
  await once(socket, 'open');
  const door = connect({
    post: (message) => socket.send(JSON.stringify(message)),
    receive: (take) => socket.on('message', (data) => take(JSON.parse(String(data)))),
  });
  expect((await playBoth(door, await begin(door), () => {})).look.outcome).not.toBeNull();
  socket.close();
  expect((await fetch(`${base}/metrics`)).status).toBe(404);
});

test('a node that drains is passed over', async () => {
  nodes[0].app.drain.isOn = true;
  const asked = await Promise.all(Array.from({ length: 6 }, () => fetch(`${base}/readyz`)));
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
  nodes[0].app.drain.isOn = false;
});
