import { type Face, stepTo, WAYS } from '../content/index.ts';
import type { Cell } from '../rules/types.ts';
import { START } from '../rules/types.ts';
import { type Course, courseOf, lastFace } from './course.ts';
import { facesFor, type Hand, handOf, holds, type Turn, without } from './hands.ts';
import type { Task } from './line.ts';

/** Faces for the cells of a path; null when the hands do not allow it. A path that was cut short may end anyhow. */
export function facesAlong(size: number, task: Task, path: readonly Cell[]): Face[] | null {
  const course = courseOf(task);
  const turns = turnsAlong(size, task, path);
  const from = (card: number, hand: Hand): Face[] | null => {
    if (card === path.length) return [];
    const held = hand + (course.draws[card] as Hand);
    const turn = turns[card];
    const fits = turn === undefined ? lastFaces(course, path, held) : facesFor(turn);
    for (const face of fits) {
      if (!holds(held, face)) continue;
      const rest = from(card + 1, without(held, face));
      if (rest !== null) return [face, ...rest];
    }
    return null;
  };
  return from(0, handOf(task.line.hand));
}

function lastFaces(course: Course, path: readonly Cell[], hand: Hand): readonly Face[] {
  if (path.length < course.task.length) return [...facesFor(0), ...facesFor(1), ...facesFor(3)];
  const face = lastFace(course, hand);
  return face === null ? [] : [face];
}

/** How the line turns at each cell of the path but the last. */
function turnsAlong(size: number, { line }: Task, path: readonly Cell[]): Turn[] {
  const ways = path.map((cell, i) => {
    const before = i === 0 ? line.head : (path[i - 1] as Cell);
    return before === START ? line.entryWay : WAYS.findIndex((way) => stepTo(size, before, way) === cell);
  });
  return ways.slice(1).map((way, i) => ((way - (ways[i] as number) + 4) & 3) as Turn);
}
