import type { Place } from './water.ts';

/** The turns of a match: each lasts from one step to another. */
type Turns = readonly { readonly first: number; readonly last: number }[];

/** Where a step lies among turns: after turn 3 is 3, half through the fourth is 3.5. */
export function placeOfStep(turns: Turns, step: number): number {
  const at = turns.findIndex(({ last }) => step <= last);
  const turn = turns[at];
  if (turn === undefined) return Math.max(0, turns.length - 1);
  if (at === 0) return 0;
  return at - 1 + (step - turn.first + 1) / (turn.last - turn.first + 1);
}

/** One match in the river, told in turns. */
export interface Stretch {
  /** Where it begins: 0, or where it leaves another one. */
  readonly start: number;
  /** How full it is where it begins, and after each turn; undefined where that is not known. */
  readonly first: number;
  readonly full: readonly (number | undefined)[];
  /** The last turn that was played. */
  readonly end: number;
  readonly lane: number;
  /** The lane that it leaves; null for what happened. */
  readonly leaves: number | null;
}

export interface Measures {
  /** Where a turn's end lies. */
  along(turn: number): number;
  readonly narrow: number;
  readonly wide: number;
}

/** How long the way from one lane to another is, in turns. */
const BEND = 0.85;
/** How much of the water leaves at a fork. */
const FORK = 0.62;

/** The water of one match. What is not known lies on the line between what is. */
export function placesOf(
  { start, first, full, end, lane, leaves }: Stretch,
  { along, narrow, wide }: Measures,
): Place[] {
  const width = (part: number) => narrow + (wide - narrow) * part;
  const known = full.flatMap((part, turn) =>
    part === undefined || turn <= start || turn > end ? [] : [{ turn, part }],
  );
  const partAt = (turn: number): number => {
    const after = known.find((one) => one.turn >= turn);
    const before = known.findLast((one) => one.turn <= turn) ?? { turn: start, part: first };
    if (after === undefined) return before.part;
    const way = after.turn - before.turn;
    return way === 0 ? after.part : before.part + ((after.part - before.part) * (turn - before.turn)) / way;
  };
  const head: Place =
    leaves === null
      ? { along: along(start), across: lane, width: width(first) }
      : { along: along(start), across: leaves, width: width(first) * FORK };
  const bend = leaves === null ? start : Math.min(start + BEND, Math.max(end, start + 0.4));
  const turns = Array.from({ length: Math.max(0, end) }, (_, i) => i + 1).filter((turn) => turn > bend + 0.05);
  const rest = (leaves === null ? turns : [bend, ...turns]).map((turn) => ({
    along: along(turn),
    across: lane,
    width: width(partAt(turn)),
  }));
  return [head, ...rest];
}
