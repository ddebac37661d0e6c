import type { Game } from '@turnpoint/kernel';
import { CLAUSES } from './clauses.ts';
import { leave } from './ending/leave.ts';
import { cell } from './frames/cell.ts';
import { delayed } from './frames/delayed.ts';
import { discard } from './frames/discard.ts';
import { draw } from './frames/draw.ts';
import { effect } from './frames/effect.ts';
import { end, MOST_TURNS } from './frames/end.ts';
import { pay } from './frames/pay.ts';
import { MOST_PLAYS, play } from './frames/play.ts';
import { react } from './frames/react.ts';
import { spent } from './frames/spent.ts';
import { target } from './frames/target.ts';
import { unlink } from './frames/unlink.ts';
import { idle } from './refusals/idle.ts';
import { cannotStart, defaults, openOptions, setUp } from './set-up/table.ts';
import { copyTable } from './telling/copy.ts';
import { describe } from './telling/describe.ts';
import { determinize } from './telling/determinize.ts';
import { label } from './telling/label.ts';
import { text } from './telling/text.ts';
import { view } from './telling/view.ts';
import type { TimeStream } from './types.ts';

export { CLAUSES, type Clause } from './clauses.ts';
export { cannotUseDeck, DECK_SIZE, listOf } from './set-up/deck.ts';
export { parseCode, printCode, type ReadDeck } from './set-up/deck-code.ts';
export { parseDeck, printDeck } from './set-up/deck-text.ts';
export type * from './types.ts';

/** A card may ask for its cells, a discarded cell, two voided cards and six answers. */
const CHOICES_PER_PLAY = 12;
/** Step 3, delayed abilities, six targets and discards. */
const CHOICES_BESIDE = 200;

export const timestream: Game<TimeStream> = {
  id: 'timestream',
  version: '1.1',
  complete: true,
  seats: { min: 2, max: 2 },
  clauses: CLAUSES,
  agreements: [
    { id: 'powerStart', values: [true, false], initial: true },
    { id: 'openLists', values: [true, false], initial: true },
  ],
  privateTurns: true,
  defaults,
  cannotStart,
  openOptions,
  setup: setUp,
  frames: { unlink, delayed, draw, cell, play, pay, effect, spent, react, target, discard, end },
  anytime: leave,
  idle,
  view,
  determinize,
  bound: () => 2 * MOST_TURNS * (MOST_PLAYS * CHOICES_PER_PLAY + CHOICES_BESIDE),
  copyTable,
  describe,
  label,
  text,
  // Both players' n-th turns are the n-th round.
  round: ({ players }) => Math.max(...players.map(({ turns }) => turns)) || null,
};
