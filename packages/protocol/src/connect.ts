import type { Seat } from '@turnpoint/kernel';
import type { Door, Library, Listener, Review, SeatPort } from './door.ts';
import type { Sight } from './sight.ts';
import type { Call, Channel, Push, Reply, Target } from './wire.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(fault: Error): void;
}

/** The near side of a door: every verb becomes a call, every push finds its listener. */
export function connect(channel: Channel): Door & { fail(sentence: string): void } {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<number, Listener>();
  let calls = 0;
  let ports = 0;
  let broken: string | null = null;

  channel.receive((message) => {
    const data = message as Reply | Push;
    if ('port' in data) {
      const listener = listeners.get(data.port);
      if ('sight' in data) listener?.sight(data.sight as Sight);
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

  async function open(verb: 'sit' | 'watch', args: readonly unknown[], listener: Listener | null): Promise<SeatPort> {
    const port = ++ports;
    // Before the call: the first sight comes with the opening.
    if (listener !== null) listeners.set(port, listener);
    await call('door', verb, [...args, port, listener !== null]);
    const verbs = verbsOn<SeatPort>(port);
    const close = (): Promise<void> => {
      listeners.delete(port);
      return verbs.close();
    };
    return new Proxy(verbs, { get: (target, verb) => (verb === 'close' ? close : Reflect.get(target, verb)) });
  }

  return {
    library: verbsOn<Library>('library'),
    review: verbsOn<Review>('review'),
    sit: (match, seat: Seat, listener) => open('sit', [match, seat], listener),
    watch: (match, listener) => open('watch', [match], listener),
    tempo: (match, milliseconds) => call('door', 'tempo', [match, milliseconds]),
    /** The far side is gone: whoever waits is told, and so is whoever calls later. */
    fail(sentence) {
      broken = sentence;
      for (const { reject } of waiting.values()) reject(new Error(sentence));
      waiting.clear();
      for (const listener of listeners.values()) listener.fault(sentence);
    },
  };
}
