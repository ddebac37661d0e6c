import type { Piece, Table } from '../../rules/index.ts';
import { says } from './printed.ts';

/** The lanes in which this seat may declare a target now (chapter 18). */
export function targetsOf(t: Table, seat: number): number[] {
  return t.lanes.flatMap((_, lane) => (mayTarget(t, seat, lane) ? [lane] : []));
}

function mayTarget(t: Table, seat: number, lane: number): boolean {
  const { location, advances, obstacles } = t.lanes[lane]!;
  const owner = Math.floor(lane / 3);
  const [there] = location;
  const [from] = owner === seat ? advances : obstacles;
  if (t.used[lane] || there === undefined || from === undefined || !mayInitiate(t, from)) return false;
  const isOccupier = there.by !== owner;
  if (owner === seat) return isOccupier || obstacles.length > 0;
  if (advances.length > 0) return true;
  return !isOccupier && location.length === 1 && !t.players[owner as 0]!.sealed[lane % 3];
}

/** TS-17.10, 18.10 */
function mayInitiate(t: Table, from: Piece): boolean {
  return !says(from, 'Cannot initiate') && (from.since < t.turns || says(from, 'Target First'));
}
