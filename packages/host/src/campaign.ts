import { handedOn, type Match, parseRecord, type Types } from '@turnpoint/kernel';
import { type Chain, isPlayer, type Player, Refused } from '@turnpoint/protocol';
import { finishedOf } from './finished.ts';
import type { Outside } from './outside.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Header } from './storage.ts';

/** What a match begins with that goes on from another one. */
interface Start {
  readonly carried: object;
  readonly follows: NonNullable<Header['follows']>;
}

/** From a match of their own, or from one that theirs went on from: another try, by whoever joined later. */
export async function goOnFrom(outside: Outside, rooms: Rooms, who: string, id: string): Promise<Start> {
  const isBefore = (await outside.storage.list(who)).some(({ header }) => header.follows?.id === id);
  const { match } = isBefore ? await rooms.open(id) : await finishedOf(rooms, who, id);
  return { carried: carriedFrom(match), follows: { id, hash: match.export().hash } };
}

export function carriedFrom(match: Match<Types>): object {
  const carried = handedOn(match);
  if (carried === null) throw new Refused('nothing-follows');
  return carried;
}

/** This match with all that it goes on from, the first one first. */
export async function chainTo(rooms: Rooms, who: string, id: string): Promise<Chain> {
  const last = await finishedOf(rooms, who, id);
  const all: Room[] = [last];
  for (let before = last.header.follows; before !== undefined; before = all[0]?.header.follows) {
    // Whoever has played a match may show what it went on from.
    const room = await rooms.open(before.id).catch(() => null);
    if (room === null) throw new Refused('chain-torn');
    all.unshift(room);
  }
  return { turnpoint: 1, players: last.header.players, chain: all.map(({ match }) => match.export()) };
}

/** Reads a chain that comes from outside; null when it is something else. Throws a sentence that says what is wrong. */
export function parseChain(json: unknown): Chain | null {
  const { chain, players } = Object(json) as { chain?: unknown; players?: unknown };
  if (chain === undefined) return null;
  if (!Array.isArray(chain) || chain.length === 0) throw new Error('a chain of matches has at least one');
  const records = chain.map(parseRecord);
  const seats = records[0]?.seats;
  if (!Array.isArray(players) || players.length !== seats || !players.every(isPlayer))
    throw new Error('the chain does not say who sat at its seats');
  if (records.some((record) => record.seats !== seats)) throw new Error('the matches of a chain have the same seats');
  return {
    turnpoint: 1,
    players: players.map(({ name, kind, level }: Player) => ({ name, kind, level })),
    chain: records,
  };
}
