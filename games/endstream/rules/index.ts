import type { Game } from '@turnpoint/kernel';
import { CLAUSES } from './clauses.ts';
import { bound } from './ending/bound.ts';
import { leave } from './ending/leave.ts';
import { effect } from './frames/effect.ts';
import { mulligan } from './frames/mulligan.ts';
import { pay } from './frames/pay.ts';
import { start } from './frames/start.ts';
import { starting } from './frames/starting.ts';
import { turn } from './frames/turn.ts';
import { idle } from './refusals/idle.ts';
import { cannotStart, defaults, openOptions } from './set-up/options.ts';
import { setUp } from './set-up/table.ts';
import { copyTable } from './telling/copy.ts';
import { describe } from './telling/describe.ts';
import { determinize } from './telling/determinize.ts';
import { label } from './telling/label.ts';
import { text } from './telling/text.ts';
import { view } from './telling/view.ts';
import type { EndStream } from './types.ts';

export * from './board/things.ts';
export { CLAUSES, type Clause } from './clauses.ts';
export { cannotUseDeck, type Format } from './set-up/deck.ts';
export { parseCode, printCode, type ReadDeck } from './set-up/deck-code.ts';
export { parseDeck, printDeck } from './set-up/deck-text.ts';
export type * from './types.ts';

export const endstream: Game<EndStream> = {
  id: 'endstream',
  version: '1.1',
  complete: true,
  seats: { min: 2, max: 2 },
  clauses: CLAUSES,
  agreements: [
    { id: 'format', values: ['standard', 'open'], initial: 'standard' },
    { id: 'firstTurnMove', values: ['none', 'ownStream'], initial: 'none' },
    { id: 'openDecks', values: [false, true], initial: false },
  ],
  privateTurns: true,
  defaults,
  cannotStart,
  openOptions,
  setup: setUp,
  frames: { mulligan, start, starting, turn, pay, effect },
  anytime: leave,
  idle,
  view,
  determinize,
  bound,
  copyTable,
  describe,
  label,
  text,
  // Both players' n-th turns are the n-th round.
  round: ({ players }) => Math.max(...players.map(({ turns }) => turns)) || null,
};
