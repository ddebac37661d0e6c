import { type Seat, sameJson } from '@turnpoint/kernel';
import { asName, isName, type Level, Refused, type Sitting, type Terms } from '@turnpoint/protocol';
import { staysAway, withoutMissed } from './missed.ts';
import { forgotten, isOf, longestSeated, mine, type Person, put, settled, stillGathers, type Table } from './table.ts';

export function sat(table: Table, who: string, { seat, name, seal, terms, deck }: Sitting, now: number): Table {
  stillGathers(table);
  const shown = asName(name);
  if (!isName(shown)) throw new Refused('bad-name');
  const place = table.places[seat];
  if (place === undefined) throw new Refused('no-such-place');
  if (place.kind !== 'open' && !isOf(place, who)) throw new Refused('place-taken');
  if (place.kind === 'open' && staysAway(table, who, now)) throw new Refused('kept-waiting');
  const others = table.places.filter((each) => each !== place);
  if (others.some((each) => each.kind === 'person' && each.name.toLowerCase() === shown.toLowerCase()))
    throw new Refused('name-taken');
  if (!/^[0-9a-f]{64}$/.test(seal)) throw new Refused('bad-seal');
  // Who sits there already only seals anew: what they have agreed to stays as it is.
  const before = isOf(place, who) ? (place as Person) : null;
  const { after, agrees } = before ?? { after: table.sittings, agrees: sameJson(terms, table.terms) };
  const brought = deck ?? before?.deck;
  const person: Person = {
    kind: 'person',
    who,
    name: shown,
    seal,
    secret: null,
    agrees,
    after,
    ...(brought && { deck: brought }),
  };
  // All had left, its owner too: who comes now is not to wait for somebody who has gone.
  const isLeft = table.sittings > 0 && table.places.every(({ kind }) => kind !== 'person');
  const owner = isLeft ? who : table.owner;
  return settled({ ...put(table, seat, person), owner, sittings: table.sittings + 1 });
}

export function stood(table: Table, who: string): Table {
  if (table.state.kind === 'begun') throw new Refused('has-begun');
  // Whoever only looks on must not be able to stop a deal.
  if (mine(table, who).length === 0) throw new Refused('no-place');
  const places = table.places.map((place) => (isOf(place, who) ? ({ kind: 'open' } as const) : place));
  const left = forgotten({ ...table, places });
  return { ...left, owner: heirOf(left, who), state: { kind: 'gathering' } };
}

/** The table without this person: before the deal their place is open again, afterwards it is nobody's. */
export function gone(before: Table, who: string): Table {
  const table = withoutPlace(withoutMissed(before, who), who);
  return table.owner === who ? { ...table, owner: '' } : table;
}

function withoutPlace(table: Table, who: string): Table {
  if (mine(table, who).length === 0) return table;
  if (table.state.kind !== 'begun') return stood(table, who);
  const places = table.places.map((place) => (isOf(place, who) ? { ...(place as Person), who: '', name: '?' } : place));
  return { ...table, places };
}

/** When the owner leaves, the table is the one's who has sat there longest; without anybody it stays theirs. */
function heirOf(table: Table, who: string): string {
  return table.owner === who ? longestSeated(table) : table.owner;
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

/** Who has gone without leaving, or does not want these terms, must not hold the others for ever. */
export function freed(table: Table, who: string, seat: Seat): Table {
  stillGathers(table);
  if (table.owner !== who) throw new Refused('not-owner', 'only who made this table can do that');
  const place = table.places[seat];
  if (place === undefined) throw new Refused('no-such-place');
  // Who agrees waits like everybody else: their place is theirs.
  return place.kind === 'person' && !place.agrees ? put(table, seat, { kind: 'open' }) : table;
}

export function filled(table: Table, who: string, level: Level): Table {
  stillGathers(table);
  if (table.owner !== who) throw new Refused('not-owner', 'only who made this table can do that');
  if (mine(table, who).length === 0) throw new Refused('sit-first');
  const places = table.places.map((place) => (place.kind === 'open' ? ({ kind: 'bot', level } as const) : place));
  return settled({ ...table, places });
}
