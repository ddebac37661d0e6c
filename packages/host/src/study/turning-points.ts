import { isSure, type Odds, swingOf } from '@turnpoint/protocol';
import type { Exchange } from './turns.ts';

/** How many are pinned at most, and the least change of a chance that is one. */
export const MOST = 5;
const LEAST = 0.12;
/** Of a score: so many points. */
const LEAST_POINTS = 1;

export interface TurningPoint extends Exchange {
  readonly odds: { readonly before: Odds; readonly after: Odds };
  /** By how much the seat stood better after the answer than before its turn; less than 0: worse. */
  readonly swing: { readonly value: number; readonly doubt: number };
  /** No other swing may be as large, as far as the games tell. */
  readonly isClear: boolean;
}

/** The change in each exchange whose ends are known. */
function swingsOf(exchanges: readonly Exchange[], known: ReadonlyMap<number, Odds>): TurningPoint[] {
  const swings = exchanges.flatMap((exchange) => {
    const [before, after] = [known.get(exchange.before), known.get(exchange.answered)];
    if (before === undefined || after === undefined) return [];
    return [{ ...exchange, odds: { before, after }, swing: swingOf(before, after), isClear: false }];
  });
  const sorted = swings.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return sorted.map((one, i) => {
    const apart = [sorted[i - 1], sorted[i + 1]].every(
      (other) =>
        other === undefined ||
        isSure({ value: sizeOf(one) - sizeOf(other), doubt: Math.hypot(one.swing.doubt, other.swing.doubt) }),
    );
    return { ...one, isClear: apart && isSure(one.swing) };
  });
}

/**
 * The largest first: own turns with their answers, and turns of anybody that none of these tells of, as where the answer
 * took back what the turn had won. None that chance alone would make in one of twenty cases: then no single turn decided the
 * match.
 */
export function turningPointsOf(exchanges: readonly Exchange[], known: ReadonlyMap<number, Odds>): TurningPoint[] {
  return swingsBesides(exchanges, known, hasTurned)
    .filter(hasTurned)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST);
}

/** The change in each exchange, and in each turn by itself that lies in no exchange which tells enough. */
export function swingsBesides(
  exchanges: readonly Exchange[],
  known: ReadonlyMap<number, Odds>,
  isEnough: (swung: TurningPoint) => boolean,
): TurningPoint[] {
  const [alone = [], own = []] = [true, false].map((isAlone) => exchanges.filter((one) => one.isAlone === isAlone));
  const swings = swingsOf(own, known);
  const told = swings.filter(isEnough);
  const untold = alone.filter(({ before, to }) => told.every((one) => before < one.before || to > one.answered));
  return [...swings, ...swingsOf(untold, known)];
}

const sizeOf = ({ swing }: TurningPoint): number => Math.abs(swing.value);
const hasTurned = ({ swing, odds }: TurningPoint): boolean =>
  isSure(swing) && Math.abs(swing.value) >= leastOf(odds.before);

/** The least change that is a turning point. */
export const leastOf = ({ kind }: Pick<Odds, 'kind'>): number =>
  kind === 'win' || kind === 'team' ? LEAST : LEAST_POINTS;
