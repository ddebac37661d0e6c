// One of the others' servers in a process of its own. Prints the port at which it listens.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type Choice, endOfLine } from '@turnpoint/end-of-line/rules';
import { play } from '@turnpoint/kernel';
import { type WebSocket, WebSocketServer } from 'ws';
import { gameOf } from '../kernel/on-boardgame-io.ts';
import { deal } from './the-match.ts';

process.on('SIGTERM', () => process.exit(0));

const contestants: Record<string, () => Promise<object>> = {
  'bare ws': bareWs,
  colyseus,
  'boardgame.io': boardgameIo,
};
/** What `npm run bench` has fetched. */
const require = createRequire(new URL('../../tools/peers/package.json', import.meta.url));
console.log(JSON.stringify(await contestants[process.argv[2] ?? '']?.()));

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

/** A room a match, told by messages: its own way of sending state waits for the next of twenty patches a second. */
async function colyseus(): Promise<object> {
  const { Room, Server } = require('@colyseus/core');
  const { WebSocketTransport } = require('@colyseus/ws-transport');
  class MatchRoom extends Room {
    position = deal;
    onCreate() {
      this.maxClients = 2;
      this.onMessage('choose', (_: unknown, { seat, choice, step }: { seat: number; choice: Choice; step: number }) => {
        const played = play(endOfLine, this.position, seat, choice);
        if (!played.ok) throw new Error(played.ruling.clause);
        this.position = played.state;
        this.broadcast('chosen', { step: step + 1, seat, choice });
      });
    }
  }
  const server = new Server({ transport: new WebSocketTransport({ perMessageDeflate: false }), greet: false });
  server.define('match', MatchRoom);
  await server.listen(0, '127.0.0.1');
  return { port: server.transport.server.address().port };
}

/** With its own store in memory, as it comes. */
async function boardgameIo(): Promise<object> {
  const { Server, Origins } = require('boardgame.io/server');
  console.log = console.error;
  const { appServer } = await Server({ games: [gameOf(() => deal)], origins: [Origins.LOCALHOST] }).run(0);
  console.log = (line) => process.stdout.write(`${line}\n`);
  return { port: appServer.address().port };
}
