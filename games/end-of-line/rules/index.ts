import type { Game } from '@turnpoint/kernel';
import { COVER, MODES } from '../content/index.ts';
import { answer } from './answer.ts';
import { check } from './check.ts';
import { CLAUSES } from './clauses.ts';
import { copy } from './copy.ts';
import { describe, label } from './describe.ts';
import { determinize } from './determinize.ts';
import { idle } from './idle.ts';
import { leave } from './leave.ts';
import { draw, next, order } from './round.ts';
import { cannotStart, defaults, setUp } from './set-up.ts';
import { text } from './text.ts';
import { turn } from './turn.ts';
import type { EndOfLine } from './types.ts';
import { view } from './view.ts';

export { cellAt, cellName } from './area.ts';
export { CLAUSES, type Clause } from './clauses.ts';
export { scoreOf } from './ending.ts';
export { SEATS } from './set-up.ts';
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
