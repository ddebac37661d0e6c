import { doubtOf, figureTold } from '../figures.ts';
import type { Replay } from '../replay.svelte.ts';
import { say } from '../words.ts';

/** "39 %, give or take 8": how the seat stood after a turn. */
export function chanceTold({ chances }: Replay, turn: number): string {
  const odds = chances.known[turn];
  if (odds === undefined) return say('chance.unknown');
  return say('chance.at', { figure: figureTold(odds), doubt: doubtOf(odds) });
}
