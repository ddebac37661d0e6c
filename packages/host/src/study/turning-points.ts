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
export function swingsOf(exchanges: readonly Exchange[], known: ReadonlyMap<number, Odds>): TurningPoint[] {
  const swings = exchanges.flatMap((exchange) => {
    const [before, after] = [known.get(exchange.before), known.get(exchange.answered)];
    if (before === undefined || after === undefined) return [];
    return [{ ...exchange, odds: { before, after }, swing: swingOf(before, after), isClear: false }];
  });
  const size = ({ swing }: TurningPoint) => Math.abs(swing.value);
  const sorted = swings.toSorted((a, b) => size(b) - size(a));
  return sorted.map((one, i) => {
    const apart = [sorted[i - 1], sorted[i + 1]].every(
      (other) =>
        other === undefined ||
        isSure({ value: size(one) - size(other), doubt: Math.hypot(one.swing.doubt, other.swing.doubt) }),
    );
    return { ...one, isClear: apart && isSure(one.swing) };
  });
}

/** The largest first. None that chance alone would make in one of twenty cases: then no single turn decided the match. */
export function turningPointsOf(exchanges: readonly Exchange[], known: ReadonlyMap<number, Odds>): TurningPoint[] {
  return swingsOf(exchanges, known)
    .filter(({ swing, odds }) => isSure(swing) && Math.abs(swing.value) >= leastOf(odds.before))
    .slice(0, MOST);
}

export const leastOf = ({ kind }: Odds): number => (kind === 'win' || kind === 'team' ? LEAST : LEAST_POINTS);
