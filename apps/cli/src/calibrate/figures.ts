import { interval } from '@turnpoint/bots';
import { isSure } from '@turnpoint/protocol';
import type { Sample, TurnChecked } from './sample.ts';

/** Points whose promise lies in one tenth. */
export interface Bin {
  readonly points: number;
  readonly promised: number;
  readonly came: number;
  /** Between which shares the true one lies in 95 of 100 cases. */
  readonly between: readonly [number, number];
}

export interface Figures {
  readonly matches: number;
  readonly points: number;
  readonly bins: readonly (Bin | null)[];
  /** Mean square of what came less what was promised; and where everybody were promised the average. */
  readonly brier: number;
  readonly brierOfNone: number;
  readonly turning: TurningFigures;
}

export interface TurningFigures {
  readonly looked: number;
  readonly better: number;
  /** Of the better turns: in how many other games agree, and in how many they would by what was promised. */
  readonly held: number;
  readonly promised: number;
  /** Mean gain of the better turns, as told and in other games. */
  readonly told: number;
  readonly again: number;
  /** Of all turns that were compared: how often both gains agree within their doubt; 95 of 100 should. */
  readonly compared: number;
  readonly agree: number;
}

const BINS = 10;

export function figuresOf(samples: readonly Sample[]): Figures {
  const points = samples.flatMap((sample) => sample.points);
  const base = mean(points.map(([, came]) => came));
  const brier = (promise: (promised: number) => number) =>
    mean(points.map(([promised, came]) => (promise(promised) - came) ** 2));
  return {
    matches: samples.filter((sample) => sample.points.length > 0).length,
    points: points.length,
    bins: Array.from({ length: BINS }, (_, n) =>
      binOf(points.filter(([promised]) => Math.min(BINS - 1, Math.floor(promised * BINS)) === n)),
    ),
    brier: brier((promised) => promised),
    brierOfNone: brier(() => base),
    turning: turningFigures(samples.flatMap((sample) => sample.turning)),
  };
}

function binOf(points: Sample['points']): Bin | null {
  if (points.length === 0) return null;
  const came = points.reduce((sum, [, one]) => sum + one, 0);
  return {
    points: points.length,
    promised: mean(points.map(([promised]) => promised)),
    came: came / points.length,
    between: interval(came, points.length),
  };
}

function turningFigures(turning: readonly TurnChecked[]): TurningFigures {
  const compared = turning.flatMap(({ verdict, told, again }) =>
    told === null || again === null ? [] : [{ verdict, told, again }],
  );
  const better = compared.filter(({ verdict }) => verdict === 'better');
  return {
    looked: turning.length,
    better: better.length,
    held: better.filter(({ again }) => again.value > 0).length,
    promised: better.reduce(
      (sum, { told, again }) => sum + likely(told.value / Math.hypot(told.doubt, again.doubt)),
      0,
    ),
    told: mean(better.map(({ told }) => told.value)),
    again: mean(better.map(({ again }) => again.value)),
    compared: compared.length,
    agree: compared.filter(
      ({ told, again }) => !isSure({ value: again.value - told.value, doubt: Math.hypot(told.doubt, again.doubt) }),
    ).length,
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** How likely a normal deviate lies below so many standard deviations (Zelen and Severo's approximation). */
function likely(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return deviations > 0 ? 1 - above : above;
}
