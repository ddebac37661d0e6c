import type { Odds } from '@turnpoint/protocol';
import { leastOf, MOST, swingsBesides, type TurningPoint } from './turning-points.ts';
import { type Exchange, endsOf, type Turn } from './turns.ts';

/** A question: how a seat stood after a step, by one more set of games. */
export interface Ask {
  readonly step: number;
  readonly worlds: number;
  readonly part: number;
}

/** What is known so far, by steps. */
export type Chances = ReadonlyMap<number, Odds>;

/** Games of one set: a question is small, so that whatever comes in between need not wait. */
const SET = 4;
/** Games of each turn's end: enough to draw a line; and where much hangs on it: enough to trust a swing. */
const COARSE = 24;
const FINE = 160;
const EVERY = 4;
/** Standard error of a swing that needs no more games once it is clear: numbers are good to about 12 in 100. */
const NARROW = 0.06;

/**
 * What to ask next, coarse first: every fourth turn's end, then the gaps, then where the swings are largest, until their
 * order is clear; null when nothing is left to ask.
 */
export function nextAsk(turns: readonly Turn[], exchanges: readonly Exchange[], known: Chances): Ask | null {
  const ends = endsOf(turns);
  const last = ends.length - 1;
  const first = ends.filter((_, i) => i % EVERY === 0 || i === last);
  const step =
    first.find((end) => !isKnown(known, end, SET)) ??
    first.find((end) => !isKnown(known, end, COARSE)) ??
    ends.find((end) => !isKnown(known, end, COARSE)) ??
    mostTelling(exchanges, known);
  return step === undefined ? null : askAt(known, step);
}

/** One more set of games of a step, which has none in common with those before. */
const askAt = (known: Chances, step: number): Ask => ({ step, worlds: SET, part: gamesAt(known, step) / SET });

/** The first of these steps that has not so many games yet. */
export function askUntil(known: Chances, steps: readonly number[], games: number): Ask | null {
  const step = steps.find((each) => !isKnown(known, each, games));
  return step === undefined ? null : askAt(known, step);
}

/** Every fourth turn's end is known: a graph can be shown. */
export function isSketched(turns: readonly Turn[], known: Chances): boolean {
  const ends = endsOf(turns);
  return ends.every((end, i) => (i % EVERY !== 0 && i !== ends.length - 1) || isKnown(known, end, SET));
}

/** Of the exchanges and turns that may be among the largest and are not clear yet, the end that is known least. */
function mostTelling(exchanges: readonly Exchange[], known: Chances): number | undefined {
  // A turn that an exchange may tell of needs no games of its own.
  const candidates = swingsBesides(exchanges, known, isLarge)
    .filter(isLarge)
    .toSorted((a, b) => most(b) - most(a));
  const open = candidates
    .slice(0, MOST)
    .flatMap(({ before, answered, swing, isClear }) =>
      isClear && swing.doubt <= NARROW ? [] : [before, answered].map((step) => ({ step, swing })),
    )
    .filter(({ step }) => !isKnown(known, step, FINE));
  return open.toSorted((a, b) => gamesAt(known, a.step) - gamesAt(known, b.step) || b.swing.doubt - a.swing.doubt)[0]
    ?.step;
}

const most = ({ swing }: TurningPoint): number => Math.abs(swing.value) + 2 * swing.doubt;
/** It may be a turning point, as far as is known; what is smaller than one standard error is most likely none. */
const isLarge = (one: TurningPoint): boolean =>
  Math.abs(one.swing.value) > one.swing.doubt && most(one) >= leastOf(one.odds.before);

const gamesAt = (known: Chances, step: number): number => known.get(step)?.worlds ?? 0;

/** What is certain needs no more games. */
const isKnown = (known: Chances, step: number, games: number): boolean =>
  known.get(step)?.doubt === 0 || gamesAt(known, step) >= games;
