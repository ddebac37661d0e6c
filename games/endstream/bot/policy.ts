import { type Seat, sameJson } from '@turnpoint/kernel';
import { playerAt } from '../rules/board/things.ts';
import { determinize } from '../rules/telling/determinize.ts';
import type { Choice, Look, Table } from '../rules/types.ts';
import { actsOf, bestOf } from './acts.ts';
import { dealWorth } from './agendas.ts';
import { answerWorths } from './answers.ts';
import { WEIGHTS } from './weights.ts';

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
      return choose(choices, bestOf(actsOf(table, seat, choices))?.choice ?? null) ?? ({ kind: 'finish' } as Choice);
    case 'effect':
      return choices[firstOf(answerWorths(table, frame, choices))] as Choice;
    default:
      return choices[0] as Choice;
  }
}

/**
 * What choices are worth, for those who do not always take the best: every act of a turn and every answer to an effect by its
 * worth, ending the turn as the least that is worth doing. Anything else is left to the policy.
 */
export function worths(look: Look, int: Int): number[] {
  const { choices } = look;
  const frame = look.view.stack.at(-1);
  if (frame?.kind === 'effect') return answerWorths(determinize(look, int).table, frame, choices);
  if (frame?.kind !== 'turn') {
    const usual = policy(look, int);
    return choices.map((choice) => (choice === usual ? 0 : Number.NEGATIVE_INFINITY));
  }
  const known = new Map<string, number>();
  for (const { choice, worth } of actsOf(determinize(look, int).table, look.seat as Seat, choices)) {
    const name = JSON.stringify(choice);
    if (worth > WEIGHTS.enough) known.set(name, Math.max(worth, known.get(name) ?? worth));
  }
  return choices.map((choice) => {
    const rest = choice.kind === 'finish' ? WEIGHTS.enough : Number.NEGATIVE_INFINITY;
    return known.get(JSON.stringify(choice)) ?? rest;
  });
}

/** The first of the best. */
const firstOf = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/** Only if it is offered: the list decides. */
function choose(choices: readonly Choice[], wanted: Choice | null): Choice | null {
  return choices.find((choice) => sameJson(choice, wanted)) ?? null;
}

/** Deal again when the agendas lie badly; more readily when it is free (ES-3.12). */
function mulligan(t: Table, seat: Seat): Choice {
  const { mulligans } = playerAt(t, seat);
  const isFree = seat !== t.first && mulligans === 0;
  return { kind: dealWorth(t, seat) < (isFree ? WEIGHTS.freeDeal : WEIGHTS.paidDeal) ? 'mulligan' : 'keep' };
}
