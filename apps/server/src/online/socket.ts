import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { IN_CHANGES } from '@turnpoint/protocol';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { ERRORS, type ErrorCode } from '../errors.ts';
import type { Metrics } from '../operations/metrics.ts';
import { type Caller, callerOf } from '../people/caller.ts';
import { isOwnOrigin } from '../people/origin.ts';
import type { Play } from '../play/play.ts';
import { writeAnswer } from '../raw-answer.ts';
import { Allowances } from './allowance.ts';
import { attend } from './attend.ts';
import { COSTS } from './cost.ts';
import { Outbox } from './outbox.ts';

export const SOCKET_PATH = '/api/socket';

const LIMITS = {
  /** Bytes of one message: a record that is brought along fits. */
  message: 2_100_000,
  perPerson: 24,
  /** Milliseconds after which a client must have answered a ping. */
  silence: 30_000,
  /** Milliseconds that a client has for its last answers and to hang up, when the server closes. */
  farewell: 800,
};

export interface SocketOptions {
  readonly metrics: Metrics;
  /** So many may be open at once. */
  readonly most: number;
}

/** Each socket is a door, bound to the person whose badge or token came with it. */
export function sockets(app: FastifyInstance, play: Play, { metrics, most }: SocketOptions): void {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    // A page of an older release asks for what it knows: it gets everything whole.
    handleProtocols: (offered) => (offered.has(IN_CHANGES) ? IN_CHANGES : ([...offered][0] ?? false)),
  });
  // Whoever asks for a socket in no way that leads to one.
  server.on('wsClientError', (_error, socket) => turnAway(socket, 'bad-request'));
  const open = new Map<string, number>();
  const costs = new Allowances(COSTS);
  const attended = new Map<WebSocket, ReturnType<typeof attend>>();
  let opened = 0;

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // From here on nobody else listens to it: who hangs up before they were let in would end the whole process.
    socket.on('error', () => socket.destroy());
    void admitted(request).then(
      (caller) => {
        if ('code' in caller) return turnAway(socket, caller.code);
        server.handleUpgrade(request, socket, head, (webSocket) => enter(webSocket, socket, caller));
      },
      () => socket.destroy(),
    );
  });

  async function admitted({ url, headers }: IncomingMessage): Promise<Caller | { code: ErrorCode }> {
    if (app.drain.isOn) return { code: 'draining' };
    if (url !== SOCKET_PATH || !isOwnOrigin(headers)) return { code: 'foreign-origin' };
    const caller = await callerOf(play, headers);
    if (caller === null) return { code: 'no-session' };
    const isFull = server.clients.size >= most || (open.get(caller.id) ?? 0) >= LIMITS.perPerson;
    return isFull ? { code: 'too-many-sockets' } : caller;
  }

  function enter(socket: WebSocket, wire: Duplex, caller: Caller): void {
    const { id: who } = caller;
    open.set(who, (open.get(who) ?? 0) + 1);
    const log = app.log.child({ socket: ++opened });
    const attending = attend(socket, play.host, caller, {
      metrics,
      log,
      outbox: new Outbox(socket, wire),
      costs: costs.of(who),
    });
    attended.set(socket, attending);
    metrics.sockets.inc();
    log.info('socket opened');
    socket.on('close', (code) => {
      const left = (open.get(who) ?? 1) - 1;
      if (left === 0) open.delete(who);
      else open.set(who, left);
      attended.delete(socket);
      metrics.sockets.dec();
      log.info({ code }, 'socket closed');
      void attending.leave();
    });
    socket.on('pong', () => alive.add(socket));
    alive.add(socket);
  }

  const pulse = setInterval(() => {
    for (const socket of server.clients) beat(socket);
  }, LIMITS.silence);
  pulse.unref();

  app.addHook('preClose', async () => {
    clearInterval(pulse);
    const gone = [...attended].map(([socket, { settled }]) => farewell(socket, settled()));
    await Promise.all(gone);
    server.close();
  });
}

/** What was asked is answered, then the client is told to come again: 1012, the service restarts. Another node may answer. */
async function farewell(socket: WebSocket, settled: Promise<void>): Promise<void> {
  const late = setTimeout(() => socket.terminate(), LIMITS.farewell);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([settled, closed]);
  socket.close(1012);
  await closed;
  clearTimeout(late);
}

const alive = new WeakSet<WebSocket>();

/** Who has not answered the last ping is gone, whatever the network says. */
function beat(socket: WebSocket): void {
  if (alive.delete(socket)) socket.ping();
  else socket.terminate();
}

function turnAway(socket: Duplex, code: ErrorCode): void {
  const { status, sentence } = ERRORS[code];
  writeAnswer(socket, status, { error: code, sentence });
  socket.end();
}
