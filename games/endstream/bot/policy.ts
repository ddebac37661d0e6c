import type { Seat } from '@turnpoint/kernel';
import { AGENDA_TYPES, effectAt } from '../content/index.ts';
import { upperType } from '../rules/agendas.ts';
import { determinize } from '../rules/determinize.ts';
import { DONE } from '../rules/effects/word.ts';
import { ownPlaces } from '../rules/places.ts';
import { canPay } from '../rules/price.ts';
import { cardOf, ownerOf } from '../rules/things.ts';
import type { Agenda, Choice, EffectFrame, Look, Table } from '../rules/types.ts';
import { abilityWishes, activationWishes, moveWish, spinWish, stepWish, techWish, type Wish } from './wishes.ts';
import { pickWorth } from './worth.ts';

type Int = (below: number) => number;

/** Below this a wish is not worth the bother: finish the turn. */
const ENOUGH = 0.25;

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

/** Deal again only when hardly anybody could be activated. */
function mulligan(t: Table, seat: Seat): Choice {
  const supply: [number, number, number] = [0, 0, 0];
  for (const place of ownPlaces(seat))
    supply[AGENDA_TYPES.indexOf(upperType(t.agendas[place] as Agenda)) as 0 | 1 | 2]++;
  const payable = t.operators.filter((op, no) => ownerOf(no) === seat && canPay(supply, cardOf(op).cost)).length;
  return { kind: payable < 4 && (t.players[seat]?.mulligans ?? 0) < 1 ? 'mulligan' : 'keep' };
}

function nextAct(t: Table, seat: Seat, choices: readonly Choice[]): Choice | null {
  const mayPush = choices.some(({ kind }) => kind === 'push');
  const wishes: Wish[] = [...abilityWishes(t, seat, mayPush), ...activationWishes(t, seat, mayPush)];
  for (const choice of choices) {
    if (choice.kind === 'tech') wishes.push(techWish(t, seat, choice));
    else if (choice.kind === 'move') wishes.push(moveWish(t, seat, choice));
    else if (choice.kind === 'spin') wishes.push(spinWish(t, seat, choice));
    else if (choice.kind === 'step') wishes.push(stepWish(t, seat, choice));
  }
  let best: Wish | null = null;
  for (const wish of wishes) if (wish.worth > (best?.worth ?? ENOUGH)) best = wish;
  return best?.choice ?? null;
}

/** The best answer to what an effect asks. */
function pick(t: Table, frame: EffectFrame, choices: readonly Choice[]): Choice {
  const effect = effectAt(frame.at);
  let best = choices[0] as Choice;
  let worth = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const option = numberIn(choice);
    const value = option === DONE ? 0 : pickWorth(t, frame, effect, frame.picks, option);
    if (value > worth) {
      worth = value;
      best = choice;
    }
  }
  return best;
}

function numberIn(choice: Choice): number {
  if (choice.kind === 'target') return choice.thing;
  if (choice.kind === 'place') return choice.place;
  return choice.kind === 'option' ? choice.n : DONE;
}
