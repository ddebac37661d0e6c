import type { Outcome, Seat } from '@turnpoint/kernel';

/** Whether the one person at this screen has lost, alone or with a team. */
export const isLostFor = ({ kind, winners }: Outcome, seat: Seat | null): boolean =>
  seat !== null && (kind === 'lost' || (kind === 'won' && !winners.includes(seat)));

interface Step {
  readonly step: number;
  readonly seat: Seat | null;
}

/**
 * From where a seat tries again what was decided after this step: here when the next choice is theirs, otherwise from the
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
