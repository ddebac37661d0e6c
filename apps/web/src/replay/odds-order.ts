import type { Step } from '@turnpoint/protocol';

/** One question to the thinkers: how a seat stood after a step, by so many worlds. */
export interface Ask {
  readonly step: number;
  readonly worlds: number;
}

/** Coarse, then finer: enough to draw a line, enough to trust a swing. */
const COARSE = 12;
const FINE = 48;
const EVERY = 4;

/** The steps after which another seat chooses, with the deal and the end. */
export function turnEnds(steps: readonly Step[]): number[] {
  const last = steps.length - 1;
  return steps.flatMap(({ seat }, step) =>
    step === 0 || step === last || steps[step + 1]?.seat !== seat ? [step] : [],
  );
}

/** What to ask, in this order: every fourth turn's end, the turns between, then all of them more closely. */
export function oddsOrder(steps: readonly Step[]): Ask[] {
  const ends = turnEnds(steps);
  const isLast = (i: number) => i === ends.length - 1;
  const first = ends.filter((_, i) => i % EVERY === 0 || isLast(i));
  const gaps = ends.filter((_, i) => i % EVERY !== 0 && !isLast(i));
  const coarse = [...first, ...gaps].map((step) => ({ step, worlds: COARSE }));
  return [...coarse, ...ends.map((step) => ({ step, worlds: FINE }))];
}
