import { ANCHORPOINTS, cardOf } from '../content/index.ts';
import type { Reckoned } from '../rules/telling/reckon.ts';
import type { Look } from '../rules/types.ts';

/** Nothing would come of a card, or it would end the match without its player's winning (CT-13.8, 13.9). */
export type Harm = 'nothing' | 'end';

/** What speaks against playing this card of the hand now. */
export function harmOf({ view, seat }: Look, { idle }: Pick<Reckoned, 'idle'>, card: string): Harm | null {
  if (idle.includes(card)) return 'nothing';
  const { effect } = cardOf(card);
  const isLastStep = effect.word === 'anomaly' && effect.by === 1 && view.anomaly === ANCHORPOINTS.length - 1;
  return isLastStep && view.players[seat ?? -1]?.character !== 'q' ? 'end' : null;
}
