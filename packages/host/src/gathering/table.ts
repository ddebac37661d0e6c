import type { MatchRecord, Seat } from '@turnpoint/kernel';
import {
  type BotPlace,
  type Gathered,
  type NewGathering,
  type OpenPlace,
  Refused,
  type Terms,
} from '@turnpoint/protocol';
import type { Header } from '../storage.ts';
import type { Missed } from './missed.ts';

/** A person's place. The secret is known to the host when they have opened it, to others never. */
export interface Person {
  readonly kind: 'person';
  readonly who: string;
  readonly name: string;
  readonly seal: string;
  readonly secret: string | null;
  /** To the terms as they are now. */
  readonly agrees: boolean;
  /** How many had sat down before. */
  readonly after: number;
  /** What they have brought to play with; left out where they play what the table has for their seat. Nobody else's to see. */
  readonly deck?: object;
}

export type Place = OpenPlace | BotPlace | Person;

/** A table before the deal, as the host keeps it. */
export interface Table {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly owner: string;
  readonly places: readonly Place[];
  readonly terms: Terms;
  readonly listed: boolean;
  readonly opened: number;
  /** How many have ever sat down. */
  readonly sittings: number;
  /** The host's part of the deal: fixed before anybody sits down, told when the match is over. */
  readonly secret: string;
  /** The id that the match will have: founding it twice is founding it once. */
  readonly match: string;
  readonly state: Gathered;
  /** Until when the deal that goes on waits for everybody's part; left out before the first one. */
  readonly waits?: number;
  readonly broken: string | null;
  /** Who kept deals of this table waiting. Nobody's to see. */
  readonly missed?: Readonly<Record<string, Missed>>;
  /** The match of a campaign that this one goes on from. What it hands on is nobody's to see before the deal. */
  readonly follows?: Header['follows'];
  /** The match that began on a device and goes on here. It holds its seed, so it never leaves the host. */
  readonly brought?: MatchRecord;
}

export function opened(
  { game, options, places, terms, listed }: NewGathering,
  made: Pick<Table, 'id' | 'owner' | 'opened' | 'secret' | 'match' | 'follows' | 'brought'>,
): Table {
  return { ...made, game, options, places, terms, listed, sittings: 0, state: { kind: 'gathering' }, broken: null };
}

export function mine({ places }: Table, who: string): Seat[] {
  return places.flatMap((place, seat) => (isOf(place, who) ? [seat] : []));
}

export const DAY = 86_400_000;
/** Days that a table is offered in the lobby: nobody is to sit down and wait for people who are long gone. */
const OFFERED = { live: 1, byDays: 14 };

/** Does it wait for others? Somebody sits there, and it was not opened too long ago. */
export function invites({ places, terms, opened }: Table, now: number): boolean {
  const days = terms.clock?.kind === 'days' ? OFFERED.byDays : OFFERED.live;
  return now <= opened + days * DAY && places.some(({ kind }) => kind === 'person');
}

/** Whose a table is where its owner has no place at it; theirs as before without anybody. */
export function longestSeated({ owner, places }: Table): string {
  const seated = places.filter((place): place is Person => place.kind === 'person');
  return seated.sort((a, b) => a.after - b.after)[0]?.who ?? owner;
}

export function isOf(place: Place, who: string): boolean {
  return place.kind === 'person' && place.who === who;
}

export function stillGathers({ state }: Table): void {
  if (state.kind !== 'gathering') throw new Refused('is-complete');
}

export function put(table: Table, seat: Seat, place: Place): Table {
  return { ...table, places: table.places.map((each, at) => (at === seat ? place : each)) };
}

/** When nobody is missing any more, all agree and everybody's part is sealed, the deal begins. */
export function settled(table: Table): Table {
  const isReady = ({ seal, agrees }: Person) => seal !== '' && agrees;
  const isFull = table.places.every((place) => place.kind === 'bot' || (place.kind === 'person' && isReady(place)));
  return isFull ? { ...table, state: { kind: 'dealing' }, broken: null } : table;
}

/** What was opened for a deal that did not come is of no use for the next one: those who stay seal a new part. */
export function forgotten(table: Table): Table {
  const places = table.places.map((place) =>
    place.kind === 'person' && place.secret !== null ? { ...place, seal: '', secret: null } : place,
  );
  return { ...table, places };
}
