import type { Game } from '@turnpoint/kernel';
import { CLAUSES } from './clauses.ts';
import { bound } from './ending/bound.ts';
import { leave } from './ending/leave.ts';
import { act } from './frames/act.ts';
import { announcing } from './frames/announce.ts';
import { begin } from './frames/begin.ts';
import { deal } from './frames/deal.ts';
import { draw } from './frames/draw.ts';
import { effect } from './frames/effect.ts';
import { end } from './frames/end.ts';
import { finish } from './frames/finish.ts';
import { mulligan } from './frames/mulligan.ts';
import { startingDiscards } from './frames/starting-discards.ts';
import { turn } from './frames/turn.ts';
import { window } from './frames/window.ts';
import { idle } from './refusals/idle.ts';
import { cannotStart, defaults, PAUSES, POOLS, SEATS, SECONDS } from './set-up/options.ts';
import { setUp } from './set-up/table.ts';
import { copyTable } from './telling/copy.ts';
import { describe } from './telling/describe.ts';
import { determinize } from './telling/determinize.ts';
import { label } from './telling/label.ts';
import { reckon } from './telling/reckon.ts';
import { text } from './telling/text.ts';
import { view } from './telling/view.ts';
import type { ChronoTrek } from './types.ts';

export { isAltered, isTrue, isVisible } from './board/board.ts';
export { conditionsHold, type MissionStatus, missionStatus, type NeedStatus } from './board/mission.ts';
export { CLAUSES, type Clause } from './clauses.ts';
export * from './telling/pause/index.ts';
export { type Preview, previewInversion } from './telling/preview.ts';
export type * from './telling/reckon.ts';
export { tellFracture, tellNeed } from './telling/text.ts';
export type * from './types.ts';

export const chronoTrek: Game<ChronoTrek> = {
  id: 'chrono-trek',
  version: '1.1',
  complete: true,
  seats: SEATS,
  clauses: CLAUSES,
  agreements: [
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
  copyTable,
  describe,
  label,
  text,
  reckon,
  round: ({ turns, players }) => Math.ceil(turns / players.length) || null,
};
