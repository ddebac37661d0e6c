import { commitment } from '@turnpoint/kernel';
import { Refused } from '@turnpoint/protocol';
import { forgotten, mine, type Person, put, type Table } from './table.ts';

export function revealed(table: Table, who: string, secret: string): Table {
  if (table.state.kind !== 'dealing') throw new Refused('nothing-dealt');
  const seats = mine(table, who);
  if (seats.length === 0) throw new Refused('no-place');
  const fits = seats.filter((seat) => (table.places[seat] as Person).seal === commitment(secret));
  if (fits.length === 0) throw new Refused('wrong-part');
  return fits.reduce((now, seat) => put(now, seat, { ...(now.places[seat] as Person), secret }), table);
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
