// One contestant in a process of its own: prints its rates per CPU-second as JSON.

import { endOfLine } from '@turnpoint/end-of-line/rules';
import { copyState } from '@turnpoint/kernel';
import { rate } from '../lib/contest.ts';
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
    copies: rate(each((k) => copies(k))),
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
};

/** Copies of a state in the middle of a match. */
function copies(k: number): number {
  const s = middles[k] as (typeof middles)[number];
  for (let i = 0; i < 100; i++) kept = copyState(endOfLine, s);
  return 100;
}
let kept: unknown;
const middles = dealt.map((_, k) => kernel.middle(deal(k), choices(k)));

console.log(JSON.stringify(contestants[process.argv[2] ?? '']?.()));
if (kept === null) throw new Error('unreachable: keeps the copies alive');
