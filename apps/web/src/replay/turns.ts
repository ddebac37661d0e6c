import type { Look, Types } from '@turnpoint/kernel';
import type { Step, ToldStep } from '@turnpoint/protocol';
import { type Story, type Turn, turnsOf } from '@turnpoint/ui';

/** A turn of the match: one sentence in the list, one place on the strip. The first of all is the deal. */
export interface PlayedTurn extends Turn<Types> {
  readonly round: number | null;
}

/** What the turns of a match are made from. */
export interface Played {
  readonly log: readonly ToldStep[];
  readonly steps: readonly Step[];
  readonly look: Look;
}

/** The whole match in turns, as the game tells them. */
export function playedTurns({ log, steps, look }: Played, story: Story<Types>): PlayedTurn[] {
  const turns = turnsOf(log, story, look);
  return turns.map((turn, at) => {
    const last = at === turns.length - 1 && turn.last >= turn.first ? steps.length - 1 : turn.last;
    return { ...turn, last, round: steps[last]?.round ?? null };
  });
}

/** The turn in which a step lies. */
export function turnAt(turns: readonly PlayedTurn[], step: number): number {
  return Math.max(
    0,
    turns.findIndex(({ last }) => step <= last),
  );
}

/** Where the next or former turn ends: jumps go from end to end. */
export function turnEnd(turns: readonly PlayedTurn[], step: number, by: 1 | -1): number {
  const ends = turns.map(({ last }) => last);
  const found = by === 1 ? ends.find((end) => end > step) : ends.findLast((end) => end < step);
  return found ?? (by === 1 ? (ends.at(-1) ?? 0) : 0);
}
