// One contestant in a process of its own: prints its rates per CPU-second as JSON.

import { rate } from '../lib/contest.ts';
import { ENTRANTS, runOf } from './any-game.ts';
import * as connectFour from './connect-four.ts';
import { deals } from './deals.ts';
import * as io from './on-boardgame-io.ts';
import * as kernel from './on-kernel.ts';

const DEALS = 100;
const dealt = deals(DEALS);
const recorded = dealt.map((deal, k) => kernel.record(deal, k));

/** Every deal once; the number of choices made. */
function each(work: (k: number) => number): () => number {
  return () => dealt.reduce((sum, _, k) => sum + work(k), 0);
}
const deal = (k: number) => dealt[k] as (typeof dealt)[number];
const choices = (k: number) => recorded[k] as kernel.Recorded;

const contestants: Record<string, () => Record<string, number>> = {
  turnpoint: () => ({
    playouts: rate(each((k) => kernel.playout(deal(k), k).count)),
    applied: rate(each((k) => kernel.applyAll(deal(k), choices(k)))),
    played: rate(each((k) => kernel.playAll(deal(k), choices(k)))),
  }),
  'boardgame.io': () => ({
    playouts: rate(
      each((k) => io.playout(deal(k), k).count),
      3,
    ),
    applied: rate(
      each((k) => io.applyAll(deal(k), choices(k))),
      3,
    ),
  }),
  'connect-four kernel': () => ({ playouts: rate(connectFour.onKernel), copies: rate(connectFour.copies) }),
  'connect-four by hand': () => ({ playouts: rate(connectFour.byHand) }),
  ...Object.fromEntries(
    ENTRANTS.map((entrant) => [
      `game ${entrant.game.id}`,
      () => {
        const run = runOf(entrant);
        return { inPlace: rate(run.inPlace), pure: rate(run.pure), copies: rate(run.copies) };
      },
    ]),
  ),
};

console.log(JSON.stringify(contestants[process.argv[2] ?? '']?.()));
