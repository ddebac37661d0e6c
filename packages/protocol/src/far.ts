import type { Seat } from '@turnpoint/kernel';
import type { Changes } from './changes/sent.ts';
import type { Door, Library, Receipt, Review, SeatPort } from './door.ts';
import type { GatheringListener, GatheringPort, Lobby } from './gathering.ts';
import type { NearPort, Pushed } from './near-port.ts';
import { Reopening } from './reopening.ts';
import type { Call, Channel, Push, Reply, Target } from './wire.ts';

interface Waiting {
  readonly call: Call;
  resolve(value: unknown): void;
  reject(fault: Error): void;
}

/** A door on the far side of a channel, with the lobby that belongs to it. */
export interface Far extends Door {
  readonly lobby: Lobby;
  /** The channel was lost and this is another one: goes on as if nothing had happened. */
  resume(channel: Channel): void;
  /** The far side is gone for good: whoever waits is told, and so is whoever calls later. */
  fail(sentence: string): void;
}

/** They carry receipts. */
const CHANGES: readonly string[] = ['choose', 'undo'];
/** Made twice, these would be two things: who called looks whether there is one. */
const ONCE: readonly string[] = ['create', 'import', 'branch', 'solve', 'open', 'say', 'vote', 'holiday'];

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
): Far {
  const waiting = new Map<number, Waiting>();
  const ports = new Map<number, NearPort>();
  const tempos = new Map<string, Call>();
  let line = channel;
  let calls = 0;
  let opened = 0;
  let broken: string | null = null;

  function listen(): void {
    const own = line;
    own.receive((message) => {
      if (own === line) take(message as Reply | Push);
    });
  }

  function take(data: Reply | Push): void {
    if ('port' in data) {
      if ('sight' in data) ports.get(data.port)?.take(data.sight);
      else if ('changes' in data) change(data.port, 'sight', data.changes);
      else if ('company' in data && Array.isArray(data.company)) change(data.port, 'company', data.company);
      else if ('company' in data) ports.get(data.port)?.company(data.company);
      else if ('talk' in data) ports.get(data.port)?.talk(data.talk);
      else ports.get(data.port)?.fault(data.fault);
      return;
    }
    const caller = waiting.get(data.call);
    waiting.delete(data.call);
    if (caller === undefined) reopened(data);
    else if (data.ok) caller.resolve(data.value);
    else caller.reject(new Error(data.error));
  }

  /** The answer where a port was open and is opened again: nobody waits for it. */
  function reopened(reply: Reply): void {
    const own = line;
    for (const [number, port] of ports) {
      if (port.number !== reply.call) continue;
      const again = () => {
        // On another line it is opened anyway.
        if (own === line && ports.get(number) === port) line.post(port.again());
      };
      if (reply.ok) reopening.succeeded(number);
      else if (!reopening.tries(number, reply.code, again)) port.fault(reply.error);
    }
  }

  /** Where changes do not fit what is here, the port is opened anew: then everything comes. */
  function change(number: number, what: 'sight' | 'company', changes: Changes): void {
    const port = ports.get(number);
    if (port === undefined || port.change(what, changes)) return;
    line.post({ call: ++calls, on: number, verb: 'close', args: [] });
    line.post(port.again());
  }

  function send<X>(call: Call): Promise<X> {
    if (broken !== null) return Promise.reject(new Error(broken));
    return new Promise<unknown>((resolve, reject) => {
      waiting.set(call.call, { call, resolve, reject });
      line.post(call);
    }) as Promise<X>;
  }

  const call = <X>(on: Target, verb: string, args: readonly unknown[]): Promise<X> =>
    send({ call: ++calls, on, verb, args });

  const verbsOn = <X extends object>(on: Target): X =>
    new Proxy({} as X, {
      // Not a promise: an `await` of the port itself must not become a call.
      get: (_, verb) => (verb === 'then' ? undefined : (...args: unknown[]) => call(on, String(verb), args)),
    });

  /** Changes wait for each other: the far side keeps only the latest receipt of a client. */
  function changesOn(port: number) {
    let last: Promise<unknown> = Promise.resolve();
    return (verb: string) =>
      (...args: readonly unknown[]) => {
        const position = client === null ? undefined : ports.get(port)?.madeFor();
        const done = last.then(() => {
          const number = ++calls;
          const receipt = client === null ? [] : [{ client, number, mark: position?.mark, ...position?.seen() }];
          return send({ call: number, on: port, verb, args: [...args, ...receipt] });
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
    const opening: Call = { call: ++calls, on: 'door', verb, args: [...args, port, listener !== null] };
    // Before the call: the first sight comes with the opening.
    ports.set(port, newPort(opening, listener));
    await send(opening).catch((fault) => {
      ports.delete(port);
      throw fault;
    });
    const verbs = verbsOn<Port>(port);
    const change = changesOn(port);
    const own = {
      choose: change('choose'),
      undo: change('undo'),
      close(): Promise<void> {
        ports.delete(port);
        return verbs.close();
      },
    };
    return new Proxy(verbs, { get: (target, verb) => Reflect.get(own, verb) ?? Reflect.get(target, verb) });
  }

  function sendAgain({ call, resolve, reject }: Waiting): void {
    // What opens ports and sets their tempo is sent with them.
    if (call.on === 'door') return;
    if (call.verb === 'close') {
      // The far side closes what was open when it loses a channel.
      waiting.delete(call.call);
      resolve(null);
    } else if (ONCE.includes(call.verb)) {
      waiting.delete(call.call);
      reject(new Error('the connection was lost: look whether it was done before you try again'));
    } else if (client !== null && CHANGES.includes(call.verb)) {
      const receipt = call.args.at(-1) as Receipt;
      line.post({ ...call, args: [...call.args.slice(0, -1), { ...receipt, again: true }] });
    } else line.post(call);
  }

  const enter = (id: string, listener: GatheringListener) => open<GatheringPort>('enter', [id], listener);

  listen();
  return {
    library: verbsOn<Library>('library'),
    review: verbsOn<Review>('review'),
    lobby: new Proxy(verbsOn<Lobby>('lobby'), {
      get: (target, verb) => (verb === 'enter' ? enter : Reflect.get(target, verb)),
    }),
    sit: (match, seat: Seat, listener) => open<SeatPort>('sit', [match, seat], listener),
    watch: (match, listener, _known = null, over: Seat | null = null) =>
      open<SeatPort>('watch', [match, over], listener),
    tempo(match, milliseconds) {
      const sent = { call: ++calls, on: 'door', verb: 'tempo', args: [match, milliseconds] } as const;
      tempos.set(match, sent);
      return send(sent);
    },
    resume(channel) {
      line = channel;
      listen();
      for (const call of tempos.values()) line.post(call);
      for (const port of ports.values()) line.post(port.again());
      for (const each of [...waiting.values()]) sendAgain(each);
    },
    fail(sentence) {
      broken = sentence;
      for (const { reject } of waiting.values()) reject(new Error(sentence));
      waiting.clear();
      for (const port of ports.values()) port.fault(sentence);
    },
  };
}
