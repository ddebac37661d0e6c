import { cardAt, type Effect } from '../content/index.ts';
import type { Choice, LaneNo, View } from '../rules/types.ts';
import { ownerOf, seenFrom } from './lanes.ts';

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
  const { count, where, side, first } = effect.which;
  if (count !== 'all' || where !== 'this lane' || side !== 'opposing') return false;
  const { above } = seenFrom(seat, play.at, lane);
  // TS-17.17: a cloaked first card is not replaced by the next.
  return (first ? above.slice(0, 1) : above).every(({ cloaked }) => cloaked);
}

/** The opponent's cards that a text which names every Advance and Obstacle of a lane would return: an occupier too, no cloaked one. */
export function theirsIn({ lanes }: View, seat: number, at: LaneNo): number {
  const lane = lanes[at];
  if (lane === undefined) return 0;
  const { above, location } = seenFrom(seat, at, lane);
  const occupiers = ownerOf(at) === seat ? location.filter(({ by }) => by !== seat) : [];
  return [...above, ...occupiers].filter(({ cloaked }) => !cloaked).length;
}
