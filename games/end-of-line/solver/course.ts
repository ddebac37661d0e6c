import { FACES, type Face, LINE_CARDS } from '../content/index.ts';
import type { Cell } from '../rules/types.ts';
import { type Hand, handOf, holds, initiativesOf, without } from './hands.ts';
import { drawsOf, type Task } from './line.ts';

/** A task while the search works on it. */
export interface Course {
  readonly task: Task;
  readonly draws: readonly Hand[];
  /** Initiatives of the cards that are never drawn. */
  readonly undrawn: number;
  readonly path: Cell[];
  /** The last cell of the path (the head before the first), and the way it was entered. */
  at: Cell;
  way: number;
  /** The hands that are possible before a card is laid on the last cell of the path. */
  hands: readonly Hand[];
}

export function courseOf(task: Task): Course {
  const { draws, rest } = drawsOf(task);
  return {
    task,
    draws,
    undrawn: rest.reduce((sum, face) => sum + LINE_CARDS[face].initiative, 0),
    path: [],
    at: task.line.head,
    way: task.line.entryWay,
    hands: [handOf(task.line.hand)],
  };
}

/** Can the last card be one that leaves no dearer cards over than the task allows? */
export function canFinish(course: Course): boolean {
  return course.hands.some((hand) => lastFace(course, hand) !== null);
}

/** A face for the last card of a course. */
export function lastFace({ task, undrawn }: Course, hand: Hand): Face | null {
  const fits = (face: Face) => holds(hand, face) && initiativesOf(without(hand, face)) + undrawn <= task.unplaced;
  return FACES.find(fits) ?? null;
}
