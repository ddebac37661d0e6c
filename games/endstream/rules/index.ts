import type { Game } from '@turnpoint/kernel';
import { CONTROLLERS } from '../content/index.ts';
import { CLAUSES } from './clauses.ts';
import { leave } from './ending/leave.ts';
import { effect } from './frames/effect.ts';
import { mulligan } from './frames/mulligan.ts';
import { payFrame as pay } from './frames/pay.ts';
import { start, starting } from './frames/start.ts';
import { turn } from './frames/turn.ts';
import { idle } from './refusals/idle.ts';
import { cannotStart, defaults, setUp } from './set-up/table.ts';
import { copy } from './telling/copy.ts';
import { describe } from './telling/describe.ts';
import { determinize } from './telling/determinize.ts';
import { label } from './telling/label.ts';
import { text } from './telling/text.ts';
import { view } from './telling/view.ts';
import type { EndStream } from './types.ts';

export * from './board/places.ts';
export { canPay, waysToPay } from './board/price.ts';
export * from './board/things.ts';
export { CLAUSES, type Clause } from './clauses.ts';
export { cannotUseDeck, type Format } from './set-up/deck.ts';
export { parseCode, printCode, type ReadDeck } from './set-up/deck-code.ts';
export { parseDeck, printDeck } from './set-up/deck-text.ts';
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
