import type { Course } from './course.svelte.ts';
import { say } from './words.ts';

/** What a match of the river is called: by its letter and what was done. */
export const calledOf = (course: Course): string => (course.isTrunk ? course.name : `${course.letter}: ${course.name}`);

/** "leaves What happened in turn 2", for those who hear the river. */
export function leavingOf(course: Course, parent: Course): string {
  const n = course.turns[Math.ceil(course.start)]?.n ?? 0;
  const of = parent.isTrunk ? parent.name : parent.letter;
  return n === 0
    ? say('branches.leaves-deal', { of })
    : say('branches.leaves', { of, turn: say('branches.turn', { n }) });
}
