import { commitment, type MatchRecord, type Seat, sameJson } from '@turnpoint/kernel';
import { type Gathered, type Level, type NewGathering, Refused, type Sitting, type Terms } from '@turnpoint/protocol';
import type { Header } from '../storage.ts';

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
}

export type Place = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: Level } | Person;

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
  readonly broken: string | null;
  /** The match of a campaign that this one goes on from. What it hands on is nobody's to see before the deal. */
  readonly follows?: Header['follows'];
  /** The match that began on a device and goes on here. It holds its seed, so it never leaves the host. */
  readonly brought?: MatchRecord;
}

const NAME = { least: 1, most: 24 };

export function opened(
  { game, options, places, terms, listed }: NewGathering,
  made: Pick<Table, 'id' | 'owner' | 'opened' | 'secret' | 'match' | 'follows' | 'brought'>,
): Table {
  return { ...made, game, options, places, terms, listed, sittings: 0, state: { kind: 'gathering' }, broken: null };
}

export function sat(table: Table, who: string, { seat, name, seal, terms }: Sitting): Table {
  stillGathers(table);
  const shown = name.trim();
  if (shown.length < NAME.least || shown.length > NAME.most) throw new Refused('bad-name');
  const place = table.places[seat];
  if (place === undefined) throw new Refused('no-such-place');
  if (place.kind !== 'open' && !isOf(place, who)) throw new Refused('place-taken');
  const others = table.places.filter((each) => each !== place);
  if (others.some((each) => each.kind === 'person' && each.name.toLowerCase() === shown.toLowerCase()))
    throw new Refused('name-taken');
  if (!/^[0-9a-f]{64}$/.test(seal)) throw new Refused('bad-seal');
  // Who sits there already only seals anew: what they have agreed to stays as it is.
  const { after, agrees } = isOf(place, who)
    ? (place as Person)
    : { after: table.sittings, agrees: sameJson(terms, table.terms) };
  const person: Person = { kind: 'person', who, name: shown, seal, secret: null, agrees, after };
  return settled({ ...put(table, seat, person), sittings: table.sittings + 1 });
}

export function stood(table: Table, who: string): Table {
  if (table.state.kind === 'begun') throw new Refused('has-begun');
  const places = table.places.map((place) => (isOf(place, who) ? ({ kind: 'open' } as const) : place));
  const left = forgotten({ ...table, places });
  return { ...left, owner: heirOf(left, who), state: { kind: 'gathering' } };
}

/** The table without this person: before the deal their place is open again, afterwards it is nobody's. */
export function gone(table: Table, who: string): Table {
  if (!table.places.some((place) => isOf(place, who))) return table;
  if (table.state.kind !== 'begun') return stood(table, who);
  const places = table.places.map((place) => (isOf(place, who) ? { ...(place as Person), who: '', name: '?' } : place));
  return { ...table, owner: table.owner === who ? '' : table.owner, places };
}

/** When the owner leaves, the table is the one's who has sat there longest; without anybody it stays theirs. */
function heirOf({ owner, places }: Table, who: string): string {
  if (owner !== who) return owner;
  const seated = places.filter((place): place is Person => place.kind === 'person');
  return seated.sort((a, b) => a.after - b.after)[0]?.who ?? owner;
}

/** What was agreed on before counts no more for the others: they are asked again. */
export function resettled(table: Table, who: string, terms: Terms, listed: boolean): Table {
  stillGathers(table);
  if (table.owner !== who) throw new Refused('not-owner', 'only who made this table can do that');
  const isSame = sameJson(terms, table.terms);
  const places = table.places.map((place) =>
    place.kind === 'person' && place.who !== who && !isSame ? { ...place, agrees: false } : place,
  );
  return { ...table, terms, listed, places };
}

export function agreed(table: Table, who: string, terms: Terms): Table {
  stillGathers(table);
  if (!sameJson(terms, table.terms)) throw new Refused('terms-changed');
  const places = table.places.map((place) => (isOf(place, who) ? { ...(place as Person), agrees: true } : place));
  return settled({ ...table, places });
}

export function revealed(table: Table, who: string, secret: string): Table {
  if (table.state.kind !== 'dealing') throw new Refused('nothing-dealt');
  const seats = mine(table, who);
  if (seats.length === 0) throw new Refused('no-place');
  const fits = seats.filter((seat) => (table.places[seat] as Person).seal === commitment(secret));
  if (fits.length === 0) throw new Refused('wrong-part');
  return fits.reduce((now, seat) => put(now, seat, { ...(now.places[seat] as Person), secret }), table);
}

export function filled(table: Table, who: string, level: Level): Table {
  stillGathers(table);
  if (table.owner !== who) throw new Refused('not-owner', 'only who made this table can do that');
  if (mine(table, who).length === 0) throw new Refused('sit-first');
  const places = table.places.map((place) => (place.kind === 'open' ? ({ kind: 'bot', level } as const) : place));
  return settled({ ...table, places });
}

/** Somebody's part stayed closed too long: the deal is void, their place is open again, and everybody sees why. */
export function voided(table: Table): Table {
  if (table.state.kind !== 'dealing') return table;
  const missing = table.places.find((place): place is Person => place.kind === 'person' && place.secret === null);
  if (missing === undefined) return table;
  const places = table.places.map((place) => (place === missing ? ({ kind: 'open' } as const) : place));
  return { ...forgotten({ ...table, places }), state: { kind: 'gathering' }, broken: missing.name };
}

export function begun(table: Table): Table {
  return { ...table, state: { kind: 'begun', match: table.match } };
}

/** Have all parts of the deal been opened? */
export function isDealt({ state, places }: Table): boolean {
  return state.kind === 'dealing' && places.every((place) => place.kind !== 'person' || place.secret !== null);
}

export function mine({ places }: Table, who: string): Seat[] {
  return places.flatMap((place, seat) => (isOf(place, who) ? [seat] : []));
}

function isOf(place: Place, who: string): boolean {
  return place.kind === 'person' && place.who === who;
}

function stillGathers({ state }: Table): void {
  if (state.kind !== 'gathering') throw new Refused('is-complete');
}

function put(table: Table, seat: Seat, place: Place): Table {
  return { ...table, places: table.places.map((each, at) => (at === seat ? place : each)) };
}

/** When nobody is missing any more, all agree and everybody's part is sealed, the deal begins. */
function settled(table: Table): Table {
  const isReady = ({ seal, agrees }: Person) => seal !== '' && agrees;
  const isFull = table.places.every((place) => place.kind === 'bot' || (place.kind === 'person' && isReady(place)));
  return isFull ? { ...table, state: { kind: 'dealing' }, broken: null } : table;
}

/** What was opened for a deal that did not come is of no use for the next one: those who stay seal a new part. */
function forgotten(table: Table): Table {
  const places = table.places.map((place) =>
    place.kind === 'person' && place.secret !== null ? { ...place, seal: '', secret: null } : place,
  );
  return { ...table, places };
}
