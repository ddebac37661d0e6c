import type { Game } from '@turnpoint/kernel';
import { CONTROLLERS } from '../content/index.ts';
import { CLAUSES } from './clauses.ts';
import { copy } from './copy.ts';
import { describe } from './describe.ts';
import { determinize } from './determinize.ts';
import { effect } from './effect.ts';
import { idle } from './idle.ts';
import { label } from './label.ts';
import { leave } from './leave.ts';
import { mulligan } from './mulligan.ts';
import { payFrame as pay } from './pay.ts';
import { cannotStart, defaults, setUp } from './set-up.ts';
import { start, starting } from './start-step.ts';
import { text } from './text.ts';
import { turn } from './turn.ts';
import type { EndStream } from './types.ts';
import { view } from './view.ts';

export { CLAUSES, type Clause } from './clauses.ts';
export { cannotUseDeck, type Format } from './deck.ts';
export { parseCode, printCode, type ReadDeck } from './deck-code.ts';
export { parseDeck, printDeck } from './deck-text.ts';
export * from './places.ts';
export { canPay, waysToPay } from './price.ts';
export * from './things.ts';
export type * from './types.ts';

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

export const endstream: Game<EndStream> = {
  id: 'endstream',
  version: '1.0',
  complete: true,
  seats: { min: 2, max: 2 },
  clauses: CLAUSES,
  settings: [
    { id: 'format', values: ['standard', 'open'], initial: 'standard' },
    { id: 'firstTurnMove', values: ['none', 'ownStream'], initial: 'none' },
    { id: 'openDecks', values: [false, true], initial: false },
  ],
  privateTurns: true,
  defaults,
  cannotStart,
  setup: setUp,
  frames: { mulligan, start, starting, turn, pay, effect },
  anytime: leave,
  idle,
  view,
  determinize,
  bound: ({ drawAfter }) => MULLIGANS + (PROGRESS + 1) * drawAfter * CHOICES_PER_TURN,
  copy,
  describe,
  label,
  text,
  // Both players' n-th turns are the n-th round.
  round: ({ players }) => Math.max(...players.map(({ turns }) => turns)) || null,
};
