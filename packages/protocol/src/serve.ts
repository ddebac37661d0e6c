import type { Seat } from '@turnpoint/kernel';
import { Sent } from './changes/sent.ts';
import type { Door, Listener, SeatPort, WatchPort } from './door.ts';
import type { GatheringPort, Lobby } from './gathering.ts';
import type { Known } from './known.ts';
import { Refused } from './refused.ts';
import type { Seen } from './sight.ts';
import type { Call, Channel, Push, Reply, Target } from './wire.ts';
import type { FindWords, Wording } from './words.ts';

const LIBRARY: readonly string[] = [
  'deal',
  'cannotStart',
  'create',
  'list',
  'summary',
  'import',
  'visit',
  'keep',
  'remove',
  'handOver',
  'salvage',
];
const REVIEW: readonly string[] = [
  'record',
  'replay',
  'sightAt',
  'textAt',
  'check',
  'odds',
  'tryTurns',
  'compare',
  'lineOf',
  'study',
  'keepStudy',
  'branch',
  'branches',
  'nameBranch',
  'share',
  'solve',
  'onward',
  'chain',
];
const WATCH: readonly string[] = ['lookBack', 'text', 'close'];
const SEAT: readonly string[] = [
  ...WATCH,
  'owes',
  'choose',
  'undo',
  'back',
  'holiday',
  'leaveOrders',
  'callToWait',
  'say',
  'rematch',
  'vote',
  'why',
  'foresee',
];
const LOBBY: readonly string[] = ['open', 'list'];
const GATHERING: readonly string[] = ['sit', 'stand', 'settle', 'agree', 'reveal', 'fill', 'free', 'say', 'close'];

/** What whoever called is told of something that went wrong here. */
export type TellFault = (fault: unknown, call: Call) => { readonly code: string; readonly error: string };

const plainly: TellFault = (fault) => ({
  code: 'fault',
  error: fault instanceof Error ? fault.message : String(fault),
});
const told = ({ code, message }: Refused) => ({ code, error: message });

export interface ServeOptions {
  readonly lobby?: Lobby | null;
  readonly tellFault?: TellFault;
  /** The other side understands changes and finds words itself: of what is pushed only what has changed is sent, and no words. */
  readonly inChanges?: boolean;
  /** So many ports may be open at once: each is told of every change. */
  readonly mostPorts?: number;
}

type Port = WatchPort | SeatPort | GatheringPort;

/**
 * The far side of a door. Only verbs that are named here can be called, whatever a message says. What it gives back ends
 * it, when the channel is lost: what was opened through it is closed.
 */
export function serve(
  door: Door & Partial<Wording>,
  channel: Channel,
  { lobby = null, tellFault = plainly, inChanges = false, mostPorts = Number.POSITIVE_INFINITY }: ServeOptions = {},
): () => Promise<void> {
  const ports = new Map<number, { readonly verbs: readonly string[]; readonly port: Promise<Port> }>();
  let isOver = false;

  function post(message: Reply | Push): void {
    if (!isOver) channel.post(message);
  }

  const listenerOf = (port: number, sent = { sight: new Sent(), company: new Sent() }) => ({
    sight(sight: object): void {
      post(inChanges ? (sent.sight.next(sight, port) as Push) : { port, sight });
    },
    ...(inChanges && { seen: (seen: Seen, before: Seen | null) => post(sent.sight.after(before, seen, port) as Push) }),
    company(company: object): void {
      post({ port, company: inChanges ? sent.company.next(company) : company });
    },
    talk: (talk: unknown) => post({ port, talk }),
    fault: (fault: string) => post({ port, fault }),
  });

  async function atDoor(verb: string, args: readonly unknown[]): Promise<unknown> {
    // Who asks only wants to know that the line lives.
    if (verb === 'pulse') return null;
    if (verb === 'tempo') return door.tempo(String(args[0]), Number(args[1]));
    if (verb === 'words' && door.words !== undefined) return door.words(...(args as Parameters<FindWords>));
    if (verb === 'enter' && lobby !== null) {
      const [id, number] = args as [string, number];
      return opened(number, GATHERING, () => lobby.enter(id, listenerOf(number)));
    }
    const isSeat = verb === 'sit';
    if (!isSeat && verb !== 'watch') throw new Refused('no-such-call', `there is no call "${verb}"`);
    const [match, seat, number, listens, known = null] = args as [string, Seat, number, boolean, Known | null];
    const listener: Listener | null = listens ? listenerOf(number) : null;
    if (isSeat) return opened(number, SEAT, () => door.sit(match, seat, listener, known));
    return opened(number, WATCH, () => door.watch(match, listener, known, seat));
  }

  /** It has its number at once: calls on it may come before it is open, and wait for it. */
  async function opened(number: number, verbs: readonly string[], open: () => Promise<Port>): Promise<null> {
    if (ports.has(number)) throw new Refused('port-open');
    if (ports.size >= mostPorts) throw new Refused('too-many-ports');
    const port = open();
    ports.set(number, { verbs, port });
    try {
      await port;
      return null;
    } catch (fault) {
      ports.delete(number);
      throw fault;
    }
  }

  /** What is there without being opened. */
  function standing(on: Target): { readonly verbs: readonly string[]; readonly port: object } | undefined {
    if (on === 'library') return { verbs: LIBRARY, port: door.library };
    if (on === 'review') return { verbs: REVIEW, port: door.review };
    return on === 'lobby' && lobby !== null ? { verbs: LOBBY, port: lobby } : undefined;
  }

  async function answered({ on, verb, args }: Call): Promise<unknown> {
    if (on === 'door') return atDoor(verb, args);
    const target = typeof on === 'number' ? ports.get(on) : standing(on);
    if (target === undefined) throw new Refused('port-closed');
    if (!target.verbs.includes(verb)) throw new Refused('no-such-call', `there is no call "${verb}"`);
    if (verb === 'close') ports.delete(on as number);
    const port = (await target.port) as unknown as Record<string, (...args: readonly unknown[]) => unknown>;
    return port[verb]?.(...args);
  }

  channel.receive(async (message) => {
    if (isOver) return;
    const call = message as Call;
    try {
      post({ call: call.call, ok: true, value: (await answered(call)) ?? null });
    } catch (fault) {
      post({ call: call.call, ok: false, ...(fault instanceof Refused ? told(fault) : tellFault(fault, call)) });
    }
  });

  return async () => {
    isOver = true;
    const left = [...ports.values()];
    ports.clear();
    // What never opened needs no closing, and a note that cannot be kept is no loss.
    for (const { port } of left) await port.then((open) => open.close()).catch(() => {});
  };
}
