import type { Seat } from '@turnpoint/kernel';
import { controllerThing, effectAt } from '../content/index.ts';
import { playerAt } from '../rules/board/things.ts';
import { DONE } from '../rules/effects/word.ts';
import { determinize } from '../rules/telling/determinize.ts';
import type { Choice, EffectFrame, Look, Table } from '../rules/types.ts';
import { dealWorth } from './agendas.ts';
import { finishingAct, isFinal } from './finish.ts';
import { WINS } from './targets.ts';
import { WEIGHTS } from './weights.ts';
import { abilityWishes, activationWishes, moveWish, spinWish, stepWish, techWish, type Wish } from './wishes.ts';
import { pickWorth } from './worth.ts';

type Int = (below: number) => number;

/**
 * Plays whole turns by rules of thumb: what is worth most is done next, agendas are activated for it when they are needed,
 * and when nothing is worth doing the turn is finished.
 */
export function policy(look: Look, int: Int): Choice {
  const { choices } = look;
  const seat = look.seat as Seat;
  const { table } = determinize(look, int);
  const frame = look.view.stack.at(-1);
  switch (frame?.kind) {
    case 'mulligan':
      return choose(choices, mulligan(table, seat)) ?? (choices[0] as Choice);
    case 'turn':
      return choose(choices, nextAct(table, seat, choices)) ?? ({ kind: 'finish' } as Choice);
    case 'effect':
      return pick(table, frame, choices);
    default:
      return choices[0] as Choice;
  }
}

/** Only if it is offered: the list decides. */
function choose(choices: readonly Choice[], wanted: Choice | null): Choice | null {
  const same = JSON.stringify(wanted);
  return choices.find((choice) => JSON.stringify(choice) === same) ?? null;
}

/** Deal again when the agendas lie badly; more readily when it is free (ES-3.12). */
function mulligan(t: Table, seat: Seat): Choice {
  const { mulligans } = playerAt(t, seat);
  const isFree = seat !== t.first && mulligans === 0;
  return { kind: dealWorth(t, seat) < (isFree ? WEIGHTS.freeDeal : WEIGHTS.paidDeal) ? 'mulligan' : 'keep' };
}

function nextAct(t: Table, seat: Seat, choices: readonly Choice[]): Choice | null {
  const mayPush = choices.some(({ kind }) => kind === 'push');
  const last = finishingAct(t, seat, choices);
  if (last !== null) return last;
  const abilities = abilityWishes(t, seat, mayPush);
  const paid: Wish[] = [...abilities, ...activationWishes(t, seat, mayPush)];
  const begun = playerAt(t, seat).points.some((have) => have > 0) ? best(paid, WEIGHTS.enough) : null;
  if (begun !== null) return begun.choice;
  const wishes = [...paid];
  for (const choice of choices) {
    if (choice.kind === 'tech') wishes.push(techWish(t, seat, choice));
    else if (choice.kind === 'move') wishes.push(moveWish(t, seat, choice));
    else if (choice.kind === 'spin') wishes.push(spinWish(t, seat, choice));
    else if (choice.kind === 'step') wishes.push(stepWish(t, seat, choice));
  }
  return best(wishes, WEIGHTS.enough)?.choice ?? leftOver(abilities)?.choice ?? null;
}

function best(wishes: readonly Wish[], floor: number): Wish | null {
  let found: Wish | null = null;
  for (const wish of wishes) if (wish.worth > (found?.worth ?? floor)) found = wish;
  return found;
}

/** Points that are not spent are lost (ES-5.7): at the end of the turn an ability costs nothing. */
function leftOver(abilities: readonly Wish[]): Wish | null {
  return best(
    abilities
      .filter(({ choice }) => choice.kind !== 'push')
      .map((wish) => ({ ...wish, worth: wish.worth + wish.points * WEIGHTS.point })),
    WEIGHTS.enough,
  );
}

/** The best answer to what an effect asks. */
function pick(t: Table, frame: EffectFrame, choices: readonly Choice[]): Choice {
  const effect = effectAt(frame.at);
  const isLast = effect.word === 'strike' && isFinal(t, frame.seat);
  let found = choices[0] as Choice;
  let worth = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const option = numberIn(choice);
    const isAim = isLast && option === controllerThing(1 - frame.seat);
    const value = isAim ? WINS : option === DONE ? 0 : pickWorth(t, frame, effect, frame.picks, option);
    if (value > worth) {
      worth = value;
      found = choice;
    }
  }
  return found;
}

function numberIn(choice: Choice): number {
  if (choice.kind === 'target') return choice.thing;
  if (choice.kind === 'place') return choice.place;
  return choice.kind === 'option' ? choice.n : DONE;
}
