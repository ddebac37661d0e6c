import { controllerThing, effectAt } from '../content/index.ts';
import { DONE } from '../rules/effects/word.ts';
import type { Choice, EffectFrame, Table } from '../rules/types.ts';
import { isFinal } from './finish.ts';
import { WINS } from './targets.ts';
import { pickWorth } from './worth.ts';

/** What each answer to what an effect asks is worth. */
export function answerWorths(t: Table, frame: EffectFrame, choices: readonly Choice[]): number[] {
  const effect = effectAt(frame.at);
  const isLast = effect.word === 'strike' && isFinal(t, frame.seat);
  return choices.map((choice) => {
    const option = numberIn(choice);
    if (isLast && option === controllerThing(1 - frame.seat)) return WINS;
    return option === DONE ? 0 : pickWorth(t, frame, effect, frame.picks, option);
  });
}

function numberIn(choice: Choice): number {
  if (choice.kind === 'target') return choice.thing;
  if (choice.kind === 'place') return choice.place;
  return choice.kind === 'option' ? choice.n : DONE;
}
