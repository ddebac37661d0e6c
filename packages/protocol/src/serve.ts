import type { Seat } from '@turnpoint/kernel';
import type { Door, Listener, SeatPort, WatchPort } from './door.ts';
import type { GatheringPort, Lobby } from './gathering.ts';
import type { Call, Channel, Push, Reply } from './wire.ts';

const LIBRARY = ['deal', 'cannotStart', 'create', 'list', 'summary', 'import', 'remove', 'salvage'] as const;
const REVIEW = ['record', 'replay', 'sightAt', 'textAt', 'check', 'odds', 'branch', 'solve'] as const;
const WATCH = ['lookBack', 'text', 'close'] as const;
const LOBBY = ['open', 'list'] as const;
const GATHERING = ['sit', 'stand', 'reveal', 'fill', 'close'] as const;
const SEAT = [...WATCH, 'owes', 'choose', 'undo', 'why', 'foresee'] as const;

/**
 * The far side of a door. Only verbs that are named here can be called, whatever a message says. What it gives back is
 * called when the near side has gone: it closes what was left open.
 */
export function serve(door: Door, channel: Channel, lobby: Lobby | null = null): () => Promise<void> {
  const ports = new Map<
    number,
    { readonly verbs: readonly string[]; readonly port: WatchPort | SeatPort | GatheringPort }
  >();

  const listenerOf = (port: number) => ({
    sight: (sight: unknown) => channel.post({ port, sight } satisfies Push),
    fault: (fault: string) => channel.post({ port, fault } satisfies Push),
  });

  async function atDoor(verb: string, args: readonly unknown[]): Promise<unknown> {
    if (verb === 'tempo') return door.tempo(String(args[0]), Number(args[1]));
    if (verb === 'enter' && lobby !== null) {
      const [id, number] = args as [string, number];
      ports.set(number, { verbs: GATHERING, port: await lobby.enter(id, listenerOf(number)) });
      return null;
    }
    const isSeat = verb === 'sit';
    if (!isSeat && verb !== 'watch') throw new Error(`there is no call "${verb}"`);
    const [match, seat] = args as [string, Seat];
    const [number, listens] = args.slice(isSeat ? 2 : 1) as [number, boolean];
    const listener: Listener | null = listens ? listenerOf(number) : null;
    const port = isSeat ? await door.sit(match, seat, listener) : await door.watch(match, listener);
    ports.set(number, { verbs: isSeat ? SEAT : WATCH, port });
    return null;
  }

  async function answered({ on, verb, args }: Call): Promise<unknown> {
    if (on === 'door') return atDoor(verb, args);
    const target =
      on === 'lobby' && lobby !== null
        ? { verbs: LOBBY as readonly string[], port: lobby }
        : on === 'library'
          ? { verbs: LIBRARY as readonly string[], port: door.library }
          : on === 'review'
            ? { verbs: REVIEW as readonly string[], port: door.review }
            : ports.get(on as number);
    if (target === undefined) throw new Error('this port is closed');
    if (!target.verbs.includes(verb)) throw new Error(`there is no call "${verb}"`);
    if (verb === 'close') ports.delete(on as number);
    const { port } = target as { port: unknown };
    return (port as Record<string, (...args: readonly unknown[]) => unknown>)[verb]?.(...args);
  }

  channel.receive(async (message) => {
    const call = message as Call;
    try {
      channel.post({ call: call.call, ok: true, value: (await answered(call)) ?? null } satisfies Reply);
    } catch (fault) {
      const error = fault instanceof Error ? fault.message : String(fault);
      channel.post({ call: call.call, ok: false, error } satisfies Reply);
    }
  });

  return async () => {
    const left = [...ports.values()];
    ports.clear();
    for (const { port } of left) await port.close();
  };
}
