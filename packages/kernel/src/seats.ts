import type { Seat } from './types.ts';

const ONLY: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => Object.freeze([seat]));

/** Nobody decides: the frame resolves at once. */
export const NOBODY: readonly Seat[] = Object.freeze([]);

/** One seat as a list, without making a new one each time (deciders are asked for at every step of a search). */
export function only(seat: Seat): readonly Seat[] {
  return ONLY[seat] ?? [seat];
}

export function allSeats(seats: number): Seat[] {
  const all: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) all.push(seat);
  return all;
}

const OTHERS: (readonly Seat[])[][] = [];

/** Everybody else at a table of so many. Made once, like `only`. */
export function othersThan(seat: Seat, seats: number): readonly Seat[] {
  OTHERS[seats] ??= allSeats(seats).map((self) => Object.freeze(allSeats(seats).filter((other) => other !== self)));
  return (OTHERS[seats] as (readonly Seat[])[])[seat] ?? NOBODY;
}
