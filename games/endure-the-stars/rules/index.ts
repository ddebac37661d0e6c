import type { Game } from '@turnpoint/kernel';
import { MISSION_IDS } from '../content/index.ts';
import { CLAUSES } from './clauses.ts';
import { bound } from './ending/bound.ts';
import { concede } from './ending/concede.ts';
import { frames } from './frames/index.ts';
import { idle } from './refusals/idle.ts';
import { carry } from './set-up/campaign/carry.ts';
import { onward } from './set-up/campaign/onward.ts';
import { cannotStart, defaults, SEATS } from './set-up/options.ts';
import { setUp } from './set-up/table.ts';
import { copyTable } from './telling/copy.ts';
import { describe } from './telling/describe.ts';
import { determinize } from './telling/determinize.ts';
import { label } from './telling/label.ts';
import { reckon } from './telling/reckon/index.ts';
import { text } from './telling/text.ts';
import { view } from './telling/view.ts';
import type { Endure } from './types.ts';

export { CLAUSES, type Clause } from './clauses.ts';
export type * from './types.ts';

export const endureTheStars: Game<Endure> = {
  id: 'endure-the-stars',
  version: '1.6',
  complete: true,
  seats: SEATS,
  clauses: CLAUSES,
  agreements: [
    { id: 'mission', values: MISSION_IDS, initial: 'CG00' },
    { id: 'team', values: [3, 4, 5, 6], initial: 3 },
    { id: 'timed', values: [false, true], initial: false },
  ],
  privateTurns: false,
  defaults,
  cannotStart,
  setup: setUp,
  frames,
  anytime: concede,
  idle,
  view,
  determinize,
  bound: ({ team }, seats) => bound(team, seats),
  carry,
  onward,
  copyTable,
  describe,
  label,
  reckon,
  text,
  round: ({ round: n }) => (n === 0 ? null : n),
};
