import type { Seat } from '@turnpoint/kernel';
import type { Door, Library, Review, SeatPort } from './door.ts';
import { FarCalls } from './far-calls.ts';
import { FarLine } from './far-line.ts';
import { FarPorts } from './far-ports.ts';
import type { GatheringListener, GatheringPort, Lobby } from './gathering.ts';
import type { NearPort, Pushed } from './near-port.ts';
import { Reopening } from './reopening.ts';
import { inFull, type ShortReply } from './short-reply.ts';
import type { Call, Channel, Push, Reply, Target } from './wire.ts';
import type { Wording } from './words.ts';

/** A door on the far side of a channel, with the lobby that belongs to it. */
export interface Far extends Door {
  readonly lobby: Lobby;
  /** The channel was lost and this is another one: goes on as if nothing had happened. */
  resume(channel: Channel): void;
  /** The far side is gone for good: whoever waits is told, and so is whoever calls later. */
  fail(sentence: string): void;
}

/** Makes what keeps an opened port on the near side. */
export type NewPort = (opening: Call, listener: Pushed | null) => NearPort;

/**
 * The near side of a door: every verb becomes a call, every push finds its listener. `client` names this side where the
 * channel may be lost: changes then carry receipts, so that those without an answer can be sent again.
 */
export function farBehind(
  channel: Channel,
  client: string | null,
  newPort: NewPort,
  reopening = new Reopening(null),
): Far & Wording {
  const line = new FarLine(channel, (message) => take(inFull(message as Reply | Push | ShortReply)));
  const calls = new FarCalls(line, client);
  const ports = new FarPorts(line, calls, reopening);
  const tempos = new Map<string, Call>();
  let opened = 0;

  function take(data: Reply | Push): void {
    if (!('call' in data)) ports.take(data);
    else if (!calls.answer(data, ports.heard)) ports.reopened(data);
  }

  const verbsOn = <X extends object>(on: Target): X =>
    new Proxy({} as X, {
      // Not a promise: an `await` of the port itself must not become a call.
      get: (_, verb) => (verb === 'then' ? undefined : (...args: unknown[]) => calls.call(on, String(verb), args)),
    });

  /** Changes wait for each other: the far side keeps only the latest receipt of a client. */
  function changesOn(port: number) {
    let last: Promise<unknown> = Promise.resolve();
    return (verb: string) =>
      (...args: readonly unknown[]) => {
        const position = client === null ? undefined : ports.at(port)?.madeFor();
        const done = last.then(() => {
          const number = calls.next();
          const receipt = client === null ? [] : [{ client, number, mark: position?.mark, ...position?.seen() }];
          return calls.send({ call: number, on: port, verb, args: [...args, ...receipt] });
        });
        last = done.catch(() => {});
        return done;
      };
  }

  async function open<Port extends { close(): Promise<void> }>(
    verb: 'sit' | 'watch' | 'enter',
    args: readonly unknown[],
    listener: Pushed | null,
  ): Promise<Port> {
    const port = ++opened;
    const opening: Call = { call: calls.next(), on: 'door', verb, args: [...args, port, listener !== null] };
    // Before the call: the first sight comes with the opening.
    ports.add(port, newPort(opening, listener));
    await calls.send(opening).catch((fault) => {
      ports.end(port);
      throw fault;
    });
    await ports.heard(port);
    const verbs = verbsOn<Port>(port);
    const change = changesOn(port);
    const own = {
      choose: change('choose'),
      undo: change('undo'),
      close(): Promise<void> {
        ports.end(port);
        return verbs.close();
      },
    };
    return new Proxy(verbs, { get: (target, verb) => Reflect.get(own, verb) ?? Reflect.get(target, verb) });
  }

  const enter = (id: string, listener: GatheringListener) => open<GatheringPort>('enter', [id], listener);

  return {
    library: verbsOn<Library>('library'),
    review: verbsOn<Review>('review'),
    lobby: new Proxy(verbsOn<Lobby>('lobby'), {
      get: (target, verb) => (verb === 'enter' ? enter : Reflect.get(target, verb)),
    }),
    sit: (match, seat: Seat, listener) => open<SeatPort>('sit', [match, seat], listener),
    watch: (match, listener, _known = null, over: Seat | null = null) =>
      open<SeatPort>('watch', [match, over], listener),
    words: (look, log) => calls.call('door', 'words', [look, log]),
    tempo(match, milliseconds) {
      const sent = { call: calls.next(), on: 'door', verb: 'tempo', args: [match, milliseconds] } as const;
      tempos.set(match, sent);
      return calls.send(sent);
    },
    resume(channel) {
      line.use(channel);
      for (const call of tempos.values()) line.post(call);
      ports.openAgain();
      calls.sendAgain();
    },
    fail(sentence) {
      calls.fail(sentence);
      ports.fault(sentence);
    },
  };
}
