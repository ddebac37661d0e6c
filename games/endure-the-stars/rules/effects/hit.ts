import { enemyOf } from '../../content/index.ts';
import { isGifted } from '../board/crew/crew.ts';
import { figuresIn } from '../board/foes/foes.ts';
import { moodOf } from '../board/foes/mood.ts';
import { hitOf } from '../board/kit/shots.ts';
import type { Figure, Shot, Table } from '../types.ts';
import { targetsIn } from './mission/traits.ts';

/** ETS-20.14: what a die must show to hit this enemy; a card of a boss may make it harder too. */
export function hitOn(t: Table, shot: Shot, figure: Figure): number {
  const { harder, isBoss } = enemyOf(figure.type);
  const printed = isGifted(t, shot.who, 'target-database') ? 0 : harder;
  return hitOf(t, shot, printed + (isBoss ? moodOf(t, figure).harder : 0));
}

/** What a die must show to hit anything in the zone. */
export function hitIn(t: Table, shot: Shot): number {
  const foes = figuresIn(t, shot.zone);
  if (foes.length === 0 || targetsIn(t, shot.who, shot.zone).length > 0) return hitOf(t, shot);
  return Math.min(...foes.map((figure) => hitOn(t, shot, figure)));
}
