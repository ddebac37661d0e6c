import type { Seat } from '@turnpoint/kernel';
import { playerAt } from '../rules/board/things.ts';
import type { Choice, Table } from '../rules/types.ts';
import { finishingAct } from './finish.ts';
import { WINS } from './targets.ts';
import { WEIGHTS } from './weights.ts';
import { abilityWishes, activationWishes, moveWish, spinWish, stepWish, techWish, type Wish } from './wishes.ts';

/** What could be done next in a turn; what is worth less than `WEIGHTS.enough` had better be left. */
export function actsOf(t: Table, seat: Seat, choices: readonly Choice[]): readonly Wish[] {
  const mayPush = choices.some(({ kind }) => kind === 'push');
  const last = finishingAct(t, seat, choices);
  if (last !== null) return [{ worth: WINS, points: 0, choice: last }];
  const abilities = abilityWishes(t, seat, mayPush);
  const paid: Wish[] = [...abilities, ...activationWishes(t, seat, mayPush)];
  const isBegun = playerAt(t, seat).points.some((have) => have > 0) && bestOf(paid) !== null;
  if (isBegun) return paid;
  const wishes = [...paid];
  for (const choice of choices) {
    if (choice.kind === 'tech') wishes.push(techWish(t, seat, choice));
    else if (choice.kind === 'move') wishes.push(moveWish(t, seat, choice));
    else if (choice.kind === 'spin') wishes.push(spinWish(t, seat, choice));
    else if (choice.kind === 'step') wishes.push(stepWish(t, seat, choice));
  }
  return bestOf(wishes) === null ? leftOver(abilities) : wishes;
}

/** Null when none is worth doing. */
export function bestOf(wishes: readonly Wish[]): Wish | null {
  let found: Wish | null = null;
  for (const wish of wishes) if (wish.worth > (found?.worth ?? WEIGHTS.enough)) found = wish;
  return found;
}

/** Points that are not spent are lost (ES-5.7): at the end of the turn an ability costs nothing. */
function leftOver(abilities: readonly Wish[]): Wish[] {
  return abilities
    .filter(({ choice }) => choice.kind !== 'push')
    .map((wish) => ({ ...wish, worth: wish.worth + wish.points * WEIGHTS.point }));
}
