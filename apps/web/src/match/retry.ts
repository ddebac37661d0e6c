import type { Outcome, Seat } from '@turnpoint/kernel';
import type { Odds } from '@turnpoint/protocol';
import { isChance } from '../replay/figures.ts';

/** Whether the one person at this screen has lost, alone or with a team. */
export const isLostFor = ({ kind, winners }: Outcome, seat: Seat | null): boolean =>
  seat !== null && (kind === 'lost' || (kind === 'won' && !winners.includes(seat)));

interface Step {
  readonly step: number;
  readonly seat: Seat | null;
}

/**
 * From where a seat plays what comes after this step once more: here when the next choice is theirs, otherwise from the
 * beginning of the turn that they had before. Choices of one turn follow each other without a gap.
 */
export function retryFrom(log: readonly Step[], seat: Seat, step: number): number {
  const isOwn = (at: number) => log.some((one) => one.step === at && one.seat === seat);
  if (isOwn(step + 1)) return step;
  const last = log.findLast((one) => one.seat === seat && one.step <= step)?.step;
  if (last === undefined) return step;
  let first = last;
  while (isOwn(first - 1)) first--;
  return first - 1;
}

/** A match as far as it is known where it turned. */
interface Course {
  readonly turns: readonly { readonly seat: Seat | null; readonly first: number; readonly last: number }[];
  readonly chances: {
    /** After each turn. */
    readonly known: readonly (Odds | undefined)[];
    /** In the order they came. */
    readonly points: readonly { readonly turn: number; readonly came: 'good' | 'bad' }[];
  };
  readonly fetched: { readonly replayed: { readonly log: readonly Step[] } };
}

/** What is rated less is no chance. */
const REAL = 0.05;
const isReal = (odds: Odds): boolean => !isChance(odds) || odds.value >= REAL;

/**
 * From where a seat tries again what turned against it: the last turning point before which it had a real chance, else the last
 * own turn that began with one. Null where there was none: nobody is sent into a lost position.
 */
export function retryIn({ turns, chances: { known, points }, fetched }: Course, seat: Seat): number | null {
  const turned = points.filter(({ came }) => came === 'bad').map(({ turn }) => turn);
  const own = turns.flatMap((turn, at) => (turn.seat === seat ? [at] : []));
  for (const turn of [...turned.toReversed(), ...own.toReversed()]) {
    const step = retryFrom(fetched.replayed.log, seat, (turns[turn]?.first ?? 1) - 1);
    const odds = known[turns.findLastIndex(({ last }) => last <= step)];
    if (odds !== undefined && isReal(odds)) return step;
  }
  return null;
}
