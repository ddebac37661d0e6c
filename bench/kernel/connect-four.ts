// Connect Four through the general kernel, beside a loop written by hand for nothing else.
import { choices, copyState, deciders, playInPlace, start } from '@turnpoint/kernel';
import { connectFour } from '@turnpoint/testkit/toy/connect-four';
import { random } from '../lib/random.ts';

const MATCHES = 500;
const begun = start(connectFour, {}, 2, 'bench').state;

/** Random matches; the number of moves. */
export function onKernel(): number {
  const int = random(7);
  let moves = 0;
  for (let match = 0; match < MATCHES; match++) {
    const s = copyState(connectFour, begun);
    while (s.outcome === null) {
      const seat = deciders(connectFour, s)[0] as number;
      const legal = choices(connectFour, s, seat);
      playInPlace(connectFour, s, seat, legal[int(legal.length)] as (typeof legal)[number]);
      moves++;
    }
  }
  return moves;
}

let kept: unknown = begun;

export function copies(): number {
  for (let i = 0; i < MATCHES; i++) kept = copyState(connectFour, begun);
  return kept === null ? 0 : MATCHES;
}

export function byHand(): number {
  const int = random(7);
  let moves = 0;
  for (let match = 0; match < MATCHES; match++) moves += handMatch(int);
  return moves;
}

function handMatch(int: (below: number) => number): number {
  const cells = new Array<number>(42).fill(0);
  const open = [0, 1, 2, 3, 4, 5, 6];
  const heights = [0, 0, 0, 0, 0, 0, 0];
  for (let move = 1; ; move++) {
    const at = int(open.length);
    const column = open[at] as number;
    const row = heights[column] as number;
    heights[column] = row + 1;
    if (row === 5) open.splice(at, 1);
    const disc = 1 + (move & 1);
    cells[row * 7 + column] = disc;
    if (open.length === 0 || hasFour(cells, column, row, disc)) return move;
  }
}

function hasFour(cells: readonly number[], column: number, row: number, disc: number): boolean {
  return (
    run(cells, column, row, 1, 0, disc) ||
    run(cells, column, row, 0, 1, disc) ||
    run(cells, column, row, 1, 1, disc) ||
    run(cells, column, row, 1, -1, disc)
  );
}

function run(cells: readonly number[], column: number, row: number, dx: number, dy: number, disc: number): boolean {
  return 1 + count(cells, column, row, dx, dy, disc) + count(cells, column, row, -dx, -dy, disc) >= 4;
}

function count(cells: readonly number[], column: number, row: number, dx: number, dy: number, disc: number): number {
  let found = 0;
  let x = column + dx;
  let y = row + dy;
  while (x >= 0 && x < 7 && y >= 0 && y < 6 && cells[y * 7 + x] === disc) {
    found++;
    x += dx;
    y += dy;
  }
  return found;
}
