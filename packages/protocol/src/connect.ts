import type { Seat } from '@turnpoint/kernel';
import type { Door, Library, Review, SeatPort } from './door.ts';
import type { GatheringListener, GatheringPort, Lobby } from './gathering.ts';
import type { Call, Channel, Push, Reply, Target } from './wire.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(fault: Error): void;
}

/** A door on the far side of a channel, with the lobby that belongs to it. */
export interface Far extends Door {
  readonly lobby: Lobby;
  /** The far side is gone: whoever waits is told, and so is whoever calls later. */
  fail(sentence: string): void;
}

interface Pushed {
  sight(sight: never): void;
  fault(sentence: string): void;
}

/** The near side of a door: every verb becomes a call, every push finds its listener. */
export function connect(channel: Channel): Far {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<number, Pushed>();
  let calls = 0;
  let ports = 0;
  let broken: string | null = null;

  channel.receive((message) => {
    const data = message as Reply | Push;
    if ('port' in data) {
      const listener = listeners.get(data.port);
      if ('sight' in data) listener?.sight(data.sight as never);
      else listener?.fault(data.fault);
      return;
    }
    const caller = waiting.get(data.call);
    waiting.delete(data.call);
    if (data.ok) caller?.resolve(data.value);
    else caller?.reject(new Error(data.error));
  });

  function call<X>(on: Target, verb: string, args: readonly unknown[]): Promise<X> {
    if (broken !== null) return Promise.reject(new Error(broken));
    const number = ++calls;
    return new Promise<unknown>((resolve, reject) => {
      waiting.set(number, { resolve, reject });
      channel.post({ call: number, on, verb, args } satisfies Call);
    }) as Promise<X>;
  }

  const verbsOn = <X extends object>(on: Target): X =>
    new Proxy({} as X, {
      // Not a promise: an `await` of the port itself must not become a call.
      get: (_, verb) => (verb === 'then' ? undefined : (...args: unknown[]) => call(on, String(verb), args)),
    });

  async function open<Port extends { close(): Promise<void> }>(
    verb: 'sit' | 'watch' | 'enter',
    args: readonly unknown[],
    listener: Pushed | null,
  ): Promise<Port> {
    const port = ++ports;
    // Before the call: the first sight comes with the opening.
    if (listener !== null) listeners.set(port, listener);
    await call('door', verb, [...args, port, listener !== null]);
    const verbs = verbsOn<Port>(port);
    const close = (): Promise<void> => {
      listeners.delete(port);
      return verbs.close();
    };
    return new Proxy(verbs, { get: (target, verb) => (verb === 'close' ? close : Reflect.get(target, verb)) });
  }

  const enter = (id: string, listener: GatheringListener) => open<GatheringPort>('enter', [id], listener);

  return {
    library: verbsOn<Library>('library'),
    review: verbsOn<Review>('review'),
    lobby: new Proxy(verbsOn<Lobby>('lobby'), {
      get: (target, verb) => (verb === 'enter' ? enter : Reflect.get(target, verb)),
    }),
    sit: (match, seat: Seat, listener) => open<SeatPort>('sit', [match, seat], listener),
    watch: (match, listener) => open<SeatPort>('watch', [match], listener),
    tempo: (match, milliseconds) => call('door', 'tempo', [match, milliseconds]),
    fail(sentence) {
      broken = sentence;
      for (const { reject } of waiting.values()) reject(new Error(sentence));
      waiting.clear();
      for (const listener of listeners.values()) listener.fault(sentence);
    },
  };
}
