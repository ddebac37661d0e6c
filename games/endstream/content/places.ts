import type { Seat } from '@turnpoint/kernel';
import { CENTURIES, type Century } from './names.ts';

/** A turnpoint: 6 * the stream's owner + the century's place in the stream, 1800 first. */
export type Place = number;

/** Turnpoints of one stream (ES-1.2). */
export const LENGTH = CENTURIES.length;
export const PLACES: readonly Place[] = Array.from({ length: 2 * LENGTH }, (_, place) => place);

export const placeOf = (stream: Seat, century: Century): Place => stream * LENGTH + CENTURIES.indexOf(century);
/** Whose stream it lies in. */
export const streamOf = (place: Place): Seat => Math.floor(place / LENGTH);
/** 0 for 1800 up to 5 for 2300. */
export const stepOf = (place: Place): number => place % LENGTH;
export const centuryOf = (place: Place): Century => CENTURIES[stepOf(place)] as Century;
/** ES-1.10 */
export const across = (place: Place): Place => (place + LENGTH) % (2 * LENGTH);
export const isPlace = (place: unknown): place is Place => Number.isInteger(place) && PLACES[place as number] === place;

/** Centuries between two turnpoints of one stream; null across streams. */
export function distance(a: Place, b: Place): number | null {
  return streamOf(a) === streamOf(b) ? Math.abs(a - b) : null;
}

/** The turnpoint and all upstream of it in its stream (ES-10.5). */
export function upstreamFrom(place: Place): Place[] {
  return PLACES.filter((other) => streamOf(other) === streamOf(place) && other >= place);
}

const OWN: readonly (readonly Place[])[] = [PLACES.slice(0, LENGTH), PLACES.slice(LENGTH)];

export const ownPlaces = (seat: Seat): readonly Place[] => OWN[seat] as readonly Place[];
