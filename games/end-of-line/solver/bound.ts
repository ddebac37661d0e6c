import { LINE_CARDS } from '../content/index.ts';
import type { State } from '../rules/types.ts';
import { type Line, linesOf } from './line.ts';

/** How much one line is to do: its number of cards, the Brakes that number costs, and the cheapest cards left over. */
export interface Share {
  readonly line: Line;
  readonly length: number;
  readonly brakes: number;
  readonly unplaced: number;
}

/** All ways to share out the cells that would score the same. */
export interface Level {
  readonly score: number;
  readonly shares: readonly (readonly Share[])[];
}

/**
 * Scores by counting alone (R24), lowest first: a line places two cards a turn, so another number costs energy; each
 * empty cell costs one point, each unplaced card at least its place among the cheapest. No line of play scores less
 * than the first level.
 */
export function levelsOf(s: State): Level[] {
  const { cells, players } = s.table;
  const empty = cells.filter((cell) => cell === null).length;
  const lines = linesOf(s);
  const levels = new Map<number, Share[][]>();
  for (const shares of combinations(lines.map(sharesOf))) {
    const placed = shares.reduce((sum, { length }) => sum + length, 0);
    if (placed > empty) continue;
    const added = shares.reduce((sum, { brakes, unplaced }) => sum + brakes + unplaced, 0);
    const score = empty - placed + added;
    levels.set(score, [...(levels.get(score) ?? []), shares]);
  }
  const sunk = players.reduce((sum, player, seat) => {
    const isOver = lines.every((line) => line.seat !== seat);
    return sum + 3 - player.energy + (isOver ? cost([...player.hand, ...player.deck]) : 0);
  }, 0);
  return [...levels.entries()].sort(([a], [b]) => a - b).map(([score, shares]) => ({ score: score + sunk, shares }));
}

function cost(faces: readonly (keyof typeof LINE_CARDS)[]): number {
  return faces.reduce((sum, face) => sum + LINE_CARDS[face].initiative, 0);
}

function sharesOf(line: Line): Share[] {
  const costs = [...line.hand, ...line.deck].map((face) => LINE_CARDS[face].initiative).sort((a, b) => a - b);
  const due = line.due > 0 ? line.due : 2;
  const shares: Share[] = [];
  for (let length = 0; length <= costs.length; length++) {
    const unplaced = costs.slice(0, costs.length - length).reduce((sum, initiative) => sum + initiative, 0);
    for (let brakes = 0; brakes <= line.energy; brakes++) {
      const isWhole = (length + brakes - due) % 2 === 0 || (length + brakes === 0 && !line.inTurn);
      if (isWhole) shares.push({ line, length, brakes, unplaced });
    }
  }
  return shares;
}

/** One of each list, in every combination. */
export function combinations<X>(lists: readonly (readonly X[])[]): X[][] {
  return lists.reduce<X[][]>((found, list) => found.flatMap((some) => list.map((one) => [...some, one])), [[]]);
}
