import { commitment } from '@turnpoint/kernel';
import type { Gathering, GatheringPort } from '@turnpoint/protocol';
import { findCatalogue } from '../src/play/catalogue.ts';
import type { Guest } from './club.ts';

export const OPEN = { kind: 'open' } as const;

/** A pause by hand: one with a time of its own would keep the test waiting for it. */
export async function optionsOf(game: string, seats: number): Promise<object> {
  const options = (await (await findCatalogue()).rules(game, null)).defaults(seats) as object;
  return 'pause' in options ? { ...options, pause: 'by-hand' } : options;
}

interface Entered extends GatheringPort {
  now(): Gathering;
  until(holds: (gathering: Gathering) => boolean): Promise<Gathering>;
}

async function enter(guest: Guest, id: string): Promise<Entered> {
  const seen: Gathering[] = [];
  const waiting: (() => void)[] = [];
  const port = await guest.lobby.enter(id, {
    sight(gathering) {
      seen.push(gathering);
      for (const wake of waiting.splice(0)) wake();
    },
    fault: () => {},
  });
  const now = () => seen.at(-1) as Gathering;
  const until: Entered['until'] = async (holds) => {
    while (!holds(now())) await new Promise<void>((wake) => waiting.push(wake));
    return now();
  };
  const { sit, stand, settle, agree, reveal, fill, free, say, close } = port;
  return { sit, stand, settle, agree, reveal, fill, free, say, close, now, until };
}

export async function sitDown(guest: Guest, id: string, seat: number): Promise<Entered> {
  const table = await enter(guest, id);
  const { terms } = table.now();
  await table.sit({ seat, name: guest.name, seal: commitment(`part of ${guest.name}`), terms });
  return table;
}

/** All sit down, and their parts of the deal are opened: gives the match. */
export async function gathered(
  guests: readonly Guest[],
  game: string,
  onTable: (id: string) => Promise<unknown> = async () => {},
): Promise<string> {
  const [owner] = guests as [Guest];
  const options = await optionsOf(game, guests.length);
  const terms = { undo: 'until-next', clock: null, spectators: 'public', standIn: 2 } as const;
  const made = await owner.lobby.open({ game, options, places: guests.map(() => OPEN), terms, listed: true });
  if (!made.ok) throw new Error(made.ruling.clause);
  await onTable(made.id);
  const tables: Entered[] = [];
  for (const [seat, guest] of guests.entries()) tables.push(await sitDown(guest, made.id, seat));
  for (const table of tables) await table.until(({ state }) => state.kind === 'dealing');
  await Promise.all(tables.map((table, at) => table.reveal(`part of ${guests[at]?.name}`)));
  const [table] = tables as [Entered];
  const { state } = await table.until(({ state: now }) => now.kind === 'begun');
  if (state.kind !== 'begun') throw new Error('not begun');
  return state.match;
}
