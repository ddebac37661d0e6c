import type { Host } from '@turnpoint/host';
import { IN_CHANGES, type Push, type Reply, serve, shortened } from '@turnpoint/protocol';
import { parseCall } from '@turnpoint/protocol/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { ERRORS, type ErrorCode } from '../errors.ts';
import type { Metrics } from '../operations/metrics.ts';
import { type Caller, scopeOf } from '../people/caller.ts';
import { Allowance } from './allowance.ts';
import { Calls } from './calls.ts';
import { costOf, costOfLength } from './cost.ts';
import type { Outbox } from './outbox.ts';

const LIMITS = {
  /** Bytes that may wait for a client that does not read. */
  waiting: 8_000_000,
  /** A program may play much faster than a person. */
  calls: { most: 2_000, perSecond: 200 },
  /** Seats, matches and tables that one socket may have open. */
  ports: 128,
};

export interface Attending {
  /** Takes no more calls: the client sends them again elsewhere. Fulfilled when those that were taken are answered. */
  settled(): Promise<void>;
  /** The socket is gone: what was opened through it is closed. */
  leave(): Promise<void>;
}

interface Around {
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly outbox: Pick<Outbox, 'send' | 'flush'>;
  /** What this person's calls may cost, at all their sockets together. */
  readonly costs: Allowance;
}

/** Lets one person's door answer over one socket. */
export function attend(
  socket: WebSocket,
  host: Host,
  { id: who, scopes }: Caller,
  { metrics, log, outbox, costs }: Around,
): Attending {
  const allowance = new Allowance(LIMITS.calls, () => performance.now());
  const calls = new Calls(metrics, log);
  const inChanges = socket.protocol === IN_CHANGES;
  let isClosing = false;

  function post(message: Reply | Push): void {
    if (socket.bufferedAmount > LIMITS.waiting) {
      socket.terminate();
      return;
    }
    const text = JSON.stringify(inChanges ? shortened(message) : message);
    metrics.sent.messages++;
    metrics.sent.bytes += text.length;
    outbox.send(text);
    if ('call' in message) calls.end(message);
  }

  function refuse(call: number, code: ErrorCode, error: string = ERRORS[code].sentence): void {
    log.warn({ code }, 'refused');
    post({ call, ok: false, code, error });
  }

  socket.on('error', () => socket.terminate());
  const leave = serve(
    host.door(who),
    {
      post: (message) => post(message as Reply | Push),
      receive: (take) =>
        socket.on('message', (data, isBinary) => {
          if (isClosing) return;
          const text = isBinary ? '' : String(data);
          const length = costOfLength(text.length);
          // Not even read: who it answers to would have to be looked for in all of it.
          if (length > 0 && !costs.take(length)) return socket.close(1008);
          const parsed = parseCall(jsonOf(text));
          if (!allowance.take()) return refuse(parsed.ok ? parsed.call.call : parsed.call, 'too-many-calls');
          if (!parsed.ok) return refuse(parsed.call, 'bad-call', parsed.error);
          if (!scopes.includes(scopeOf(parsed.call.on, parsed.call.verb)))
            return refuse(parsed.call.call, 'missing-scope');
          const cost = costOf(parsed.call);
          if (cost > 0 && !costs.take(cost)) return refuse(parsed.call.call, 'too-many-calls');
          calls.begin(parsed.call);
          take(parsed.call);
        }),
    },
    {
      lobby: host.lobby(who),
      inChanges,
      mostPorts: LIMITS.ports,
      tellFault(err, { verb, call }) {
        log.error({ err, verb, call, match: calls.matchOf(call) }, 'fault');
        return { code: 'fault', error: ERRORS.fault.sentence };
      },
    },
  );

  async function settled(): Promise<void> {
    isClosing = true;
    await calls.settled();
    // Before anybody hangs up.
    outbox.flush();
  }
  return { settled, leave };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
