import type { Game } from '@turnpoint/kernel';
import { announcing } from './announce.ts';
import { bound } from './bound.ts';
import { CLAUSES } from './clauses.ts';
import { copy } from './copy.ts';
import { describe } from './describe.ts';
import { determinize } from './determinize.ts';
import { draw } from './draw.ts';
import { effect } from './effects/run.ts';
import { finish } from './finish.ts';
import { idle } from './idle.ts';
import { label } from './label.ts';
import { leave } from './leave.ts';
import { reckon } from './reckon.ts';
import { begin } from './set-up/begin.ts';
import { deal } from './set-up/deal.ts';
import { mulligan } from './set-up/mulligan.ts';
import { cannotStart, defaults, PAUSES, POOLS, SEATS, SECONDS } from './set-up/options.ts';
import { startingDiscards } from './set-up/starting-discards.ts';
import { setUp } from './set-up/table.ts';
import { text } from './text.ts';
import { act, end, turn } from './turn.ts';
import type { ChronoTrek } from './types.ts';
import { view } from './view.ts';
import { window } from './window.ts';

export { isAltered, isTrue, isVisible } from './board.ts';
export type * from './choice.ts';
export { CLAUSES, type Clause } from './clauses.ts';
export type * from './entry.ts';
export type * from './frame.ts';
export { conditionsHold, type MissionStatus, missionStatus, type NeedStatus } from './mission.ts';
export * from './pause/index.ts';
export { type Preview, previewInversion } from './preview.ts';
export type * from './reckon.ts';
export { tellFracture, tellNeed } from './text.ts';
export type * from './types.ts';

export const chronoTrek: Game<ChronoTrek> = {
  id: 'chrono-trek',
  version: '1.0',
  complete: true,
  seats: SEATS,
  clauses: CLAUSES,
  settings: [
    { id: 'levels', values: POOLS, initial: '1' },
    { id: 'first', values: ['random', 0, 1, 2, 3, 4, 5], initial: 'random' },
    { id: 'pause', values: PAUSES, initial: 'timed' },
    { id: 'seconds', values: [SECONDS.min, SECONDS.initial, 10, 20, SECONDS.max], initial: SECONDS.initial },
    { id: 'takeOver', values: [true, false], initial: true },
  ],
  // R53: a play that is not fully announced is its player's own affair.
  privateTurns: true,
  defaults,
  cannotStart,
  setup: setUp,
  frames: {
    mulligan,
    deal,
    'starting-discards': startingDiscards,
    begin,
    turn,
    draw,
    act,
    announce: announcing,
    window,
    effect,
    finish,
    end,
  },
  anytime: leave,
  idle,
  view,
  determinize,
  bound: (_, seats) => bound(seats),
  copy,
  describe,
  label,
  text,
  reckon,
  round: ({ turns, players }) => Math.ceil(turns / players.length) || null,
};
