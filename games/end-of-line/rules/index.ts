import type { Game } from '@turnpoint/kernel';
import { COVER, MODES } from '../content/index.ts';
import { CLAUSES } from './clauses.ts';
import { bound } from './ending/bound.ts';
import { leave } from './ending/leave.ts';
import { answer } from './frames/answer.ts';
import { check } from './frames/check.ts';
import { draw } from './frames/draw.ts';
import { next } from './frames/next.ts';
import { order } from './frames/order.ts';
import { turn } from './frames/turn.ts';
import { idle } from './refusals/idle.ts';
import { cannotStart, defaults } from './set-up/options.ts';
import { setUp } from './set-up/table.ts';
import { copyTable } from './telling/copy.ts';
import { describe } from './telling/describe.ts';
import { determinize } from './telling/determinize.ts';
import { label } from './telling/label.ts';
import { text } from './telling/text.ts';
import { view } from './telling/view.ts';
import type { EndOfLine } from './types.ts';

export { CLAUSES, type Clause } from './clauses.ts';
export { scoreOf } from './ending/ending.ts';
export { SEATS } from './set-up/options.ts';
export type * from './types.ts';
export { START } from './types.ts';

export const endOfLine: Game<EndOfLine> = {
  id: 'end-of-line',
  version: '1.1',
  complete: true,
  seats: COVER.players,
  clauses: CLAUSES,
  agreements: [{ id: 'mode', values: MODES, initial: 'versus' }],
  privateTurns: false,
  defaults,
  cannotStart,
  setup: setUp,
  frames: { order, draw, next, turn, answer, check },
  anytime: leave,
  idle,
  view,
  determinize,
  bound: (_, seats) => bound(seats),
  copyTable,
  describe,
  label,
  text,
  round: ({ round }) => round || null,
};
