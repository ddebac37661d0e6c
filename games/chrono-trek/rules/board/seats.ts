import type { Seat } from '@turnpoint/kernel';
import type { Direction, Player, Table } from '../types.ts';

export function playerAt(t: Table, seat: Seat): Player {
  const player = t.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** Seats still in the game, in seat order. */
export function seatsIn(t: Table): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < t.players.length; seat++) if (t.players[seat]?.out === false) seats.push(seat);
  return seats;
}

export function othersIn(t: Table, than: Seat): Seat[] {
  return seatsIn(t).filter((seat) => seat !== than);
}

/** The next seat clockwise that is still in the game: the one to the left (CT-4.15, 4.16, R51). */
export function leftOf(t: Table, seat: Seat): Seat {
  return step(t, seat, 1);
}

export function neighbour(t: Table, seat: Seat, to: Direction): Seat {
  return step(t, seat, to === 'left' ? 1 : -1);
}

function step(t: Table, seat: Seat, by: 1 | -1): Seat {
  const count = t.players.length;
  let at = seat;
  for (let n = 0; n < count; n++) {
    at = (at + by + count) % count;
    if (t.players[at]?.out === false) return at;
  }
  return seat;
}
