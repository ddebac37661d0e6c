import { combinations, type Level, type Share } from './bound.ts';
import type { Line, Task } from './line.ts';

/** One task per line: what a search tries to carry out. */
export type Target = readonly Task[];

/** All ways to reach a level: a Brake may come in any turn from round 3 on. */
export function targetsOf({ shares }: Level): Target[] {
  return shares.flatMap((parts) => combinations(parts.map(tasksOf)));
}

function tasksOf({ line, length, brakes, unplaced }: Share): Task[] {
  const due = line.due > 0 ? line.due : 2;
  const turns = length + brakes === 0 ? 0 : (length + brakes - due) / 2 + 1;
  const open = Array.from({ length: turns }, (_, turn) => turn).filter((turn) => mayBrake(line, turn));
  return choose(open, brakes).map((chosen) => ({ line, length, unplaced, brakes: chosen }));
}

function mayBrake(line: Line, turn: number): boolean {
  return line.round + turn >= 3 && (turn > 0 || line.due === 0 || line.canSpend);
}

/** All ways to take `count` of these. The last ones come first: late in a puzzle a Brake binds least. */
function choose(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) => choose(items.slice(0, i), count - 1).map((rest) => [...rest, item])).reverse();
}
