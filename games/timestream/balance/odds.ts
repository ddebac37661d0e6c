import { choices, look, owing, playInPlace, type Seat, start, stream } from '@turnpoint/kernel';
import { FACTS, type Fact, known, ODDS, open } from '../bot/odds.ts';
import { policy } from '../bot/policy.ts';
import { DECK_IDS, DECKS } from '../content/index.ts';
import { type Table, timestream } from '../rules/index.ts';

/** What stood on the table when a turn began, as its player saw it, and whether that player won. */
export interface Case {
  readonly facts: readonly number[];
  readonly isWon: boolean;
}

/** Every turn of matches of the policy: all pairs of lists, with and without Power Start. */
export function collect(matches: number, seed: string): Case[] {
  const cases: Case[] = [];
  for (let n = 0; n < matches; n++) {
    const decks = [n, n >> 2].map((at) => DECKS[DECK_IDS[at % 4] as keyof typeof DECKS]);
    const options = { ...timestream.defaults(2), decks: decks as [never, never], powerStart: n % 3 > 0 };
    const { state } = start(timestream, options, 2, `${seed}/${n}`);
    const int = stream(`${seed}/policy/${n}`);
    const seen: { seat: Seat; facts: number[] }[] = [];
    for (let turns = 0; state.outcome === null; ) {
      const seat = owing(timestream, state)[0] as Seat;
      const isNew = state.table.turns > turns && state.table.turn === seat;
      if (isNew) seen.push({ seat, facts: factsOf(state.table, seat) });
      turns = state.table.turns;
      const listed = choices(timestream, state, seat);
      const only = listed.length === 1 ? listed[0] : undefined;
      playInPlace(timestream, state, seat, only ?? policy(look(timestream, state, seat), int));
    }
    const winners = state.outcome.winners;
    cases.push(...seen.map(({ seat, facts }) => ({ facts, isWon: winners.includes(seat) })));
  }
  return cases;
}

function factsOf(t: Table, seat: Seat): number[] {
  const [mine, theirs, own] = [open(t, seat), open(t, 1 - seat), known(t, seat)];
  return FACTS.map((fact) => own[fact] ?? (mine[fact] ?? 0) - (theirs[fact] ?? 0));
}

/** How surprising the results are to these odds: 0.693 to a coin. */
export function surprise(cases: readonly Case[], worth: Readonly<Record<Fact, number>>): number {
  const weights = FACTS.map((fact) => worth[fact]);
  const even = FACTS.map((fact) => ODDS[fact].usual);
  let sum = 0;
  for (const { facts, isWon } of cases) {
    const lead = facts.reduce((total, value, i) => total + (weights[i] as number) * (value - (even[i] as number)), 0);
    sum += Math.log(1 + Math.exp(isWon ? -lead : lead));
  }
  return sum / cases.length;
}

/** The odds that fit best (logistic regression by Newton's steps, with a constant that is left out of the answer). */
export function fitted(cases: readonly Case[]): Record<Fact, number> {
  const rows = cases.map(({ facts, isWon }) => ({ x: [...facts, 1], y: Number(isWon) }));
  let weights = rows[0]?.x.map(() => 0) ?? [];
  for (let step = 0; step < 12; step++) {
    const slope = weights.map(() => 0);
    const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? 1 : 0)));
    for (const { x, y } of rows) {
      const p = 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * (weights[i] as number), 0)));
      for (const [i, value] of x.entries()) {
        (slope[i] as number) += value * (y - p);
        const row = bend[i] as number[];
        for (const [j, other] of x.entries()) (row[j] as number) += value * other * p * (1 - p);
      }
    }
    const change = solve(bend, slope);
    weights = weights.map((weight, i) => weight + (change[i] as number));
  }
  return Object.fromEntries(FACTS.map((fact, i) => [fact, weights[i]])) as Record<Fact, number>;
}

/** Gauss, without changing rows: the matrix is symmetric and its diagonal large. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (const [i, row] of rows.entries()) {
    for (const [k, other] of rows.entries()) {
      if (k === i) continue;
      const times = (other[i] as number) / (row[i] as number);
      for (let j = i; j < other.length; j++) (other[j] as number) -= times * (row[j] as number);
    }
  }
  return rows.map((row, i) => (row.at(-1) as number) / (row[i] as number));
}
