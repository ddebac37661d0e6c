import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { serve } from '@turnpoint/protocol';
import { parseCall } from '@turnpoint/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { ERRORS, type ErrorCode } from '../errors.ts';
import { isOwnOrigin } from '../people/origin.ts';
import type { Play } from '../play/play.ts';
import { Allowance } from './allowance.ts';

export const SOCKET_PATH = '/api/socket';

const LIMITS = {
  /** Bytes of one message: a record that is brought along fits. */
  message: 2_100_000,
  /** Bytes that may wait for a client that does not read. */
  waiting: 8_000_000,
  perPerson: 24,
  /** A program may play much faster than a person. */
  calls: { most: 2_000, perSecond: 200 },
  /** Milliseconds after which a client must have answered a ping. */
  silence: 30_000,
};

/** Each socket is a door, bound to the person whose badge came with it. */
export function sockets(app: FastifyInstance, play: Play): void {
  const server = new WebSocketServer({ noServer: true, maxPayload: LIMITS.message });
  const open = new Map<string, number>();

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    void admitted(request).then(
      (who) => {
        if (typeof who !== 'string') return turnAway(socket, who.code);
        server.handleUpgrade(request, socket, head, (webSocket) => enter(webSocket, who));
      },
      () => socket.destroy(),
    );
  });

  async function admitted({ url, headers }: IncomingMessage): Promise<string | { code: ErrorCode }> {
    if (url !== SOCKET_PATH || !isOwnOrigin(headers)) return { code: 'foreign-origin' };
    const id = play.badges.idIn(headers.cookie);
    if (id === null || (await play.people.find(id)) === null) return { code: 'no-session' };
    return (open.get(id) ?? 0) < LIMITS.perPerson ? id : { code: 'too-many-sockets' };
  }

  function enter(socket: WebSocket, who: string): void {
    open.set(who, (open.get(who) ?? 0) + 1);
    const leave = attend(socket, play, who);
    socket.on('close', () => {
      const left = (open.get(who) ?? 1) - 1;
      if (left === 0) open.delete(who);
      else open.set(who, left);
      void leave();
    });
  }

  const pulse = setInterval(() => {
    for (const socket of server.clients) beat(socket);
  }, LIMITS.silence);
  pulse.unref();
  app.addHook('preClose', async () => {
    clearInterval(pulse);
    // 1012: the service restarts. Pages come back by themselves.
    for (const socket of server.clients) socket.close(1012);
    server.close();
  });
}

function attend(socket: WebSocket, { host }: Play, who: string): () => Promise<void> {
  const allowance = new Allowance(LIMITS.calls, () => performance.now());
  const post = (message: unknown): void => {
    if (socket.bufferedAmount > LIMITS.waiting) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  socket.on('error', () => socket.terminate());
  socket.on('pong', () => alive.add(socket));
  alive.add(socket);
  return serve(
    host.door(who),
    {
      post,
      receive: (take) =>
        socket.on('message', (data, isBinary) => {
          const parsed = isBinary ? NO_CALL : parseCall(jsonOf(String(data)));
          const refused = !allowance.take() ? 'too many calls: wait a moment' : parsed.ok ? null : parsed.error;
          if (parsed.ok && refused === null) return take(parsed.call);
          const { call } = parsed.ok ? parsed.call : parsed;
          post({ call, ok: false, error: refused });
        }),
    },
    host.lobby(who),
  );
}

const NO_CALL = { ok: false, call: 0, error: 'this message is no call' } as const;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const alive = new WeakSet<WebSocket>();

/** Who has not answered the last ping is gone, whatever the network says. */
function beat(socket: WebSocket): void {
  if (alive.delete(socket)) socket.ping();
  else socket.terminate();
}

function turnAway(socket: Duplex, code: ErrorCode): void {
  const { status, sentence } = ERRORS[code];
  const body = JSON.stringify({ error: code, sentence });
  const head = `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
  socket.end(`${head}\r\nconnection: close\r\n\r\n${body}`);
}
