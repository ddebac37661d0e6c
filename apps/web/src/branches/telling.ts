import { type Types, tell } from '@turnpoint/kernel';
import type { Turn } from '@turnpoint/ui';
import type { Shareable } from '../share/shareable.ts';
import type { Course } from './course.svelte.ts';
import { say } from './words.ts';

/** "leaves What happened in turn 2", for those who hear the river. */
export function leavingOf(course: Course, parent: Course): string {
  const n = course.turns[Math.ceil(course.start)]?.n ?? 0;
  const of = parent.isTrunk ? parent.name : parent.letter;
  return n === 0
    ? say('branches.leaves-deal', { of })
    : say('branches.leaves', { of, turn: say('branches.turn', { n }) });
}

/** "after your turn 3". */
export function afterTold(turn: Turn<Types> | undefined, { reader, own, isMine, fetched }: Shareable): string {
  if (turn === undefined || turn.n === 0) return say('branches.at-deal');
  return say('branches.after', { turn: turnTold() });

  function turnTold(): string {
    const { seat, n } = turn as Turn<Types>;
    const { nobody } = fetched.story;
    if (seat === null)
      return say('branches.nobodys-turn', { part: nobody === undefined ? '' : tell(reader, nobody), n });
    return seat === own && isMine
      ? say('branches.your-turn', { n })
      : say('branches.turn-of', { name: reader.names[seat] ?? '', n });
  }
}
