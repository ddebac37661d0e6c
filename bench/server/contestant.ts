// One server in a process of its own. Prints the address at which it listens.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { play } from '@turnpoint/kernel';
import { createApp, createPlay, openSqlite } from '@turnpoint/server';
import { type WebSocket, WebSocketServer } from 'ws';
import { gameOf } from '../kernel/on-boardgame-io.ts';
import { deal } from './the-match.ts';

const SOCKETS = Number(process.argv[3]);
process.on('SIGTERM', () => process.exit(0));

const contestants: Record<string, () => Promise<object>> = {
  turnpoint,
  'bare ws': bareWs,
  'boardgame.io': boardgameIo,
};
console.log(JSON.stringify(await contestants[process.argv[2] ?? '']?.()));

/** Ours as it is, on SQLite: what it acknowledges is on disk. People are made beforehand, twenty sockets each. */
async function turnpoint(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'turnpoint-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const own = await createPlay(openSqlite(join(folder, 'bench.db')));
  const cookies: string[] = [];
  for (let n = 0; n < SOCKETS / 20; n++) {
    const id = randomBytes(16).toString('base64url');
    await own.people.add({ id, name: `Guest ${n}`, since: 0 });
    cookies.push(own.badges.cookieFor(id, false).split(';')[0] ?? '');
  }
  const app = await createApp({ webRoot: folder, play: own });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { port: (app.server.address() as AddressInfo).port, cookies };
}

/** The least that a server could do: the rules in memory, a choice passed on to both. Nothing is stored or hidden. */
async function bareWs(): Promise<object> {
  const matches = new Map<string, { state: typeof deal; seats: WebSocket[] }>();
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const { match, seat, choice, step } = JSON.parse(String(data));
      const found = matches.get(match) ?? { state: deal, seats: [] };
      matches.set(match, found);
      found.seats[seat] = socket;
      if (choice === undefined) return socket.send('{"step":0}');
      const played = play(endOfLine, found.state, seat, choice);
      if (!played.ok) throw new Error(played.ruling.clause);
      found.state = played.state;
      for (const each of found.seats) each.send(JSON.stringify({ step: step + 1, seat, choice }));
      if (found.state.outcome !== null) matches.delete(match);
    });
  });
  return { port: (server.address() as AddressInfo).port };
}

/** With its own store in memory, as it comes. */
async function boardgameIo(): Promise<object> {
  const require = createRequire(new URL('../../tools/peers/package.json', import.meta.url));
  const { Server, Origins } = require('boardgame.io/server');
  console.log = console.error;
  const { appServer } = await Server({ games: [gameOf(() => deal)], origins: [Origins.LOCALHOST] }).run(0);
  console.log = (line) => process.stdout.write(`${line}\n`);
  return { port: appServer.address().port };
}
