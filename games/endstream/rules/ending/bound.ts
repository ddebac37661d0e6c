import { CONTROLLERS } from '../../content/index.ts';
import type { Options } from '../types.ts';

/**
 * Progress (ES-15.8) happens at most 14 + 14 times by operators, 28 by techs and once per armor point of the controllers
 * (constraint C10: nothing repairs one); between two of them lie fewer than 40 turns.
 */
const PROGRESS = 14 + 14 + 28 + 2 * Math.max(...CONTROLLERS.map(({ armor }) => armor));
/**
 * A generous bound: a turn has at most 12 points (seven of the agendas, five of Overcharge Cells, which the charge allows),
 * and each pays for one thing of few choices; beside them stand one tech, one MOVE and one extra MOVE per operator.
 */
const CHOICES_PER_TURN = 200;
/** Six and an answer of each player (ES-3.9). */
const MULLIGANS = 14;

/** No match has more choices. */
export function bound({ drawAfter }: Pick<Options, 'drawAfter'>): number {
  return MULLIGANS + (PROGRESS + 1) * drawAfter * CHOICES_PER_TURN;
}
