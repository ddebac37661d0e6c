import { cardAt, type Effect } from '../content/index.ts';
import type { Choice, View } from '../rules/types.ts';
import { seenFrom } from './lanes.ts';

type Play = Extract<Choice, { kind: 'play' }>;

/** Where an ability works on its own lane, what it would do there. */
function effectOf({ card, as }: Play): Effect | null {
  const { onPlay } = cardAt(card);
  if (onPlay?.word !== 'if') return onPlay;
  return onPlay.what === 'in location' && (as === 'fill' || as === 'lock') ? onPlay.parts.yes : null;
}

/** Would the ability that reaches all opposing cards of its lane find none there? It is played in vain then. */
export function hasNoEffect(view: View, seat: number, play: Play): boolean {
  const effect = effectOf(play);
  const lane = view.lanes[play.at];
  if ((effect?.word !== 'return' && effect?.word !== 'void') || lane === undefined) return false;
  const { count, where, side } = effect.which;
  const reachesLane = count === 'all' && where === 'this lane' && side === 'opposing';
  return reachesLane && seenFrom(seat, play.at, lane).above.length === 0;
}
