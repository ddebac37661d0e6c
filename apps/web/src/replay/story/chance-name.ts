import type { Odds } from '@turnpoint/protocol';
import type { Replay } from '../replay.svelte.ts';
import { say } from '../words.ts';

/** What the graph's figures are: somebody's chance, a team's, or the points to come to. */
export function chanceName(replay: Replay, odds: Pick<Odds, 'kind'> | undefined): string {
  if (odds?.kind === 'team') return say('chance.team');
  if (odds?.kind === 'score') return say('chance.score');
  if (odds?.kind === 'low-score') return say('chance.score-low');
  return replay.isMine ? say('chance.yours') : say('chance.of', { name: replay.nameOf(replay.own) });
}
