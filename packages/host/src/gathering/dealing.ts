import { commitment } from '@turnpoint/kernel';
import { Refused } from '@turnpoint/protocol';
import { withMissed } from './missed.ts';
import { DAY, forgotten, mine, type Person, type Place, put, type Table } from './table.ts';

export function revealed(table: Table, who: string, secret: string): Table {
  if (table.state.kind !== 'dealing') throw new Refused('nothing-dealt');
  const seats = mine(table, who);
  if (seats.length === 0) throw new Refused('no-place');
  const fits = seats.filter((seat) => (table.places[seat] as Person).seal === commitment(secret));
  if (fits.length === 0) throw new Refused('wrong-part');
  return fits.reduce((now, seat) => put(now, seat, { ...(now.places[seat] as Person), secret }), table);
}

/**
 * Parts stayed closed too long: the deal is void, the places of those whose they are are open again, and everybody sees whose.
 * `deal`: the one that was waited for, for meanwhile another may have begun.
 */
export function voided(table: Table, deal: string, now: number): Table {
  if (table.state.kind !== 'dealing' || dealOf(table) !== deal) return table;
  const isMissing = (place: Place): place is Person => place.kind === 'person' && place.secret === null;
  const missing = table.places.filter(isMissing);
  if (missing.length === 0) return table;
  const places = table.places.map((place) => (isMissing(place) ? ({ kind: 'open' } as const) : place));
  const broken = [...new Set(missing.map(({ name }) => name))].join(', ');
  const open = withMissed({ ...table, places }, new Set(missing.map(({ who }) => who)), now);
  return { ...forgotten(open), state: { kind: 'gathering' }, broken };
}

/** Milliseconds that a deal waits for everybody's part. Pages open theirs by themselves. */
const PATIENCE = 15_000;

/** A deal that has just begun. Where days are played who sat down may be elsewhere: it waits as long as a turn lasts. */
export function waiting(before: Table, after: Table, now: number): Table {
  if (before.state.kind === 'dealing' || after.state.kind !== 'dealing') return after;
  const { clock } = after.terms;
  return { ...after, waits: now + (clock?.kind === 'days' ? clock.days * DAY : PATIENCE) };
}

/** So long it goes on waiting; a host that was away gives pages the time to come back. */
export function patience({ waits = 0 }: Table, now: number): number {
  return Math.max(PATIENCE, waits - now);
}

/** Tells one deal of a table from another: every one has other seals. */
export function dealOf({ places }: Table): string {
  return places.map((place) => (place.kind === 'person' ? place.seal : '')).join(' ');
}

export function begun(table: Table): Table {
  return { ...table, state: { kind: 'begun', match: table.match } };
}

/** Have all parts of the deal been opened? */
export function isDealt({ state, places }: Table): boolean {
  return state.kind === 'dealing' && places.every((place) => place.kind !== 'person' || place.secret !== null);
}
