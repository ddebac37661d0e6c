import type { Game } from '@turnpoint/kernel';
import { COVER, MODES } from '../content/index.ts';
import { CLAUSES } from './clauses.ts';
import { leave } from './ending/leave.ts';
import { answer } from './frames/answer.ts';
import { check } from './frames/check.ts';
import { draw, next, order } from './frames/round.ts';
import { turn } from './frames/turn.ts';
import { idle } from './refusals/idle.ts';
import { cannotStart, defaults, setUp } from './set-up/table.ts';
import { copy } from './telling/copy.ts';
import { describe, label } from './telling/describe.ts';
import { determinize } from './telling/determinize.ts';
import { text } from './telling/text.ts';
import { view } from './telling/view.ts';
import type { EndOfLine } from './types.ts';

export { cellAt, cellName } from './board/area.ts';
export { CLAUSES, type Clause } from './clauses.ts';
export { scoreOf } from './ending/ending.ts';
export { SEATS } from './set-up/table.ts';
export type * from './types.ts';
export { START } from './types.ts';

/** Per player: 25 cards, and in each of at most 15 rounds a Brake or end, a proposal, its answer, and once leaving. */
const CHOICES_PER_PLAYER = 25 + 15 * 3 + 1;

export const endOfLine: Game<EndOfLine> = {
  id: 'end-of-line',
  version: '1.0',
  complete: true,
  seats: COVER.players,
  clauses: CLAUSES,
  settings: [{ id: 'mode', values: MODES, initial: 'versus' }],
  privateTurns: false,
  defaults,
  cannotStart,
  setup: setUp,
  frames: { order, draw, next, turn, answer, check },
  anytime: leave,
  idle,
  view,
  determinize,
  bound: (_, seats) => seats * CHOICES_PER_PLAYER,
  copy,
  describe,
  label,
  text,
  round: ({ round }) => round || null,
};
