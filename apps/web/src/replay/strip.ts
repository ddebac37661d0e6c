import type { PlayedTurn } from './turns.ts';

/** One place on the strip under the graph: a turn, or several of a long match together. */
export interface Part {
  /** Of the turns, from one to another. */
  readonly turns: readonly [number, number];
  readonly first: number;
  readonly last: number;
  /** From one round to another; null where it is one turn. */
  readonly rounds: readonly [number, number] | null;
}

/** More turns than this have no room of their own: they are shown by rounds, then by tens of rounds. */
export const MANY = 40;
const TEN = 10;

/** Turns as they are shown on the strip. What nobody chose in has no place of its own; nor has the deal, unless somebody did. */
export function partsOf(turns: readonly PlayedTurn[]): Part[] {
  const single = turns.flatMap(({ first, last }, at): Part[] =>
    last === 0 || last < first ? [] : [{ turns: [at, at], first, last, rounds: null }],
  );
  if (single.length <= MANY) return single;
  // A game without rounds counts ten turns as one.
  const roundOf = (part: Part, at: number) => turns[part.turns[0]]?.round ?? Math.floor(at / TEN) + 1;
  const rounds = merged(single, roundOf, (round) => round);
  return rounds.length <= MANY ? rounds : merged(single, roundOf, (round) => Math.floor((round - 1) / TEN));
}

/** Of a letter on average, and of the air around all of them. */
const LETTER = 7;
const AIR = 14;

/** Can this be read whole where it has so much room? */
export const fits = (label: string, width: number, air = AIR): boolean => label.length * LETTER + air <= width;

/** A name where there is room for two letters: "Bo" is B, "Player 8" P8. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');

/** Which labels can be read beside each other, by where they stand: the one that is `now` always, of the others the first. */
export function readable(middles: readonly number[], apart: number, now: number): boolean[] {
  let free = Number.NEGATIVE_INFINITY;
  const before = middles[now] ?? Number.POSITIVE_INFINITY;
  return middles.map((middle, i) => {
    const isFree = middle >= free && (i > now || middle <= before - apart);
    if (i !== now && !isFree) return false;
    free = middle + apart;
    return true;
  });
}

/** Neighbours of one group together. */
function merged(
  parts: readonly Part[],
  roundOf: (part: Part, at: number) => number,
  groupOf: (round: number) => number,
): Part[] {
  const found: Part[] = [];
  parts.forEach((part, at) => {
    const round = roundOf(part, at);
    const before = found.at(-1);
    if (before?.rounds && groupOf(before.rounds[1]) === groupOf(round))
      found[found.length - 1] = {
        turns: [before.turns[0], part.turns[1]],
        first: before.first,
        last: part.last,
        rounds: [before.rounds[0], round],
      };
    else found.push({ ...part, rounds: [round, round] });
  });
  return found;
}
